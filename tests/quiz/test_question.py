"""Questions and answers as data: read and written, refused when they are not what they claim."""

import json
from dataclasses import replace
from random import Random
from typing import Any

import pytest

from tests.quiz.rules import RULESETS
from webapp.quiz.kind import Kind
from webapp.quiz.kinds import KIND_BY_ID, KINDS
from webapp.quiz.kinds.yaku import YAKU
from webapp.quiz.question import Answer, BadAnswer, Key, Question, SomeOf, StaleQuestion, Wish
from webapp.quiz.run import grade
from webapp.riichi.hand import Hand
from webapp.riichi.ruleset import Value
from webapp.riichi.tiles import parse_tile

EMA = RULESETS["ema-2025"]
FORM = SomeOf(("pinfu", "tanyao", "toitoi"))
QUESTION, KEY = YAKU.make(Wish("pinfu", EMA), Random(1))


def written(**changes: object) -> dict[str, Any]:
    """The question as it is stored, its hand changed."""
    data = QUESTION.to_dict()
    return data | {"hand": data["hand"] | changes}


def test_an_answer_is_in_the_order_of_the_options() -> None:
    assert FORM.read(["toitoi", "pinfu", "toitoi"]) == Answer(("pinfu", "toitoi"))


@pytest.mark.parametrize(("chosen", "reason"), [([], "nothing_chosen"), (["pinfu", "riichi"], "unknown_option")])
def test_what_is_no_answer_is_refused_with_a_reason(chosen: list[str], reason: str) -> None:
    with pytest.raises(BadAnswer) as caught:
        FORM.read(chosen)

    assert caught.value.reason == reason


def test_answers_forms_and_keys_survive_json() -> None:
    answer = Answer(("pinfu", "toitoi"))

    assert Answer.from_dict(json.loads(json.dumps(answer.to_dict()))) == answer
    assert SomeOf.from_dict(json.loads(json.dumps(FORM.to_dict()))) == FORM
    assert Key.from_dict(json.loads(json.dumps(KEY.to_dict()))) == KEY


def test_a_question_keeps_the_changes_of_its_table() -> None:
    changes: dict[str, Value] = {"open_tanyao": False, "pao": frozenset({"daisangen"}), "honba_points": 1500}
    ruleset = EMA.derive_from(changes)
    question, _ = YAKU.make(Wish("tanyao", ruleset, changes), Random(2))

    found = Question.from_dict(json.loads(json.dumps(question.to_dict())), RULESETS)

    assert found == question
    assert found.changes == changes
    assert found.ruleset.open_tanyao is False


def test_a_stored_question_is_its_explicit_hand() -> None:
    data = QUESTION.to_dict()

    assert data.keys() == {"kind", "hand", "form"}
    assert data["hand"]["ruleset"] == "ema-2025"
    assert len(data["hand"]["concealed"]) >= 13


@pytest.mark.parametrize(
    "changes",
    [
        {"ruleset": "gone"},
        {"options": {"gone": True}},
        {"win": "9z"},
        {"dora": "1m1m1m1m1m"},
        {"seat": "up"},
    ],
)
def test_a_question_that_is_no_longer_possible_is_stale(changes: dict[str, object]) -> None:
    with pytest.raises(StaleQuestion):
        Question.from_dict(written(**changes), RULESETS)


def test_a_draw_is_no_question() -> None:
    data = written(by="draw")
    for key in ("win", "from"):
        data["hand"].pop(key, None)

    with pytest.raises(StaleQuestion, match="not won"):
        Question.from_dict(data, RULESETS)


def test_a_hand_that_is_no_win_any_more_is_stale() -> None:
    stray = next(tile for tile in map(parse_tile, ("1z", "2z")) if tile not in QUESTION.hand.tiles)
    question = replace(QUESTION, hand=Hand(QUESTION.hand.concealed, QUESTION.hand.melds, stray))

    with pytest.raises(StaleQuestion, match="not_complete"):
        grade(question, Answer(("pinfu",)))


def test_a_question_of_a_kind_that_is_gone_is_stale() -> None:
    with pytest.raises(StaleQuestion, match="riddle"):
        grade(replace(QUESTION, kind="riddle"), Answer(("pinfu",)))


def test_kinds_have_ids_of_their_own() -> None:
    assert list(KIND_BY_ID) == [kind.id for kind in KINDS]


@pytest.mark.parametrize("kind", KINDS, ids=lambda kind: kind.id)
def test_a_kind_grades_the_solutions_of_its_own_questions(kind: Kind) -> None:
    question, key = kind.make(Wish("tanyao", EMA), Random(3))

    assert question.kind == kind.id
    assert grade(question, Answer(key.solution)).is_right
