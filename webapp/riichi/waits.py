"""What a hand of thirteen tiles waits for."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import product

from webapp.riichi import counts, facts
from webapp.riichi.counts import CODE_BITS, KEY_MASK, ONE
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
    return (kind for kind in kinds if is_complete(free + ONE[kind], has_melds=bool(melds)))


def copies_held(concealed: tuple[Tile, ...], melds: tuple[Meld, ...], kind: int) -> int:
    """How many copies of a kind the player holds."""
    return sum(tile.kind == kind for tile in (*concealed, *tiles_of(melds)))


def is_complete(free_counts: int, *, has_melds: bool) -> bool:
    """Whether concealed tiles, the last one included, form a winning hand beside the melds."""
    if not has_melds and (is_seven_pairs(free_counts) or is_thirteen_orphans(free_counts)):
        return True
    keys = [free_counts >> suit * CODE_BITS & KEY_MASK for suit in range(4)]
    choices = [{facts.PAIRS.of(word) for word, _, _ in NUMBERS[key * SPREAD]} for key in keys[:3]]
    choices.append({facts.PAIRS.of(word) for word, _, _ in HONOURS[keys[3] * SPREAD]})
    return any(sum(pairs) == 1 for pairs in product(*choices))
