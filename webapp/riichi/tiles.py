"""The 34 kinds of tile and the red fives, with their mpsz notation and their dora cycles.

A kind is a number from 0 to 33: characters 1-9, circles 1-9, bamboos 1-9, then the winds East South West North
and the dragons white, green, red. `0` in the notation is the red five of its suit.
"""

from __future__ import annotations

from collections.abc import Iterable
from itertools import groupby
from typing import NamedTuple

from webapp.riichi.errors import BadTiles

SUITS = "mpsz"
KINDS = range(34)
EAST, SOUTH, WEST, NORTH, WHITE, GREEN, RED = range(27, 34)
WINDS = (EAST, SOUTH, WEST, NORTH)
DRAGONS = (WHITE, GREEN, RED)
FIVES = (4, 13, 22)
TERMINALS = frozenset({0, 8, 9, 17, 18, 26})
HONOURS = frozenset(range(27, 34))
TERMINALS_AND_HONOURS = TERMINALS | HONOURS
GREENS = frozenset({19, 20, 21, 23, 25, GREEN})


class Tile(NamedTuple):
    """One tile: its kind and whether it is a red five. Tiles sort as they are written, red fives after plain ones."""

    kind: int
    red: bool = False

    @property
    def suit(self) -> str:
        """`m`, `p`, `s` or `z`."""
        return SUITS[self.kind // 9]

    @property
    def number(self) -> int:
        """1 to 9, for honours 1 to 7."""
        return self.kind % 9 + 1

    def __str__(self) -> str:
        return f"{0 if self.red else self.number}{self.suit}"


TILES = tuple(Tile(kind) for kind in KINDS) + tuple(Tile(kind, red=True) for kind in FIVES)
_BY_TEXT = {str(tile): tile for tile in TILES}


def parse_tile(text: str) -> Tile:
    """The tile that a text such as `7z` or `0m` names. Raises BadTiles."""
    try:
        return _BY_TEXT[text]
    except KeyError:
        raise BadTiles(f"{text!r} is not one tile; expected a digit and a suit, such as 5m or 7z") from None


def parse_tiles(text: str) -> tuple[Tile, ...]:
    """The tiles of a text such as `406m11z`, in its order; an empty text is no tile. Raises BadTiles."""
    tiles: list[Tile] = []
    digits = ""
    for sign in text:
        if sign in SUITS:
            if not digits:
                raise BadTiles(f"{sign!r} without digits before it in {text!r}")
            tiles += _suit_tiles(digits, sign, text)
            digits = ""
        else:
            digits += sign
    if digits:
        raise BadTiles(f"{digits!r} at the end of {text!r} has no suit; expected m, p, s or z after the digits")
    return tuple(tiles)


def format_tiles(tiles: Iterable[Tile]) -> str:
    """The notation of the tiles, in their order, each suit's letter written once for a run of its tiles."""
    return "".join(
        "".join(str(tile)[0] for tile in run) + suit for suit, run in groupby(tiles, key=lambda tile: tile.suit)
    )


def format_kinds(kinds: Iterable[int]) -> str:
    """The notation of tiles that are known by kind only."""
    return format_tiles(TILES[kind] for kind in kinds)


def dora_kind(indicator: Tile) -> int:
    """The kind that an indicator makes dora: the next number or wind or dragon, the last one leading to the first."""
    return _DORA[indicator.kind]


def _suit_tiles(digits: str, suit: str, text: str) -> list[Tile]:
    try:
        return [_BY_TEXT[digit + suit] for digit in digits]
    except KeyError as unknown:
        raise BadTiles(f"{unknown.args[0]!r} in {text!r} is not a tile") from None


_CYCLES = (range(9), range(9, 18), range(18, 27), WINDS, DRAGONS)
_NEXT = {kind: cycle[place - len(cycle) + 1] for cycle in _CYCLES for place, kind in enumerate(cycle)}
_DORA = tuple(_NEXT[kind] for kind in KINDS)
