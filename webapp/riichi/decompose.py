"""Every way in which the tiles of one suit fall into sequences, triplets and at most one pair.

A block is one small number: its sort, and three times the place (0 to 8) of its lowest tile. A way is a tuple of blocks
in ascending order, so that the ways of the same tiles have an order as well.
"""

from __future__ import annotations

from collections.abc import Iterator

from webapp.riichi.counts import BITS, digits
from webapp.riichi.memo import Memo

Way = tuple[int, ...]

PAIR, TRIPLET, SEQUENCE = range(3)
"""The sorts of block."""
SORTS = 3
_MOST_GROUPS = 4
_KEYS_KEPT = 1 << 16
_TILES_OF = {PAIR: 2, TRIPLET: 3, SEQUENCE: 1 | 1 << BITS | 1 << 2 * BITS}
_FIFTH_COPIES = sum(3 << BITS * place for place in range(9))
_GUARDS = sum(8 << BITS * place for place in range(9))
"""With three more tiles of each kind, these bits show a kind that is there five times."""


def blocks(*, is_number_suit: bool) -> list[int]:
    """Every block of a number suit, or of the honours."""
    if is_number_suit:
        return [SORTS * place + sort for place in range(9) for sort in (PAIR, TRIPLET, SEQUENCE) if _fits(place, sort)]
    return [SORTS * place + sort for place in range(7) for sort in (PAIR, TRIPLET)]


def key_of_block(block: int) -> int:
    """The tiles of a block as the key of its suit."""
    return _TILES_OF[block % SORTS] << BITS * (block // SORTS)


def number_ways() -> Iterator[tuple[int, Way]]:
    """Every way of a number suit with its key: the empty one first, each after the way without its last block.

    The ways of one key come in ascending order.
    """
    yield 0, ()
    yield from _longer(0, (), 0, _MOST_GROUPS, 1)


def _longer(key: int, way: Way, start: int, groups: int, pairs: int) -> Iterator[tuple[int, Way]]:
    """The ways that go on from one, with blocks from a place in `_BLOCKS` on, so many groups and pairs at most."""
    for place in range(start, len(_BLOCKS)):
        block, tiles = _BLOCKS[place]
        is_pair = block % SORTS == PAIR
        longer = key + tiles
        if longer + _FIFTH_COPIES & _GUARDS or not (pairs if is_pair else groups):
            continue
        yield longer, (*way, block)
        if groups + pairs > 1:
            yield from _longer(longer, (*way, block), place, groups - (not is_pair), pairs - is_pair)


def _fits(place: int, sort: int) -> bool:
    return sort != SEQUENCE or place < 7


_BLOCKS = [(block, key_of_block(block)) for block in blocks(is_number_suit=True)]
_BLOCK_OF = {2: PAIR, 3: TRIPLET}
"""The block of so many equal honours."""


def _way_of_honours(key: int) -> tuple[Way, ...]:
    way: list[int] = []
    for place, number in enumerate(digits(key)):
        if number in _BLOCK_OF:
            way.append(SORTS * place + _BLOCK_OF[number])
        elif number:
            return ()
    return (tuple(way),)


HONOURS: Memo[int, tuple[Way, ...]] = Memo(_way_of_honours, _KEYS_KEPT)
"""The one way of the honours by their key; none where a tile is left over."""
