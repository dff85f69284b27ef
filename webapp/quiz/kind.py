"""What every kind of question can do: make a question for a wish, and grade an answer to it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from random import Random

from webapp.quiz.question import Answer, Dealt, Question, Verdict, Wish


@dataclass(frozen=True, slots=True)
class Kind:
    """A kind of question. `make` raises UnmetWish, `grade` raises StaleQuestion."""

    id: str
    make: Callable[[Wish, Random], Dealt]
    grade: Callable[[Question, Answer], Verdict]
