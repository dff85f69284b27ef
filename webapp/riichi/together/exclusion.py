"""Why two yaku are never counted in one hand: proved from what they want, what replaces them, and the laws of hands."""

from __future__ import annotations

from collections.abc import Iterable
from enum import StrEnum
from functools import lru_cache
from itertools import combinations
from typing import NamedTuple

from webapp.riichi.ruleset import Ruleset
from webapp.riichi.together.domain import EVERYTHING, grants, narrowed, with_wishes
from webapp.riichi.together.laws import laws
from webapp.riichi.yaku.conditions import Condition
from webapp.riichi.yaku.table import NAGASHI_MANGAN, Yaku
from webapp.riichi.yaku.under import rows_under

Conditions = tuple[Condition, ...]


class Bar(StrEnum):
    """The ways in which two yaku are kept apart."""

    CONDITIONS = "conditions"
    REPLACED = "replaced"
    BECOMES = "becomes"
    YAKUMAN = "yakuman"
    STANDS_ALONE = "stands_alone"
    NOT_A_WIN = "not_a_win"
    WALL = "wall"


class Exclusion(NamedTuple):
    """Why two yaku are never counted together.

    CONDITIONS: `own` of the one contradict `others` of the other. REPLACED: `id`, one of the two, takes the place of
    the other. BECOMES: a hand that holds both holds `id`, a third yaku, which takes their place. YAKUMAN: `id` is the
    one of the two beside which only yakuman count. STANDS_ALONE: beside `id` nothing counts. NOT_A_WIN: one of them is
    for deals that nobody wins. WALL: riichi is declared too early for both.
    """

    bar: Bar
    id: str = ""
    own: tuple[str, ...] = ()
    others: tuple[str, ...] = ()


_ENOUGH_FOR_A_LAP = 4
"""With so many tiles left after riichi the last discard of the deal is past the lap in which ippatsu counts."""


def exclusion(yaku_id: str, other_id: str, ruleset: Ruleset) -> Exclusion | None:
    """Why no hand counts both of two yaku that a ruleset uses; None where no proof says so. Raises KeyError."""
    if NAGASHI_MANGAN in (yaku_id, other_id):
        return Exclusion(Bar.NOT_A_WIN, NAGASHI_MANGAN)
    if ruleset.renhou == "mangan" and "renhou" in (yaku_id, other_id):
        return Exclusion(Bar.STANDS_ALONE, "renhou")
    if {yaku_id, other_id} == {"ippatsu", "houtei"} and ruleset.riichi_tiles_left >= _ENOUGH_FOR_A_LAP:
        return Exclusion(Bar.WALL)
    rows = rows_of(ruleset)
    return _between(rows[yaku_id], rows[other_id], rows.values())


@lru_cache(maxsize=64)
def rows_of(ruleset: Ruleset) -> dict[str, Yaku]:
    """The rows that add up under a ruleset, by their ids."""
    return {row.id: row for row in rows_under(ruleset)}


def _between(row: Yaku, other: Yaku, rows: Iterable[Yaku]) -> Exclusion | None:
    for one, taker in ((row, other), (other, row)):
        if taker.id in one.replaced_by:
            return Exclusion(Bar.REPLACED, taker.id)
        if taker.is_yakuman and not one.is_yakuman:
            return Exclusion(Bar.YAKUMAN, taker.id)
    contradiction = _contradiction(row.conditions, other.conditions)
    if contradiction:
        return contradiction
    taker_id = taker_of((row, other), left_of((*row.conditions, *other.conditions)), rows)
    return Exclusion(Bar.BECOMES, taker_id) if taker_id else None


def taker_of(of: Iterable[Yaku], domain: int, rows: Iterable[Yaku]) -> str | None:
    """A yaku that every hand of a domain holds and that takes the place of one of these; None where there is none."""
    wanted = tuple(of)
    takers = (
        row.id
        for row in rows
        if row not in wanted
        and any(row.id in one.replaced_by or (row.is_yakuman and not one.is_yakuman) for one in wanted)
        and all(grants(domain, condition.wanted) for condition in row.conditions)
    )
    return next(takers, None)


@lru_cache(maxsize=1 << 12)
def left_of(conditions: Conditions) -> int:
    """What the facts of a hand can be that meets all of these conditions; 0 where there is no such hand."""
    return narrowed(with_wishes(EVERYTHING, (wish for each in conditions for wish in each.wanted)), laws())


@lru_cache(maxsize=1 << 12)
def _contradiction(own: Conditions, others: Conditions) -> Exclusion | None:
    """The fewest conditions of two yaku that no hand meets together."""
    if left_of((*own, *others)):
        return None
    some = (
        (one, other)
        for number in range(2, len(own) + len(others))
        for of_one in range(1, number)
        for one in combinations(own, of_one)
        for other in combinations(others, number - of_one)
    )
    one, other = next((pair for pair in some if not left_of((*pair[0], *pair[1]))), (own, others))
    return Exclusion(Bar.CONDITIONS, "", tuple(each.id for each in one), tuple(each.id for each in other))
