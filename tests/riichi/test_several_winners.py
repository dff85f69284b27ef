"""Several winners on one discard, and the draw that nobody wins."""

from __future__ import annotations

from itertools import combinations
from typing import Any

import pytest

from tests.riichi.hands import RULESETS, Entry, entry, won
from webapp.riichi.draw import draw_payments
from webapp.riichi.errors import ImpossibleState
from webapp.riichi.score import Score
from webapp.riichi.situation import Wind
from webapp.riichi.winners import Settlement, settle

WON: Entry = {"from_": "east", "honba": 1, "sticks": 2}


def winner(seat: str, **fields: Any) -> Score:
    return won(entry(**{**WON, "seat": seat, **fields}))


def settled(rules: str, *winners: Score) -> Settlement:
    return settle(winners, RULESETS[rules])


def sums(settlement: Settlement) -> dict[str, int]:
    return dict(settlement.payments)


def test_every_winner_is_paid_where_all_may_win_and_counters_go_to_each() -> None:
    # EMA 2016 §3.4.3: counters to every winner, own bets back, the rest to the first in turn.
    found = settled("ema-2016", winner("west"), winner("south", riichi="riichi"))

    assert [score.situation.seat for score in found.paid] == [Wind.SOUTH, Wind.WEST]
    assert sums(found) == {"east": -(2000 + 300) - (1000 + 300), "south": 2300 + 2000, "west": 1300}


def test_a_winner_takes_his_own_stick_back_and_the_first_in_turn_the_others() -> None:
    found = settled("ema-2025", winner("north", riichi="riichi"), winner("south"))

    assert sums(found)["north"] == 2000 + 300 + 1000
    assert sums(found)["south"] == 1000 + 300 + 1000


def test_the_first_takes_counters_and_sticks_alone_on_the_platforms() -> None:
    # Recorded Tenhou games with two winners: the second gets neither.
    found = settled("tenhou", winner("north", riichi="riichi"), winner("south"))

    assert sums(found) == {"east": -1300 - 2000, "south": 1300 + 2000, "north": 2000}


def test_only_the_first_in_turn_wins_by_head_bump() -> None:
    found = settled("mleague", winner("north"), winner("west"), winner("south", from_="east"))

    assert [score.situation.seat for score in found.paid] == [Wind.SOUTH]
    assert found.passed_over == (Wind.WEST, Wind.NORTH)


def test_turns_are_counted_from_the_discarder() -> None:
    found = settled("mleague", winner("south", from_="west"), winner("north", from_="west"))

    assert [score.situation.seat for score in found.paid] == [Wind.NORTH]


def test_three_winners_abort_the_deal_where_two_may_win() -> None:
    found = settled("tenhou", winner("south"), winner("west"), winner("north"))

    assert found == Settlement((), (Wind.SOUTH, Wind.WEST, Wind.NORTH), (), is_abortive=True)


@pytest.mark.parametrize("rules", sorted(RULESETS))
def test_what_is_paid_sums_up_to_the_sticks(rules: str) -> None:
    found = settled(rules, winner("south", riichi="riichi"), winner("west"), winner("north", riichi="riichi"))

    assert sum(points for _, points in found.payments) == (0 if found.is_abortive else 2000)


@pytest.mark.parametrize(
    ("winners", "problem"),
    [
        ((winner("south", from_=None), winner("west")), "no_discarder"),
        ((winner("south"), won(entry(by="tsumo", seat="west", honba=1, sticks=2))), "no_discarder"),
        ((winner("south"), winner("west", from_="north")), "different_discarders"),
        ((winner("south"), winner("south")), "same_winner"),
        ((winner("south"), winner("west", honba=0)), "different_deals"),
        ((winner("south", sticks=0, riichi="riichi"), winner("west", sticks=0)), "too_few_sticks"),
    ],
)
def test_winners_of_different_deals_are_refused(winners: tuple[Score, ...], problem: str) -> None:
    with pytest.raises(ImpossibleState) as refused:
        settle(winners, RULESETS["ema-2025"])

    assert problem in [found.id for found in refused.value.problems]


@pytest.mark.parametrize(
    ("tenpai", "payments"),
    [
        ((), (0, 0, 0, 0)),
        ((Wind.SOUTH,), (-1000, 3000, -1000, -1000)),
        ((Wind.EAST, Wind.NORTH), (1500, -1500, -1500, 1500)),
        ((Wind.EAST, Wind.SOUTH, Wind.WEST), (1000, 1000, 1000, -3000)),
        (tuple(Wind), (0, 0, 0, 0)),
    ],
)
def test_noten_players_pay_those_who_are_tenpai(tenpai: tuple[Wind, ...], payments: tuple[int, ...]) -> None:
    assert tuple(points for _, points in draw_payments(tenpai)) == payments


def test_a_draw_always_sums_up_to_nothing() -> None:
    for number in range(5):
        for tenpai in combinations(Wind, number):
            assert sum(points for _, points in draw_payments(tenpai)) == 0
