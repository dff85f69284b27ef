"""How many tiles of each kind a group of tiles holds, packed into one integer that adds, compares and hashes fast.

Each kind has six bits, so that any real set of tiles, indicators included, adds without a carry; the red fives, which
count as their kind too, stand above all kinds. The nine kinds of a suit are its key. Six bits stay free above them:
with the place of the winning tile there, and whether another let it go, the key is the suit's code, which decides how
the suit reads. The honours' code has the winds that count above it.
"""

from __future__ import annotations

from collections.abc import Iterable

from webapp.riichi.copies import RED_FIVES
from webapp.riichi.tiles import FIVES, KINDS, TILES, WINDS, Tile, dora_kind

BITS = 6
KEY_BITS = 9 * BITS
KEY_MASK = (1 << KEY_BITS) - 1
CODE_BITS = KEY_BITS + BITS
CODE_MASK = (1 << CODE_BITS) - 1
CIRCLES_SHIFT, BAMBOOS_SHIFT, HONOURS_SHIFT, _REDS_SHIFT = (suit * CODE_BITS for suit in range(1, 5))

SHIFTS = tuple(kind // 9 * CODE_BITS + kind % 9 * BITS for kind in KINDS)
"""Where the number of each kind stands."""
ONE = tuple(1 << shift for shift in SHIFTS)
_RED = {five: 1 << _REDS_SHIFT + BITS * place for place, five in enumerate(FIVES)}
WEIGHT = {tile: ONE[tile.kind] + (_RED[tile.kind] if tile.red else 0) for tile in TILES}
"""The counts of one tile."""
_DIGIT = (1 << BITS) - 1
_GUARD = 1 << BITS - 1
ONE_RED = min(_RED.values())
"""Counts below this hold no red five."""
GUARDS = sum(_GUARD * one for one in (*ONE, *_RED.values()))
"""With the room of a set added to counts, these bits show a kind or a red five that is there too often."""
MOST_ADDED = _GUARD - 5
"""So many tiles of one kind are counted right beside a hand's four."""
TOO_MANY = sum(5 * one for one in (*ONE, *_RED.values()))
"""Counts that are too many for any set, whatever is added to them."""

LENT = sum(_GUARD << BITS * place for place in range(9))
"""Set in a key, these bits all stay set where what is taken from the key is in it."""

PLACE_SHIFT = KEY_BITS
RON_SHIFT = PLACE_SHIFT + 4
RON = 1 << RON_SHIFT
PLACES = 15 << PLACE_SHIFT
PLACE = tuple((kind % 9 + 1) << PLACE_SHIFT for kind in KINDS)
"""The place of a winning kind within its suit, as part of the suit's code."""
BY_TSUMO = tuple(place << kind // 9 * CODE_BITS for kind, place in enumerate(PLACE))
BY_RON = tuple((place | RON) << kind // 9 * CODE_BITS for kind, place in enumerate(PLACE))
"""What a winning kind adds to a hand's counts, so that they hold the codes of the suits."""

DORA_SHIFTS = tuple(SHIFTS[dora_kind(TILES[kind])] for kind in KINDS)
"""By the kind of an indicator, where the counts of its dora stand."""
WINDS_SHIFT = CODE_BITS
WIND_KEY = (1 << len(WINDS) * BITS) - 1
"""The part of the honours' key that holds the winds."""
DOUBLE_WIND = 16 << WINDS_SHIFT
"""Set in the honours' code where a pair that is both winds gives 4 fu."""


def winds_code(seat: int, round_wind: int) -> int:
    """The winds that count, as part of the honours' code."""
    return (round_wind << 2 | seat) << WINDS_SHIFT


def honours_code(key: int, winds: int) -> int:
    """The code of the honours, with the winds that count only where there is a wind among them."""
    return key | winds if key & WIND_KEY else key


def count(tiles: Iterable[Tile]) -> int:
    """The counts of the tiles."""
    total = 0
    for tile in tiles:
        total += WEIGHT[tile]
    return total


def of_kind(counts: int, kind: int) -> int:
    """How many tiles of a kind the counts hold."""
    return counts >> SHIFTS[kind] & _DIGIT


def reds(counts: int) -> int:
    """How many red fives the counts hold."""
    by_suit = counts >> _REDS_SHIFT
    return (by_suit + (by_suit >> BITS) + (by_suit >> 2 * BITS)) & _DIGIT if by_suit else 0


def digits(key: int) -> list[int]:
    """The nine numbers of a suit's key, that of the 1 first."""
    return [key >> BITS * place & _DIGIT for place in range(9)]


def has_fifth_copy(counts: int) -> bool:
    """Whether some kind is there more than four times; right for up to 31 of a kind."""
    return bool(counts + _ROOM_OF_KINDS & GUARDS)


def _room(numbers: Iterable[int], units: Iterable[int]) -> int:
    return sum((_GUARD - 1 - most) * one for most, one in zip(numbers, units, strict=True))


_ROOM_OF_KINDS = _room([4] * len(ONE), ONE)
ROOM = {option: _ROOM_OF_KINDS + _room(most, _RED.values()) for option, most in RED_FIVES.items()}
"""By the option `red_fives`, what brings the counts of a whole set of tiles to just below the guards."""
