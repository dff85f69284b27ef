"""The list of yaku in one of its four orders."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass

from flask import url_for

from webapp.catalog import Group, YakuEntry, by_commonness, by_han, by_structure, in_tournament_order
from webapp.riichi.hand import Hand
from webapp.riichi.ruleset import Ruleset
from webapp.riichi.yaku import value_under
from webapp.site.i18n import language
from webapp.site.library import catalog
from webapp.site.rules import Rules
from webapp.site.views.tiles import TileView, tile_views
from webapp.site.words.groups import group_heading, group_note, order_name
from webapp.site.words.yaku import worth_in_short

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
    groups: tuple[YakuGroup, ...]
    ruleset: str


def yaku_list_page(order: str, rules: Rules) -> YakuListPage:
    """The list in an order of ORDERS, each yaku with what it is worth under the rules."""
    tabs = tuple(
        OrderTab(order_name(id), url_for("yaku.index", order=None if id == DEFAULT_ORDER else id), id == order)
        for id in ORDERS
    )
    groups: list[YakuGroup] = []
    wider = None
    for group in ORDERS[order](catalog().yaku.values(), rules.ruleset):
        over = group_heading(group.under) if group.under and group.under != wider else ""
        wider = group.under
        rows = tuple(_row(entry, rules.ruleset) for entry in group.entries)
        groups.append(YakuGroup(group_heading(group.id), group_note(group.id), rows, group.under is not None, over))
    return YakuListPage(tabs, tuple(groups), rules.entry.short_name)


def _row(entry: YakuEntry, ruleset: Ruleset) -> YakuRow:
    text = entry.texts[language()]
    row = entry.rows[0]
    worth, open_worth = worth_in_short(row, value_under(row, ruleset))
    return YakuRow(
        href=url_for("yaku.show", id=entry.id),
        name=text.name,
        kanji=entry.kanji,
        gloss=text.gloss,
        worth=worth,
        open_worth=open_worth,
        tiles=_shape(entry.examples[0].record.hand),
    )


def _shape(hand: Hand | None) -> tuple[TileView, ...]:
    if hand is None:
        return ()
    free = sorted((*hand.concealed, hand.winning))
    return tile_views((*free, *(tile for meld in hand.melds for tile in meld.tiles)))
