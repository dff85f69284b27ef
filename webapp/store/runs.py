"""Runs of the quiz: written when they start, read page by page, each question answered once."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime

from sqlalchemy import delete, select
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.orm import Session

from webapp.quiz.hand_format import read_changes, write_changes
from webapp.quiz.question import Answer, Dealt, Key, Question
from webapp.riichi.ruleset import Ruleset, Value
from webapp.store.tables import QuizAnswer, QuizQuestion, QuizRun

_INSERT: dict[str, Callable[[type[QuizAnswer]], sqlite.Insert | postgresql.Insert]] = {
    "sqlite": sqlite.insert,
    "postgresql": postgresql.insert,
}


@dataclass(frozen=True, slots=True)
class Run:
    """A run as it was asked for. Who knows its seed knows its answers.

    `changes` are the options in which its rules depart from the published ruleset of the id.
    """

    token: str
    created_at: datetime
    ruleset: str
    changes: Mapping[str, Value]
    seed: str


@dataclass(frozen=True, slots=True)
class GivenAnswer:
    """The answer that counts for a question."""

    answer: Answer
    is_right: bool
    answered_at: datetime


def start_run(session: Session, run: Run, questions: Sequence[Dealt]) -> None:
    """Write a new run and its questions, at the positions from 1."""
    row = QuizRun(
        token=run.token,
        created_at=run.created_at,
        ruleset=run.ruleset,
        changes=write_changes(run.changes),
        seed=run.seed,
    )
    session.add(row)
    # Its questions point to it, which the session does not know: it must be there first.
    session.flush()
    session.add_all(
        QuizQuestion(run=run.token, position=position, question=question.to_dict(), key=key.to_dict())
        for position, (question, key) in enumerate(questions, start=1)
    )


def find_run(session: Session, token: str) -> Run | None:
    """The run of a token."""
    row = session.get(QuizRun, token)
    if row is None:
        return None
    return Run(row.token, row.created_at, row.ruleset, read_changes(row.changes), row.seed)


def find_question(session: Session, token: str, position: int, rulesets: Mapping[str, Ruleset]) -> Question | None:
    """A question of a run, without its key. Raises StaleQuestion when its rules or its hand are gone."""
    found = session.scalar(select(QuizQuestion.question).filter_by(run=token, position=position))
    return None if found is None else Question.from_dict(found, rulesets)


def find_key(session: Session, token: str, position: int) -> Key | None:
    """The key of a question, for when it has been answered."""
    found = session.scalar(select(QuizQuestion.key).filter_by(run=token, position=position))
    return None if found is None else Key.from_dict(found)


def find_answer(session: Session, token: str, position: int) -> GivenAnswer | None:
    """The answer that was given to a question."""
    row = session.get(QuizAnswer, (token, position))
    if row is None:
        return None
    return GivenAnswer(Answer.from_dict(row.answer), row.is_right, row.answered_at)


def record_answer(session: Session, token: str, position: int, given: GivenAnswer) -> bool:
    """Record an answer unless there is one already: whether this is the one that counts.

    Raises IntegrityError when there is no such question.
    """
    insert = _INSERT[session.get_bind().dialect.name](QuizAnswer).values(
        run=token,
        position=position,
        answer=given.answer.to_dict(),
        is_right=given.is_right,
        answered_at=given.answered_at,
    )
    written = insert.on_conflict_do_nothing().returning(QuizAnswer.position)
    return session.scalar(written) is not None


def list_results(session: Session, token: str) -> tuple[bool | None, ...]:
    """For each question of a run whether it was answered right, None for not yet; empty when there is no such run."""
    query = (
        select(QuizAnswer.is_right)
        .select_from(QuizQuestion)
        .outerjoin(QuizAnswer)
        .where(QuizQuestion.run == token)
        .order_by(QuizQuestion.position)
    )
    return tuple(session.scalars(query))


def sweep_runs(session: Session, before: datetime) -> int:
    """Delete the runs that were started before a moment, with their questions and answers: how many there were."""
    deleted = delete(QuizRun).where(QuizRun.created_at < before).returning(QuizRun.token)
    return len(session.scalars(deleted).all())
