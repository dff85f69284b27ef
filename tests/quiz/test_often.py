"""What a yaku is most often counted with in the hands that are dealt for it."""

from __future__ import annotations

import pytest

from tests.quiz.rules import RULESETS
from webapp.quiz.deal.often import DEALT, LEAST, often_with
from webapp.riichi.together import exclusion
from webapp.riichi.yaku import NAGASHI_MANGAN, YAKU_IDS, is_used

EMA = RULESETS["ema-2025"]


def test_the_figure_is_the_same_whoever_asks() -> None:
    first = often_with(("pinfu",), EMA)
    often_with.cache_clear()

    assert often_with(("pinfu",), EMA) == first
    assert first


@pytest.mark.parametrize("row", [row for row in YAKU_IDS if row != NAGASHI_MANGAN and is_used(row, EMA)])
def test_what_is_often_there_can_be_there_and_the_most_often_comes_first(row: str) -> None:
    found = often_with((row,), EMA)

    assert [count for _, count in found] == sorted((count for _, count in found), reverse=True)
    assert all(LEAST <= count <= DEALT for _, count in found)
    assert not any(exclusion(row, other, EMA) for other, _ in found)


def test_what_a_yaku_is_never_without_is_in_every_hand() -> None:
    assert dict(often_with(("ippatsu",), EMA))["riichi"] == DEALT
    found = dict(often_with(("shousangen",), EMA))
    assert sum(found[row] for row in ("yakuhai_white", "yakuhai_green", "yakuhai_red")) == 2 * DEALT


def test_a_family_is_dealt_for_in_turn_and_is_no_company_of_its_own() -> None:
    family = ("yakuhai_white", "yakuhai_green", "yakuhai_red", "yakuhai_seat", "yakuhai_round")

    assert not {id for id, _ in often_with(family, EMA)} & {*family}


def test_nothing_is_dealt_for_what_is_no_hand_or_not_used() -> None:
    assert often_with((NAGASHI_MANGAN,), EMA) == ()
    assert often_with(("ippatsu",), RULESETS["jpml-a"]) == ()
