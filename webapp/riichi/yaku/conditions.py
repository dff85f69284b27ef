"""The conditions that yaku are made of: each the facts it wants, and the tiles that break it.

A condition says once what it wants. The fast test over a fact word comes from that; the culprit is asked only when
somebody wants to know why.

A hand that has more than is wanted (a fourth quad, no suit at all) does not break a condition: it is a yakuman then,
and that is what stands in the way.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from webapp.riichi import facts
from webapp.riichi.facts import Wanted, wants
from webapp.riichi.groups import Form, Group, GroupKind, Wait
from webapp.riichi.reading import Reading
from webapp.riichi.tiles import GREENS, HONOURS, KINDS, TERMINALS, TERMINALS_AND_HONOURS

Culprit = Callable[[Reading], tuple[int, ...]]


def _nothing(_reading: Reading) -> tuple[int, ...]:
    return ()


@dataclass(frozen=True, slots=True)
class Condition:
    """One thing that a yaku asks of a reading. `culprit` gives the kinds that break it, if tiles are to blame."""

    id: str
    wanted: tuple[Wanted, ...]
    culprit: Culprit = _nothing

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


def _tiles_outside(allowed: frozenset[int]) -> Culprit:
    def culprit(reading: Reading) -> tuple[int, ...]:
        return tuple(sorted({tile.kind for tile in reading.hand.tiles} - allowed))

    return culprit


def _first_group(is_wrong: Callable[[Group], bool]) -> Culprit:
    def culprit(reading: Reading) -> tuple[int, ...]:
        wrong = [group.kinds for group in reading.groups if is_wrong(group)]
        return wrong[0] if wrong else ()

    return culprit


def _open_meld(reading: Reading) -> tuple[int, ...]:
    return next((tuple(tile.kind for tile in meld.tiles) for meld in reading.hand.melds if meld.is_open), ())


def _pair(reading: Reading) -> tuple[int, ...]:
    return next((group.kinds for group in reading.groups if group.kind is GroupKind.PAIR), ())


def _winning_group(reading: Reading) -> tuple[int, ...]:
    return reading.winning_group.kinds if reading.winning_group else ()


def _smaller_suits(reading: Reading) -> tuple[int, ...]:
    """The suit tiles outside the suit that the hand holds most of."""
    kinds = sorted(tile.kind for tile in reading.hand.tiles if tile.kind not in HONOURS)
    suits = [kind // 9 for kind in kinds]
    most = max(suits, key=suits.count, default=0)
    return tuple(kind for kind in kinds if kind // 9 != most)


def _melded_or_completed_triplet(reading: Reading) -> tuple[int, ...]:
    """The triplet that is not concealed, that of the ron first."""
    completed = reading.winning_group
    if completed is not None and completed.kind is GroupKind.TRIPLET and not completed.is_concealed:
        return completed.kinds
    return _first_group(lambda group: group.kind in _SETS and not group.is_concealed)(reading)


_SETS = (GroupKind.TRIPLET, GroupKind.QUAD)
_is_sequence = _first_group(lambda group: group.kind is GroupKind.SEQUENCE)
_is_set = _first_group(lambda group: group.kind in _SETS)
_without_end = _first_group(lambda group: not group.has_terminal_or_honour)
_without_terminal = _first_group(lambda group: not TERMINALS.intersection(group.kinds))
_NUMBER_TILES = frozenset(KINDS) - HONOURS

CLOSED = Condition("closed", (wants(facts.CLOSED),), _open_meld)
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

SEVEN_PAIRS = Condition("seven_pairs", (wants(facts.FORM, Form.SEVEN_PAIRS),), _is_sequence)
THIRTEEN_ORPHANS = Condition("thirteen_orphans", (wants(facts.FORM, Form.THIRTEEN_ORPHANS),))
FOUR_GROUPS_AND_PAIR = Condition("four_groups_and_pair", (wants(facts.FORM, Form.STANDARD),))

FOUR_SEQUENCES = Condition("four_sequences", (wants(facts.SEQUENCES, 4),), _is_set)
PAIR_WITHOUT_VALUE = Condition("pair_without_value", (wants(facts.VALUE_PAIR, 0),), _pair)
TWO_SIDED_WAIT = Condition("two_sided_wait", (wants(facts.WAIT, Wait.RYANMEN),), _winning_group)
HAS_SEQUENCE = Condition("has_sequence", (wants(facts.SEQUENCES, 1, 2, 3, 4),))
TWO_IDENTICAL_SEQUENCES = Condition("two_identical_sequences", (wants(facts.IDENTICAL_SEQUENCES, 1, 2),))
TWO_PAIRS_OF_IDENTICAL_SEQUENCES = Condition(
    "two_pairs_of_identical_sequences", (wants(facts.IDENTICAL_SEQUENCES, 2),), _is_set
)
STRAIGHT = Condition("straight", (wants(facts.STRAIGHT),))
SAME_SEQUENCE_THREE_SUITS = Condition("same_sequence_three_suits", (wants(facts.SAME_SEQUENCE),))

FOUR_TRIPLETS = Condition("four_triplets", (wants(facts.TRIPLETS, 4),), _is_sequence)
SAME_TRIPLET_THREE_SUITS = Condition("same_triplet_three_suits", (wants(facts.SAME_TRIPLET),))
THREE_CONCEALED_TRIPLETS = Condition(
    "three_concealed_triplets", (wants(facts.CONCEALED_TRIPLETS, 3, 4),), _melded_or_completed_triplet
)
FOUR_CONCEALED_TRIPLETS = Condition(
    "four_concealed_triplets", (wants(facts.CONCEALED_TRIPLETS, 4),), _melded_or_completed_triplet
)
THREE_QUADS = Condition("three_quads", (wants(facts.QUADS, 3, 4),))
FOUR_QUADS = Condition("four_quads", (wants(facts.QUADS, 4),))

WHITE_TRIPLET = Condition("white_triplet", (wants(facts.WHITE_TRIPLET),))
GREEN_TRIPLET = Condition("green_triplet", (wants(facts.GREEN_TRIPLET),))
RED_TRIPLET = Condition("red_triplet", (wants(facts.RED_TRIPLET),))
SEAT_WIND_TRIPLET = Condition("seat_wind_triplet", (wants(facts.SEAT_WIND_TRIPLET),))
ROUND_WIND_TRIPLET = Condition("round_wind_triplet", (wants(facts.ROUND_WIND_TRIPLET),))
TWO_DRAGON_TRIPLETS = Condition("two_dragon_triplets", (wants(facts.DRAGON_TRIPLETS, 2, 3),))
THREE_DRAGON_TRIPLETS = Condition("three_dragon_triplets", (wants(facts.DRAGON_TRIPLETS, 3),))
DRAGON_PAIR = Condition("dragon_pair", (wants(facts.DRAGON_PAIR),), _pair)
THREE_WIND_TRIPLETS = Condition("three_wind_triplets", (wants(facts.WIND_TRIPLETS, 3, 4),))
FOUR_WIND_TRIPLETS = Condition("four_wind_triplets", (wants(facts.WIND_TRIPLETS, 4),))
WIND_PAIR = Condition("wind_pair", (wants(facts.WIND_PAIR),), _pair)

NO_TERMINAL_OR_HONOUR = Condition(
    "no_terminal_or_honour",
    (wants(facts.TERMINAL, 0), wants(facts.HONOUR, 0)),
    _tiles_outside(frozenset(KINDS) - TERMINALS_AND_HONOURS),
)
TERMINAL_OR_HONOUR_EVERYWHERE = Condition(
    "terminal_or_honour_everywhere", (wants(facts.OUTER_GROUPS, 5),), _without_end
)
TERMINAL_EVERYWHERE = Condition(
    "terminal_everywhere", (wants(facts.OUTER_GROUPS, 5), wants(facts.HONOUR, 0)), _without_terminal
)
ONLY_TERMINALS_AND_HONOURS = Condition(
    "only_terminals_and_honours", (wants(facts.SIMPLE, 0),), _tiles_outside(TERMINALS_AND_HONOURS)
)
ONLY_TERMINALS = Condition(
    "only_terminals", (wants(facts.SIMPLE, 0), wants(facts.HONOUR, 0)), _tiles_outside(TERMINALS)
)
ONLY_HONOURS = Condition("only_honours", (wants(facts.SUITS, 0),), _tiles_outside(HONOURS))
ONE_SUIT = Condition("one_suit", (wants(facts.SUITS, 0, 1),), _smaller_suits)
NO_HONOUR = Condition("no_honour", (wants(facts.HONOUR, 0),), _tiles_outside(_NUMBER_TILES))
NINE_GATES = Condition("nine_gates", (wants(facts.NINE_GATES),))
ONLY_GREEN_TILES = Condition("only_green_tiles", (wants(facts.NOT_GREEN, 0),), _tiles_outside(GREENS))
GREEN_DRAGON = Condition("green_dragon", (wants(facts.GREEN_DRAGON),))
