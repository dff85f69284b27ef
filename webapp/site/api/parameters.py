"""The parameters of the API's addresses: what they may say, and the refusal of all others."""

from __future__ import annotations

from flask import request

from webapp.languages import CODES
from webapp.riichi.errors import shown
from webapp.site.api.address import LANGUAGE
from webapp.site.api.problems import Fault, ProblemKind, Refused

EXPLAIN = "explain"
RULES = "rules"
YES, NO = "1", "0"
ALLOWED = {
    "api.score": (EXPLAIN, LANGUAGE),
    "api.waits": (EXPLAIN, LANGUAGE),
    "api.all_yaku": (RULES, LANGUAGE),
    "api.yaku": (RULES, LANGUAGE),
    "api.all_rulesets": (LANGUAGE,),
    "api.ruleset": (LANGUAGE,),
    "api.terms": (LANGUAGE,),
    "api.openapi": (),
}
_CHOICES = {LANGUAGE: CODES, EXPLAIN: (YES, NO)}


def refuse_parameters() -> None:
    """Raises Refused naming every parameter of this request that means nothing here, or says what it cannot."""
    allowed = ALLOWED[request.endpoint or ""]
    found = {name: _wrong(name, values, allowed) for name, values in request.args.lists()}
    faults = [Fault(detail=detail, parameter=name) for name, detail in found.items() if detail is not None]
    if faults:
        raise Refused(ProblemKind.BAD_PARAMETER, faults)


def is_explanation_asked() -> bool:
    """Whether words are asked for."""
    return request.args.get(EXPLAIN) == YES


def _wrong(name: str, values: list[str], allowed: tuple[str, ...]) -> str | None:
    if name not in allowed:
        return f"{shown(name)} is no parameter here; expected " + (" or ".join(allowed) or "none")
    if len(values) > 1:
        return f"{name} is there {len(values)} times; which of them is meant is not guessed"
    choices = _CHOICES.get(name)
    if choices is not None and values[0] not in choices:
        return f"{name} cannot be {shown(values[0])}; expected one of {', '.join(choices)}"
    return None
