"""Which rows of the engine's table a page speaks of, and the ids of the conditions that it puts into words."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from webapp.catalog.entries import Commonness, Orders, YakuEntry
from webapp.catalog.errors import Fault
from webapp.catalog.files import ORDERS, YAKU
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


def page_file(page: str) -> str:
    """The path of a page's file below content/."""
    return f"{YAKU}/{page}.toml"


def check_pages(entries: Mapping[str, YakuEntry], files: frozenset[str], orders: Orders) -> Iterator[Fault]:
    """Whether there is a file for every page of the tournament order and no other, and a page for every row, once.

    Nothing is asked where there is no order, and rows are counted only where every page could be read: one fault is
    not told twice.
    """
    expected = {page_file(page) for page in orders.tournament} or files
    for file in sorted(expected - files):
        yield Fault(file, "", f"missing; the tournament order of {ORDERS} lists its page")
    for file in sorted(files - expected):
        yield Fault(file, "", f"not listed in the tournament order of {ORDERS}")
    if files == expected == {page_file(page) for page in entries}:
        yield from _check_rows(entries)


def check_rarity(entry: YakuEntry) -> Iterator[Fault]:
    """Whether exactly the yakuman, renhou among them, and nagashi mangan are very rare: no figures tell them apart."""
    is_expected = any(row == NAGASHI_MANGAN or YAKU_BY_ID[row].is_yakuman for row in entry.rows)
    if is_expected != (entry.commonness is Commonness.VERY_RARE):
        expected = "expected" if is_expected else "not expected"
        yield Fault(page_file(entry.id), "commonness", f"{entry.commonness}; very_rare is {expected} here")


def _check_rows(entries: Mapping[str, YakuEntry]) -> Iterator[Fault]:
    pages: dict[str, list[str]] = {row: [] for row in YAKU_IDS}
    for entry in entries.values():
        for row in entry.rows:
            pages[row].append(entry.id)
    for row, found in pages.items():
        if len(found) != 1:
            where = " and ".join(page_file(page) for page in found) or "no page"
            yield Fault(YAKU, "rows", f"{row!r} is in {where}; expected it in exactly one")
