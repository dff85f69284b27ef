"""What the groups of a reading are together: which sequences and triplets stand where, which sorts of tile are there.

Marks are bits that are OR-ed over suits and melds. They say at a glance what no group can say alone: a straight, one
sequence or triplet in three suits, one suit, no simple tile. The three number suits have the same marks one above the
other, so that a suit is marked as if it were the first and then moved to its place.
"""

from __future__ import annotations

from collections.abc import Iterable

from webapp.riichi import facts
from webapp.riichi.groups import Group, GroupKind
from webapp.riichi.memo import SPREAD, PackedMemo
from webapp.riichi.tiles import GREEN, GREENS, HONOURS, KINDS, TERMINALS

SUIT_MARKS = 19
"""So many marks a suit has: seven for its sequences, nine for its triplets, three for sorts of tile."""
_TRIPLETS_FROM = 7
_SORTS_FROM = 16
_TERMINAL, _SIMPLE, _NEVER_GREEN = (1 << _SORTS_FROM + sort for sort in range(3))
_HONOURS_FROM = 3 * SUIT_MARKS
_OTHER_HONOUR, _GREEN_DRAGON = 1 << _HONOURS_FROM, 2 << _HONOURS_FROM
_SORTS = sum(7 << _SORTS_FROM + suit * SUIT_MARKS for suit in range(3)) | _OTHER_HONOUR | _GREEN_DRAGON
_SEQUENCES = (1 << _TRIPLETS_FROM) - 1
_TRIPLETS = (1 << _SORTS_FROM) - 1 - _SEQUENCES
_SEQUENCES_AND_TRIPLETS = _SEQUENCES | _TRIPLETS
_STARTS_OF_ONE = 1 | 1 << SUIT_MARKS | 1 << 2 * SUIT_MARKS
_STRAIGHT = facts.STRAIGHT.times(1)
_SAME_SEQUENCE = facts.SAME_SEQUENCE.times(1)
_SAME_TRIPLET = facts.SAME_TRIPLET.times(1)
_GREEN_NUMBERS = frozenset(kind % 9 for kind in GREENS if kind not in HONOURS)


def of_kinds(kinds: Iterable[int]) -> int:
    """The marks of tiles by themselves: their suits and sorts."""
    marks = 0
    for kind in kinds:
        marks |= _KIND_MARKS[kind]
    return marks


def of_group(group: Group) -> int:
    """The marks of a group: its tiles', and where its sequence or its triplet of a number suit stands."""
    marks = of_kinds(group.kinds)
    suit, place = divmod(group.first, 9)
    if group.kind is GroupKind.SEQUENCE:
        marks |= 1 << suit * SUIT_MARKS + place
    elif group.kind is not GroupKind.PAIR and group.first not in HONOURS:
        marks |= 1 << suit * SUIT_MARKS + _TRIPLETS_FROM + place
    return marks


def facts_of(marks: int) -> int:
    """The facts that follow from the marks of a whole reading."""
    word = _FACTS_OF_SORTS[(marks & _SORTS) * SPREAD]
    if marks & marks >> 3 & marks >> 6 & _STARTS_OF_ONE:
        word |= _STRAIGHT
    same = marks & marks >> SUIT_MARKS & marks >> 2 * SUIT_MARKS & _SEQUENCES_AND_TRIPLETS
    if same:
        word |= (_SAME_SEQUENCE if same & _SEQUENCES else 0) | (_SAME_TRIPLET if same & _TRIPLETS else 0)
    return word


def _of_kind(kind: int) -> int:
    if kind in HONOURS:
        return _GREEN_DRAGON if kind == GREEN else _OTHER_HONOUR
    suit, place = divmod(kind, 9)
    sort = _TERMINAL if kind in TERMINALS else _SIMPLE
    return (sort if place in _GREEN_NUMBERS else sort | _NEVER_GREEN) << suit * SUIT_MARKS


_KIND_MARKS = tuple(_of_kind(kind) for kind in KINDS)


def _facts_of_sorts(marks: int) -> int:
    characters, circles, bamboos = suits = [marks >> suit * SUIT_MARKS & 7 << _SORTS_FROM for suit in range(3)]
    number_tiles = characters | circles | bamboos
    is_not_green = characters or circles or bamboos & _NEVER_GREEN or marks & _OTHER_HONOUR
    return (
        facts.SUITS.times(sum(1 for suit in suits if suit))
        + facts.HONOUR.times(bool(marks >> _HONOURS_FROM))
        + facts.TERMINAL.times(bool(number_tiles & _TERMINAL))
        + facts.SIMPLE.times(bool(number_tiles & _SIMPLE))
        + facts.NOT_GREEN.times(bool(is_not_green))
        + facts.GREEN_DRAGON.times(bool(marks & _GREEN_DRAGON))
    )


_FACTS_OF_SORTS = PackedMemo(_facts_of_sorts, 1 << 12)
"""By the marks of sorts, the facts that say which there are and in how many suits."""
