"""The list of yaku in one of its four orders, whole or with filters."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable
from dataclasses import dataclass

from flask import url_for

from webapp.catalog import (
    Filter,
    Group,
    YakuEntry,
    by_commonness,
    by_han,
    by_structure,
    filtered,
    in_tournament_order,
    switched,
)
from webapp.riichi.hand import Hand
from webapp.riichi.ruleset import Ruleset
from webapp.riichi.yaku import value_under
from webapp.site.library import catalog
from webapp.site.rules import Rules
from webapp.site.views.tiles import TileView, tile_views
from webapp.site.words.groups import ALL, filter_name, group_heading, group_note, order_name
from webapp.site.words.rulesets import short_rules
from webapp.site.words.yaku import page_called, worth_in_short

ORDERS: dict[str, Callable[[Iterable[YakuEntry], Ruleset], tuple[Group, ...]]] = {
    "commonness": lambda entries, _: by_commonness(entries),
    "han": by_han,
    "structure": lambda entries, _: by_structure(entries),
    "tournament": lambda entries, _: in_tournament_order(entries),
}
DEFAULT_ORDER = "commonness"


@dataclass(frozen=True, slots=True)
class OrderTab:
    """A way to the same list in another order."""

    name: str
    href: str
    is_current: bool


@dataclass(frozen=True, slots=True)
class FilterChip:
    """A filter, how many yaku there are with it, and the way to the list with it switched; none where it is empty."""

    name: str
    count: int
    href: str
    is_on: bool


@dataclass(frozen=True, slots=True)
class YakuRow:
    """One yaku in the list. `tiles` are those of its first example: they only show the shape."""

    href: str
    name: str
    kanji: str
    gloss: str
    worth: str
    open_worth: str
    tiles: tuple[TileView, ...]


@dataclass(frozen=True, slots=True)
class YakuGroup:
    """The yaku under one heading, which may be within a wider one; `over` is that one's name where it begins."""

    heading: str
    note: str
    rows: tuple[YakuRow, ...]
    is_inner: bool
    over: str


@dataclass(frozen=True, slots=True)
class YakuListPage:
    """The whole list."""

    tabs: tuple[OrderTab, ...]
    chips: tuple[FilterChip, ...]
    groups: tuple[YakuGroup, ...]
    ruleset: str
    all_href: str
    together_href: str


def yaku_list_page(order: str, filters: tuple[Filter, ...], rules: Rules) -> YakuListPage:
    """The yaku that pass the filters in an order of ORDERS, each with what it is worth under the rules."""
    shown = filtered(catalog().yaku.values(), filters, rules.ruleset)
    return YakuListPage(
        tabs=tuple(OrderTab(order_name(id), _address(id, filters), id == order) for id in ORDERS),
        chips=_chips(order, filters, rules.ruleset),
        groups=_groups(ORDERS[order](shown, rules.ruleset), rules.ruleset),
        ruleset=short_rules(rules),
        all_href=_address(order, ()),
        together_href=url_for("yaku.together"),
    )


def _address(order: str, filters: Collection[Filter]) -> str:
    only = [one.value for one in filters]
    return url_for("yaku.index", order=None if order == DEFAULT_ORDER else order, only=only or None)


def _chips(order: str, filters: tuple[Filter, ...], ruleset: Ruleset) -> tuple[FilterChip, ...]:
    """A way to all yaku, then the filters, each to be put to those that are on."""
    entries = catalog().yaku.values()
    chips = [FilterChip(filter_name(ALL), len(entries), _address(order, ()), not filters)]
    for one in Filter:
        with_it = filters if one in filters else switched(filters, one)
        count = len(filtered(entries, with_it, ruleset))
        leads_on = count > 0 or one in filters
        href = _address(order, switched(filters, one)) if leads_on else ""
        chips.append(FilterChip(filter_name(one), count, href, one in filters))
    return tuple(chips)


def _groups(found: Iterable[Group], ruleset: Ruleset) -> tuple[YakuGroup, ...]:
    """The groups that have entries, with their headings."""
    groups: list[YakuGroup] = []
    wider = None
    for group in found:
        over = group_heading(group.under) if group.under and group.under != wider else ""
        wider = group.under
        rows = tuple(_row(entry, ruleset) for entry in group.entries)
        groups.append(YakuGroup(group_heading(group.id), group_note(group.id), rows, group.under is not None, over))
    return tuple(group for group in groups if group.rows)


def _row(entry: YakuEntry, ruleset: Ruleset) -> YakuRow:
    named = page_called(entry)
    row = entry.rows[0]
    worth, open_worth = worth_in_short(row, value_under(row, ruleset))
    return YakuRow(
        href=url_for("yaku.show", id=entry.id),
        name=named.name,
        kanji=entry.kanji,
        gloss=named.beside,
        worth=worth,
        open_worth=open_worth,
        tiles=_shape(entry.examples[0].record.hand),
    )


def _shape(hand: Hand | None) -> tuple[TileView, ...]:
    if hand is None:
        return ()
    free = sorted((*hand.concealed, hand.winning))
    return tile_views((*free, *(tile for meld in hand.melds for tile in meld.tiles)))
