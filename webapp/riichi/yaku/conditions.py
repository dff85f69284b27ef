"""The conditions that yaku are made of: each the facts it wants, and who is to blame when it breaks.

A condition says once what it wants. The fast test over a fact word comes from that; the culprit is asked only when
somebody wants to know why.

A hand that has more than is wanted (a fourth quad, no suit at all) does not break a condition: it is a yakuman then,
and that is what stands in the way.
"""

from __future__ import annotations

from dataclasses import dataclass

from webapp.riichi import facts
from webapp.riichi.facts import Wanted, wants
from webapp.riichi.groups import Form, Wait
from webapp.riichi.tiles import (
    DRAGONS,
    GREEN,
    GREENS,
    HONOURS,
    KINDS,
    RED,
    TERMINALS,
    TERMINALS_AND_HONOURS,
    WHITE,
    WINDS,
)
from webapp.riichi.yaku import blame
from webapp.riichi.yaku.blame import Culprit


@dataclass(frozen=True, slots=True)
class Condition:
    """One thing that a yaku asks of a reading. `culprit` says what breaks it, if tiles are to blame."""

    id: str
    wanted: tuple[Wanted, ...]
    culprit: Culprit = blame.nobody

    def holds(self, word: int) -> bool:
        """Whether a fact word has what is wanted."""
        return all(wanted.holds(word) for wanted in self.wanted)

    @property
    def mask(self) -> int:
        """The bits of a fact word that this condition reads."""
        mask = 0
        for wanted in self.wanted:
            mask |= wanted.fact.mask
        return mask


_NUMBER_TILES = frozenset(KINDS) - HONOURS

CLOSED = Condition("closed", (wants(facts.CLOSED),), blame.open_meld)
BY_TSUMO = Condition("by_tsumo", (wants(facts.TSUMO),))
BY_RON = Condition("by_ron", (wants(facts.TSUMO, 0),))
RIICHI_DECLARED = Condition("riichi_declared", (wants(facts.RIICHI, 1, 2),))
ANY_RIICHI_DECLARED = Condition("any_riichi_declared", (wants(facts.RIICHI, 1, 2),))
DOUBLE_RIICHI_DECLARED = Condition("double_riichi_declared", (wants(facts.RIICHI, 2),))
IPPATSU = Condition("ippatsu", (wants(facts.IPPATSU),))
ROBBED_KAN = Condition("robbed_kan", (wants(facts.ROBBED_KAN),))
AFTER_KAN = Condition("after_kan", (wants(facts.AFTER_KAN),))
LAST_TILE = Condition("last_tile", (wants(facts.LAST_TILE),))
FIRST_TURN = Condition("first_turn", (wants(facts.FIRST_TURN),))
DEALER = Condition("dealer", (wants(facts.DEALER),))
NON_DEALER = Condition("non_dealer", (wants(facts.DEALER, 0),))

SEVEN_PAIRS = Condition("seven_pairs", (wants(facts.FORM, Form.SEVEN_PAIRS),), blame.no_pair)
THIRTEEN_ORPHANS = Condition("thirteen_orphans", (wants(facts.FORM, Form.THIRTEEN_ORPHANS),), blame.orphans)
FOUR_GROUPS_AND_PAIR = Condition("four_groups_and_pair", (wants(facts.FORM, Form.STANDARD),))

FOUR_SEQUENCES = Condition("four_sequences", (wants(facts.SEQUENCES, 4),), blame.first_set)
PAIR_WITHOUT_VALUE = Condition("pair_without_value", (wants(facts.VALUE_PAIR, 0),), blame.pair)
TWO_SIDED_WAIT = Condition("two_sided_wait", (wants(facts.WAIT, Wait.RYANMEN),), blame.winning_group)
HAS_SEQUENCE = Condition("has_sequence", (wants(facts.SEQUENCES, 1, 2, 3, 4),))
TWO_IDENTICAL_SEQUENCES = Condition("two_identical_sequences", (wants(facts.IDENTICAL_SEQUENCES, 1, 2),))
TWO_PAIRS_OF_IDENTICAL_SEQUENCES = Condition(
    "two_pairs_of_identical_sequences", (wants(facts.IDENTICAL_SEQUENCES, 2),), blame.first_set
)
STRAIGHT = Condition("straight", (wants(facts.STRAIGHT),), blame.straight)
SAME_SEQUENCE_THREE_SUITS = Condition("same_sequence_three_suits", (wants(facts.SAME_SEQUENCE),), blame.same_sequence)

FOUR_TRIPLETS = Condition("four_triplets", (wants(facts.TRIPLETS, 4),), blame.first_sequence)
SAME_TRIPLET_THREE_SUITS = Condition("same_triplet_three_suits", (wants(facts.SAME_TRIPLET),), blame.same_triplet)
THREE_CONCEALED_TRIPLETS = Condition(
    "three_concealed_triplets", (wants(facts.CONCEALED_TRIPLETS, 3, 4),), blame.exposed_triplet
)
FOUR_CONCEALED_TRIPLETS = Condition(
    "four_concealed_triplets", (wants(facts.CONCEALED_TRIPLETS, 4),), blame.exposed_triplet
)
THREE_QUADS = Condition("three_quads", (wants(facts.QUADS, 3, 4),))
FOUR_QUADS = Condition("four_quads", (wants(facts.QUADS, 4),))

WHITE_TRIPLET = Condition("white_triplet", (wants(facts.WHITE_TRIPLET),), blame.triplet_of(WHITE))
GREEN_TRIPLET = Condition("green_triplet", (wants(facts.GREEN_TRIPLET),), blame.triplet_of(GREEN))
RED_TRIPLET = Condition("red_triplet", (wants(facts.RED_TRIPLET),), blame.triplet_of(RED))
SEAT_WIND_TRIPLET = Condition("seat_wind_triplet", (wants(facts.SEAT_WIND_TRIPLET),), blame.seat_wind)
ROUND_WIND_TRIPLET = Condition("round_wind_triplet", (wants(facts.ROUND_WIND_TRIPLET),), blame.round_wind)
TWO_DRAGON_TRIPLETS = Condition("two_dragon_triplets", (wants(facts.DRAGON_TRIPLETS, 2, 3),))
THREE_DRAGON_TRIPLETS = Condition(
    "three_dragon_triplets", (wants(facts.DRAGON_TRIPLETS, 3),), blame.triplets_of(DRAGONS)
)
DRAGON_PAIR = Condition("dragon_pair", (wants(facts.DRAGON_PAIR),), blame.pair)
THREE_WIND_TRIPLETS = Condition("three_wind_triplets", (wants(facts.WIND_TRIPLETS, 3, 4),))
FOUR_WIND_TRIPLETS = Condition("four_wind_triplets", (wants(facts.WIND_TRIPLETS, 4),), blame.triplets_of(WINDS))
WIND_PAIR = Condition("wind_pair", (wants(facts.WIND_PAIR),), blame.pair)

NO_TERMINAL_OR_HONOUR = Condition(
    "no_terminal_or_honour",
    (wants(facts.TERMINAL, 0), wants(facts.HONOUR, 0)),
    blame.tiles_outside(frozenset(KINDS) - TERMINALS_AND_HONOURS),
)
TERMINAL_OR_HONOUR_EVERYWHERE = Condition(
    "terminal_or_honour_everywhere", (wants(facts.OUTER_GROUPS, 5),), blame.without_end
)
TERMINAL_EVERYWHERE = Condition(
    "terminal_everywhere", (wants(facts.OUTER_GROUPS, 5), wants(facts.HONOUR, 0)), blame.without_terminal
)
ONLY_TERMINALS_AND_HONOURS = Condition(
    "only_terminals_and_honours", (wants(facts.SIMPLE, 0),), blame.tiles_outside(TERMINALS_AND_HONOURS)
)
ONLY_TERMINALS = Condition(
    "only_terminals", (wants(facts.SIMPLE, 0), wants(facts.HONOUR, 0)), blame.tiles_outside(TERMINALS)
)
ONLY_HONOURS = Condition("only_honours", (wants(facts.SUITS, 0),), blame.tiles_outside(HONOURS))
ONE_SUIT = Condition("one_suit", (wants(facts.SUITS, 0, 1),), blame.smaller_suits)
NO_HONOUR = Condition("no_honour", (wants(facts.HONOUR, 0),), blame.tiles_outside(_NUMBER_TILES))
NINE_GATES = Condition("nine_gates", (wants(facts.NINE_GATES),), blame.nine_gates)
ONLY_GREEN_TILES = Condition("only_green_tiles", (wants(facts.NOT_GREEN, 0),), blame.tiles_outside(GREENS))
GREEN_DRAGON = Condition("green_dragon", (wants(facts.GREEN_DRAGON),))
