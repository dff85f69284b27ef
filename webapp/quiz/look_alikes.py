"""Which yaku a scored hand looks like, whether it has them or not: what a player might take it for."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from operator import attrgetter

from webapp.quiz.deal.blocks import NUMBERED_SUITS, SIMPLE_KINDS
from webapp.riichi import facts
from webapp.riichi.groups import GroupKind
from webapp.riichi.reading import Reading
from webapp.riichi.situation import Event, Riichi, Situation, WinBy, Wind
from webapp.riichi.tiles import GREEN, HONOURS, RED, TERMINALS_AND_HONOURS, WHITE

Looks = Callable[[Reading], bool]

_BAMBOOS = NUMBERED_SUITS[2]
_ONE_GROUP = 3
"""So many tiles may be amiss: one group is."""


def _has_double_riichi(reading: Reading) -> bool:
    return reading.situation.riichi is Riichi.DOUBLE


def _is_early_riichi(reading: Reading) -> bool:
    """Riichi with ippatsu, or, where there is no ippatsu, any riichi."""
    situation = reading.situation
    has_lap = Event.IPPATSU in situation.events or not reading.ruleset.ippatsu
    return situation.riichi is not Riichi.NO and has_lap


def _event(event: Event) -> Looks:
    return lambda reading: event in reading.situation.events


def _by_tsumo(reading: Reading) -> bool:
    return reading.situation.by is WinBy.TSUMO


def _at_least(fact: facts.Fact, number: int) -> Looks:
    return lambda reading: fact.of(reading.word) >= number


def _amiss(allowed: frozenset[int]) -> Looks:
    return lambda reading: sum(tile.kind not in allowed for tile in reading.hand.tiles) <= _ONE_GROUP


def _pair_of(kind: int) -> Looks:
    return lambda reading: _copies(reading)[kind] > 1


def _pair_of_wind_or_any_triplet(wind: Callable[[Situation], Wind]) -> Looks:
    """Two of the wind that counts, or a triplet of a wind that might be taken for it."""

    def looks(reading: Reading) -> bool:
        return _copies(reading)[wind(reading.situation).kind] > 1 or facts.WIND_TRIPLETS.of(reading.word) > 0

    return looks


def _many_pairs(reading: Reading) -> bool:
    return not reading.hand.melds and sum(copies > 1 for copies in _copies(reading).values()) >= 5


def _many_ends(reading: Reading) -> bool:
    return len(TERMINALS_AND_HONOURS & _copies(reading).keys()) >= 7


def _two_thirds_of_straight(reading: Reading) -> bool:
    thirds = {first for first in _firsts(reading, GroupKind.SEQUENCE) if first % 3 == 0}
    return any(len(thirds & suit) > 1 for suit in NUMBERED_SUITS)


def _same_in_two_suits(*kinds: GroupKind) -> Looks:
    def looks(reading: Reading) -> bool:
        numbers = [first % 9 for first in _firsts(reading, *kinds) if first not in HONOURS]
        return max(Counter(numbers).values(), default=0) > 1

    return looks


def _is_nearly_one_suit(reading: Reading) -> bool:
    return any(_amiss(suit | HONOURS)(reading) for suit in NUMBERED_SUITS)


def _is_closed_and_one_suit(reading: Reading) -> bool:
    return not reading.hand.melds and facts.SUITS.of(reading.word) == 1


def _has_two_dragons(reading: Reading) -> bool:
    return facts.DRAGON_TRIPLETS.of(reading.word) + facts.DRAGON_PAIR.of(reading.word) >= 2


def _copies(reading: Reading) -> Counter[int]:
    return Counter(tile.kind for tile in reading.hand.tiles)


def _firsts(reading: Reading, *kinds: GroupKind) -> set[int]:
    return {group.first for group in reading.groups if group.kind in kinds}


LOOKS: dict[str, Looks] = {
    # A yaku of the situation is near only where the card has what it is mixed up with: its own fact would be plain.
    "riichi": _has_double_riichi,
    "double_riichi": _is_early_riichi,
    "ippatsu": _has_double_riichi,
    "menzen_tsumo": _by_tsumo,
    "pinfu": _at_least(facts.SEQUENCES, 3),
    "iipeikou": _at_least(facts.IDENTICAL_SEQUENCES, 1),
    "tanyao": _amiss(SIMPLE_KINDS),
    "yakuhai_white": _pair_of(WHITE),
    "yakuhai_green": _pair_of(GREEN),
    "yakuhai_red": _pair_of(RED),
    "yakuhai_seat": _pair_of_wind_or_any_triplet(attrgetter("seat")),
    "yakuhai_round": _pair_of_wind_or_any_triplet(attrgetter("round")),
    "chankan": _event(Event.AFTER_KAN),
    "rinshan": _event(Event.ROBBED_KAN),
    "haitei": _event(Event.LAST_TILE),
    "houtei": _event(Event.LAST_TILE),
    "chiitoitsu": _many_pairs,
    "ittsu": _two_thirds_of_straight,
    "sanshoku_doujun": _same_in_two_suits(GroupKind.SEQUENCE),
    "chanta": _at_least(facts.OUTER_GROUPS, 4),
    "toitoi": _at_least(facts.TRIPLETS, 3),
    "sanshoku_doukou": _same_in_two_suits(GroupKind.TRIPLET, GroupKind.QUAD),
    "sanankou": _at_least(facts.TRIPLETS, 3),
    "sankantsu": _at_least(facts.QUADS, 1),
    "honroutou": _amiss(TERMINALS_AND_HONOURS),
    "shousangen": _has_two_dragons,
    "honitsu": _is_nearly_one_suit,
    "junchan": _at_least(facts.OUTER_GROUPS, 4),
    "ryanpeikou": _at_least(facts.IDENTICAL_SEQUENCES, 1),
    "chinitsu": _is_nearly_one_suit,
    "renhou": _event(Event.FIRST_TURN),
    "kokushi": _many_ends,
    "chuuren": _is_closed_and_one_suit,
    "suuankou": _at_least(facts.TRIPLETS, 4),
    "suukantsu": _at_least(facts.QUADS, 2),
    "ryuuiisou": _amiss(_BAMBOOS | {GREEN}),
    "chinroutou": _amiss(TERMINALS_AND_HONOURS),
    "tsuuiisou": _amiss(HONOURS),
    "daisangen": _has_two_dragons,
    "shousuushii": _at_least(facts.WIND_TRIPLETS, 2),
    "daisuushii": _at_least(facts.WIND_TRIPLETS, 2),
    "tenhou": _event(Event.FIRST_TURN),
    "chihou": _event(Event.FIRST_TURN),
}


def look_alikes(reading: Reading) -> list[str]:
    """The yaku that the hand looks like, in the fixed order, whether it has them or not."""
    return [yaku for yaku, looks in LOOKS.items() if looks(reading)]
