"""Sessions: what is committed, what is not, and writers that wait for one another."""

from collections.abc import Callable
from pathlib import Path
from time import sleep

import pytest
from sqlalchemy import text
from sqlalchemy.exc import IntegrityError

from tests.store.conftest import NOON, RIGHT, in_threads
from webapp.quiz.question import Dealt
from webapp.store import database as opening
from webapp.store.database import Database
from webapp.store.migrating import migrate
from webapp.store.runs import Run, find_run, list_results, record_answer, start_run, sweep_runs


def test_a_failed_write_leaves_nothing(database: Database, questions: tuple[Dealt, ...]) -> None:
    run = Run("half", NOON, "ema-2025", {}, "seed")

    def fail_midway() -> None:
        with database.write() as session:
            start_run(session, run, questions)
            raise RuntimeError("midway")

    with pytest.raises(RuntimeError, match="midway"):
        fail_midway()

    with database.read() as session:
        assert find_run(session, run.token) is None


def test_what_a_reading_session_writes_is_lost(database: Database, run: Run) -> None:
    with database.read() as session:
        record_answer(session, run.token, 1, RIGHT)

    with database.read() as session:
        assert list_results(session, run.token) == (None, None, None)


def test_a_reader_does_not_wait_for_a_writer(database: Database, run: Run) -> None:
    with database.write() as writer, database.read() as reader:
        record_answer(writer, run.token, 1, RIGHT)

        assert list_results(reader, run.token) == (None, None, None)


def test_two_writers_that_read_first_both_succeed(database: Database, questions: tuple[Dealt, ...]) -> None:
    def start_runs(name: str) -> Callable[[], None]:
        def start() -> None:
            for number in range(20):
                run = Run(f"{name}-{number}", NOON, "ema-2025", {}, "seed")
                with database.write() as session:
                    assert find_run(session, run.token) is None
                    start_run(session, run, questions)

        return start

    in_threads(start_runs("left"), start_runs("right"))

    with database.read() as session:
        assert session.scalar(text("SELECT COUNT(*) FROM quiz_question")) == 2 * 20 * len(questions)


def test_writers_of_one_process_wait_for_their_turn_however_long(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    patient_for_a_moment = ("PRAGMA busy_timeout = 50", *opening.PRAGMAS[1:])
    monkeypatch.setattr(opening, "PRAGMAS", patient_for_a_moment)
    url = f"sqlite:///{tmp_path / 'busy.sqlite3'}"
    migrate(url)
    database = Database(url)

    def write() -> None:
        with database.write() as session:
            sweep_runs(session, NOON)
            sleep(0.05)

    in_threads(*[write] * 10)

    database.close()


def test_nobody_waits_for_ever_behind_a_writer_that_does_not_end(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(opening, "LONGEST_WAIT", 0.05)
    database = Database(f"sqlite:///{tmp_path / 'held.sqlite3'}")

    def write() -> None:
        with database.write():
            pass

    with database.write(), pytest.raises(opening.UNAVAILABLE):
        in_threads(write)

    write()
    database.close()


def test_a_sweep_and_an_answer_at_once_leave_no_orphan(database: Database, run: Run) -> None:
    def sweep() -> None:
        with database.write() as session:
            sweep_runs(session, NOON.replace(year=2027))

    def answer() -> None:
        try:
            with database.write() as session:
                record_answer(session, run.token, 1, RIGHT)
        except IntegrityError:
            pass  # the sweep came first

    in_threads(sweep, answer)

    with database.read() as session:
        assert session.scalar(text("SELECT COUNT(*) FROM quiz_answer")) == 0


def test_sqlite_runs_with_our_settings(tmp_path: Path) -> None:
    database = Database(f"sqlite:///{tmp_path / 'settings.sqlite3'}")

    with database.read() as session:
        found = {
            name: session.scalar(text(f"PRAGMA {name}"))
            for name in ("journal_mode", "busy_timeout", "foreign_keys", "synchronous")
        }
    database.close()

    assert found == {"journal_mode": "wal", "busy_timeout": 5000, "foreign_keys": 1, "synchronous": 1}


def test_a_plain_postgresql_address_is_opened_with_psycopg() -> None:
    database = Database("postgresql://nobody@nowhere/nothing")

    assert database.engine.driver == "psycopg"
    database.close()
