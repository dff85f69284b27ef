"""The ruleset chip: which rules hold here, what sets them apart, and the others to choose."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, replace

from flask import url_for

from webapp.catalog import Citation, Fact, RulesetEntry
from webapp.riichi.ruleset import OPTIONS
from webapp.site.addresses import here
from webapp.site.choices import choices
from webapp.site.i18n import gettext
from webapp.site.library import catalog
from webapp.site.rules import Rules, format_rules
from webapp.site.words.options import option_name, option_value
from webapp.site.words.rulesets import fact_name, fact_value, rules_name


@dataclass(frozen=True, slots=True)
class OptionRow:
    """An option with its value; a value that was not read in the rules themselves is marked, with the reason."""

    name: str
    value: str
    is_unverified: bool = False
    source: str = ""
    id: str = ""
    """The option's own, where the row can be led to."""


@dataclass(frozen=True, slots=True)
class Preset:
    """One of the published rulesets, with this page's address under it."""

    name: str
    href: str
    is_current: bool


@dataclass(frozen=True, slots=True)
class RulesetChip:
    """The chip and what it opens."""

    name: str
    full_name: str
    changes: tuple[OptionRow, ...]
    peculiarities: tuple[OptionRow, ...]
    presets: tuple[Preset, ...]
    href: str
    own_href: str
    is_locked: bool


def ruleset_chip(rules: Rules) -> RulesetChip:
    """The chip for the rules of this page."""
    entry = rules.entry
    return RulesetChip(
        name=rules_name(rules),
        full_name=entry.name,
        changes=tuple(OptionRow(option_name(id), option_value(id, value)) for id, value in rules.changes.items()),
        peculiarities=tuple(option_row(entry, id) for id in _peculiarities(entry)),
        presets=_presets(rules),
        href=url_for("rulesets.show", id=entry.id),
        own_href=url_for("rulesets.own"),
        is_locked=choices().is_locked,
    )


def option_row(entry: RulesetEntry, id: str) -> OptionRow:
    """An option of a published ruleset with its source."""
    row = _cited(option_name(id), option_value(id, getattr(entry.ruleset, id)), entry.citations[id])
    return replace(row, id=id)


def own_option(id: str, rules: Rules) -> OptionRow:
    """An option as the reader's rules have it: with its source, or said to be changed at the table."""
    if id not in rules.changes:
        return option_row(rules.entry, id)
    return OptionRow(option_name(id), option_value(id, rules.changes[id]), source=gettext("Changed at your table."))


def is_chosen(entry: RulesetEntry) -> bool:
    """Whether this page is under this ruleset with nothing changed."""
    rules = choices().rules
    return rules.entry.id == entry.id and not rules.changes


def fact_row(fact: Fact) -> OptionRow:
    """A fact around the game with its source."""
    return _cited(fact_name(fact.id), fact_value(fact), fact.citation)


def _cited(name: str, value: str, citation: Citation) -> OptionRow:
    if citation.taken_from is None:
        return OptionRow(name, value, source=citation.source or "")
    origin = catalog().rulesets[citation.taken_from].short_name
    return OptionRow(name, value, is_unverified=True, source=gettext("Unverified: as in %(ruleset)s.", ruleset=origin))


def _presets(rules: Rules) -> tuple[Preset, ...]:
    usual = None if choices().names_rules else format_rules(choices().usual_rules)
    return tuple(
        Preset(
            entry.short_name,
            here(rules=None if entry.id == usual else entry.id),
            entry.id == rules.entry.id and not rules.changes,
        )
        for entry in catalog().rulesets.values()
    )


def _peculiarities(entry: RulesetEntry) -> list[str]:
    """The options whose value here is that of fewer than half of the published rulesets."""
    others = [other.ruleset for other in catalog().rulesets.values()]
    counts = {option.id: Counter(getattr(other, option.id) for other in others) for option in OPTIONS}
    return [id for id, count in counts.items() if 2 * count[getattr(entry.ruleset, id)] < len(others)]
