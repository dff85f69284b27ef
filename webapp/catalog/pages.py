"""Which rows of the engine's table a page speaks of, and the ids of the conditions that it puts into words."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from webapp.catalog.entries import Commonness, YakuEntry
from webapp.catalog.errors import Fault
from webapp.catalog.files import YAKU, file_of
from webapp.riichi.yaku import NAGASHI_MANGAN, YAKU_BY_ID, YAKU_IDS

FAMILY_CONDITION = "value_triplet"
"""The one condition that a page of several rows words for all of them."""
NAGASHI_CONDITIONS = ("exhaustive_draw", "only_terminal_or_honour_discards", "no_discard_called")
"""Nagashi mangan has no row of conditions on readings."""


def condition_ids(rows: tuple[str, ...]) -> tuple[str, ...]:
    """The ids of the conditions that a page of these rows words, in order."""
    if len(rows) > 1:
        return (FAMILY_CONDITION,)
    if rows == (NAGASHI_MANGAN,):
        return NAGASHI_CONDITIONS
    return tuple(condition.id for condition in YAKU_BY_ID[rows[0]].conditions)


def check_rows(entries: Iterable[YakuEntry]) -> Iterator[Fault]:
    """Whether every row of the engine is on a page, and on one only."""
    pages: dict[str, list[str]] = {row: [] for row in YAKU_IDS}
    for entry in entries:
        for row in entry.rows:
            pages[row].append(file_of(YAKU, entry.id))
    for row, found in pages.items():
        if len(found) != 1:
            where = " and ".join(found) or "no page"
            yield Fault(YAKU, "rows", f"{row!r} is in {where}; expected it in exactly one")


def check_rarity(entry: YakuEntry) -> Iterator[Fault]:
    """Whether exactly the yakuman, renhou among them, and nagashi mangan are very rare: no figures tell them apart."""
    is_expected = any(row == NAGASHI_MANGAN or YAKU_BY_ID[row].is_yakuman for row in entry.rows)
    if is_expected != (entry.commonness is Commonness.VERY_RARE):
        expected = "expected" if is_expected else "not expected"
        yield Fault(file_of(YAKU, entry.id), "commonness", f"{entry.commonness}; very_rare is {expected} here")
