"""What hands are built of: blocks of kinds, and the pools that blocks of some sort of hand come from."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass
from itertools import chain

from webapp.riichi.tiles import GREENS, HONOURS, KINDS, TERMINALS, TERMINALS_AND_HONOURS

Block = tuple[int, ...]
"""Kinds that belong together: a sequence, a triplet, a kan, a pair, or tiles that stand alone."""

NUMBERED_SUITS = tuple(frozenset(range(first, first + 9)) for first in (0, 9, 18))
SIMPLE_KINDS = frozenset(KINDS) - TERMINALS_AND_HONOURS


def sequence(first: int) -> Block:
    """The sequence that starts at a kind."""
    return (first, first + 1, first + 2)


def triplet(kind: int) -> Block:
    """Three of a kind."""
    return (kind,) * 3


def pair(kind: int) -> Block:
    """Two of a kind."""
    return (kind,) * 2


def is_triplet_or_kan(block: Block) -> bool:
    """Whether a block is a triplet or a kan."""
    return len(block) > 2 and block[0] == block[-1]


def copies(blocks: Collection[Block]) -> list[int]:
    """How many of each kind the blocks hold."""
    numbers = [0] * len(KINDS)
    for kind in chain.from_iterable(blocks):
        numbers[kind] += 1
    return numbers


SEQUENCES = tuple(sequence(first) for first in range(27) if first % 9 < 7)


@dataclass(frozen=True, slots=True)
class Pool:
    """The sequences that a hand may hold, and the kinds of its triplets and pairs."""

    sequences: tuple[Block, ...]
    kinds: tuple[int, ...]


def pool_of(kinds: Collection[int]) -> Pool:
    """Everything that can be made of some kinds."""
    return Pool(tuple(block for block in SEQUENCES if set(block) <= set(kinds)), tuple(sorted(kinds)))


def _outer(kinds: Collection[int]) -> Pool:
    """Triplets and pairs of some kinds, and the sequences that hold a terminal."""
    return Pool(tuple(block for block in SEQUENCES if not TERMINALS.isdisjoint(block)), tuple(sorted(kinds)))


ANY = pool_of(KINDS)
SIMPLES = pool_of(SIMPLE_KINDS)
OUTER = _outer(TERMINALS_AND_HONOURS)
TERMINAL_OUTER = _outer(TERMINALS)
HALF_FLUSHES = tuple(pool_of(suit | HONOURS) for suit in NUMBERED_SUITS)
FLUSHES = tuple(pool_of(suit) for suit in NUMBERED_SUITS)
GREEN_TILES = pool_of(GREENS)
END_TILES = pool_of(TERMINALS_AND_HONOURS)
TERMINAL_TILES = pool_of(TERMINALS)
HONOUR_TILES = pool_of(HONOURS)

AS_IT_COMES = (*[ANY] * 6, *[SIMPLES] * 6, *[OUTER] * 2, *HALF_FLUSHES)
"""Pools for a hand of which nothing special is wanted, the likelier ones more than once."""
