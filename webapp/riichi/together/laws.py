"""What is true of the facts of every winning hand, whatever yaku it holds.

A yaku says what it wants; these laws say what cannot be wanted together: five groups in one hand, a sequence without
a simple tile, a robbed tile that completes a pair. Tests hold them against dealt and recorded hands.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from itertools import product

from webapp.riichi import facts as f
from webapp.riichi.facts import Fact
from webapp.riichi.groups import Form, Wait
from webapp.riichi.problems import problems_of_word
from webapp.riichi.together.domain import Law, law, law_of_words, possible_values

_GROUPS = 4
_OF_GROUPS = (
    *(f.SEQUENCES, f.TRIPLETS, f.CONCEALED_TRIPLETS, f.QUADS, f.OUTER_GROUPS, f.PAIRS, f.IDENTICAL_SEQUENCES),
    *(f.DRAGON_TRIPLETS, f.WIND_TRIPLETS, f.DRAGON_PAIR, f.WIND_PAIR, f.VALUE_PAIR, f.WHITE_TRIPLET),
    *(f.GREEN_TRIPLET, f.RED_TRIPLET, f.SEAT_WIND_TRIPLET, f.ROUND_WIND_TRIPLET, f.NINE_GATES, f.PURE_NINE_GATES),
    *(f.STRAIGHT, f.SAME_SEQUENCE, f.SAME_TRIPLET, f.MELDED),
)
"""What only a hand of four groups and a pair has."""
_SITUATION = (
    *(f.CLOSED, f.MELDED, f.KAN, f.TSUMO, f.RIICHI, f.IPPATSU, f.LAST_TILE),
    *(f.AFTER_KAN, f.ROBBED_KAN, f.FIRST_TURN, f.DEALER),
)
_WAITS_IN_SEQUENCE = (Wait.RYANMEN, Wait.KANCHAN, Wait.PENCHAN)


@cache
def laws() -> tuple[Law, ...]:
    """All of them, worked out when they are first asked for."""
    return (*_of_situations(), *_of_forms(), *_of_counts(), *_of_honours(), *_of_sorts(), *_of_special_tiles())


def _of_situations() -> Iterator[Law]:
    """What the engine refuses as a contradiction, and what melds make of a hand."""
    words = (sum(map(Fact.times, _SITUATION, values)) for values in product(*map(possible_values, _SITUATION)))
    possible = (word for word in words if _has_right_melds(word) and not problems_of_word(word))
    yield law_of_words("moment", possible, *_SITUATION)
    yield law("kan", lambda kan, quads: kan == (quads > 0), f.KAN, f.QUADS)


def _has_right_melds(word: int) -> bool:
    """Whether a hand is open only by a meld, and has a kan only as one."""
    is_closed, is_melded, has_kan = f.CLOSED.of(word), f.MELDED.of(word), f.KAN.of(word)
    return bool(is_melded or (is_closed and not has_kan))


def _of_forms() -> Iterator[Law]:
    standard = Form.STANDARD
    for fact in _OF_GROUPS:
        yield law(f"form_{fact.id}", lambda form, value: form == standard or not value, f.FORM, fact)
    yield law("closed_forms", lambda form, closed: form == standard or closed, f.FORM, f.CLOSED)
    yield law(
        "four_groups",
        lambda form, sequences, triplets: form != standard or sequences + triplets == _GROUPS,
        *(f.FORM, f.SEQUENCES, f.TRIPLETS),
    )
    yield law("one_pair", lambda form, pairs: form != standard or pairs == 1, f.FORM, f.PAIRS)
    yield law(
        "orphans",
        lambda form, terminal, honour, simple, suits: (
            form != Form.THIRTEEN_ORPHANS or (terminal, honour, simple, suits) == (1, 1, 0, 3)
        ),
        *(f.FORM, f.TERMINAL, f.HONOUR, f.SIMPLE, f.SUITS),
    )
    yield law("waits_of_forms", _fits_form, f.FORM, f.WAIT)
    yield law(
        "wait_in_sequence",
        lambda wait, sequences: wait not in _WAITS_IN_SEQUENCE or sequences > 0,
        *(f.WAIT, f.SEQUENCES),
    )
    yield law("shanpon", lambda wait, triplets: wait != Wait.SHANPON or triplets > 0, f.WAIT, f.TRIPLETS)
    # The robbed player holds the other three of the kind, so it completes no pair and no triplet.
    yield law(
        "robbed_tile",
        lambda robbed, wait: not robbed or wait in (*_WAITS_IN_SEQUENCE, Wait.ORPHAN, Wait.THIRTEEN),
        *(f.ROBBED_KAN, f.WAIT),
    )
    # Nor does it complete one of two equal sequences: the winner would hold another.
    yield law("robbed_twin", lambda robbed, twins: not robbed or twins < 2, f.ROBBED_KAN, f.IDENTICAL_SEQUENCES)


def _fits_form(form: int, wait: int) -> bool:
    match form:
        case Form.SEVEN_PAIRS:
            return wait == Wait.TANKI
        case Form.THIRTEEN_ORPHANS:
            return wait in (Wait.ORPHAN, Wait.THIRTEEN)
        case _:
            return wait in (*_WAITS_IN_SEQUENCE, Wait.SHANPON, Wait.TANKI)


def _of_counts() -> Iterator[Law]:
    """Of sequences and triplets: how many there are, how many go together."""
    yield law("twins", lambda sequences, twins: sequences >= 2 * twins, f.SEQUENCES, f.IDENTICAL_SEQUENCES)
    for fact in (f.STRAIGHT, f.SAME_SEQUENCE):
        yield law(f"three_{fact.id}", lambda has, number: not has or number >= 3, fact, f.SEQUENCES)
        yield law(f"twins_{fact.id}", lambda has, twins: not has or twins < 2, fact, f.IDENTICAL_SEQUENCES)
    yield law("straight_or_same", lambda straight, same: not (straight and same), f.STRAIGHT, f.SAME_SEQUENCE)
    yield law("three_same_triplet", lambda has, number: not has or number >= 3, f.SAME_TRIPLET, f.TRIPLETS)
    yield law("concealed", lambda concealed, triplets: concealed <= triplets, f.CONCEALED_TRIPLETS, f.TRIPLETS)
    yield law("quads", lambda quads, triplets: quads <= triplets, f.QUADS, f.TRIPLETS)
    # In a closed hand only the triplet that a ron completed is not concealed.
    yield law(
        "closed_triplets",
        lambda closed, tsumo, concealed, triplets: not closed or concealed >= triplets - (not tsumo),
        *(f.CLOSED, f.TSUMO, f.CONCEALED_TRIPLETS, f.TRIPLETS),
    )


def _of_honours() -> Iterator[Law]:
    yield law(
        "dragons",
        lambda white, green, red, dragons: white + green + red == dragons,
        *(f.WHITE_TRIPLET, f.GREEN_TRIPLET, f.RED_TRIPLET, f.DRAGON_TRIPLETS),
    )
    for fact in (f.SEAT_WIND_TRIPLET, f.ROUND_WIND_TRIPLET):
        yield law(f"winds_{fact.id}", lambda own, winds: own <= winds, fact, f.WIND_TRIPLETS)
    # The triplets of three suits are none of honours.
    yield law(
        "honour_triplets",
        lambda dragons, winds, same, triplets: dragons + winds + 3 * same <= triplets,
        *(f.DRAGON_TRIPLETS, f.WIND_TRIPLETS, f.SAME_TRIPLET, f.TRIPLETS),
    )
    yield law("three_dragons", lambda triplets, pair: triplets + pair <= 3, f.DRAGON_TRIPLETS, f.DRAGON_PAIR)
    yield law("four_winds", lambda triplets, pair: triplets + pair <= 4, f.WIND_TRIPLETS, f.WIND_PAIR)
    yield law("pair_of_one_sort", lambda dragons, winds: not (dragons and winds), f.DRAGON_PAIR, f.WIND_PAIR)
    yield law("value_of_dragons", lambda dragons, value: value or not dragons, f.DRAGON_PAIR, f.VALUE_PAIR)
    for fact in (f.DRAGON_TRIPLETS, f.WIND_TRIPLETS, f.DRAGON_PAIR, f.WIND_PAIR, f.GREEN_DRAGON):
        yield law(f"honour_{fact.id}", lambda number, honour: honour or not number, fact, f.HONOUR)


def _of_sorts() -> Iterator[Law]:
    """Of terminals, simple tiles, honours and suits in the whole hand."""
    yield law("some_sort", lambda *sorts: any(sorts), f.TERMINAL, f.SIMPLE, f.HONOUR)
    yield law(
        "suits",
        lambda suits, terminal, simple: (suits > 0) == (terminal or simple),
        *(f.SUITS, f.TERMINAL, f.SIMPLE),
    )
    yield law("sequence_has_simple", lambda sequences, simple: simple or not sequences, f.SEQUENCES, f.SIMPLE)
    yield law("straight_has_ends", lambda has, terminal: terminal or not has, f.STRAIGHT, f.TERMINAL)
    yield law("straight_has_middle", lambda has, outer: not has or outer < 5, f.STRAIGHT, f.OUTER_GROUPS)
    for fact in (f.SAME_SEQUENCE, f.SAME_TRIPLET):
        yield law(f"suits_{fact.id}", lambda has, suits: not has or suits == 3, fact, f.SUITS)
    yield law(
        "outer_groups_have_ends",
        lambda outer, terminal, honour: not outer or terminal or honour,
        *(f.OUTER_GROUPS, f.TERMINAL, f.HONOUR),
    )
    # A group with an end and a simple tile is a sequence.
    yield law(
        "outer_sequences",
        lambda outer, sequences, simple: outer < 5 or sequences > 0 or not simple,
        *(f.OUTER_GROUPS, f.SEQUENCES, f.SIMPLE),
    )
    yield law(
        "only_ends",
        lambda form, simple, outer: form != Form.STANDARD or simple or outer == 5,
        *(f.FORM, f.SIMPLE, f.OUTER_GROUPS),
    )
    # Five groups of different kinds: the ends of two suits are only four kinds.
    yield law(
        "enough_ends",
        lambda suits, honour, simple: simple or honour or suits == 3,
        *(f.SUITS, f.HONOUR, f.SIMPLE),
    )


def _of_special_tiles() -> Iterator[Law]:
    """Of nine gates, and of the green tiles: 2, 3, 4, 6 and 8 of bamboos and the green dragon."""
    for fact, values in (
        *((f.CLOSED, (1,)), (f.MELDED, (0,)), (f.HONOUR, (0,)), (f.SUITS, (1,)), (f.SEQUENCES, (2, 3, 4))),
        *((f.TERMINAL, (1,)), (f.SIMPLE, (1,)), (f.NOT_GREEN, (1,))),
    ):
        yield _if_one(f.NINE_GATES, fact, values)
    yield law("pure", lambda pure, gates: pure <= gates, f.PURE_NINE_GATES, f.NINE_GATES)
    for fact, values in (
        *((f.FORM, (Form.STANDARD,)), (f.SUITS, (1,)), (f.TERMINAL, (0,)), (f.WIND_TRIPLETS, (0,))),
        *((f.WIND_PAIR, (0,)), (f.WHITE_TRIPLET, (0,)), (f.RED_TRIPLET, (0,))),
    ):
        yield _if_none(f.NOT_GREEN, fact, values)
    yield law(
        "green_honour",
        lambda other, honour, green: other or honour == green,
        *(f.NOT_GREEN, f.HONOUR, f.GREEN_DRAGON),
    )


def _if_one(fact: Fact, other: Fact, values: tuple[int, ...]) -> Law:
    return law(f"{fact.id}_{other.id}", lambda has, value: not has or value in values, fact, other)


def _if_none(fact: Fact, other: Fact, values: tuple[int, ...]) -> Law:
    return law(f"no_{fact.id}_{other.id}", lambda has, value: has or value in values, fact, other)
