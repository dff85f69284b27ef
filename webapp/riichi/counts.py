"""How many tiles of each kind a group of tiles holds, packed into one integer that adds, compares and hashes fast.

Each kind has six bits, so that any real set of tiles, indicators included, adds without a carry.
A suit is the 54 bits of its nine kinds: `suit_key(counts, 1)` is the circles.
"""

from __future__ import annotations

from collections.abc import Iterable

from webapp.riichi.tiles import KINDS, Tile

BITS = 6
ONE = tuple(1 << BITS * kind for kind in KINDS)
SUIT_BITS = 9 * BITS
SUIT_MASK = (1 << SUIT_BITS) - 1
HONOUR_SHIFT = 3 * SUIT_BITS
_DIGIT = (1 << BITS) - 1
_TO_GUARD = sum((32 - 5) * one for one in ONE)
_GUARD = sum(32 * one for one in ONE)


def count(tiles: Iterable[Tile]) -> int:
    """The counts of the tiles; red fives count as their kind."""
    return sum([ONE[tile[0]] for tile in tiles])


def of_kind(counts: int, kind: int) -> int:
    """How many tiles of a kind the counts hold."""
    return counts >> BITS * kind & _DIGIT


def digits(key: int) -> list[int]:
    """The nine numbers of a suit's key, that of the 1 first."""
    return [key >> BITS * place & _DIGIT for place in range(9)]


def has_fifth_copy(counts: int) -> bool:
    """Whether some kind is there more than four times; right for up to 31 of a kind."""
    return bool(counts + _TO_GUARD & _GUARD)


def kinds_over_four(counts: int) -> list[int]:
    """The kinds that are there more than four times."""
    return [kind for kind in KINDS if of_kind(counts, kind) > 4]
