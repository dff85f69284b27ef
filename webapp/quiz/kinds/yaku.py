"""The kind of question that asks which yaku are in a hand.

Yaku that the card's facts give away (riichi by the stick, tsumo by the word) are options like any other and count
like any other: whoever reads the card has them right, and a beginner learns that they are yaku.
"""

from __future__ import annotations

from random import Random

from webapp.quiz.deal.dealer import deal
from webapp.quiz.distractors import distractors
from webapp.quiz.kind import Kind
from webapp.quiz.question import Answer, Dealt, Key, Question, SomeOf, Verdict, Wish, Wrong
from webapp.riichi.explain import why_not
from webapp.riichi.yaku import YAKU_ORDER


def make(wish: Wish, rng: Random) -> Dealt:
    """A question whose solution holds the wish's concept. Raises UnmetWish."""
    score = deal(wish.concept, wish.ruleset, rng)
    solution = tuple(yaku for yaku, _ in score.yaku)
    options = sorted([*solution, *distractors(score, rng)], key=YAKU_ORDER.__getitem__)
    reading = score.reading
    form = SomeOf(tuple(options))
    question = Question(YAKU.id, reading.hand, reading.situation, wish.ruleset, form, wish.changes)
    return Dealt(question, Key(wish.concept, solution))


def grade(question: Question, answer: Answer) -> Verdict:
    """The verdict on an answer, by the engine's score of the question's hand. Raises StaleQuestion."""
    score = question.score()
    paid = [yaku for yaku, _ in score.yaku]
    return Verdict(
        right=tuple(yaku for yaku in paid if yaku in answer.chosen),
        missed=tuple(yaku for yaku in paid if yaku not in answer.chosen),
        wrong=tuple(
            Wrong(option, breach) for option in answer.chosen if (breach := why_not(score, option)) is not None
        ),
        score=score,
    )


YAKU = Kind("yaku", make, grade)
