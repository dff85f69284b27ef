"""What the groups of a reading are together: which sequences and triplets stand where, which sorts of tile are there.

Marks are bits that are OR-ed over suits and melds. They say at a glance what no group can say alone:
a straight, one sequence or triplet in three suits, one suit, no simple tile.
"""

from __future__ import annotations

from collections.abc import Iterable

from webapp.riichi import facts
from webapp.riichi.groups import Group, GroupKind
from webapp.riichi.tiles import GREEN, GREENS, HONOURS, TERMINALS

_TRIPLET_SHIFT = 21
_SUIT_SHIFT = _TRIPLET_SHIFT + 27
_SORT_SHIFT = _SUIT_SHIFT + 3
_ALL_SUITS = 7 << _SUIT_SHIFT
_STARTS_OF_ONE = 1 | 1 << 7 | 1 << 14
_LANE = (1 << 7) - 1
_TRIPLETS_OF_ONE = (1 << 9) - 1 << _TRIPLET_SHIFT
_STRAIGHT = facts.STRAIGHT.times(1)
_SAME_SEQUENCE = facts.SAME_SEQUENCE.times(1)
_SAME_TRIPLET = facts.SAME_TRIPLET.times(1)
_SUITS_AND_SORTS = tuple(
    facts.SUITS.times((marks & 7).bit_count()) | marks >> 3 << facts.HONOUR.shift for marks in range(1 << 8)
)
"""By the suits and sorts of tile that are marked, the facts that count them."""


def of_kinds(kinds: Iterable[int]) -> int:
    """The marks of tiles by themselves: their suits and sorts."""
    marks = 0
    for kind in kinds:
        marks |= _KIND_MARKS[kind]
    return marks


def of_groups(groups: Iterable[Group]) -> int:
    """The marks of groups: their tiles', and where the sequences and triplets stand."""
    marks = 0
    for group in groups:
        marks |= of_kinds(group.kinds)
        if group.kind is GroupKind.SEQUENCE:
            marks |= 1 << group.first // 9 * 7 + group.first % 9
        elif group.kind is not GroupKind.PAIR and group.first < 27:
            marks |= 1 << _TRIPLET_SHIFT + group.first
    return marks


def facts_of(marks: int) -> int:
    """The facts that follow from the marks of a whole reading."""
    word = _SUITS_AND_SORTS[marks >> _SUIT_SHIFT]
    if marks & marks >> 3 & marks >> 6 & _STARTS_OF_ONE:
        word |= _STRAIGHT
    if marks & _ALL_SUITS == _ALL_SUITS:
        if marks & marks >> 7 & marks >> 14 & _LANE:
            word |= _SAME_SEQUENCE
        if marks & marks >> 9 & marks >> 18 & _TRIPLETS_OF_ONE:
            word |= _SAME_TRIPLET
    return word


def _kind_marks(kind: int) -> int:
    sorts = (
        kind in HONOURS,
        kind in TERMINALS,
        kind not in HONOURS and kind not in TERMINALS,
        kind not in GREENS,
        kind == GREEN,
    )
    marks = sum(1 << _SORT_SHIFT + place for place, holds in enumerate(sorts) if holds)
    return marks if kind in HONOURS else marks | 1 << _SUIT_SHIFT + kind // 9


_KIND_MARKS = tuple(_kind_marks(kind) for kind in range(34))
