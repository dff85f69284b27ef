"""What a hand of thirteen tiles waits for."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import product

from webapp.riichi import counts, facts
from webapp.riichi.counts import BY_TSUMO, CODE_BITS, CODE_MASK, ONE
from webapp.riichi.hand import Meld, tiles_of
from webapp.riichi.memo import SPREAD
from webapp.riichi.parts import HONOURS, NUMBERS
from webapp.riichi.reading import is_seven_pairs, is_thirteen_orphans
from webapp.riichi.tiles import KINDS, Tile


def waits(concealed: tuple[Tile, ...], melds: tuple[Meld, ...]) -> tuple[int, ...]:
    """The kinds that would complete thirteen tiles (kans as three), whatever they are worth.

    A kind of which the player holds all four copies is no wait, since a fifth does not exist.
    """
    return tuple(kind for kind in completing(concealed, melds, KINDS) if copies_held(concealed, melds, kind) < 4)


def dead_waits(concealed: tuple[Tile, ...], melds: tuple[Meld, ...]) -> tuple[int, ...]:
    """The kinds that would complete the hand, were not all four copies of them in it already."""
    return tuple(kind for kind in completing(concealed, melds, KINDS) if copies_held(concealed, melds, kind) == 4)


def completing(concealed: tuple[Tile, ...], melds: tuple[Meld, ...], kinds: Iterable[int]) -> Iterator[int]:
    """Those of the kinds that would complete thirteen tiles, copies of them left or not."""
    free = counts.count(concealed)
    return (kind for kind in kinds if completes(kind, free, has_melds=bool(melds)))


def copies_held(concealed: tuple[Tile, ...], melds: tuple[Meld, ...], kind: int) -> int:
    """How many copies of a kind the player holds."""
    return sum(tile.kind == kind for tile in (*concealed, *tiles_of(melds)))


def completes(kind: int, free_counts: int, *, has_melds: bool) -> bool:
    """Whether a tile of a kind makes concealed tiles a winning hand beside the melds."""
    together = free_counts + ONE[kind]
    if not has_melds and (is_seven_pairs(together) or is_thirteen_orphans(together)):
        return True
    codes = together + BY_TSUMO[kind]
    suits = [(codes >> suit * CODE_BITS & CODE_MASK) * SPREAD for suit in range(4)]
    choices = [{facts.PAIRS.of(word) for word, _, _ in NUMBERS[code]} for code in suits[:3]]
    choices.append({facts.PAIRS.of(word) for word, _, _ in HONOURS[suits[3]]})
    return any(sum(pairs) == 1 for pairs in product(*choices))
