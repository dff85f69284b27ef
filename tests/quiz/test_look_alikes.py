"""What a hand looks like: near misses come before other distractors."""

from random import Random
from typing import Any

import pytest

from tests.quiz.rules import RULESETS
from webapp.quiz.distractors import distractors
from webapp.quiz.look_alikes import LOOKS, look_alikes
from webapp.riichi.record import judge, read_record
from webapp.riichi.score import Score
from webapp.riichi.yaku import YAKU

CALM = {"round": "east", "seat": "south", "by": "ron", "riichi": "riichi"}
PON_OF_RED = {"kind": "pon", "tiles": "777z", "called": "7z", "from": "left"}


def scored(**hand: Any) -> Score:
    result = judge(read_record({**CALM, **hand}, RULESETS))
    assert isinstance(result, Score)
    return result


def test_there_is_a_look_for_every_yaku_of_the_engine() -> None:
    assert list(LOOKS) == [row.id for row in YAKU]


@pytest.mark.parametrize(
    ("yaku", "hand"),
    [
        ("yakuhai_seat", {"concealed": "234567m34678s22z", "win": "5s"}),
        ("yakuhai_seat", {"concealed": "234567m78s22p333z", "win": "9s"}),
        ("yakuhai_round", {"concealed": "234567m34678s11z", "win": "5s"}),
        ("ittsu", {"concealed": "123456m22p34678s", "win": "5s"}),
        ("sanshoku_doujun", {"concealed": "345m345p34678s22z", "win": "5s"}),
        ("sanshoku_doukou", {"concealed": "333m333p34678s22z", "win": "5s"}),
        ("chiitoitsu", {"concealed": "223344m66788p22z", "win": "7p"}),
        ("honitsu", {"concealed": "123456789m34s22z", "win": "5s"}),
        ("shousangen", {"concealed": "234567m34s55z", "melds": [PON_OF_RED], "win": "5s", "riichi": "no"}),
        ("kokushi", {"concealed": "1199m1199s11227z", "win": "7z"}),
        ("riichi", {"concealed": "234567m34678s22z", "win": "5s", "riichi": "double"}),
        ("ippatsu", {"concealed": "234567m34678s22z", "win": "5s", "riichi": "double"}),
        ("double_riichi", {"concealed": "234567m34678s22z", "win": "5s", "events": ["ippatsu"]}),
        ("double_riichi", {"concealed": "234567m34678s22z", "win": "5s", "ruleset": "jpml-a"}),
    ],
)
def test_a_hand_looks_like(yaku: str, hand: dict[str, Any]) -> None:
    assert yaku in look_alikes(scored(**hand).reading)


@pytest.mark.parametrize(
    ("yaku", "hand"),
    [
        ("yakuhai_seat", {"concealed": "234567m34678s11z", "win": "5s"}),
        ("ittsu", {"concealed": "123m456p22m34678s", "win": "5s"}),
        ("sanshoku_doujun", {"concealed": "345m567p12999s22z", "win": "3s"}),
        ("chiitoitsu", {"concealed": "223344m34678s22z", "win": "5s"}),
        ("riichi", {"concealed": "234567m34678s22z", "win": "5s"}),
        ("double_riichi", {"concealed": "234567m34678s22z", "win": "5s"}),
        ("haitei", {"concealed": "234567m34678s22z", "win": "5s", "by": "tsumo"}),
        ("rinshan", {"concealed": "234567m34678s22z", "win": "5s", "by": "tsumo"}),
    ],
)
def test_a_hand_does_not_look_like(yaku: str, hand: dict[str, Any]) -> None:
    assert yaku not in look_alikes(scored(**hand).reading)


def test_near_misses_come_before_other_distractors() -> None:
    score = scored(concealed="123456m22p34678s", win="5s")
    near = set(look_alikes(score.reading)) - {yaku for yaku, _ in score.yaku}

    for seed in range(50):
        wrong = distractors(score, Random(seed))
        assert set(wrong[: len(near)]) <= near


def test_an_open_hand_is_not_offered_closed_yaku_at_random() -> None:
    melds = [PON_OF_RED, {"kind": "pon", "tiles": "999s"}]
    score = scored(concealed="11333m55s", melds=melds, win="5s", riichi="no")

    wrong = {option for seed in range(200) for option in distractors(score, Random(seed))}

    assert wrong.isdisjoint({"pinfu", "iipeikou", "ryanpeikou", "chiitoitsu"})
