"""Thirteen tiles in the hand format: what is read, what is refused, and how their waits are written."""

from __future__ import annotations

from typing import Any

import pytest

from tests.riichi.hands import RULESETS, Entry, chi, closed_kan, entry, named
from webapp.riichi.errors import ImpossibleState
from webapp.riichi.record import read_waiting
from webapp.riichi.result import write_tenpai
from webapp.riichi.tenpai import tenpai


def waiting(**fields: Any) -> Entry:
    """A closed hand that waits for 6s and 9s, but for the given fields."""
    return entry(win=None, by=None, **fields)


def written(hand: Entry) -> dict[str, Any]:
    asked = read_waiting(hand, RULESETS)
    return write_tenpai(asked, tenpai(asked.concealed, asked.melds, asked.situation, asked.ruleset))


def refused(hand: object) -> list[str]:
    with pytest.raises(ImpossibleState) as impossible:
        read_waiting(hand, RULESETS)
    return named(impossible.value.problems)


def test_waits_are_written_with_shapes_copies_and_values() -> None:
    found = written(waiting(id="a", dora="9s"))

    assert {key: value for key, value in found.items() if key != "waits"} == {
        "id": "a",
        "ruleset": "ema-2025",
        "tenpai": True,
        "dead": [],
        "furiten": None,
    }
    assert [(wait["tile"], wait["shapes"], wait["left"]) for wait in found["waits"]] == [
        ("6s", ["ryanmen"], 4),
        ("9s", ["ryanmen"], 3),
    ]
    assert found["waits"][0]["ron"]["win"]
    assert found["waits"][0]["ron"]["yaku"] == {"pinfu": 1}


def test_a_wait_that_gives_no_yaku_says_so() -> None:
    (six, _) = written(waiting(concealed="123m789p1178s", melds=[chi("456p")]))["waits"]

    assert six["ron"] == {"win": False, "reason": "no_yaku"}


def test_a_wait_of_which_every_copy_is_in_sight_has_no_value() -> None:
    found = written(waiting(concealed="123m456789p1178s", dora="9999s"))

    assert [(wait["left"], wait["ron"] is None, wait["tsumo"] is None) for wait in found["waits"]] == [
        (4, False, False),
        (0, True, True),
    ]


def test_furiten_is_written_with_its_tiles() -> None:
    assert written(waiting(discards="1z9s"))["furiten"] == {"kind": "own_discard", "tiles": "9s"}


@pytest.mark.parametrize("key", ["win", "by", "from", "events"])
def test_a_key_of_a_win_is_refused(key: str) -> None:
    hand = waiting() | {key: entry(from_="east", events=[])[key]}

    assert refused(hand) == [f"key_of_a_win {key}"]


@pytest.mark.parametrize(
    ("hand", "expected"),
    [
        (waiting(concealed="123m456789p11789s"), ["wrong_number_of_tiles concealed"]),
        (waiting(concealed="456789p1178s", melds=[chi("123m")], riichi="riichi"), ["riichi_in_open_hand riichi"]),
        (waiting(concealed="456789p1178s", melds=[closed_kan("1111m")], dora="1m"), ["fifth_copy dora"]),
        (waiting(ura="1m"), ["more_ura_than_dora ura", "ura_without_riichi ura"]),
        (waiting(ruleset="nobody", seat=1), ["bad_value seat", "unknown_ruleset ruleset"]),
        (waiting(concealed="123m406789p1178s"), ["too_many_red_fives concealed"]),
        (3, ["not_an_object"]),
    ],
    ids=["fourteen", "riichi", "fifth", "ura", "two", "red", "number"],
)
def test_what_cannot_be_is_refused(hand: object, expected: list[str]) -> None:
    assert sorted(refused(hand)) == expected
