"""What a hand of thirteen tiles waits for, and whether its player is furiten."""

from __future__ import annotations

from itertools import product

from webapp.riichi import counts, facts
from webapp.riichi.counts import ONE, SUIT, SUIT_BITS, SUIT_MASK
from webapp.riichi.hand import Hand, Meld
from webapp.riichi.parts import HONOUR_PARTS, NUMBER_PARTS
from webapp.riichi.reading import is_seven_pairs, is_thirteen_orphans
from webapp.riichi.situation import Situation
from webapp.riichi.tiles import KINDS, Tile


def waits(concealed: tuple[Tile, ...], melds: tuple[Meld, ...]) -> tuple[int, ...]:
    """The kinds that would complete thirteen tiles (kans as three), whatever they are worth.

    A kind of which the player holds all four copies is no wait, since a fifth does not exist.
    """
    free = counts.count(concealed)
    every = free + sum(meld.counts for meld in melds)
    return tuple(
        kind
        for kind in KINDS
        if counts.of_kind(every, kind) < 4 and is_complete(free + ONE[kind], has_melds=bool(melds))
    )


def is_furiten(hand: Hand, situation: Situation) -> bool:
    """Whether a ron is barred: a tile that completes the hand lies in the own discards or was passed.

    Discards that others called away count, and so do tiles that would complete the hand without a yaku.
    """
    if situation.is_tsumo or not (situation.discards or situation.passed):
        return False
    without = hand.free_counts - ONE[hand.winning.kind]
    let_go = {discard.tile.kind for discard in situation.discards} | {tile.kind for tile in situation.passed}
    return any(is_complete(without + ONE[kind], has_melds=bool(hand.melds)) for kind in let_go)


def is_complete(free_counts: int, *, has_melds: bool) -> bool:
    """Whether concealed tiles, the last one included, form a winning hand beside the melds."""
    if not has_melds and (is_seven_pairs(free_counts) or is_thirteen_orphans(free_counts)):
        return True
    choices = [_pairs_possible(free_counts, suit) for suit in range(4)]
    return any(sum(pairs) == 1 for pairs in product(*choices))


def _pairs_possible(free_counts: int, suit: int) -> set[int]:
    key = free_counts >> suit * SUIT_BITS & SUIT_MASK
    parts = HONOUR_PARTS[key] if suit == 3 else NUMBER_PARTS[key | SUIT[suit]]
    return {facts.PAIRS.of(part.facts) for part in parts}
