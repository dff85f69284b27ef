"""Where in a hand a problem stands: a JSON pointer beside the key, down to the number in a list and the key inside."""

from __future__ import annotations

import pytest

from tests.riichi.hands import RULESETS, Entry, chi, entry, problems_of
from webapp.riichi.errors import ImpossibleState, Problem
from webapp.riichi.reader import MOST_ITEMS
from webapp.riichi.record import read_record
from webapp.riichi.ruleset import MOST_UNKNOWN, problems_of_changes


def pointers(hand: object) -> list[str]:
    return [f"{problem.id} {problem.pointer}" for problem in problems_of(hand)]


@pytest.mark.parametrize(
    ("hand", "expected"),
    [
        (entry(win="8z"), ["bad_tiles /win"]),
        (entry(melds=[chi("123m"), 5]), ["bad_value /melds/1"]),
        (entry(melds=[{"kind": "pon", "tiles": "q"}]), ["bad_tiles /melds/0/tiles"]),
        (entry(melds=[{"kind": "pon"}]), ["missing_key /melds/0/tiles"]),
        (entry(melds=[{"kind": "pon", "tiles": "12m"}]), ["bad_meld /melds/0"]),
        (entry(pao={"yaku": "daisangen"}), ["missing_key /pao/seat"]),
        (entry(events=["ippatsu", 1], riichi="riichi"), ["bad_value /events/1"]),
        (entry(options={"red_fives": 9}), ["bad_option /options/red_fives"]),
        (entry(options={"a/b~c": 1}), ["unknown_option /options/a~1b~0c"]),
        (entry(events=["ippatsu"]), ["ippatsu_without_riichi /events"]),
        ([], ["not_an_object "]),
    ],
    ids=str,
)
def test_a_problem_points_to_what_is_to_blame(hand: object, expected: list[str]) -> None:
    assert pointers(hand) == expected


def test_a_problem_of_the_whole_has_an_empty_pointer() -> None:
    assert Problem("x", "message", "").pointer == ""


def test_of_very_many_unknown_keys_the_first_are_named_and_the_others_counted() -> None:
    few = {f"x{number:03}": 1 for number in range(MOST_ITEMS)}
    many = {f"x{number:03}": 1 for number in range(MOST_ITEMS + 5)}

    assert len(problems_of({**entry(), **few})) == MOST_ITEMS
    found = problems_of({**entry(), **many})
    assert len(found) == MOST_ITEMS + 1
    assert found[-1].message == "5 more keys are not of the hand format"
    assert len(problems_of_changes({f"x{number}": 1 for number in range(MOST_UNKNOWN + 50)})) == MOST_UNKNOWN


@pytest.mark.parametrize("options", [{"open_tanyao": False}, {"pao": ["daisangen"], "honba_points": 900}, {"pao": []}])
def test_hands_that_change_the_same_options_share_one_ruleset(options: Entry) -> None:
    first, second = (read_record(entry(options=dict(options)), RULESETS).ruleset for _ in range(2))
    other = read_record(entry(options=options, ruleset="tenhou"), RULESETS).ruleset

    assert first is second
    assert first == RULESETS["ema-2025"].derive_from(options)
    assert other == RULESETS["tenhou"].derive_from(options)


def test_yes_is_not_one_even_for_a_ruleset_that_is_remembered() -> None:
    read_record(entry(options={"open_tanyao": True, "honba_points": 1}), RULESETS)

    with pytest.raises(ImpossibleState):
        read_record(entry(options={"open_tanyao": 1, "honba_points": 1}), RULESETS)
    with pytest.raises(ImpossibleState):
        read_record(entry(options={"open_tanyao": True, "honba_points": True}), RULESETS)
