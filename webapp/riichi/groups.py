"""The groups that a winning hand falls into, its waits and its three forms."""

from __future__ import annotations

from enum import IntEnum
from typing import NamedTuple

from webapp.riichi.tiles import TERMINALS_AND_HONOURS


class Form(IntEnum):
    """The three forms of a winning hand."""

    STANDARD = 0
    SEVEN_PAIRS = 1
    THIRTEEN_ORPHANS = 2


class Wait(IntEnum):
    """How the winning tile completed its group."""

    NONE = 0
    RYANMEN = 1
    KANCHAN = 2
    PENCHAN = 3
    SHANPON = 4
    TANKI = 5
    ORPHAN = 6
    THIRTEEN = 7


class GroupKind(IntEnum):
    """What a group is. A quad counts as a triplet wherever triplets are asked for."""

    SEQUENCE = 0
    TRIPLET = 1
    QUAD = 2
    PAIR = 3
    ORPHAN = 4


class Group(NamedTuple):
    """A group: its kind, its lowest tile, whether it counts as concealed, and whether it was declared as a meld.

    A triplet that a ron completed is not concealed (EMA Riichi Competition Rules, fu of triplets; so in all rulesets).
    """

    kind: GroupKind
    first: int
    is_concealed: bool = True
    is_meld: bool = False

    @property
    def kinds(self) -> tuple[int, ...]:
        """The kinds of its tiles."""
        match self.kind:
            case GroupKind.SEQUENCE:
                return (self.first, self.first + 1, self.first + 2)
            case GroupKind.ORPHAN:
                return (self.first,)
            case _:
                return (self.first,) * _SIZE[self.kind]

    @property
    def has_terminal_or_honour(self) -> bool:
        """Whether a terminal or an honour is in it."""
        return any(kind in TERMINALS_AND_HONOURS for kind in self.kinds)


_SIZE = {GroupKind.TRIPLET: 3, GroupKind.QUAD: 4, GroupKind.PAIR: 2}


def wait_in_sequence(first: int, winning: int) -> Wait:
    """The wait that a winning kind completed in the sequence that starts at `first`."""
    place = winning - first
    if place == 1:
        return Wait.KANCHAN
    is_edge = (place == 2 and first % 9 == 0) or (place == 0 and first % 9 == 6)
    return Wait.PENCHAN if is_edge else Wait.RYANMEN
