"""Every two yaku in one table: always, sometimes or never counted together."""

from __future__ import annotations

from dataclasses import dataclass

from flask import url_for

from webapp.catalog import YakuEntry
from webapp.site.library import catalog
from webapp.site.rules import Rules
from webapp.site.views.yaku_together import company_of, relation, used_rows
from webapp.site.words.rulesets import short_rules
from webapp.site.words.together import RELATIONS, relation_word
from webapp.site.words.yaku import page_called

SIGNS = {"always": "●", "one_of": "◐", "meets": "○", "never": "×"}


@dataclass(frozen=True, slots=True)
class Cell:
    """How the yaku of a row and a column stand to one another; nothing where they are the same."""

    relation: str
    sign: str
    word: str


@dataclass(frozen=True, slots=True)
class GridRow:
    """One yaku and all the others."""

    name: str
    href: str
    cells: tuple[Cell, ...]


@dataclass(frozen=True, slots=True)
class TogetherPage:
    """The table with what its signs mean, and the yaku that the rules do not use."""

    ruleset: str
    key: tuple[Cell, ...]
    names: tuple[str, ...]
    rows: tuple[GridRow, ...]


def together_page(rules: Rules) -> TogetherPage:
    """The table under the reader's rules, of the yaku that they use."""
    entries = [entry for entry in catalog().yaku.values() if used_rows(entry, rules)]
    apart = {
        frozenset((entry.id, other.id)): relation(entry, other, rules).exclusion is not None
        for place, entry in enumerate(entries)
        for other in entries[:place]
    }
    cells = {id: Cell(id, SIGNS[id], relation_word(id)) for id in RELATIONS}
    rows = []
    for entry in entries:
        kept = _company(entry, rules)
        found = [
            "" if other is entry else "never" if apart[frozenset((entry.id, other.id))] else kept.get(other.id, "meets")
            for other in entries
        ]
        row_cells = tuple(cells[id] if id else Cell("", "", "") for id in found)
        rows.append(GridRow(_name(entry), url_for("yaku.show", id=entry.id), row_cells))
    names = tuple(map(_name, entries))
    return TogetherPage(short_rules(rules), tuple(cells.values()), names, tuple(rows))


def _company(entry: YakuEntry, rules: Rules) -> dict[str, str]:
    """The pages that a yaku is never counted without: one of them always, or some of them."""
    found: dict[str, str] = {}
    for company in company_of(entry, rules):
        pages = {catalog().page_of_row[id].id for id in company.ids}
        found |= dict.fromkeys(pages, "always" if len(pages) == 1 else "one_of")
    return found


def _name(entry: YakuEntry) -> str:
    return page_called(entry).name
