"""Hands as JSON in, what they are worth as JSON out: a bad one becomes an error object, never the end."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from typing import Any, BinaryIO

from webapp.riichi.errors import ImpossibleState, Problem
from webapp.riichi.record import Record, judge, read_record
from webapp.riichi.result import write_problems, write_result
from webapp.riichi.ruleset import Ruleset
from webapp.site.strict_json import NotJson, Sent, parse_json

LONGEST_LINE = 1024 * 1024
"""In bytes. No hand is nearly as long; a line without end would be all that is ever read."""


def score_lines(lines: BinaryIO, rulesets: Mapping[str, Ruleset]) -> Iterator[str]:
    """A line of output for each line of input, in its order; empty lines are passed over."""
    while line := lines.readline(LONGEST_LINE + 1):
        if len(line) > LONGEST_LINE:
            _pass_over_rest(lines, line)
            yield json.dumps(_refused("too_long", f"a line of more than {LONGEST_LINE} bytes is no hand"))
        elif line.strip():
            yield json.dumps(_scored_line(line, rulesets))


def scored(hand: Sent, rulesets: Mapping[str, Ruleset]) -> dict[str, Any]:
    """What a hand that came as JSON is worth, or what is wrong with it."""
    try:
        record = readable_record(hand, rulesets)
        return write_result(record, judge(record))
    except ImpossibleState as bad:
        return write_problems(id_of(hand), bad.problems)


def readable_record(hand: Sent, rulesets: Mapping[str, Ruleset]) -> Record:
    """The record of a hand that came as JSON.

    Raises ImpossibleState; where a key is there twice nothing else can be said of the hand.
    """
    hand.refuse_repeated_keys()
    return read_record(hand.value, rulesets)


def id_of(hand: Sent) -> object:
    """The id that a hand gives itself, whatever else it may be."""
    return hand.value.get("id") if isinstance(hand.value, dict) else None


def _pass_over_rest(lines: BinaryIO, part: bytes) -> None:
    while part and not part.endswith(b"\n"):
        part = lines.readline(LONGEST_LINE)


def _scored_line(line: bytes, rulesets: Mapping[str, Ruleset]) -> dict[str, Any]:
    try:
        hand = parse_json(line)
    except NotJson as error:
        return _refused("not_json", f"the line is not JSON: {error}")
    return scored(hand, rulesets)


def _refused(problem: str, message: str) -> dict[str, Any]:
    return write_problems(None, [Problem(problem, message, "")])
