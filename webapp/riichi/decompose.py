"""Every way in which the tiles of one suit fall into sequences, triplets and at most one pair.

A way is a tuple of blocks. A block is one small number: what it is and the place (0 to 8) of its lowest tile.
"""

from __future__ import annotations

from webapp.riichi.counts import BITS, digits
from webapp.riichi.memo import Memo

Way = tuple[int, ...]

SEQUENCE, TRIPLET, PAIR = 0, 9, 18
"""The first block of each sort; its place is added."""
_KEYS_KEPT = 1 << 16
_RUN = 1 | 1 << BITS | 1 << 2 * BITS
_DIGIT = (1 << BITS) - 1


def blocks(*, is_number_suit: bool) -> list[int]:
    """Every block of a number suit, or of the honours."""
    if is_number_suit:
        return [*range(SEQUENCE, SEQUENCE + 7), *range(TRIPLET, TRIPLET + 9), *range(PAIR, PAIR + 9)]
    return [*range(TRIPLET, TRIPLET + 7), *range(PAIR, PAIR + 7)]


def _ways(key: int) -> tuple[Way, ...]:
    """Takes every block that the lowest tile can begin, and asks for the ways of what is left."""
    if not key:
        return ((),)
    place = ((key & -key).bit_length() - 1) // BITS
    shift = BITS * place
    number = key >> shift & _DIGIT
    ways: list[Way] = []
    if number >= 2:
        ways += [(PAIR + place, *rest) for rest in NUMBER_SUIT[key - (2 << shift)] if not _has_pair(rest)]
    if number >= 3:
        ways += [(TRIPLET + place, *rest) for rest in NUMBER_SUIT[key - (3 << shift)]]
    if place < 7 and key >> shift + BITS & _DIGIT and key >> shift + 2 * BITS & _DIGIT:
        ways += [(SEQUENCE + place, *rest) for rest in NUMBER_SUIT[key - (_RUN << shift)] if not _is_late(rest, place)]
    return tuple(ways)


def _has_pair(way: Way) -> bool:
    return max(way, default=0) >= PAIR


def _is_late(rest: Way, place: int) -> bool:
    """Whether the rest begins with a pair or triplet of the same tile: that order was taken already."""
    return bool(rest) and rest[0] >= TRIPLET and rest[0] % 9 == place


NUMBER_SUIT: Memo[int, tuple[Way, ...]] = Memo(_ways, _KEYS_KEPT)
"""The ways of a number suit by its key; none where tiles are left over."""


_HONOURS_OF = {2: (PAIR,), 3: (TRIPLET,), 5: (PAIR, TRIPLET)}
"""The blocks of so many equal honours. A hand that holds four waits for a fifth, which only does not exist."""


def _way_of_honours(key: int) -> tuple[Way, ...]:
    way: list[int] = []
    for place, number in enumerate(digits(key)):
        if number:
            if number not in _HONOURS_OF:
                return ()
            way += [block + place for block in _HONOURS_OF[number]]
    return (tuple(way),)


HONOURS: Memo[int, tuple[Way, ...]] = Memo(_way_of_honours, _KEYS_KEPT)
"""The one way of the honours by their key; none where a tile is left over."""
