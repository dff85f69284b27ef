"""How many tiles of each kind a group of tiles holds, packed into one integer that adds, compares and hashes fast.

Each kind has six bits, so that any real set of tiles, indicators included, adds without a carry. A suit is the 54
bits of its nine kinds, its key; a suit's code is its key with what else decides how it reads: the place of the winning
tile, ron or tsumo, which suit it is, or for the honours which winds count.
"""

from __future__ import annotations

from collections.abc import Iterable

from webapp.riichi.tiles import KINDS, TILES, Tile, dora_kind

BITS = 6
ONE = tuple(1 << BITS * kind for kind in KINDS)
SUIT_BITS = 9 * BITS
SUIT_MASK = (1 << SUIT_BITS) - 1
_DIGIT = (1 << BITS) - 1
_TO_GUARD = sum((32 - 5) * one for one in ONE)
GUARD = sum(32 * one for one in ONE)
"""Counts that hold a fifth copy of everything, whichever hand is added to them."""

PLACE_SHIFT = SUIT_BITS
RON_SHIFT = PLACE_SHIFT + 4
SUIT_SHIFT = RON_SHIFT + 1
RON = 1 << RON_SHIFT
SUIT = tuple(suit << SUIT_SHIFT for suit in range(3))
PLACES = 15 << PLACE_SHIFT
PLACE = tuple((kind % 9 + 1) << PLACE_SHIFT for kind in KINDS)
"""The place of a winning kind within its suit, as part of the suit's code."""

DORA_SHIFTS = tuple(BITS * dora_kind(TILES[kind]) for kind in KINDS)
"""By the kind of an indicator, where the counts of its dora stand."""
DOUBLE_WIND = 1 << SUIT_SHIFT + 4
"""Set in the honours' code where a pair that is both winds gives 4 fu."""


def winds_code(seat: int, round_wind: int) -> int:
    """The winds that count, as part of the honours' code."""
    return (round_wind << 2 | seat) << SUIT_SHIFT


def count(tiles: Iterable[Tile]) -> int:
    """The counts of the tiles; red fives count as their kind."""
    return sum([ONE[tile[0]] for tile in tiles])


def of_kind(counts: int, kind: int) -> int:
    """How many tiles of a kind the counts hold."""
    return counts >> BITS * kind & _DIGIT


def digits(key: int) -> list[int]:
    """The nine numbers of a suit's key, that of the 1 first."""
    return [key >> BITS * place & _DIGIT for place in range(9)]


def suit_codes(counts: int, winning: int) -> list[int]:
    """The codes of the three number suits and the honours, with the winning place; ron and winds are not in."""
    codes = [
        counts & SUIT_MASK,
        counts >> SUIT_BITS & SUIT_MASK | SUIT[1],
        counts >> 2 * SUIT_BITS & SUIT_MASK | SUIT[2],
        counts >> 3 * SUIT_BITS,
    ]
    codes[winning // 9] |= PLACE[winning]
    return codes


def has_fifth_copy(counts: int) -> bool:
    """Whether some kind is there more than four times; right for up to 31 of a kind."""
    return bool(counts + _TO_GUARD & GUARD)
