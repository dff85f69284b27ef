"""Grading "which yaku are in this hand?": right, missed, wrong, and the first reason why."""

import statistics
import time
from random import Random
from typing import Any

import pytest

from tests.quiz.rules import RULESETS
from webapp.quiz.deal.recipes import recipes_under
from webapp.quiz.kinds.yaku import YAKU
from webapp.quiz.question import Question, Wish, Wrong
from webapp.quiz.run import grade
from webapp.riichi.explain import Breach, BreachKind
from webapp.riichi.groups import Group, GroupKind

EMA = RULESETS["ema-2025"]
CALM = {"round": "east", "seat": "south", "by": "ron"}


def ask(ticks: str, **hand: Any) -> Question:
    """A question about a hand of the hand format."""
    data = {
        "kind": "yaku",
        "hand": {**CALM, "ruleset": "ema-2025", "options": {}, **hand},
        "form": {"some_of": ticks.split()},
    }
    return Question.from_dict(data, RULESETS)


def test_an_answer_is_split_into_right_missed_and_wrong() -> None:
    question = ask("pinfu iipeikou tanyao toitoi", concealed="234567m22p34567s", win="8s")

    verdict = grade(question, question.form.read(["tanyao", "toitoi"]))

    assert verdict.right == ("tanyao",)
    assert verdict.missed == ("pinfu",)
    sequence = Group(GroupKind.SEQUENCE, 1)
    breach = Breach(BreachKind.CONDITION, "four_triplets", sequence.kinds, sequence, groups=4)
    assert verdict.wrong == (Wrong("toitoi", breach),)
    assert not verdict.is_right


def test_the_whole_solution_and_nothing_else_is_right() -> None:
    question = ask("pinfu iipeikou tanyao toitoi", concealed="234567m22p34567s", win="8s")

    verdict = grade(question, question.form.read(["pinfu", "tanyao"]))

    assert verdict.is_right
    assert (verdict.score.han, verdict.score.fu) == (2, 30)


PON_OF_RED = {"kind": "pon", "tiles": "777z", "called": "7z", "from": "left"}
CHI = {"kind": "chi", "tiles": "234s", "called": "2s", "from": "left"}


@pytest.mark.parametrize(
    ("option", "hand", "breach"),
    [
        (
            "pinfu",
            {"concealed": "234567m22p66678s", "win": "9s", "riichi": "riichi"},
            Breach(BreachKind.CONDITION, "four_sequences", (23, 23, 23)),
        ),
        (
            "pinfu",
            {"concealed": "234567m34678s22z", "win": "5s", "riichi": "riichi"},
            Breach(BreachKind.CONDITION, "pair_without_value", (28, 28)),
        ),
        (
            "sanankou",
            {"concealed": "22233678m444p55s", "win": "5s", "riichi": "riichi"},
            Breach(BreachKind.CONDITION, "three_concealed_triplets", (22, 22, 22)),
        ),
        (
            "menzen_tsumo",
            {"concealed": "234567m55p34s", "melds": [PON_OF_RED], "win": "2s", "by": "tsumo"},
            Breach(BreachKind.CONDITION, "closed", (33, 33, 33)),
        ),
        (
            "tanyao",
            {
                "concealed": "234m234p55p34s",
                "melds": [CHI],
                "win": "2s",
                "events": ["last_tile"],
                "options": {"open_tanyao": False},
            },
            Breach(BreachKind.CONDITION, "closed", (19, 20, 21)),
        ),
        (
            "haitei",
            {"concealed": "234567m22p66678s", "win": "9s", "events": ["last_tile"]},
            Breach(BreachKind.CONDITION, "by_tsumo"),
        ),
        (
            "chanta",
            {"concealed": "123789m123p7899s", "win": "9s"},
            Breach(BreachKind.REPLACED, "junchan"),
        ),
        (
            "toitoi",
            {"concealed": "22233m444p55566s", "win": "6s", "by": "tsumo"},
            Breach(BreachKind.REPLACED, "suuankou"),
        ),
        (
            "chiitoitsu",
            {"concealed": "223344m556677p8s", "win": "8s"},
            Breach(BreachKind.OTHER_READING, "seven_pairs", (1, 2, 3)),
        ),
        (
            "tanyao",
            {"concealed": "234567m22p34567s", "win": "8s", "events": ["first_turn"]},
            Breach(BreachKind.STANDS_ALONE, "renhou"),
        ),
    ],
)
def test_a_wrong_tick_has_its_first_reason(option: str, hand: dict[str, Any], breach: Breach) -> None:
    question = ask(f"{option} yakuhai_white", **hand)

    verdict = grade(question, question.form.read([option]))

    ((wrong, found),) = verdict.wrong
    assert (wrong, found[:3]) == (option, breach[:3])


def test_making_a_question_takes_less_than_five_milliseconds() -> None:
    dice = Random("speed")
    wishes = [Wish(recipe.yaku, EMA) for recipe in recipes_under(EMA)] * 5

    seconds = sorted(timed(wish, dice) for wish in wishes)

    assert statistics.median(seconds) < 0.005
    assert seconds[int(0.99 * len(seconds))] < 0.050


def timed(wish: Wish, dice: Random) -> float:
    """The seconds of this process: those that others take on a busy machine do not count."""
    start = time.process_time()
    YAKU.make(wish, dice)
    return time.process_time() - start
