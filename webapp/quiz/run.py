"""A run of questions: dealt from one seed, and graded one by one."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import islice
from random import Random

from webapp.quiz.deal.deck import deck
from webapp.quiz.kinds import KIND_BY_ID
from webapp.quiz.kinds.yaku import YAKU
from webapp.quiz.question import Answer, Dealt, Question, StaleQuestion, Verdict, Wish
from webapp.riichi.ruleset import Ruleset, Value

LENGTH = 10


def deal_run(ruleset: Ruleset, changes: Mapping[str, Value], seed: str, length: int = LENGTH) -> tuple[Dealt, ...]:
    """So many questions on all the yaku of a ruleset, the same for the same seed.

    Each question has dice of its own, so that a change in how one is dealt leaves the others as they are.
    """
    concepts = islice(deck(ruleset, Random(f"{seed} deck")), length)
    return tuple(
        YAKU.make(Wish(concept, ruleset, changes), Random(f"{seed} {position}"))
        for position, concept in enumerate(concepts, start=1)
    )


def grade(question: Question, answer: Answer) -> Verdict:
    """The verdict on an answer, by the question's kind. Raises StaleQuestion."""
    kind = KIND_BY_ID.get(question.kind)
    if kind is None:
        raise StaleQuestion(f"there are no more questions of the kind {question.kind!r}")
    return kind.grade(question, answer)
