"""Why a yaku does not count: the first condition that breaks with the tiles to blame, or what stands in its place."""

from __future__ import annotations

from typing import NamedTuple

import pytest

from tests.riichi.golden import Golden, golden_hands
from tests.riichi.hands import Entry, chi, closed_kan, entry, open_kan, pon, read, won
from webapp.riichi.explain import Breach, BreachKind, first_broken, why_not
from webapp.riichi.reading import Reading, shapes
from webapp.riichi.tiles import format_kinds
from webapp.riichi.yaku import YAKU, YAKU_BY_ID
from webapp.riichi.yaku.blame import NOBODY

OPEN_TANYAO = entry(concealed="456678p2246s", melds=[chi("234m")], win="5s")
TWO_READINGS = entry(concealed="111222333m7899p", win="9p", riichi="riichi", ruleset="tenhou")


class Case(NamedTuple):
    """A yaku that does not count in a hand, and why."""

    says: str
    hand: Entry
    yaku: str
    breach: tuple[str, str, str]


CASES = [
    Case("the open meld", OPEN_TANYAO, "pinfu", ("condition", "closed", "234m")),
    Case("a ron", entry(), "menzen_tsumo", ("condition", "by_tsumo", "")),
    Case("a tsumo", entry(by="tsumo", events=["last_tile"]), "houtei", ("condition", "by_ron", "")),
    Case("no riichi", entry(), "ippatsu", ("condition", "any_riichi_declared", "")),
    Case("riichi without ippatsu", entry(riichi="riichi"), "ippatsu", ("condition", "ippatsu", "")),
    Case("a single riichi", entry(riichi="riichi"), "double_riichi", ("condition", "double_riichi_declared", "")),
    Case(
        "the triplet in the way of pinfu",
        entry(concealed="123m456p1178s555z", win="9s"),
        "pinfu",
        ("condition", "four_sequences", "555z"),
    ),
    Case(
        "the pair with value",
        entry(concealed="123m456789p78s22z", riichi="riichi"),
        "pinfu",
        ("condition", "pair_without_value", "22z"),
    ),
    Case(
        "the group that was not waited for on two sides",
        entry(concealed="123m456789p1179s", win="8s", riichi="riichi"),
        "pinfu",
        ("condition", "two_sided_wait", "789s"),
    ),
    Case("the terminals and honours", entry(), "tanyao", ("condition", "no_terminal_or_honour", "1m9p19s")),
    Case(
        "the other suits, not that of which there is most",
        entry(riichi="riichi"),
        "honitsu",
        ("condition", "one_suit", "123m11789s"),
    ),
    Case(
        "the other suit up to its edge",
        entry(concealed="789m1122334588p", win="6p", riichi="riichi"),
        "honitsu",
        ("condition", "one_suit", "789m"),
    ),
    Case(
        "the honours",
        entry(concealed="12356779m33344z", win="8m"),
        "chinitsu",
        ("condition", "no_honour", "34z"),
    ),
    Case("the group without an end", entry(), "chanta", ("condition", "terminal_or_honour_everywhere", "456p")),
    Case(
        "the group without a terminal",
        entry(concealed="123m789p12379s44z", win="8s"),
        "junchan",
        ("condition", "terminal_everywhere", "44z"),
    ),
    Case("the sequence in the way of toitoi", entry(), "toitoi", ("condition", "four_triplets", "123m")),
    Case(
        "the triplet that the ron completed",
        entry(concealed="111m333p55599s77z", win="7z"),
        "suuankou",
        ("condition", "four_concealed_triplets", "777z"),
    ),
    Case(
        "the melded triplet",
        entry(concealed="111m33p99s", melds=[pon("555s"), pon("777z")], win="3p"),
        "sanankou",
        ("condition", "three_concealed_triplets", "333p"),
    ),
    Case(
        "the melded triplet where a sequence was completed",
        entry(concealed="111m3455p", melds=[pon("777z"), closed_kan("9999s")], win="5p"),
        "sanankou",
        ("condition", "three_concealed_triplets", "777z"),
    ),
    Case("no dragon triplet", entry(), "yakuhai_white", ("condition", "white_triplet", "")),
    Case(
        "the pair that is no dragon",
        entry(concealed="123m11p555666z79s", win="8s"),
        "shousangen",
        ("condition", "dragon_pair", "11p"),
    ),
    Case("sequences in the way of seven pairs", entry(), "chiitoitsu", ("condition", "seven_pairs", "123m")),
    Case("no triplets", entry(), "ryanpeikou", ("condition", "two_pairs_of_identical_sequences", "")),
    Case("what thirteen orphans have not", entry(), "kokushi", ("condition", "thirteen_orphans", "")),
    Case("a dealer", entry(seat="east", riichi="riichi"), "renhou", ("condition", "first_turn", "")),
    Case("no orphans among groups", entry(), "chuuren", ("condition", "one_suit", "123m11789s")),
    Case(
        "what is not green",
        entry(concealed="2234666888s", melds=[pon("666z")], win="5s"),
        "ryuuiisou",
        ("condition", "only_green_tiles", "5s"),
    ),
    Case(
        "the missing dragon of a green hand",
        entry(concealed="2223344666888s", win="2s", options={"green_dragon_for_ryuuiisou": True}),
        "ryuuiisou",
        ("condition", "green_dragon", ""),
    ),
    Case("nothing but honours", entry(), "tsuuiisou", ("condition", "only_honours", "123m456789p1789s")),
    Case("the winds", entry(), "shousuushii", ("condition", "three_wind_triplets", "")),
    Case(
        "a double riichi",
        entry(riichi="double"),
        "riichi",
        ("replaced", "double_riichi", ""),
    ),
    Case("a yakuman", entry(concealed="1179p555666777z", win="8p"), "yakuhai_red", ("replaced", "daisangen", "")),
    Case(
        "a fourth concealed triplet",
        entry(concealed="222m555888p99s44z", win="9s", by="tsumo"),
        "sanankou",
        ("replaced", "suuankou", ""),
    ),
    Case(
        "a fourth quad",
        entry(
            concealed="8p", melds=[*map(open_kan, ("5555m", "7777s")), *map(closed_kan, ("4444s", "4444m"))], win="8p"
        ),
        "sankantsu",
        ("replaced", "suukantsu", ""),
    ),
    Case(
        "no suit at all",
        entry(concealed="1112223344z", melds=[pon("666z")], win="3z"),
        "honitsu",
        ("replaced", "tsuuiisou", ""),
    ),
    Case(
        "a third dragon",
        entry(concealed="1179p555666777z", win="8p"),
        "shousangen",
        ("condition", "dragon_pair", "11p"),
    ),
    Case(
        "a fourth wind",
        entry(concealed="55p11122233z", melds=[pon("444z")], win="3z"),
        "shousuushii",
        ("condition", "wind_pair", "55p"),
    ),
    Case("a renhou alone", entry(events=["first_turn"]), "pinfu", ("stands_alone", "renhou", "")),
    Case(
        "a renhou that is a yakuman",
        entry(events=["first_turn"], ruleset="ema-2012"),
        "pinfu",
        ("stands_alone", "renhou", ""),
    ),
    Case("a reading that pays more", TWO_READINGS, "sanankou", ("other_reading", "three_concealed_triplets", "")),
    Case("a ruleset without it", entry(riichi="riichi", ruleset="jpml-a"), "ippatsu", ("not_used", "", "")),
    Case("a win", entry(ruleset="tenhou"), "nagashi_mangan", ("not_a_win", "", "")),
    Case(
        "an open hand under rules that want it closed",
        {**OPEN_TANYAO, "events": ["last_tile"], "ruleset": "ema-2008"},
        "tanyao",
        ("condition", "closed", "234m"),
    ),
]


@pytest.mark.parametrize("case", CASES, ids=[f"{case.yaku}: {case.says}" for case in CASES])
def test_the_reason_is(case: Case) -> None:
    breach = why_not(won(case.hand), case.yaku)

    assert breach is not None
    assert (str(breach.kind), breach.id, format_kinds(breach.kinds)) == case.breach


def test_a_yaku_that_counts_has_no_reason() -> None:
    assert why_not(won(entry()), "pinfu") is None


def test_an_unknown_yaku_is_no_question() -> None:
    with pytest.raises(KeyError):
        why_not(won(entry()), "sanrenkou")


def test_thirteen_orphans_have_no_group_to_blame() -> None:
    score = won(entry(concealed="119m19p19s234567z", win="1z"))

    assert why_not(score, "pinfu") == Breach(BreachKind.CONDITION, "four_sequences")
    assert YAKU_BY_ID["pinfu"].conditions[3].culprit(score.reading) == NOBODY
    assert why_not(score, "sanankou") == Breach(BreachKind.CONDITION, "three_concealed_triplets")


BROKEN = [golden for golden in golden_hands() if golden.breaks]


@pytest.mark.parametrize("golden", BROKEN, ids=[golden.fact for golden in BROKEN])
def test_a_golden_hand_breaks_the_condition_that_it_was_made_to_break(golden: Golden) -> None:
    record = read(golden.hand)
    assert record.hand is not None
    (shape, *_) = shapes(record.hand, record.situation, record.ruleset)
    word = record.situation.word | shape.word
    reading = Reading(record.hand, record.situation, record.ruleset, shape, word)

    for yaku, condition in golden.breaks.items():
        broken = first_broken(YAKU_BY_ID[yaku], reading)
        assert broken is not None
        assert broken.id == condition


def test_every_condition_is_broken_by_some_case() -> None:
    conditions = {condition.id for row in YAKU for condition in row.conditions}
    broken = {case.breach[1] for case in CASES} | {id for golden in BROKEN for id in golden.breaks.values()}

    assert conditions - broken <= SELDOM_ASKED


SELDOM_ASKED = frozenset(
    {
        "riichi_declared", "robbed_kan", "after_kan", "last_tile", "dealer", "non_dealer", "four_groups_and_pair",
        "has_sequence", "two_identical_sequences", "straight", "same_sequence_three_suits", "same_triplet_three_suits",
        "three_quads", "four_quads", "green_triplet", "red_triplet", "seat_wind_triplet", "round_wind_triplet",
        "two_dragon_triplets", "three_dragon_triplets", "four_wind_triplets", "wind_pair", "only_terminals_and_honours",
        "only_terminals", "nine_gates",
    }
)  # fmt: skip
"""Conditions without tiles to blame, or with those of a condition that has its case."""
