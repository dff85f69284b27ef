"""A run about one yaku: half of its hands have it, and the others are worth a thought."""

import pytest

from tests.quiz.cards import check_card
from tests.quiz.rules import RULESETS
from webapp.quiz.deal.recipes import recipes_under
from webapp.quiz.focus import deal_focused_run, rows_to_ask
from webapp.riichi.yaku import YAKU_BY_ID

EMA = RULESETS["ema-2025"]
FREQUENT = ("pinfu", "tanyao", "chanta", "toitoi", "honitsu", "chiitoitsu", "sanshoku_doujun", "ittsu")
YAKUHAI = ("yakuhai_white", "yakuhai_green", "yakuhai_red", "yakuhai_seat", "yakuhai_round")


@pytest.mark.parametrize("yaku", [recipe.yaku for recipe in recipes_under(EMA)])
def test_at_least_half_of_the_hands_have_it_and_every_card_is_fair(yaku: str) -> None:
    run = deal_focused_run((yaku,), EMA, {}, "half")

    assert len(run) == 10
    assert sum(yaku in key.solution for _, key in run) >= 5
    for dealt in run:
        check_card(dealt, EMA)


@pytest.mark.parametrize("yaku", FREQUENT)
def test_the_other_hands_offer_it_without_having_it(yaku: str) -> None:
    run = deal_focused_run((yaku,), EMA, {}, "others")

    assert all(yaku in question.form.options for question, _ in run)
    assert sum(yaku in key.solution for _, key in run) == 5


def test_which_hands_have_it_is_not_the_same_in_every_run() -> None:
    orders = {
        tuple("toitoi" in key.solution for _, key in deal_focused_run(("toitoi",), EMA, {}, str(seed)))
        for seed in range(5)
    }

    assert len(orders) > 1


def test_a_family_is_asked_with_all_its_rows() -> None:
    runs = [deal_focused_run(YAKUHAI, EMA, {}, str(seed)) for seed in range(10)]

    assert {key.concept for run in runs for _, key in run} >= set(YAKUHAI)


def test_the_same_seed_deals_the_same_run() -> None:
    assert deal_focused_run(("pinfu",), EMA, {}, "seed") == deal_focused_run(("pinfu",), EMA, {}, "seed")


def test_only_what_the_ruleset_uses_and_a_winning_hand_can_have_is_asked() -> None:
    assert rows_to_ask(YAKUHAI, EMA) == YAKUHAI
    assert rows_to_ask(("nagashi_mangan",), EMA) == ()
    assert rows_to_ask(("renhou",), RULESETS["mahjong-soul"]) == ()
    assert {row for row in YAKU_BY_ID if rows_to_ask((row,), EMA)} == {recipe.yaku for recipe in recipes_under(EMA)}
