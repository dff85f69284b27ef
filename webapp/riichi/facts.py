"""The facts of a reading: small numbers packed into one word, so that a yaku is a set of wanted values.

Facts of the situation come first, then what the groups add up to, then what follows from the groups seen together.
Two words that belong to the same reading never overlap, so they add up to its fact word.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple


class Fact(NamedTuple):
    """One number in a fact word."""

    id: str
    shift: int
    width: int

    @property
    def mask(self) -> int:
        """The bits of the fact."""
        return (1 << self.width) - 1 << self.shift

    def of(self, word: int) -> int:
        """The value of the fact in a word."""
        return word >> self.shift & (1 << self.width) - 1

    def times(self, value: int) -> int:
        """A word in which only this fact is set."""
        return value << self.shift


class Wanted(NamedTuple):
    """A fact and the values of it that are wanted."""

    fact: Fact
    values: frozenset[int]

    def holds(self, word: int) -> bool:
        """Whether the fact has a wanted value in the word."""
        return self.fact.of(word) in self.values


def wants(fact: Fact, *values: int) -> Wanted:
    """The wish for one of these values of a fact; without values, for 1."""
    return Wanted(fact, frozenset(values or (1,)))


class Test(NamedTuple):
    """Several wishes as one quick test: one comparison for the facts that must have one value, then the others.

    A word holds it where `word & mask == value`, and for each choice the bits that its mask takes are among its values.
    """

    mask: int
    value: int
    choices: tuple[tuple[int, frozenset[int]], ...]

    @property
    def reads(self) -> int:
        """All the bits of a word that matter to it."""
        bits = self.mask
        for mask, _ in self.choices:
            bits |= mask
        return bits


def together(wishes: Iterable[Wanted]) -> Test:
    """The one test of several wishes. Two different single values of one fact are never wanted together."""
    mask = value = 0
    choices = []
    for fact, values in wishes:
        words = frozenset(fact.times(wanted) for wanted in values)
        if len(words) == 1:
            mask |= fact.mask
            value |= next(iter(words))
        else:
            choices.append((fact.mask, words))
    return Test(mask, value, tuple(choices))


_WIDTHS = {
    # the situation; the first three are the hand's, and `closed` is read by yaku of both sorts
    "closed": 1,
    "melded": 1,
    "kan": 1,
    "tsumo": 1,
    "riichi": 2,
    "ippatsu": 1,
    "last_tile": 1,
    "after_kan": 1,
    "robbed_kan": 1,
    "first_turn": 1,
    "dealer": 1,
    # sums over the groups
    "form": 2,
    "sequences": 3,
    "triplets": 3,
    "concealed_triplets": 3,
    "quads": 3,
    "outer_groups": 3,
    "pairs": 3,
    "identical_sequences": 2,
    "dragon_triplets": 2,
    "wind_triplets": 3,
    "dragon_pair": 1,
    "wind_pair": 1,
    "value_pair": 1,
    "white_triplet": 1,
    "green_triplet": 1,
    "red_triplet": 1,
    "seat_wind_triplet": 1,
    "round_wind_triplet": 1,
    "nine_gates": 1,
    "pure_nine_gates": 1,
    "wait": 3,
    "fu": 8,
    # what follows from the groups together
    "straight": 1,
    "same_sequence": 1,
    "same_triplet": 1,
    "suits": 2,
    "honour": 1,
    "terminal": 1,
    "simple": 1,
    "not_green": 1,
    "green_dragon": 1,
}


def _layout() -> dict[str, Fact]:
    facts: dict[str, Fact] = {}
    shift = 0
    for name, width in _WIDTHS.items():
        facts[name] = Fact(name, shift, width)
        shift += width
    return facts


FACTS = _layout()

CLOSED = FACTS["closed"]
MELDED = FACTS["melded"]
KAN = FACTS["kan"]
TSUMO = FACTS["tsumo"]
RIICHI = FACTS["riichi"]
IPPATSU = FACTS["ippatsu"]
LAST_TILE = FACTS["last_tile"]
AFTER_KAN = FACTS["after_kan"]
ROBBED_KAN = FACTS["robbed_kan"]
FIRST_TURN = FACTS["first_turn"]
DEALER = FACTS["dealer"]
FORM = FACTS["form"]
SEQUENCES = FACTS["sequences"]
TRIPLETS = FACTS["triplets"]
CONCEALED_TRIPLETS = FACTS["concealed_triplets"]
QUADS = FACTS["quads"]
OUTER_GROUPS = FACTS["outer_groups"]
PAIRS = FACTS["pairs"]
IDENTICAL_SEQUENCES = FACTS["identical_sequences"]
DRAGON_TRIPLETS = FACTS["dragon_triplets"]
WIND_TRIPLETS = FACTS["wind_triplets"]
DRAGON_PAIR = FACTS["dragon_pair"]
WIND_PAIR = FACTS["wind_pair"]
VALUE_PAIR = FACTS["value_pair"]
WHITE_TRIPLET = FACTS["white_triplet"]
GREEN_TRIPLET = FACTS["green_triplet"]
RED_TRIPLET = FACTS["red_triplet"]
SEAT_WIND_TRIPLET = FACTS["seat_wind_triplet"]
ROUND_WIND_TRIPLET = FACTS["round_wind_triplet"]
NINE_GATES = FACTS["nine_gates"]
PURE_NINE_GATES = FACTS["pure_nine_gates"]
WAIT = FACTS["wait"]
FU = FACTS["fu"]
"""The fu of the groups and the wait; what depends on the way of winning is not in."""
STRAIGHT = FACTS["straight"]
SAME_SEQUENCE = FACTS["same_sequence"]
SAME_TRIPLET = FACTS["same_triplet"]
SUITS = FACTS["suits"]
HONOUR = FACTS["honour"]
TERMINAL = FACTS["terminal"]
SIMPLE = FACTS["simple"]
NOT_GREEN = FACTS["not_green"]
GREEN_DRAGON = FACTS["green_dragon"]

SITUATION_WIDTH = FORM.shift
SITUATION_MASK = (1 << SITUATION_WIDTH) - 1
