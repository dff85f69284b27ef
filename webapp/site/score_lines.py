"""Hands as JSON Lines in, what they are worth as JSON Lines out: a bad line becomes an error line, never the end."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator, Mapping
from typing import Any

from webapp.riichi.errors import ImpossibleState, Problem
from webapp.riichi.record import judge, read_record
from webapp.riichi.result import write_problems, write_result
from webapp.riichi.ruleset import Ruleset


def score_lines(lines: Iterable[bytes], rulesets: Mapping[str, Ruleset]) -> Iterator[str]:
    """A line of output for each line of input, in its order; empty lines are passed over."""
    for line in lines:
        if line.strip():
            yield json.dumps(_scored(line, rulesets))


def _scored(line: bytes, rulesets: Mapping[str, Ruleset]) -> dict[str, Any]:
    try:
        hand = json.loads(line)
    except (ValueError, RecursionError) as error:
        return write_problems(None, [Problem("not_json", f"the line is not JSON: {error}", "")])
    try:
        record = read_record(hand, rulesets)
        return write_result(record, judge(record))
    except ImpossibleState as bad:
        return write_problems(hand.get("id") if isinstance(hand, dict) else None, bad.problems)
