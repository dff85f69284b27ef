"""The deck: every yaku often enough, none too often, sorts mixed."""

from collections import Counter
from itertools import islice
from random import Random

import pytest

from tests.quiz.rules import RULESETS
from webapp.quiz.deal.deck import deck
from webapp.quiz.deal.recipes import RECIPES, recipes_under
from webapp.riichi.yaku import YAKU, is_used

SITUATIONAL = {
    *("riichi", "double_riichi", "ippatsu", "menzen_tsumo", "chankan", "rinshan"),
    *("haitei", "houtei", "renhou", "tenhou", "chihou"),
}


def test_there_is_a_recipe_for_every_yaku_of_the_engine() -> None:
    assert [recipe.yaku for recipe in RECIPES] == [row.id for row in YAKU]


def test_situational_yaku_are_known_as_such() -> None:
    assert {recipe.yaku for recipe in RECIPES if recipe.is_situational} == SITUATIONAL


@pytest.mark.parametrize("id", RULESETS)
def test_a_ruleset_has_recipes_for_the_yaku_it_uses(id: str) -> None:
    ruleset = RULESETS[id]

    assert {recipe.yaku for recipe in recipes_under(ruleset)} == {row.id for row in YAKU if is_used(row.id, ruleset)}


@pytest.mark.parametrize("id", RULESETS)
def test_any_three_hundred_concepts_in_a_row_are_balanced(id: str) -> None:
    concepts = list(islice(deck(RULESETS[id], Random(id)), 1000))

    for start in range(701):
        seen = Counter(concepts[start : start + 300])
        assert seen.keys() == {recipe.yaku for recipe in recipes_under(RULESETS[id])}
        assert min(seen.values()) >= 2
        assert max(seen.values()) <= 0.15 * 300
        assert sum(seen[yaku] for yaku in SITUATIONAL) <= 0.20 * 300


def test_a_run_of_ten_mixes_the_sorts() -> None:
    yakuman = {recipe.yaku for recipe in RECIPES if recipe.is_yakuman}

    for seed in range(200):
        run = list(islice(deck(RULESETS["ema-2025"], Random(seed)), 10))
        assert sum(concept in yakuman for concept in run) <= 3
        assert sum(concept in SITUATIONAL for concept in run) <= 3
        assert max(Counter(run).values()) <= 2
