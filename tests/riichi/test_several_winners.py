"""Several winners on one discard, and the draw that nobody wins."""

from __future__ import annotations

from itertools import combinations
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.riichi import winning_together
from tests.riichi.hands import RULESETS, Entry, entry, named, open_kan, pon, won
from tests.riichi.winning_together import HANDS, fed_by
from webapp.riichi.draw import draw_payments
from webapp.riichi.errors import ImpossibleState
from webapp.riichi.score import Score
from webapp.riichi.situation import Wind
from webapp.riichi.winners import Settlement, settle

WON: Entry = {"from_": "east", "honba": 1, "sticks": 2}


def winner(seat: str, **fields: Any) -> Score:
    return winning_together.winner(seat, **{**WON, **fields})


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


def test_three_winners_abort_the_deal_where_that_is_among_the_abortive_draws() -> None:
    rules = RULESETS["mahjong-soul"].derive(abortive_draws=["three_winners"])

    assert settle([winner("south"), winner("west"), winner("north")], rules).is_abortive
    assert not settle([winner("south"), winner("west")], rules).is_abortive


def test_a_liable_player_pays_his_half_beside_what_the_other_winner_gets() -> None:
    # EMA 2016 §3.3.9: by another's ron half each, the counters by the discarder.
    found = settled("ema-2016", winner("west"), winner("south", **fed_by("north")))

    assert sums(found) == {
        "east": -(16000 + 300) - (1000 + 300),
        "south": 32000 + 300 + 2000,
        "west": 1300,
        "north": -16000,
    }


@given(st.data())
def test_what_is_paid_sums_up_to_the_sticks_and_honba(data: st.DataObject) -> None:
    rules = RULESETS[data.draw(st.sampled_from(sorted(RULESETS)))]
    discarder, *others = data.draw(st.permutations(sorted(HANDS)))
    seats = others[: data.draw(st.integers(2, 3))]
    honba, sticks = data.draw(st.integers(0, 3)), data.draw(st.integers(3, 4))
    table: Entry = {"from_": discarder, "honba": honba, "sticks": sticks}
    ways = [data.draw(st.sampled_from(ways_to_win(seat))) for seat in seats[:1]]
    ways += [data.draw(st.sampled_from(({}, {"riichi": "riichi"}))) for _ in seats[1:]]

    found = settle([winner(seat, **table, **way) for seat, way in zip(seats, ways, strict=True)], rules)

    assert sum(points for _, points in found.payments) == (0 if found.is_abortive else 1000 * sticks)
    if not found.is_abortive:
        counters = honba * (len(found.paid) if rules.honba_to == "all" else 1)
        assert sum(score.situation.honba for score in found.paid) == counters
        assert sum(score.situation.sticks for score in found.paid) == sticks
    assert len(found.paid) + len(found.passed_over) == len(seats)


def ways_to_win(seat: str) -> tuple[Entry, ...]:
    others = [other for other in HANDS if other != seat]
    return ({}, {"riichi": "riichi"}, *map(fed_by, others))


@pytest.mark.parametrize(
    ("winners", "problem"),
    [
        ((winner("south", from_=None), winner("west")), "no_discarder from"),
        ((winner("south"), won(entry(by="tsumo", seat="west", honba=1, sticks=2))), "no_discarder from"),
        ((winner("south"), winner("west", from_="north")), "different_discarders from"),
        ((winner("south"), winner("west", win="6s")), "different_tiles win"),
        ((winner("south"), winner("west", events=["last_tile"])), "different_moments events"),
        ((winner("south"), winner("south", concealed=HANDS["west"])), "same_winner seat"),
        ((winner("south"), winner("west", honba=0)), "different_deals honba"),
        ((winner("south", dora="4z"), winner("west", dora="3z")), "different_indicators dora"),
        (
            tuple(winner(seat, dora="4z", ura=ura, riichi="riichi") for seat, ura in (("south", "3z"), ("west", "2z"))),
            "different_indicators ura",
        ),
        ((winner("south", sticks=0, riichi="riichi"), winner("west", sticks=0)), "too_few_sticks sticks"),
        (tuple(winner(seat, concealed=HANDS["south"]) for seat in ("south", "west", "north")), "fifth_copy concealed"),
        (
            (winner("south", dora="3m", discards="3m"), winner("west", dora="3m", discards="3m")),
            "fifth_copy discards",
        ),
        (
            (
                winner("south", concealed="123m406789p1178s", ruleset="tenhou"),
                winner("west", concealed="234m406678p2278s", ruleset="tenhou"),
            ),
            "too_many_red_fives concealed",
        ),
    ],
)
def test_winners_who_cannot_have_won_together_are_refused(winners: tuple[Score, ...], problem: str) -> None:
    with pytest.raises(ImpossibleState) as refused:
        settle(winners, RULESETS["tenhou"])

    assert problem in named(refused.value.problems)


def test_a_winner_without_riichi_need_not_know_the_ura_indicators() -> None:
    found = settled("ema-2025", winner("south", dora="4z", ura="3z", riichi="riichi"), winner("west", dora="4z"))

    assert len(found.paid) == 2


def test_a_discard_that_was_called_away_is_counted_in_the_meld_alone() -> None:
    caller = winner("west", concealed="222m78s11p", melds=[open_kan("1111z"), pon("555z")])

    found = settled("ema-2025", winner("south", discards="1z'"), caller)

    assert len(found.paid) == 2


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
