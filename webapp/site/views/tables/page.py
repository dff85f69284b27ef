"""The page of all tables."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from webapp.riichi.reach import TABLE_FU
from webapp.site.choices import rules_parameter
from webapp.site.rules import Rules
from webapp.site.views.table import Table
from webapp.site.views.tables import TABLES, Spot, table
from webapp.site.words.points import fu, han

_MOST_HAN = 13


@dataclass(frozen=True, slots=True)
class Choice:
    """One value of a field of the finder."""

    value: int
    name: str
    is_chosen: bool


@dataclass(frozen=True, slots=True)
class Section:
    """A table with its anchor."""

    id: str
    title: str
    tables: tuple[Table, ...]


@dataclass(frozen=True, slots=True)
class TablesPage:
    """The tables, and the finder that marks a cell. `rules` is what the finder's address says of them."""

    ruleset: str
    rules: str
    sections: tuple[Section, ...]
    han: tuple[Choice, ...]
    fu: tuple[Choice, ...]


def tables_page(query: Mapping[str, str], rules: Rules) -> TablesPage:
    """The page under the rules, with the cell marked that the query names."""
    spot = _spot(query)
    sections = (Section(id, found[0].caption, found) for id in TABLES for found in [table(id, rules, spot)])
    return TablesPage(
        ruleset=rules.entry.short_name,
        rules=rules_parameter(rules) or "",
        sections=tuple(sections),
        han=tuple(Choice(count, han(count), spot.han == count) for count in range(1, _MOST_HAN + 1)),
        fu=tuple(Choice(count, fu(count), spot.fu == count) for count in TABLE_FU),
    )


def _spot(query: Mapping[str, str]) -> Spot:
    return Spot(_number(query, "han"), _number(query, "fu"))


def _number(query: Mapping[str, str], name: str) -> int:
    """A number of the query; 0, which marks nothing, for anything that is none."""
    text = query.get(name, "")
    return int(text) if text.isascii() and text.isdigit() and len(text) < 4 else 0
