"""Hands for the tests of the rules, written as the hand format writes them, and short ways to judge them."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from webapp.riichi.errors import ImpossibleState, Problem
from webapp.riichi.record import Record, judge, read_record
from webapp.riichi.result import write_problems, write_result
from webapp.riichi.ruleset import Ruleset
from webapp.riichi.score import Score

Entry = dict[str, Any]

CONTENT = Path(__file__).parents[2] / "content" / "rulesets"


def load_rulesets() -> dict[str, Ruleset]:
    """Every ruleset of the project by its id. The room of content has more to say of them; here only values matter."""
    files = [tomllib.loads(path.read_text(encoding="utf-8")) for path in sorted(CONTENT.glob("*.toml"))]
    return {data["id"]: Ruleset.from_options(data["id"], _values(data["options"])) for data in files}


def _values(options: Mapping[str, Mapping[str, Any]]) -> dict[str, object]:
    return {option: entry["value"] for option, entry in options.items()}


RULESETS = load_rulesets()


def entry(**fields: Any) -> Entry:
    """A hand in the hand format: a pinfu by ron of South in the east round, but for the given fields.

    A trailing underscore keeps `from` from being a keyword; a field that is None is left out.
    """
    hand = {
        "concealed": "123m456789p1178s",
        "win": "9s",
        "by": "ron",
        "round": "east",
        "seat": "south",
        **{name.rstrip("_"): value for name, value in fields.items()},
    }
    return {name: value for name, value in hand.items() if value is not None}


def read(hand: Entry) -> Record:
    return read_record(hand, RULESETS)


def won(hand: Entry) -> Score:
    """The score of a hand that wins."""
    result = judge(read(hand))
    assert isinstance(result, Score), result
    return result


def written(hand: Entry) -> dict[str, Any]:
    """What the hand format writes for a hand, whatever becomes of it."""
    try:
        record = read(hand)
    except ImpossibleState as impossible:
        return write_problems(hand.get("id"), impossible.problems)
    return write_result(record, judge(record))


def problems_of(hand: object, rulesets: Mapping[str, Ruleset] = RULESETS) -> tuple[Problem, ...]:
    """The problems for which an object is refused; none when it is accepted."""
    try:
        read_record(hand, rulesets)
    except ImpossibleState as impossible:
        return impossible.problems
    return ()


def named(problems: tuple[Problem, ...]) -> list[str]:
    """Problems as `id at`, in order."""
    return sorted(f"{problem.id} {problem.at}".strip() for problem in problems)


def chi(tiles: str) -> Entry:
    return {"kind": "chi", "tiles": tiles}


def pon(tiles: str) -> Entry:
    return {"kind": "pon", "tiles": tiles}


def open_kan(tiles: str) -> Entry:
    return {"kind": "open_kan", "tiles": tiles}


def closed_kan(tiles: str) -> Entry:
    return {"kind": "closed_kan", "tiles": tiles}
