"""Which yaku hands count together: for every two of them the plainest of some hands that counts both."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from itertools import combinations
from typing import NamedTuple

from webapp.riichi.errors import ImpossibleState
from webapp.riichi.record import Record, judge
from webapp.riichi.ruleset import Ruleset
from webapp.riichi.score import Score

Pair = frozenset[str]


class Meetings(NamedTuple):
    """What each hand counts, and by two yaku the hand with the fewest others beside them."""

    counted: tuple[frozenset[str], ...]
    witnesses: Mapping[Pair, Record]


def meetings(records: Iterable[Record], ruleset: Ruleset) -> Meetings:
    """The meetings in these hands under a ruleset; what is no win under it shows nothing."""
    found = [(_counted(record._replace(ruleset=ruleset)), record) for record in records]
    won = sorted(((ids, record) for ids, record in found if ids), key=lambda one: len(one[0]))
    witnesses: dict[Pair, Record] = {}
    for ids, record in won:
        for pair in combinations(sorted(ids), 2):
            witnesses.setdefault(frozenset(pair), record)
    return Meetings(tuple(ids for ids, _ in won), witnesses)


def _counted(record: Record) -> frozenset[str]:
    try:
        result = judge(record)
    except ImpossibleState:
        return frozenset()
    return frozenset(id for id, _ in result.yaku) if isinstance(result, Score) else frozenset()
