"""The page that sets rulesets side by side: which of them, and whether what they share is shown too."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from enum import Enum
from typing import Any

from flask import url_for

from webapp.site.addresses import here
from webapp.site.choices import choices, rules_parameter
from webapp.site.i18n import gettext, mark_in, ngettext, pgettext
from webapp.site.library import catalog
from webapp.site.views.frame import Link
from webapp.site.views.ruleset_table import Part, Side, all_sides, only_differences, own_side, parts, published_side

WITH, JOINT, OWN = "with", "~", "own"
"""`?with=ema-2016~ema-2025`; `own` are the rules of the address, where they are no published ones."""
FEWEST, MOST_COLUMNS = 2, 4


class Rows(Enum):
    """What `?rows=` asks for."""

    DIFFERENCES = "differences"
    ALL = "all"


_NAMES = {
    Rows.DIFFERENCES: mark_in("rows of a comparison", "Only the differences"),
    Rows.ALL: mark_in("rows of a comparison", "Everything"),
}


@dataclass(frozen=True, slots=True)
class Choice:
    """A ruleset that can be ticked."""

    value: str
    name: str
    is_ticked: bool


@dataclass(frozen=True, slots=True)
class ComparePage:
    """The comparison: in columns where there are few rulesets, else by value. `notice` says why there is none."""

    choices: tuple[Choice, ...]
    rules: str
    rows: str
    notice: str
    sides: tuple[Side, ...]
    has_columns: bool
    has_marks: bool
    parts: tuple[Part, ...]
    said: str
    views: tuple[Link, ...]
    all_href: str


def read_sides(text: str) -> tuple[Side, ...]:
    """The rulesets that an address names, each once; all of them where it names none. Raises KeyError."""
    if not text:
        return all_sides()
    return tuple(_side(id) for id in dict.fromkeys(text.split(JOINT)))


def comparison_path(ids: Iterable[str]) -> str:
    """The address of the comparison of some rulesets."""
    values: dict[str, Any] = {WITH: JOINT.join(ids)}
    return url_for("rulesets.compare", **values)


def compare_page(sides: tuple[Side, ...], rows: Rows) -> ComparePage:
    """The comparison of some rulesets."""
    found = parts(sides) if len(sides) >= FEWEST else ()
    differing = only_differences(found)
    return ComparePage(
        choices=_choices(sides),
        rules=rules_parameter(choices().rules) or "",
        rows=rows.value,
        notice="" if found else gettext("Tick at least two rulesets."),
        sides=sides,
        has_columns=len(sides) <= MOST_COLUMNS,
        has_marks=rows is Rows.ALL,
        parts=found if rows is Rows.ALL else differing,
        said=_said(found, differing),
        views=tuple(Link(here(rows=_parameter(each)), pgettext(*name), each is rows) for each, name in _NAMES.items()),
        all_href=url_for("rulesets.compare"),
    )


def _side(id: str) -> Side:
    own = choices().rules
    if id != OWN:
        return published_side(id)
    return own_side(own) if own.changes else published_side(own.entry.id)


def _choices(sides: Sequence[Side]) -> tuple[Choice, ...]:
    offered = all_sides()
    ids = ((OWN,) if len(offered) > len(catalog().rulesets) else ()) + tuple(catalog().rulesets)
    return tuple(Choice(id, side.name, side in sides) for id, side in zip(ids, offered, strict=True))


def _said(found: Sequence[Part], differing: Sequence[Part]) -> str:
    if not found:
        return ""
    count = sum(len(part.lines) for part in differing)
    return ngettext(
        "%(num)s of %(all)s rules differs.",
        "%(num)s of %(all)s rules differ.",
        count,
        all=sum(len(part.lines) for part in found),
    )


def _parameter(rows: Rows) -> str | None:
    return None if rows is Rows.DIFFERENCES else rows.value
