"""Sheets for the table, on A4: what is on each, under the reader's rules."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from flask import url_for
from markupsafe import Markup

from webapp.catalog import YakuEntry, by_han, parse_line
from webapp.languages import CODES, LANGUAGES
from webapp.riichi.hand import Hand
from webapp.riichi.tiles import DRAGONS, WINDS, Tile
from webapp.riichi.yaku import value_under
from webapp.site import pdf
from webapp.site.i18n import language
from webapp.site.library import catalog
from webapp.site.prose import Around, Place, words
from webapp.site.rules import Rules
from webapp.site.views.frame import Link
from webapp.site.views.table import Table
from webapp.site.views.tables import table
from webapp.site.views.tiles import TileView, tile_views
from webapp.site.words.groups import group_heading
from webapp.site.words.rulesets import under_rules
from webapp.site.words.sheets import LESSONS, Sheet, about, lesson, sheet_name
from webapp.site.words.yaku import closed_worth, open_worth

FIRST_TEN = (
    "riichi",
    "menzen_tsumo",
    "tanyao",
    "yakuhai",
    "pinfu",
    "iipeikou",
    "sanshoku_doujun",
    "chiitoitsu",
    "honitsu",
    "toitoi",
)
"""The yaku to begin with, in the order of the chapter about them."""
_TABLES = ("fu", "score_non_dealer", "score_dealer", "limits", "draw_payments")


@dataclass(frozen=True, slots=True)
class Told:
    """What a sheet says of a yaku in one language."""

    code: str
    name: str
    gloss: str
    definition: str


@dataclass(frozen=True, slots=True)
class YakuRow:
    """A yaku with its worth, what is said of it in one language or two, and a hand in groups of tiles."""

    kanji: str
    closed: str
    open: str
    told: tuple[Told, ...]
    hand: tuple[tuple[TileView, ...], ...]


@dataclass(frozen=True, slots=True)
class YakuGroup:
    """Yaku that are worth the same in a closed hand."""

    heading: str
    rows: tuple[YakuRow, ...]


@dataclass(frozen=True, slots=True)
class Lesson:
    """A few sentences for beginners under a word of the game."""

    heading: str
    text: Markup


@dataclass(frozen=True, slots=True)
class SheetPage:
    """A sheet. What it does not have is empty; `pdf` is, where no PDF can be made here."""

    id: str
    title: str
    rules: str
    pdf: str
    beside: tuple[Link, ...]
    groups: tuple[YakuGroup, ...] = ()
    tables: tuple[Table, ...] = ()
    lessons: tuple[Lesson, ...] = ()
    cycles: tuple[tuple[TileView, ...], ...] = ()


@dataclass(frozen=True, slots=True)
class SheetRow:
    """A sheet in the list of them."""

    name: str
    about: str
    href: str
    pdf: str


@dataclass(frozen=True, slots=True)
class SheetsPage:
    """The list of all sheets."""

    rules: str
    rows: tuple[SheetRow, ...]


def sheets_page(rules: Rules) -> SheetsPage:
    """The list, with the way to each sheet."""
    rows = (
        SheetRow(sheet_name(sheet), about(sheet), url_for("sheets.show", id=sheet.value), _pdf(sheet, ""))
        for sheet in Sheet
    )
    return SheetsPage(under_rules(rules), tuple(rows))


def sheet_page(sheet: Sheet, rules: Rules, beside: str) -> SheetPage:
    """A sheet under these rules; `beside` is the second language of the one that has two."""
    title, name = sheet_name(sheet), under_rules(rules)
    match sheet:
        case Sheet.YAKU:
            return SheetPage(sheet.value, title, name, _pdf(sheet, ""), (), groups=_all_yaku(rules, (language(),)))
        case Sheet.SCORING:
            tables = tuple(part for id in _TABLES for part in table(id, rules))
            return SheetPage(sheet.value, title, name, _pdf(sheet, ""), (), tables=tables)
        case Sheet.BEGINNER:
            entries = [catalog().yaku[id] for id in FIRST_TEN]
            ten = YakuGroup("", tuple(_rows(entries, rules, (language(),))))
            lessons = tuple(Lesson(*lesson(id)) for id in LESSONS)
            return SheetPage(
                sheet.value, title, name, _pdf(sheet, ""), (), groups=(ten,), lessons=lessons, cycles=_cycles()
            )
        case Sheet.TWO_LANGUAGES:
            groups = _all_yaku(rules, (language(), beside))
            return SheetPage(sheet.value, title, name, _pdf(sheet, beside), _others(beside), groups=groups)


def other_language(asked: str) -> str:
    """The second language: the one that was asked for, or the first that is not the page's own."""
    others = [code for code in (asked, "en", *CODES) if code in CODES and code != language()]
    return others[0]


def _pdf(sheet: Sheet, beside: str) -> str:
    return url_for("sheets.as_pdf", id=sheet.value, beside=beside or None) if pdf.is_available() else ""


def _others(chosen: str) -> tuple[Link, ...]:
    """The ways to the sheet with another second language."""
    return tuple(
        Link(
            url_for("sheets.show", id=Sheet.TWO_LANGUAGES.value, beside=other.code),
            other.name,
            other.code == chosen,
            other.code,
        )
        for other in LANGUAGES
        if other.code != language()
    )


def _all_yaku(rules: Rules, codes: tuple[str, ...]) -> tuple[YakuGroup, ...]:
    """Every yaku that the rules have, by what it is worth."""
    return tuple(
        YakuGroup(group_heading(group.id), tuple(_rows(group.entries, rules, codes)))
        for group in by_han(catalog().yaku.values(), rules.ruleset)
        if group.id != "not_used"
    )


def _rows(entries: Iterable[YakuEntry], rules: Rules, codes: tuple[str, ...]) -> Iterator[YakuRow]:
    for entry in entries:
        row, value = entry.rows[0], value_under(entry.rows[0], rules.ruleset)
        hand = next((example.record.hand for example in entry.examples if example.record.hand), None)
        told = tuple(_told(entry, code) for code in codes)
        yield YakuRow(entry.kanji, closed_worth(row, value), open_worth(row, value), told, _hand(hand) if hand else ())


def _told(entry: YakuEntry, code: str) -> Told:
    text = entry.texts[code]
    return Told(code, text.name, text.gloss, words(parse_line(text.definition, []), Around(Place.GLOSSARY)))


def _hand(hand: Hand) -> tuple[tuple[TileView, ...], ...]:
    """The concealed tiles with the winning one in their order, then each meld."""
    concealed = sorted((*hand.concealed, hand.winning), key=lambda tile: tile.kind)
    return (tile_views(concealed), *(tile_views(meld.tiles) for meld in hand.melds))


def _cycles() -> tuple[tuple[TileView, ...], ...]:
    """The cycles in which an indicator points at the dora, each with its first tile once more."""
    suit, winds, dragons = range(9), WINDS, DRAGONS
    return tuple(tile_views([Tile(kind) for kind in (*cycle, cycle[0])]) for cycle in (suit, winds, dragons))
