"""Thousands of dealt questions under every ruleset: legal, fair, and the same for the same seed."""

from collections import Counter
from itertools import chain
from random import Random

import pytest

from tests.quiz.cards import check_card
from tests.quiz.rules import RULESETS
from webapp.quiz.deal.recipes import recipes_under
from webapp.quiz.question import Dealt
from webapp.quiz.run import deal_run

MOST_DIFFERENT = ("ema-2025", "tenhou", "ema-2012")


@pytest.fixture(scope="module", params=MOST_DIFFERENT)
def three_hundred(request: pytest.FixtureRequest) -> tuple[str, tuple[Dealt, ...]]:
    """Three hundred questions at "all yaku", and the id of their ruleset."""
    return request.param, deal_run(RULESETS[request.param], {}, "three hundred", 300)


def test_every_question_of_three_hundred_is_fair(three_hundred: tuple[str, tuple[Dealt, ...]]) -> None:
    id, questions = three_hundred

    for dealt in questions:
        check_card(dealt, RULESETS[id])


def test_three_hundred_questions_have_every_yaku_twice(three_hundred: tuple[str, tuple[Dealt, ...]]) -> None:
    id, questions = three_hundred

    seen = Counter(chain.from_iterable(dealt.key.solution for dealt in questions))

    assert {recipe.yaku for recipe in recipes_under(RULESETS[id])} == seen.keys()
    assert min(seen.values()) >= 2


def test_no_question_of_three_hundred_comes_twice(three_hundred: tuple[str, tuple[Dealt, ...]]) -> None:
    _, questions = three_hundred

    assert len({str(dealt.question.to_dict()["hand"]) for dealt in questions}) == len(questions)


@pytest.mark.parametrize("id", RULESETS)
def test_questions_are_fair_under_every_ruleset(id: str) -> None:
    check_run(id, "every ruleset", 90)


def test_every_yaku_of_the_ruleset_is_a_distractor() -> None:
    questions = deal_run(RULESETS["ema-2025"], {}, "distractors", 1500)

    wrong = {option for question, key in questions for option in set(question.form.options) - set(key.solution)}

    assert wrong == {recipe.yaku for recipe in recipes_under(RULESETS["ema-2025"])}


def test_equal_seeds_deal_equal_runs() -> None:
    ruleset = RULESETS["tenhou"]

    assert deal_run(ruleset, {}, "seed", 20) == deal_run(ruleset, {}, "seed", 20)
    assert deal_run(ruleset, {}, "seed", 20) != deal_run(ruleset, {}, "other", 20)


def test_a_longer_run_begins_as_the_shorter_one() -> None:
    ruleset = RULESETS["tenhou"]

    assert deal_run(ruleset, {}, "seed", 12)[:10] == deal_run(ruleset, {}, "seed")


def test_a_run_has_ten_questions() -> None:
    assert len(deal_run(RULESETS["ema-2025"], {}, "seed")) == 10


def test_the_rules_of_a_table_are_those_of_its_questions() -> None:
    ruleset = RULESETS["ema-2025"].derive(open_tanyao=False, red_fives=3)
    questions = deal_run(ruleset, {"open_tanyao": False, "red_fives": 3}, "club", 150)

    open_tanyao = [key for question, key in questions if "tanyao" in key.solution and not question.hand.is_closed]

    assert not open_tanyao
    assert any(question.hand.reds for question, _ in questions)
    for question, key in questions:
        check_card(Dealt(question, key), RULESETS["ema-2025"])


@pytest.mark.deep
@pytest.mark.parametrize("id", RULESETS)
def test_ten_thousand_questions_are_fair(id: str) -> None:
    check_run(id, f"deep {Random().getrandbits(64)}", 10_000)


def check_run(id: str, seed: str, length: int) -> None:
    """A function of its own, so that a failure shows the seed."""
    for dealt in deal_run(RULESETS[id], {}, seed, length):
        check_card(dealt, RULESETS[id])
