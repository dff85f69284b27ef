"""Hands that come to the API: their JSON read strictly, judged as the command `yakudoku score` judges them."""

from __future__ import annotations

from typing import Any

from flask import current_app, request

from webapp.riichi.errors import ImpossibleState
from webapp.riichi.record import judge, read_waiting
from webapp.riichi.result import write_problems, write_result, write_tenpai
from webapp.riichi.tenpai import tenpai
from webapp.site.api.answers import JSON
from webapp.site.api.explaining import explain, wait_words
from webapp.site.api.hands import MOST_HANDS
from webapp.site.api.problems import Fault, ProblemKind, Refused, fault_of
from webapp.site.library import catalog
from webapp.site.score_lines import id_of, readable_record
from webapp.site.strict_json import NotJson, Sent, parse_json

MOST_EXPLAINED = 50
"""So many hands of one request are explained: that takes far longer than their scores."""


def score_body(*, explained: bool) -> Any:
    """What the hand in the body is worth, or each hand of the list there: in a list a bad one gives an error object.

    Raises Refused for a single bad hand, for too long a list, and for a body that holds no JSON.
    """
    body = _read_body()
    if not isinstance(body.value, list):
        return _one(body, explained=explained)
    most = MOST_EXPLAINED if explained else MOST_HANDS
    if len(body.value) > most:
        fault = Fault(detail=f"{len(body.value)} hands; expected at most {most}", pointer="")
        raise Refused(ProblemKind.TOO_MANY_HANDS, [fault])
    return [_in_its_place(hand, explained=explained) for hand in body.items]


def waits_body(*, explained: bool) -> Any:
    """What the thirteen tiles in the body wait for. Raises Refused as score_body does."""
    body = _read_body()
    try:
        body.refuse_repeated_keys()
        waiting = read_waiting(body.value, catalog().rules)
    except ImpossibleState as bad:
        raise _bad_hand(bad) from bad
    found = tenpai(waiting.concealed, waiting.melds, waiting.situation, waiting.ruleset)
    written = write_tenpai(waiting, found)
    if explained:
        for wait, words in zip(written["waits"], map(wait_words, found.waits), strict=True):
            wait["words"] = words.model_dump()
    return written


def _read_body() -> Sent:
    if request.mimetype != JSON:
        raise Refused(ProblemKind.WRONG_MEDIA_TYPE)
    body = request.get_data()
    if request.content_length is None and len(body) >= current_app.config["MAX_CONTENT_LENGTH"]:
        # What comes in pieces is cut off at the limit, and a part of a body is not to be judged.
        raise Refused(ProblemKind.TOO_LARGE)
    try:
        return parse_json(body)
    except NotJson as error:
        raise Refused(ProblemKind.NOT_JSON, [Fault(detail=str(error), pointer="")]) from error


def _one(hand: Sent, *, explained: bool) -> dict[str, Any]:
    try:
        return _judged(hand, explained=explained)
    except ImpossibleState as bad:
        raise _bad_hand(bad) from bad


def _in_its_place(hand: Sent, *, explained: bool) -> dict[str, Any]:
    try:
        return _judged(hand, explained=explained)
    except ImpossibleState as bad:
        return write_problems(id_of(hand), bad.problems)


def _judged(hand: Sent, *, explained: bool) -> dict[str, Any]:
    record = readable_record(hand, catalog().rules)
    result = judge(record)
    written = write_result(record, result)
    explanation = explain(record, result) if explained else None
    if explanation is not None:
        written["explanation"] = explanation.model_dump()
    return written


def _bad_hand(bad: ImpossibleState) -> Refused:
    return Refused(ProblemKind.BAD_HAND, map(fault_of, bad.problems))
