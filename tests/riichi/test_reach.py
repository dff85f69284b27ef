"""The fewest han with which a hand has so many fu: by hands that have them, and by hands that were really won."""

import json
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.riichi.hands import RULESETS, entry, won, written
from webapp.riichi.reach import TABLE_FU, By, fewest_han
from webapp.riichi.ruleset import Ruleset

EMA = RULESETS["ema-2025"]


@pytest.mark.parametrize("ruleset", RULESETS.values(), ids=RULESETS)
def test_twenty_and_twenty_five_fu_occur_only_where_pinfu_and_seven_pairs_give_them(ruleset: Ruleset) -> None:
    assert fewest_han(20, By.RON, ruleset) is None
    assert fewest_han(20, By.TSUMO, ruleset) == 2
    assert fewest_han(25, By.RON, ruleset) == 2
    assert fewest_han(25, By.TSUMO, ruleset) == 3


@pytest.mark.parametrize("ruleset", RULESETS.values(), ids=RULESETS)
def test_every_line_from_thirty_to_a_hundred_fu_begins_at_one_han(ruleset: Ruleset) -> None:
    for by in By:
        assert {fewest_han(fu, by, ruleset) for fu in TABLE_FU if 30 <= fu <= 100} == {1}


def test_no_hand_has_fu_that_are_not_rounded() -> None:
    assert fewest_han(35, By.RON, EMA) is None
    assert fewest_han(190, By.TSUMO, EMA) is None


@pytest.mark.parametrize(("pair", "expected"), [(2, 2), (4, 1)])
def test_a_hundred_and_ten_fu_take_one_han_only_with_a_double_wind_pair_of_four_fu(pair: int, expected: int) -> None:
    ruleset = EMA.derive(double_wind_pair_fu=pair)

    assert fewest_han(110, By.RON, ruleset) == expected
    assert fewest_han(110, By.TSUMO, ruleset) == 2


def test_a_hand_has_a_hundred_and_ten_fu_with_riichi_alone() -> None:
    hand = entry(
        concealed="11p456s11z",
        melds=[{"kind": "closed_kan", "tiles": "1111m"}, {"kind": "closed_kan", "tiles": "9999m"}],
        win="1p",
        seat="east",
        riichi="riichi",
        dora="1z2z3z",
        ura="1z2z3z",
        ruleset="tenhou",
    )

    score = won(hand)

    assert (score.han, score.fu) == (1, 110)


def recorded(path: Path) -> Iterator[tuple[By, int, int, Ruleset]]:
    """How a recorded hand was won, and its han and fu."""
    with path.open(encoding="utf-8") as lines:
        for hand in map(json.loads, lines):
            line = written(hand)
            if line.get("fu") and not line.get("yakuman"):
                yield By(hand["by"]), line["fu"], line["han"], RULESETS[hand["ruleset"]]


def test_no_recorded_hand_has_its_fu_with_fewer_han(hands_folder: Path) -> None:
    seen = set(recorded(hands_folder / "real_wins.jsonl"))

    assert len(seen) > 50
    for by, fu, han, ruleset in seen:
        fewest = fewest_han(fu, by, ruleset)
        assert fewest is not None
        assert fewest <= han, (by, fu, han)
