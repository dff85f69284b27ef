"""Every golden hand gives what its source says, and the golden hands leave no yaku and no option out."""

from __future__ import annotations

import pytest

from tests.riichi.golden import Golden, golden_hands, observed, wanted
from tests.riichi.hands import won, written
from webapp.riichi.explain import why_not
from webapp.riichi.ruleset import OPTIONS, Option
from webapp.riichi.yaku import YAKU, YAKU_IDS, Yaku

GOLDEN = golden_hands()

SHOWN_ONLY = frozenset(
    {
        "sticks_to", "temporary_furiten_ends", "winners", "honba_to", "riichi_tiles_left", "riichi_below_1000",
        "kan_after_riichi", "kokushi_robs_closed_kan", "swap_calling", "abortive_draws",
    }
)  # fmt: skip
"""Options that say how a deal is played. A finished hand is worth the same whatever they are."""


@pytest.mark.parametrize("golden", GOLDEN, ids=[golden.fact for golden in GOLDEN])
def test_a_golden_hand_gives_what_its_source_says(golden: Golden) -> None:
    result = written(golden.hand)

    expected = wanted(golden.expect)
    assert observed(result, expected) == expected, golden.source


DISPLACING = [golden for golden in GOLDEN if golden.displaced]


@pytest.mark.parametrize("golden", DISPLACING, ids=[golden.fact for golden in DISPLACING])
def test_a_displaced_yaku_holds_and_gives_way(golden: Golden) -> None:
    score = won(golden.hand)

    for yaku, replacing in golden.displaced.items():
        breach = why_not(score, yaku)
        assert breach is not None
        assert breach.kind in ("replaced", "stands_alone", "worth_less")
        assert breach.id == replacing


def test_every_golden_hand_has_a_source_and_a_fact_of_its_own() -> None:
    facts = [golden.fact for golden in GOLDEN]

    assert all(golden.source and golden.expect for golden in GOLDEN)
    assert len(facts) == len(set(facts))


@pytest.mark.parametrize("row", YAKU, ids=[row.id for row in YAKU])
def test_every_yaku_has_a_golden_hand_closed_and_open(row: Yaku) -> None:
    counted = [golden for golden in GOLDEN if row.id in golden.expect.get("yaku", {})]

    is_open = [any(meld["kind"] != "closed_kan" for meld in golden.hand.get("melds", [])) for golden in counted]

    assert False in is_open
    assert True in is_open or row.open is None


def test_every_yaku_of_the_hand_format_has_a_golden_hand() -> None:
    counted = {yaku for golden in GOLDEN for yaku in golden.expect.get("yaku", {})}

    assert counted == set(YAKU_IDS)


COMPUTED = [option for option in OPTIONS if option.id not in SHOWN_ONLY]


@pytest.mark.parametrize("option", COMPUTED, ids=[option.id for option in COMPUTED])
def test_every_option_that_is_computed_with_has_golden_hands_at_every_value(option: Option) -> None:
    tried = [golden.hand["options"][option.id] for golden in GOLDEN if option.id in golden.hand.get("options", {})]

    if option.is_list:
        for choice in option.choices:
            assert {choice in value for value in tried} == {True, False}
    elif option.choices:
        assert set(tried) == set(option.choices)
    else:
        assert 0 in tried
        assert len(set(tried)) > 1


@pytest.mark.parametrize("option", sorted(SHOWN_ONLY))
def test_an_option_that_says_how_a_deal_is_played_changes_no_hand(option: str) -> None:
    choices = next(known for known in OPTIONS if known.id == option)
    values = [[], list(choices.choices)] if choices.is_list else list(choices.choices)

    for golden in GOLDEN[::7]:
        options = golden.hand.get("options", {})
        results = [written({**golden.hand, "options": {**options, option: value}}) for value in values]
        assert all(result == results[0] for result in results)
