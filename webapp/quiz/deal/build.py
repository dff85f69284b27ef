"""From a recipe to the blocks of a hand, and from the blocks to declared melds, a concealed part and a winning kind."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import chain
from random import Random
from typing import assert_never

from webapp.quiz.deal.blocks import Block, Pool, copies, is_triplet_or_kan, pair, triplet
from webapp.quiz.deal.box import Box
from webapp.quiz.deal.cores import Seats
from webapp.quiz.deal.recipes import Form, Hidden, Recipe
from webapp.riichi.hand import Hand, Meld, MeldKind, Source
from webapp.riichi.tiles import TERMINALS_AND_HONOURS

_KAN_CHANCE = 0.12
_SEQUENCE_CHANCES = 4
"""How many times likelier one sequence is than one triplet where both are possible."""


@dataclass(frozen=True, slots=True)
class Parts:
    """The blocks of a hand by what happened to them."""

    concealed: tuple[Block, ...]
    called: tuple[Block, ...]
    closed_kans: tuple[Block, ...]

    @property
    def blocks(self) -> tuple[Block, ...]:
        """All of them."""
        return self.concealed + self.called + self.closed_kans


def blocks_for(recipe: Recipe, seats: Seats, rng: Random) -> list[Block] | None:
    """Blocks that make the recipe's hand; None when the dice asked for a fifth copy of a tile."""
    pool = rng.choice(recipe.pools)
    match rng.choice(recipe.forms):
        case Form.GROUPS:
            blocks = _groups(recipe, seats, pool, rng)
        case Form.PAIRS:
            blocks = [pair(kind) for kind in rng.sample(pool.kinds, 7)]
        case Form.ORPHANS:
            ends = sorted(TERMINALS_AND_HONOURS)
            blocks = [(kind,) for kind in (*ends, rng.choice(ends))]
        case Form.NINE_GATES:
            first, *_, last = pool.kinds
            blocks = [(kind,) for kind in (first, first, *pool.kinds, last, last, rng.choice(pool.kinds))]
        case never:
            assert_never(never)
    return blocks if max(copies(blocks)) <= 4 else None


def declare(blocks: list[Block], recipe: Recipe, calls: int, rng: Random) -> Parts | None:
    """The blocks after so many calls, a kan among them being open or added; None where too few can be kans."""
    may_be_kans = _may_be_kans(blocks)
    number = _now_and_then(may_be_kans, recipe, rng) if recipe.kans is None else recipe.kans
    if number > len(may_be_kans):
        return None
    kans = rng.sample(may_be_kans, number)
    grown = [block + block[:1] if block in kans else block for block in blocks]
    may_be_called = [block for block in grown if _may_be_called(block, recipe.hidden)]
    called = rng.sample(may_be_called, min(calls, len(may_be_called)))
    left = list(grown)
    for block in called:
        left.remove(block)
    return Parts(
        tuple(block for block in left if len(block) != 4),
        tuple(called),
        tuple(block for block in left if len(block) == 4),
    )


def deal_hand(parts: Parts, winning: int, box: Box, rng: Random) -> Hand:
    """The hand as tiles out of the box."""
    concealed = list(chain.from_iterable(parts.concealed))
    concealed.remove(winning)
    melds = [_called_meld(block, box, rng) for block in parts.called]
    melds += [Meld(MeldKind.CLOSED_KAN, box.take_all(block)) for block in parts.closed_kans]
    return Hand(box.take_all(concealed), tuple(melds), box.take(winning))


def _groups(recipe: Recipe, seats: Seats, pool: Pool, rng: Random) -> list[Block]:
    core = recipe.core(rng, seats)
    groups = list(core.groups)
    while len(groups) < 4:
        groups.append(_group(recipe, groups, pool, rng))
    return [*groups, core.pair or pair(rng.choice(pool.kinds))]


def _group(recipe: Recipe, groups: list[Block], pool: Pool, rng: Random) -> Block:
    triplets = [triplet(kind) for kind in pool.kinds]
    if recipe.triplets is None:
        return rng.choice([*pool.sequences * _SEQUENCE_CHANCES, *triplets])
    wants_triplet = sum(map(is_triplet_or_kan, groups)) < recipe.triplets
    return rng.choice(triplets if wants_triplet else pool.sequences)


def _may_be_kans(blocks: list[Block]) -> list[Block]:
    numbers = copies(blocks)
    return [block for block in blocks if is_triplet_or_kan(block) and numbers[block[0]] == 3]


def _now_and_then(may_be_kans: list[Block], recipe: Recipe, rng: Random) -> int:
    """One kan or none: more are for the yaku that need them."""
    is_possible = may_be_kans and not recipe.moment.is_untouched
    return 1 if is_possible and rng.random() < _KAN_CHANCE else 0


def _may_be_called(block: Block, hidden: Hidden) -> bool:
    match hidden:
        case Hidden.NOTHING:
            return len(block) > 2
        case Hidden.KANS:
            return len(block) == 3
        case Hidden.TRIPLETS:
            return len(block) == 3 and not is_triplet_or_kan(block)
        case never:
            assert_never(never)


def _called_meld(block: Block, box: Box, rng: Random) -> Meld:
    """A chi is called from the left, a pon or a kan from anybody."""
    tiles = box.take_all(block)
    called = rng.choice(tiles)
    if not is_triplet_or_kan(block):
        return Meld(MeldKind.CHI, tiles, called, Source.LEFT)
    kinds = (MeldKind.PON,) if len(block) == 3 else (MeldKind.OPEN_KAN, MeldKind.ADDED_KAN)
    return Meld(rng.choice(kinds), tiles, called, rng.choice(tuple(Source)))
