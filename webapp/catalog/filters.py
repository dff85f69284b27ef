"""Filters of the list of yaku, each by what a ruleset makes of them."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from enum import StrEnum
from typing import assert_never

from webapp.catalog.entries import Structure, YakuEntry
from webapp.riichi.ruleset import Ruleset
from webapp.riichi.yaku import value_under


class Filter(StrEnum):
    """What a reader may want to see alone."""

    CLOSED = "closed"
    OPENS = "opens"
    SITUATIONAL = "situational"
    YAKUMAN = "yakuman"


_OPPOSITES = {Filter.CLOSED: Filter.OPENS, Filter.OPENS: Filter.CLOSED}


def filtered(entries: Iterable[YakuEntry], filters: Collection[Filter], ruleset: Ruleset) -> tuple[YakuEntry, ...]:
    """The entries that pass all filters. What a ruleset does not use is neither closed, nor open, nor a yakuman."""
    return tuple(entry for entry in entries if all(_passes(entry, one, ruleset) for one in filters))


def switched(filters: Collection[Filter], one: Filter) -> tuple[Filter, ...]:
    """The filters with one put in, in the place of its opposite, or taken out if it was in; always in one order."""
    if one in filters:
        return tuple(other for other in Filter if other in filters and other is not one)
    return tuple(other for other in Filter if other is one or (other in filters and other is not _OPPOSITES.get(one)))


def _passes(entry: YakuEntry, one: Filter, ruleset: Ruleset) -> bool:
    value = value_under(entry.rows[0], ruleset)
    match one:
        case Filter.CLOSED:
            return value.closed is not None and value.open is None
        case Filter.OPENS:
            return value.open is not None
        case Filter.SITUATIONAL:
            return entry.structure is Structure.SITUATIONAL
        case Filter.YAKUMAN:
            return value.yakuman > 0
        case _:
            assert_never(one)
