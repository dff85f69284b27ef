"""Rulesets beside one another: every option and fact with the value that each of them has, and where they differ.

Chapters take `option_lines(("a", "b"))` for `{options:a b}`. The macros `spread_parts` and `spread` of
`pieces/rulesets.html`, which need `rulesets.css`, draw any number of rulesets by value; the page that compares them
takes `parts` and, for a few rulesets, the macro `matrix`.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from flask import url_for

from webapp.site.choices import choices
from webapp.site.library import catalog
from webapp.site.rules import Rules
from webapp.site.views.chip import OptionRow, fact_row, is_chosen, own_option
from webapp.site.views.option_places import Place, places
from webapp.site.words.rulesets import rules_name
from webapp.site.words.subjects import MATTERS, Subject, subject_name


@dataclass(frozen=True, slots=True)
class Side:
    """A ruleset that stands beside others: published, or the reader's own."""

    name: str
    href: str
    rules: Rules
    is_yours: bool


@dataclass(frozen=True, slots=True)
class Cell:
    """What one side says. `is_unlike` where that is not what the first side says."""

    side: Side
    row: OptionRow
    is_unlike: bool


@dataclass(frozen=True, slots=True)
class Holding:
    """A value and all sides that have it; of the reader's rules too, where `is_yours`."""

    value: str
    cells: tuple[Cell, ...]
    is_yours: bool


@dataclass(frozen=True, slots=True)
class Line:
    """An option or a fact: side by side in `cells`, gathered by value in `holdings`, the reader's value first."""

    id: str
    name: str
    cells: tuple[Cell, ...]
    holdings: tuple[Holding, ...]
    places: tuple[Place, ...]

    @property
    def differs(self) -> bool:
        """Whether not all sides say the same."""
        return len(self.holdings) > 1


@dataclass(frozen=True, slots=True)
class Part:
    """The lines of one subject."""

    title: str
    lines: tuple[Line, ...]


def all_sides() -> tuple[Side, ...]:
    """Every published ruleset, before them the reader's own where they are none of these."""
    own = choices().rules
    published = tuple(published_side(id) for id in catalog().rulesets)
    return (own_side(own), *published) if own.changes else published


def published_side(id: str) -> Side:
    """A published ruleset."""
    entry = catalog().rulesets[id]
    rules = Rules(entry, entry.ruleset)
    return Side(entry.short_name, url_for("rulesets.show", id=id), rules, is_chosen(entry))


def own_side(rules: Rules) -> Side:
    """Rules of the reader's own."""
    return Side(rules_name(rules), "", rules, is_yours=True)


def option_lines(ids: Iterable[str]) -> tuple[Line, ...]:
    """Some options as the reader's rules have them, and which of all rulesets say otherwise."""
    sides = all_sides()
    return tuple(_option_line(id, sides) for id in ids)


def parts(sides: Sequence[Side]) -> tuple[Part, ...]:
    """All options and facts of some rulesets, by subject."""
    return tuple(Part(subject_name(subject), _lines(subject, sides)) for subject in Subject)


def only_differences(found: Iterable[Part]) -> tuple[Part, ...]:
    """The same without the lines, and then the subjects, in which all agree."""
    differing = (Part(part.title, tuple(line for line in part.lines if line.differs)) for part in found)
    return tuple(part for part in differing if part.lines)


def _lines(subject: Subject, sides: Sequence[Side]) -> tuple[Line, ...]:
    options, facts = MATTERS[subject]
    return (*(_option_line(id, sides) for id in options), *(_fact_line(id, sides) for id in facts))


def _option_line(id: str, sides: Sequence[Side]) -> Line:
    values = [getattr(side.rules.ruleset, id) for side in sides]
    return _line(id, sides, values, [own_option(id, side.rules) for side in sides])


def _fact_line(id: str, sides: Sequence[Side]) -> Line:
    facts = [side.rules.entry.facts[id] for side in sides]
    return _line(id, sides, [fact.value for fact in facts], [fact_row(fact) for fact in facts])


def _line(id: str, sides: Sequence[Side], values: Sequence[object], rows: Sequence[OptionRow]) -> Line:
    groups: dict[object, list[Cell]] = {}
    cells = [Cell(side, row, value != values[0]) for side, value, row in zip(sides, values, rows, strict=True)]
    for cell, value in zip(cells, values, strict=True):
        groups.setdefault(value, []).append(cell)
    holdings = sorted(map(_holding, groups.values()), key=lambda holding: not holding.is_yours)
    return Line(id, rows[0].name, tuple(cells), tuple(holdings), places(id))


def _holding(cells: list[Cell]) -> Holding:
    return Holding(cells[0].row.value, tuple(cells), any(cell.side.is_yours for cell in cells))
