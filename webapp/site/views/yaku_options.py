"""Which options of a ruleset a yaku depends on: found by asking the engine, not typed."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from webapp.riichi.ruleset import OPTIONS, Option, Ruleset
from webapp.riichi.yaku import Value, rows_under, value_under
from webapp.site.rules import Rules

Standing = tuple[Value, tuple[str, ...]]
"""A yaku's worth and the conditions that a ruleset asks of it."""


def option_ids(rows: tuple[str, ...], rules: Rules) -> tuple[str, ...]:
    """The options that matter for these yaku."""
    return tuple(option.id for option in OPTIONS if any(matters(row, option.id, rules.entry.ruleset) for row in rows))


def matters(row: str, option: str, ruleset: Ruleset) -> bool:
    """Whether the worth or the conditions of a yaku hang on an option."""
    return option in _options_that_matter(row, ruleset)


@cache
def _options_that_matter(row: str, ruleset: Ruleset) -> frozenset[str]:
    return frozenset(option.id for option in OPTIONS if row in option.choices or _matters(row, option, ruleset))


def _matters(row: str, option: Option, ruleset: Ruleset) -> bool:
    standings = {_standing(row, ruleset.derive_from({option.id: value})) for value in _values(option)}
    return len(standings) > 1


def _values(option: Option) -> Iterator[object]:
    if option.is_list:
        yield frozenset()
        yield frozenset(option.choices)
    else:
        yield from option.choices


def _standing(row: str, ruleset: Ruleset) -> Standing:
    conditions = [found.conditions for found in rows_under(ruleset) if found.id == row]
    return value_under(row, ruleset), tuple(condition.id for found in conditions for condition in found)
