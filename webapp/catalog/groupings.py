"""The four ways in which the pages are grouped: by han, by commonness, by structure, in tournament order."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import NamedTuple

from webapp.catalog.entries import Cause, Commonness, Structure, YakuEntry
from webapp.riichi.ruleset import Ruleset
from webapp.riichi.yaku import value_under


class Group(NamedTuple):
    """Pages under one heading. `under` is the id of the wider heading, where there is one."""

    id: str
    entries: tuple[YakuEntry, ...]
    under: str | None = None


HAN_GROUPS = ("han_1", "han_2", "han_3", "mangan", "han_6", "yakuman", "not_used")


def by_han(entries: Iterable[YakuEntry], ruleset: Ruleset) -> tuple[Group, ...]:
    """By the value of a closed hand under a ruleset, least first, and at the end what the ruleset does not use."""
    return _grouped(entries, HAN_GROUPS, lambda entry: _han_group(entry, ruleset))


def by_commonness(entries: Iterable[YakuEntry]) -> tuple[Group, ...]:
    """By how often players see them, most common first; where figures are known, by them."""
    common_first = sorted(entries, key=lambda entry: -(entry.share or 0))
    return _grouped(common_first, Commonness, lambda entry: entry.commonness)


def by_structure(entries: Iterable[YakuEntry]) -> tuple[Group, ...]:
    """By what they are made of, and the situational ones, under that heading, by what brings them about."""
    groups = _grouped(entries, (*Structure, *Cause), lambda entry: entry.cause or entry.structure)
    causes = set(Cause)
    return tuple(group._replace(under=Structure.SITUATIONAL.value) if group.id in causes else group for group in groups)


def in_tournament_order(entries: Iterable[YakuEntry]) -> tuple[Group, ...]:
    """In the order of the tournament booklet, which the entries of a catalog have: one group without headings."""
    return (Group("tournament", tuple(entries)),)


def _han_group(entry: YakuEntry, ruleset: Ruleset) -> str:
    value = value_under(entry.rows[0], ruleset)
    if value.closed is None:
        return "not_used"
    if value.yakuman:
        return "yakuman"
    return "mangan" if value.closed == 5 else f"han_{value.closed}"


def _grouped(
    entries: Iterable[YakuEntry], ids: Iterable[str], group_of: Callable[[YakuEntry], str]
) -> tuple[Group, ...]:
    groups: dict[str, list[YakuEntry]] = {str(id): [] for id in ids}
    for entry in entries:
        groups[str(group_of(entry))].append(entry)
    return tuple(Group(id, tuple(found)) for id, found in groups.items() if found)
