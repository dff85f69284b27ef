"""What somebody wrote of a hand, piece by piece, and the pieces that cannot be read."""

from __future__ import annotations

from collections.abc import Iterable
from enum import StrEnum
from typing import NamedTuple

from webapp.riichi.errors import ImpossibleState, Problem
from webapp.riichi.hand import Meld
from webapp.riichi.tiles import Tile

LONGEST = 400


class Winning(NamedTuple):
    """The tile that wins, as a part of what was written."""

    tile: Tile


Part = Tile | Winning | Meld
"""What a text names one after the other: concealed tiles, the winning tile, melds."""


class Written(NamedTuple):
    """A hand as it was written, whole or not: tiles and melds in their order, and the winning tile, if one is named."""

    concealed: tuple[Tile, ...]
    melds: tuple[Meld, ...]
    winning: Tile | None


class Fault(StrEnum):
    """Why a piece of text cannot be read."""

    TOO_LONG = "too_long"
    UNKNOWN = "unknown_sign"
    NO_SUIT = "digits_without_suit"
    NO_DIGITS = "suit_without_digits"
    NO_SUCH_TILE = "no_such_tile"
    NOT_A_MELD = "not_a_meld"
    NO_CALLED_TILE = "unclear_called_tile"
    NO_WINNING_TILE = "no_winning_tile"
    MANY_WINNING_TILES = "many_winning_tiles"
    TILES_ONLY = "tiles_only"


_EXPECTED = {
    Fault.TOO_LONG: f"expected {LONGEST} signs at most",
    Fault.UNKNOWN: "expected digits and a suit, such as 123m, a wind as E, S, W or N, or haku, hatsu or chun",
    Fault.NO_SUIT: "expected m, p, s or z after the digits",
    Fault.NO_DIGITS: "expected digits before the suit; South by itself is a capital S, or 2z",
    Fault.NO_SUCH_TILE: "expected 0 to 9 with m, p or s, or 1 to 7 with z",
    Fault.NOT_A_MELD: "expected three tiles in a row, three equal ones, or four",
    Fault.NO_CALLED_TILE: "expected one mark, after the called tile",
    Fault.NO_WINNING_TILE: "expected one tile right after the plus sign, such as +5p",
    Fault.MANY_WINNING_TILES: "expected one winning tile",
    Fault.TILES_ONLY: "expected tiles only, without melds or a plus sign",
}


class Misread(NamedTuple):
    """A piece of text that cannot be read: why, what it is, shortened, and where it begins, counting signs from 1."""

    fault: Fault
    text: str
    place: int

    @property
    def problem(self) -> Problem:
        """The same as the engine names problems."""
        return Problem(self.fault.value, f"{self.text!r} at sign {self.place}: {_EXPECTED[self.fault]}", "tiles")


class Unreadable(ImpossibleState):
    """Text that is no hand; `misread` holds every piece that is at fault, in order."""

    def __init__(self, misread: Iterable[Misread]) -> None:
        self.misread = tuple(sorted(misread, key=lambda piece: piece.place))
        super().__init__(piece.problem for piece in self.misread)


def short(text: str) -> str:
    """A piece of text, short enough to be quoted."""
    return text if len(text) <= 20 else f"{text[:19]}…"
