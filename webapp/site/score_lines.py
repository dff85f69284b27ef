"""Hands as JSON Lines in, what they are worth as JSON Lines out: a bad line becomes an error line, never the end."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterator, Mapping
from typing import Any, BinaryIO

from webapp.riichi.errors import ImpossibleState, Problem, shown
from webapp.riichi.record import judge, read_record
from webapp.riichi.result import write_problems, write_result
from webapp.riichi.ruleset import Ruleset

LONGEST_LINE = 1024 * 1024
"""In bytes. No hand is nearly as long; a line without end would be all that is ever read."""


def score_lines(lines: BinaryIO, rulesets: Mapping[str, Ruleset]) -> Iterator[str]:
    """A line of output for each line of input, in its order; empty lines are passed over."""
    while line := lines.readline(LONGEST_LINE + 1):
        if len(line) > LONGEST_LINE:
            _pass_over_rest(lines, line)
            yield json.dumps(_refused("too_long", f"a line of more than {LONGEST_LINE} bytes is no hand"))
        elif line.strip():
            yield json.dumps(_scored(line, rulesets))


def _pass_over_rest(lines: BinaryIO, part: bytes) -> None:
    while part and not part.endswith(b"\n"):
        part = lines.readline(LONGEST_LINE)


def _scored(line: bytes, rulesets: Mapping[str, Ruleset]) -> dict[str, Any]:
    repeated: list[Problem] = []

    def unique(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
        found = dict(pairs)
        if len(found) != len(pairs):
            repeated.append(_repeated_key(pairs))
        return found

    try:
        hand = json.loads(line, object_pairs_hook=unique)
    except (ValueError, RecursionError) as error:
        return _refused("not_json", f"the line is not JSON: {error}")
    id = hand.get("id") if isinstance(hand, dict) else None
    if repeated:
        return write_problems(id, repeated)
    try:
        record = read_record(hand, rulesets)
        return write_result(record, judge(record))
    except ImpossibleState as bad:
        return write_problems(id, bad.problems)


def _repeated_key(pairs: list[tuple[str, Any]]) -> Problem:
    counted = Counter(key for key, _ in pairs)
    key = next(key for key, count in counted.items() if count > 1)
    return Problem("repeated_key", f"{shown(key)} is there twice; which of them is meant is not guessed", key)


def _refused(problem: str, message: str) -> dict[str, Any]:
    return write_problems(None, [Problem(problem, message, "")])
