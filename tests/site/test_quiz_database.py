"""The quiz when its database is busy, swept or not there: it waits, says so, and never breaks."""

import sqlite3
from collections.abc import Iterator
from datetime import UTC, datetime, timedelta
from pathlib import Path
from threading import Event, Thread
from typing import Any

import pytest
from flask import Flask
from sqlalchemy import text

from tests.site.quizzes import Visitor, serve
from webapp.catalog import Catalog
from webapp.quiz.run import deal_run
from webapp.site.database import database
from webapp.site.views.quiz_judged import judge_answer
from webapp.store import database as opening
from webapp.store.migrating import migrate
from webapp.store.runs import find_run, sweep_runs


@pytest.fixture
def visitor(database_url: str, catalog: Catalog) -> Iterator[Visitor]:
    """A visitor of a site on either database."""
    migrate(database_url)
    for app in serve(database_url, catalog):
        yield Visitor(app.test_client())


@pytest.fixture
def file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A SQLite database whose users lose patience soon."""
    monkeypatch.setattr(opening, "PRAGMAS", ("PRAGMA busy_timeout = 50", *opening.PRAGMAS[1:]))
    migrate(f"sqlite:///{tmp_path / 'quiz.sqlite3'}")
    return tmp_path / "quiz.sqlite3"


@pytest.fixture
def hasty(file: Path, catalog: Catalog) -> Iterator[Visitor]:
    """A visitor of a site on that file."""
    for app in serve(f"sqlite:///{file}", catalog):
        yield Visitor(app.test_client())


def test_others_can_write_while_a_run_is_dealt(visitor: Visitor, monkeypatch: pytest.MonkeyPatch) -> None:
    written = Event()

    def write() -> None:
        with visitor.client.application.app_context():
            sweep()
        written.set()

    def deal_while_another_writes(*wishes: Any) -> Any:
        Thread(target=write).start()
        assert written.wait(timeout=5)
        return deal_run(*wishes)

    monkeypatch.setattr("webapp.site.views.quiz_run.deal_run", deal_while_another_writes)

    assert visitor.get(visitor.start()).status_code == 200


def test_a_database_that_is_held_by_another_is_a_page_that_says_so(hasty: Visitor, file: Path) -> None:
    path = hasty.start()
    page = hasty.get(path).text
    with sqlite3.connect(file, isolation_level=None) as other:
        other.execute("BEGIN IMMEDIATE")

        answers = hasty.send(path, page, ticked=hasty.solution(path)), hasty.send("/quiz", page)

        other.execute("ROLLBACK")
    other.close()

    for answer in answers:
        assert answer.status_code == 503
        assert answer.headers["Retry-After"]
        assert "Try again in a moment." in answer.text
    assert hasty.send(path, page, ticked=hasty.solution(path)).status_code == 303
    assert "Correct." in hasty.get(path).text


def test_what_is_noted_of_a_database_fault_tells_no_answer(
    hasty: Visitor, file: Path, caplog: pytest.LogCaptureFixture
) -> None:
    path = hasty.start()
    page, solution = hasty.get(path).text, hasty.solution(path)
    drop_answers(hasty.client.application)

    assert hasty.send(path, page, ticked=solution).status_code == 503

    assert "quiz_answer" in caplog.text
    assert not any(yaku in caplog.text for yaku in solution)


def test_a_run_that_is_swept_while_it_is_answered_is_gone(visitor: Visitor, monkeypatch: pytest.MonkeyPatch) -> None:
    path = visitor.start()
    page, solution = visitor.get(path).text, visitor.solution(path)

    def sweep_and_judge(*answer: Any) -> Any:
        sweep()
        return judge_answer(*answer)

    monkeypatch.setattr("webapp.site.pages.quiz.judge_answer", sweep_and_judge)

    answer = visitor.send(path, page, ticked=solution)

    assert answer.status_code == 404
    assert "This run of the quiz is gone" in answer.text


def test_a_run_that_is_swept_while_it_is_looked_up_is_gone(visitor: Visitor, monkeypatch: pytest.MonkeyPatch) -> None:
    path = visitor.start()

    def find_and_sweep(*wanted: Any) -> Any:
        found = find_run(*wanted)
        sweep()
        return found

    monkeypatch.setattr("webapp.site.views.quiz_run.find_run", find_and_sweep)

    # SQLite goes on seeing what was there when it began to read.
    assert visitor.get(path.rpartition("/")[0]).status_code in {200, 404}
    assert visitor.get(path).status_code == 404


def sweep() -> None:
    """Take away every run."""
    with database().write() as session:
        sweep_runs(session, datetime.now(UTC) + timedelta(days=1))


def drop_answers(app: Flask) -> None:
    with app.app_context(), database().write() as session:
        session.execute(text("DROP TABLE quiz_answer"))
