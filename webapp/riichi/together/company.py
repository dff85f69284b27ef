"""What a yaku is never counted without: one other yaku, or some of a few, proved for every hand."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import combinations, product
from typing import NamedTuple

from webapp.riichi.ruleset import Ruleset
from webapp.riichi.together.domain import narrowed, without_wish
from webapp.riichi.together.exclusion import exclusion, left_of, rows_of, taker_of
from webapp.riichi.together.laws import laws
from webapp.riichi.yaku.table import Yaku


class Company(NamedTuple):
    """At least `least` of some yaku, in the order of the table."""

    least: int
    ids: tuple[str, ...]


def company(yaku_id: str, ruleset: Ruleset, seen: Iterable[frozenset[str]]) -> tuple[Company, ...]:
    """The company that a yaku always keeps. `seen` are the yaku of hands that count it: they say what to try to prove.

    Of three yaku any two of which it is never without, two are always there.
    """
    others = [ids - {yaku_id} for ids in seen]
    if not others or not all(others):
        return ()
    rows = rows_of(ruleset)
    row = rows[yaku_id]
    candidates = [other for other in rows.values() if any(other.id in ids for ids in others)]
    proved = [
        pair
        for size in (1, 2)
        for pair in combinations(candidates, size)
        if all(any(one.id in ids for one in pair) for ids in others) and _is_never_without(row, pair, ruleset)
    ]
    return tuple(_joined([tuple(one.id for one in pair) for pair in proved]))


def _is_never_without(row: Yaku, others: Sequence[Yaku], ruleset: Ruleset) -> bool:
    """Whether no hand counts the row and breaks a condition of each of the others, and none of them can be replaced."""
    replacing = {id for other in others for id in other.replaced_by} - {other.id for other in others}
    if any(not exclusion(row.id, id, ruleset) for id in replacing):
        return False
    start = left_of(row.conditions)
    wishes = [[wish for condition in other.conditions for wish in condition.wanted] for other in others]
    for broken in product(*wishes):
        domain = start
        for wish in broken:
            domain = without_wish(domain, wish)
        left = narrowed(domain, laws())
        if left and not taker_of((row,), left, rows_of(ruleset).values()):
            return False
    return True


def _joined(proved: list[tuple[str, ...]]) -> Iterable[Company]:
    """The fewest statements: what follows from another is left out, and three pairs of three yaku are one."""
    single = {pair[0] for pair in proved if len(pair) == 1}
    pairs = [pair for pair in proved if len(pair) == 2 and single.isdisjoint(pair)]
    ids = dict.fromkeys(id for pair in pairs for id in pair)
    triples = [three for three in combinations(ids, 3) if all(two in pairs for two in combinations(three, 2))]
    yield from (Company(1, pair) for pair in proved if len(pair) == 1)
    yield from (Company(2, three) for three in triples)
    yield from (Company(1, pair) for pair in pairs if not any(set(pair) <= set(three) for three in triples))
