"""The editions of a ruleset: which came before and after, and what one changed."""

from __future__ import annotations

from dataclasses import dataclass

from webapp.catalog import RulesetEntry
from webapp.site.library import catalog
from webapp.site.views.ruleset_table import Part, Side, only_differences, parts, published_side


@dataclass(frozen=True, slots=True)
class Revision:
    """What an edition changed in the one before, by its options and facts."""

    since: str
    sides: tuple[Side, Side]
    parts: tuple[Part, ...]


def revision(entry: RulesetEntry) -> Revision | None:
    """What is new in a ruleset; nothing where it is the first of its organisation."""
    before = [other for other in _editions(entry) if other.date < entry.date]
    if not before:
        return None
    sides = published_side(before[-1].id), published_side(entry.id)
    return Revision(before[-1].short_name, sides, only_differences(parts(sides)))


def next_edition(entry: RulesetEntry) -> RulesetEntry | None:
    """The edition that replaced a ruleset."""
    return next((other for other in _editions(entry) if other.date > entry.date), None)


def _editions(entry: RulesetEntry) -> list[RulesetEntry]:
    """All rulesets of an organisation, the oldest first."""
    siblings = (other for other in catalog().rulesets.values() if other.organisation == entry.organisation)
    return sorted(siblings, key=lambda other: other.date)
