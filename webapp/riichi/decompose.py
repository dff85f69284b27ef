"""Every way in which the tiles of one suit fall into sequences, triplets and at most one pair."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from webapp.riichi.counts import digits
from webapp.riichi.groups import Group, GroupKind

Groups = tuple[Group, ...]


class _Start(NamedTuple):
    """A group that can begin at the lowest tile of a suit: what it takes, and how far the suit must reach."""

    kind: GroupKind
    takes: tuple[int, ...]


_STARTS = (
    _Start(GroupKind.PAIR, (2,)),
    _Start(GroupKind.TRIPLET, (3,)),
    _Start(GroupKind.SEQUENCE, (1, 1, 1)),
)


@lru_cache(maxsize=1 << 15)
def number_suit(key: int) -> tuple[Groups, ...]:
    """The decompositions of a number suit, groups as if it were the characters; none where there is no way."""
    found = _from(tuple(digits(key)), 0)
    return tuple(dict.fromkeys(tuple(sorted(groups)) for groups in found))


def honours(key: int) -> tuple[Groups, ...]:
    """The one decomposition of the honours, groups by their kinds 27 to 33; none where a tile is left over."""
    groups: list[Group] = []
    for place, number in enumerate(digits(key)):
        if number in (1, 4):
            return ()
        if number:
            groups.append(Group(GroupKind.PAIR if number == 2 else GroupKind.TRIPLET, 27 + place))
    return (tuple(groups),)


def _from(numbers: tuple[int, ...], place: int) -> list[list[Group]]:
    while place < 9 and not numbers[place]:
        place += 1
    if place == 9:
        return [[]]
    found: list[list[Group]] = []
    for start in _STARTS:
        rest = _without(numbers, place, start.takes)
        if rest is not None:
            found += [
                [Group(start.kind, place), *others]
                for others in _from(rest, place)
                if start.kind is not GroupKind.PAIR or not _has_pair(others)
            ]
    return found


def _without(numbers: tuple[int, ...], place: int, takes: tuple[int, ...]) -> tuple[int, ...] | None:
    if place + len(takes) > 9 or any(numbers[place + step] < taken for step, taken in enumerate(takes)):
        return None
    left = list(numbers)
    for step, taken in enumerate(takes):
        left[place + step] -= taken
    return tuple(left)


def _has_pair(groups: list[Group]) -> bool:
    return any(group.kind is GroupKind.PAIR for group in groups)
