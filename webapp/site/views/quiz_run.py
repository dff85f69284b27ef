"""Where a reader stands in a run of the quiz: the run with its rules, its questions, and what was answered."""

from __future__ import annotations

import re
import secrets
from dataclasses import dataclass
from datetime import datetime, timedelta

from sqlalchemy.orm import Session

from webapp.catalog import YakuEntry
from webapp.quiz.focus import deal_focused_run, rows_to_ask
from webapp.quiz.question import Dealt, Question, StaleQuestion
from webapp.quiz.run import deal_run
from webapp.riichi.errors import ImpossibleState
from webapp.site.library import catalog
from webapp.site.rules import Rules
from webapp.store.runs import (
    GivenAnswer,
    Run,
    find_answer,
    find_question,
    find_run,
    list_results,
    start_run,
    sweep_runs,
)

KEPT = timedelta(days=90)
"""So long a run can be opened again."""

_TOKEN = re.compile(r"[A-Za-z0-9_-]{1,64}")


class RunGone(LookupError):
    """There is no such run or question, or no longer: it was swept, or its rules or hands are possible no more."""


@dataclass(frozen=True, slots=True)
class Standing:
    """A run under its rules; `results` say of each question whether it was answered right, None for not yet."""

    run: Run
    rules: Rules
    results: tuple[bool | None, ...]

    @property
    def is_over(self) -> bool:
        """Whether every question was answered."""
        return None not in self.results

    def next_open(self, position: int) -> int | None:
        """The next question that was not answered yet, from the start again after the last."""
        places = [*range(position + 1, len(self.results) + 1), *range(1, position + 1)]
        return next((place for place in places if self.results[place - 1] is None), None)


@dataclass(frozen=True, slots=True)
class Place:
    """One question of a run and the answer that counts for it."""

    standing: Standing
    position: int
    question: Question
    given: GivenAnswer | None


def can_be_asked(entry: YakuEntry, rules: Rules) -> bool:
    """Whether there are questions about a yaku under these rules."""
    return bool(rows_to_ask(entry.rows, rules.ruleset))


def new_run(rules: Rules, focus: YakuEntry | None, now: datetime) -> tuple[Run, tuple[Dealt, ...]]:
    """Deal a new run, about one yaku where it can be asked. That takes time, so no database waits for it."""
    run = Run(secrets.token_hex(8), now, rules.entry.id, rules.changes, secrets.token_hex(16))
    rows = rows_to_ask(focus.rows, rules.ruleset) if focus else ()
    if rows:
        return run, deal_focused_run(rows, rules.ruleset, rules.changes, run.seed)
    return run, deal_run(rules.ruleset, rules.changes, run.seed)


def begin_run(session: Session, run: Run, questions: tuple[Dealt, ...]) -> None:
    """Write a new run; old ones are swept away."""
    sweep_runs(session, run.created_at - KEPT)
    start_run(session, run, questions)


def find_standing(session: Session, token: str) -> Standing:
    """The run of a token. Raises RunGone."""
    run = find_run(session, token) if _TOKEN.fullmatch(token) else None
    if run is None or run.ruleset not in catalog().rulesets:
        raise RunGone
    entry = catalog().rulesets[run.ruleset]
    try:
        rules = Rules(entry, entry.ruleset.derive_from(run.changes))
    except ImpossibleState as error:
        raise RunGone from error
    results = list_results(session, token)
    if not results:
        raise RunGone
    return Standing(run, rules, results)


def find_place(session: Session, token: str, position: int) -> Place:
    """A question of a run. Raises RunGone."""
    return _place(session, find_standing(session, token), position)


def find_places(session: Session, token: str) -> tuple[Place, ...]:
    """All questions of a run. Raises RunGone."""
    standing = find_standing(session, token)
    return tuple(_place(session, standing, position) for position in range(1, len(standing.results) + 1))


def _place(session: Session, standing: Standing, position: int) -> Place:
    if not 1 <= position <= len(standing.results):
        raise RunGone
    token = standing.run.token
    try:
        question = find_question(session, token, position, catalog().rules)
    except StaleQuestion as error:
        raise RunGone from error
    if question is None:
        raise RunGone
    return Place(standing, position, question, find_answer(session, token, position))
