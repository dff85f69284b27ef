"""Every problem that can be named is named at once, and none that may only follow from another."""

from __future__ import annotations

import pytest

from tests.riichi.hands import chi, entry, named, open_kan, pon, problems_of
from tests.riichi.problem_case import Case

WITH_OPEN_KAN = entry(concealed="456789p1178s", melds=[open_kan("2222m")])

TOGETHER = [
    Case(
        "an open hand with riichi, ippatsu, a fifth copy and a red five",
        entry(
            concealed="1111m40678p",
            melds=[pon("111z")],
            win="1m",
            riichi="riichi",
            events=["ippatsu", "after_kan"],
            ura="1z",
        ),
        [
            "after_kan_by_ron events",
            "after_kan_without_kan events",
            "fifth_copy win",
            "more_ura_than_dora ura",
            "riichi_in_open_hand riichi",
            "too_many_red_fives concealed",
            "wrong_number_of_tiles concealed",
        ],
    ),
    Case(
        "two fifth copies, under the key that makes each too many",
        entry(concealed="1111222m456p11s4z", win="4z", dora="112m", riichi="riichi", ura="2z2m"),
        ["fifth_copy dora", "fifth_copy ura"],
    ),
    Case(
        "everything about the people",
        entry(by="tsumo", from_="south", pao={"yaku": "daisangen", "seat": "south"}),
        ["discarder_by_tsumo from", "own_discard from", "own_pao pao"],
    ),
    Case(
        "a first turn that is none",
        entry(
            concealed="456789p1178s",
            melds=[chi("123m")],
            seat="east",
            riichi="riichi",
            events=["first_turn", "last_tile"],
            discards="1z",
        ),
        [
            "dealer_first_turn_by_ron by",
            "first_turn_with_discards discards",
            "first_turn_with_late_event events",
            "first_turn_with_meld events",
            "first_turn_with_riichi events",
            "riichi_in_open_hand riichi",
        ],
    ),
    Case(
        "a wrong number of tiles and a contradiction",
        entry(concealed="123m", events=["ippatsu"]),
        ["ippatsu_without_riichi events", "wrong_number_of_tiles concealed"],
    ),
    Case(
        "an unknown key, a wrong value and a contradiction",
        entry(foo=1, honba=-1, dora="123456z"),
        ["bad_value honba", "too_many_indicators dora", "unknown_key foo"],
    ),
    Case(
        "a missing tile and a contradiction in the melds",
        entry(concealed="456789p1178s", melds=[chi("123m")], win=None, riichi="riichi"),
        ["missing_key win", "riichi_in_open_hand riichi"],
    ),
    Case(
        "an unknown ruleset and a contradiction",
        entry(ruleset="nowhere", events=["ippatsu"]),
        ["ippatsu_without_riichi events", "unknown_ruleset ruleset"],
    ),
    Case(
        "a wrong event and another that contradicts",
        entry(events=["rain", "ippatsu"]),
        ["bad_value events", "ippatsu_without_riichi events"],
    ),
    Case(
        "an unknown ruleset and wrong options",
        entry(ruleset="nowhere", options={"red_fives": 5}),
        ["bad_option options", "unknown_ruleset ruleset"],
    ),
    Case(
        "wrong options and a fifth copy",
        entry(options={"red_fives": 5, "sun": 1}, concealed="111456m456p1178s", dora="11m"),
        ["bad_option options", "fifth_copy dora", "unknown_option options"],
    ),
]


@pytest.mark.parametrize("case", TOGETHER, ids=[case.says for case in TOGETHER])
def test_all_contradictions_are_named_at_once(case: Case) -> None:
    hand = {key: value for key, value in case.hand.items() if value is not None}

    assert named(problems_of(hand)) == case.problems


GUESSES = [
    Case("no ippatsu without riichi", entry(riichi="maybe", events=["ippatsu"]), ["bad_value riichi"]),
    Case("no ura without riichi", entry(riichi="maybe", dora="1z", ura="2z"), ["bad_value riichi"]),
    Case("no dealer's ron", entry(by="luck", seat="east", events=["first_turn"]), ["bad_value by"]),
    Case("no dealer's ron of an unknown seat", entry(seat="up", events=["first_turn"]), ["bad_value seat"]),
    Case("no win after a kan by ron", {**WITH_OPEN_KAN, "by": "luck", "events": ["after_kan"]}, ["bad_value by"]),
    Case(
        "no win after a kan without a kan",
        entry(by="tsumo", melds=[{"kind": "kan", "tiles": "1111z"}], events=["after_kan"]),
        ["bad_value melds"],
    ),
    Case(
        "no wrong number beside a wrong meld", entry(concealed="456789p1178s", melds=[chi("124m")]), ["bad_meld melds"]
    ),
    Case("no wrong number of unread tiles", entry(concealed="123x"), ["bad_tiles concealed"]),
    Case("no own discard", entry(seat="east", from_="up"), ["bad_value from"]),
    Case("no discarder who wins", entry(seat="up", from_="east"), ["bad_value seat"]),
    Case("no winner who is liable", entry(seat="east", pao={"yaku": "daisangen", "seat": "up"}), ["bad_value pao"]),
    Case("no liable winner", entry(seat="up", pao={"yaku": "daisangen", "seat": "east"}), ["bad_value seat"]),
    Case(
        "no red fives too many", entry(concealed="340m456p1178s789s", options={"red_fives": 5}), ["bad_option options"]
    ),
    Case("no more ura than dora", entry(riichi="riichi", dora="8z", ura="1z"), ["bad_tiles dora"]),
]


@pytest.mark.parametrize("case", GUESSES, ids=[case.says for case in GUESSES])
def test_what_may_follow_from_an_unread_key_alone_is_not_claimed(case: Case) -> None:
    assert named(problems_of(case.hand)) == case.problems
