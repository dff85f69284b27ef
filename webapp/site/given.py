"""A hand given to the command: in notation with what is around it, as JSON, or by its link."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from webapp.catalog import Catalog
from webapp.riichi.entered import Entered, problems_of_entered
from webapp.riichi.errors import ImpossibleState, Problem
from webapp.riichi.hand import Meld
from webapp.riichi.link import parse_link
from webapp.riichi.notation import parse_notation
from webapp.riichi.problems import problems
from webapp.riichi.record import Record, Waiting, read_record, read_waiting
from webapp.riichi.tiles import format_tiles
from webapp.site.rules import Rules, UnknownRules, parse_rules
from webapp.site.strict_json import NotJson, parse_json

Given = Record | Waiting

USUAL = {"seat": "south", "round": "east"}
"""Where the winner sits if nobody says, and in which round."""


def read_given(text: str, fields: Mapping[str, Any], rules: str | None, catalog: Catalog) -> Given:
    """The hand of a text. `fields` are those of the hand format around a hand in notation, `rules` as `?rules=`.

    An object or a link says itself what is around the hand; `rules` stand in the place of its own.
    Raises ImpossibleState with every problem.
    """
    if text.lstrip().startswith("{"):
        _refuse(fields, "an object")
        return _read(_json(text), rules, catalog)
    if "_" in text:
        _refuse(fields, "a link")
        return _linked(text, rules, catalog)
    return _written(text, fields, _rules(rules, catalog), catalog)


def _refuse(fields: Mapping[str, Any], whole: str) -> None:
    _insist([Problem("said_already", f"{whole} says by itself what is around its hand", key) for key in fields])


def _read(data: object, rules: str | None, catalog: Catalog) -> Given:
    """A hand that has no winning tile and does not say that the deal was drawn is one that waits."""
    if isinstance(data, Mapping) and rules:
        data = {**data, **_named(_rules(rules, catalog))}
    is_waiting = isinstance(data, Mapping) and "win" not in data and data.get("by") != "draw"
    return read_waiting(data, catalog.rules) if is_waiting else read_record(data, catalog.rules)


def _json(text: str) -> object:
    try:
        sent = parse_json(text.encode(errors="replace"))
    except NotJson as error:
        raise ImpossibleState([Problem("not_json", f"the hand is not JSON: {error}", "")]) from error
    sent.refuse_repeated_keys()
    return sent.value


def _rules(text: str | None, catalog: Catalog) -> Rules:
    entry = catalog.default_ruleset
    try:
        return parse_rules(text, catalog.rulesets) if text else Rules(entry, entry.ruleset)
    except UnknownRules as unknown:
        known = ", ".join(catalog.rulesets)
        raise ImpossibleState([Problem("unknown_ruleset", f"{unknown}; there are {known}", "ruleset")]) from unknown


def _linked(text: str, rules: str | None, catalog: Catalog) -> Given:
    """A hand link, or the address of a hand's page."""
    link = parse_link(text.partition("?")[0].rstrip("/").rpartition("/")[2])
    ruleset = _rules(rules or link.rules, catalog).ruleset
    if link.winning is None and link.concealed:
        _insist(problems_of_entered(Entered(link.concealed, link.melds, None, link.situation, ruleset), ()))
        return Waiting(None, link.concealed, link.melds, link.situation, ruleset)
    hand = link.hand
    if hand is not None:
        _insist(problems(hand, link.situation, ruleset))
    return Record(None, hand, link.melds, link.situation, ruleset)


def _insist(found: Iterable[Problem]) -> None:
    if found:
        raise ImpossibleState(found)


def _written(text: str, fields: Mapping[str, Any], rules: Rules, catalog: Catalog) -> Given:
    """A hand in notation. What is around it is read as the hand format reads it, so that it names the same problems."""
    written = parse_notation(text)
    data = {
        **USUAL,
        **fields,
        "concealed": format_tiles(written.concealed),
        "melds": [_meld(meld) for meld in written.melds],
        **_named(rules),
    }
    if written.winning is None:
        return read_waiting(data, catalog.rules)
    return read_record({"by": "ron", **data, "win": str(written.winning)}, catalog.rules)


def _named(rules: Rules) -> dict[str, Any]:
    """Rules as the hand format names them."""
    changes = rules.changes.items()
    options = {id: sorted(value) if isinstance(value, frozenset) else value for id, value in changes}
    return {"ruleset": rules.entry.id, "options": options}


def _meld(meld: Meld) -> dict[str, str]:
    said = {"kind": meld.kind.value, "tiles": format_tiles(meld.tiles)}
    if meld.called:
        said["called"] = str(meld.called)
    if meld.source:
        said["from"] = meld.source.value
    return said
