"""Dealt hands that were made impossible are refused with their problems, and no others."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.riichi.dealt import dealt
from tests.riichi.hands import Entry, closed_kan, pon, problems_of, read, written
from webapp.riichi.errors import ImpossibleState
from webapp.riichi.outcome import NoWin
from webapp.riichi.problems import problems
from webapp.riichi.score import Score, score
from webapp.riichi.tiles import format_tiles, parse_tiles

SPOILERS: dict[str, Callable[[Entry], Entry]] = {
    "a sixth indicator": lambda hand: {**hand, "dora": hand["dora"] + "123456z"},
    "ura without riichi": lambda hand: {**hand, "riichi": "no", "dora": "1z", "ura": "2z"},
    "ippatsu without riichi": lambda hand: {**hand, "riichi": "no", "ura": "", "events": ["ippatsu"]},
    "an open hand with riichi": lambda hand: {**hand, "melds": [pon("333z")], "riichi": "riichi"},
    "two moments at once": lambda hand: {**hand, "by": "ron", "events": ["robbed_kan", "last_tile"]},
    "a robbed kan by tsumo": lambda hand: {**hand, "by": "tsumo", "events": ["robbed_kan"]},
    "a late first turn": lambda hand: {**hand, "events": ["first_turn", "last_tile"]},
    "a dealer's first ron": lambda hand: {**hand, "by": "ron", "seat": "east", "events": ["first_turn"]},
    "a winner who discarded": lambda hand: {**hand, "from": hand["seat"]},
    "a winner who is liable": lambda hand: {**hand, "pao": {"yaku": "daisangen", "seat": hand["seat"]}},
    "one tile too few": lambda hand: {**hand, "concealed": format_tiles(parse_tiles(hand["concealed"])[1:])},
    "one meld too many": lambda hand: {**hand, "melds": [*hand["melds"], closed_kan("1111z")]},
    "five of a kind": lambda hand: {**hand, "discards": 5 * hand["win"]},
    "a red five too many": lambda hand: {**hand, "discards": "00m"},
    "no tile at all": lambda hand: {**hand, "win": ""},
}


@given(dealt(), st.sets(st.sampled_from(sorted(SPOILERS)), min_size=1, max_size=3))
def test_a_hand_that_is_spoiled_is_refused(hand: Entry, spoilers: set[str]) -> None:
    for spoiler in sorted(spoilers):
        hand = SPOILERS[spoiler](hand)

    assert problems_of(hand) != ()
    assert written(hand)["error"]


@given(dealt(), dealt())
def test_a_hand_in_the_situation_of_another_is_scored_or_refused_with_its_problems(one: Entry, other: Entry) -> None:
    hand, situation, ruleset = read(one).hand, read(other).situation, read(other).ruleset
    assert hand is not None
    found = problems(hand, situation, ruleset)

    if not found:
        assert isinstance(score(hand, situation, ruleset), Score | NoWin)
        return
    with pytest.raises(ImpossibleState) as impossible:
        score(hand, situation, ruleset)
    assert impossible.value.problems == found
