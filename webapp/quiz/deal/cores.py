"""What a concept needs for certain: the groups, and sometimes the pair, that a hand is built around."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import NamedTuple

from webapp.quiz.deal.blocks import SEQUENCES, Block, pair, sequence, triplet
from webapp.riichi.situation import Wind
from webapp.riichi.tiles import DRAGONS, KINDS, WINDS


class Seats(NamedTuple):
    """The two winds of the winner."""

    seat: Wind
    round: Wind


class Core(NamedTuple):
    """Groups that must be in the hand, and its pair where that matters."""

    groups: tuple[Block, ...] = ()
    pair: Block | None = None


CoreMaker = Callable[[Random, Seats], Core]


def nothing(_rng: Random, _seats: Seats) -> Core:
    """No group for certain."""
    return Core()


def triplets_of(*kinds: int) -> CoreMaker:
    """A triplet of each of these kinds."""
    return lambda _rng, _seats: Core(tuple(triplet(kind) for kind in kinds))


def some_triplet(rng: Random, _seats: Seats) -> Core:
    """A triplet of whatever kind."""
    return Core((triplet(rng.choice(KINDS)),))


def seat_triplet(_rng: Random, seats: Seats) -> Core:
    """A triplet of the winner's own wind."""
    return Core((triplet(seats.seat.kind),))


def round_triplet(_rng: Random, seats: Seats) -> Core:
    """A triplet of the round's wind."""
    return Core((triplet(seats.round.kind),))


def twin_sequences(rng: Random, _seats: Seats) -> Core:
    """The same sequence twice."""
    return Core((rng.choice(SEQUENCES),) * 2)


def two_twin_sequences(rng: Random, _seats: Seats) -> Core:
    """Two sequences, each twice."""
    one, other = rng.sample(SEQUENCES, 2)
    return Core((one, one, other, other))


def straight(rng: Random, _seats: Seats) -> Core:
    """One to nine of a suit."""
    first = 9 * rng.randrange(3)
    return Core((sequence(first), sequence(first + 3), sequence(first + 6)))


def same_sequence_three_suits(rng: Random, _seats: Seats) -> Core:
    """One sequence in the three suits."""
    first = rng.randrange(7)
    return Core((sequence(first), sequence(first + 9), sequence(first + 18)))


def same_triplet_three_suits(rng: Random, _seats: Seats) -> Core:
    """One triplet in the three suits."""
    first = rng.randrange(9)
    return Core((triplet(first), triplet(first + 9), triplet(first + 18)))


def three_of_four_winds(rng: Random, _seats: Seats) -> Core:
    """Triplets of three winds and a pair of the fourth."""
    return _all_but_one(WINDS, rng)


def two_of_three_dragons(rng: Random, _seats: Seats) -> Core:
    """Triplets of two dragons and a pair of the third."""
    return _all_but_one(DRAGONS, rng)


def _all_but_one(kinds: tuple[int, ...], rng: Random) -> Core:
    last = rng.choice(kinds)
    return Core(tuple(triplet(kind) for kind in kinds if kind != last), pair(last))
