"""What a run keeps, and that an answer counts once."""

from datetime import UTC, datetime, timedelta, timezone
from threading import Barrier

import pytest
from sqlalchemy import text
from sqlalchemy.exc import IntegrityError

from tests.quiz.rules import RULESETS
from tests.store.conftest import NOON, RIGHT, in_threads
from webapp.quiz.question import Answer, Dealt, StaleQuestion
from webapp.store.database import Database
from webapp.store.runs import (
    GivenAnswer,
    Run,
    find_answer,
    find_key,
    find_question,
    find_run,
    list_results,
    record_answer,
    start_run,
    sweep_runs,
)

WRONG = GivenAnswer(Answer(("pinfu", "toitoi")), is_right=False, answered_at=NOON + timedelta(seconds=1))


def test_a_run_is_found_by_its_token(database: Database, run: Run) -> None:
    with database.read() as session:
        assert find_run(session, run.token) == run
        assert find_run(session, "another") is None


def test_questions_and_keys_come_back_as_they_were_dealt(
    database: Database, run: Run, questions: tuple[Dealt, ...]
) -> None:
    with database.read() as session:
        for position, (question, key) in enumerate(questions, start=1):
            assert find_question(session, run.token, position, RULESETS) == question
            assert find_key(session, run.token, position) == key


def test_there_is_no_question_outside_a_run(database: Database, run: Run) -> None:
    with database.read() as session:
        assert find_question(session, run.token, 0, RULESETS) is None
        assert find_question(session, run.token, 4, RULESETS) is None
        assert find_key(session, "another", 1) is None


def test_a_question_under_a_forgotten_ruleset_is_stale(database: Database, run: Run) -> None:
    with database.read() as session, pytest.raises(StaleQuestion, match="ema-2025"):
        find_question(session, run.token, 1, {"tenhou": RULESETS["tenhou"]})


def test_a_question_row_does_not_hold_its_key(database: Database, run: Run, questions: tuple[Dealt, ...]) -> None:
    with database.read() as session:
        rows = session.execute(text("SELECT CAST(question AS TEXT) FROM quiz_question")).scalars().all()

    assert len(rows) == len(questions)
    assert not any("solution" in row or "concept" in row for row in rows)


def test_an_answer_is_found_with_its_moment(database: Database, run: Run) -> None:
    with database.write() as session:
        assert record_answer(session, run.token, 2, RIGHT)

    with database.read() as session:
        assert find_answer(session, run.token, 2) == RIGHT
        assert find_answer(session, run.token, 1) is None


def test_a_moment_comes_back_in_utc_whatever_zone_it_had(database: Database, run: Run) -> None:
    in_warsaw = NOON.astimezone(timezone(timedelta(hours=1)))
    with database.write() as session:
        record_answer(session, run.token, 1, GivenAnswer(RIGHT.answer, is_right=True, answered_at=in_warsaw))

    with database.read() as session:
        found = find_answer(session, run.token, 1)

    assert found is not None
    assert (found.answered_at, found.answered_at.utcoffset()) == (NOON, timedelta(0))


def test_only_the_first_answer_counts(database: Database, run: Run) -> None:
    with database.write() as session:
        assert record_answer(session, run.token, 1, RIGHT)
    with database.write() as session:
        assert not record_answer(session, run.token, 1, WRONG)

    with database.read() as session:
        assert find_answer(session, run.token, 1) == RIGHT


def test_five_clicks_at_once_are_one_answer(database: Database, run: Run) -> None:
    together = Barrier(5)
    counted: list[bool] = []

    def click() -> None:
        together.wait()
        with database.write() as session:
            counted.append(record_answer(session, run.token, 1, RIGHT))

    in_threads(*[click] * 5)

    assert sorted(counted) == [False] * 4 + [True]


def test_an_answer_needs_its_question(database: Database, run: Run) -> None:
    with pytest.raises(IntegrityError), database.write() as session:
        record_answer(session, run.token, 4, RIGHT)


def test_a_token_is_used_once(database: Database, run: Run, questions: tuple[Dealt, ...]) -> None:
    with pytest.raises(IntegrityError), database.write() as session:
        start_run(session, run, questions)


def test_results_have_a_place_for_every_question(database: Database, run: Run) -> None:
    with database.write() as session:
        record_answer(session, run.token, 3, WRONG)
        record_answer(session, run.token, 1, RIGHT)

    with database.read() as session:
        assert list_results(session, run.token) == (True, None, False)
        assert list_results(session, "another") == ()


def test_a_sweep_takes_old_runs_with_all_that_is_theirs(
    database: Database, run: Run, questions: tuple[Dealt, ...]
) -> None:
    young = Run("token-2", NOON + timedelta(days=1), "ema-2025", {}, "store")
    with database.write() as session:
        record_answer(session, run.token, 1, RIGHT)
        start_run(session, young, questions)

    with database.write() as session:
        assert sweep_runs(session, NOON + timedelta(hours=1)) == 1

    with database.read() as session:
        assert find_run(session, run.token) is None
        assert find_answer(session, run.token, 1) is None
        assert list_results(session, young.token) == (None, None, None)


def test_a_sweep_of_nothing_is_no_fault(database: Database) -> None:
    with database.write() as session:
        assert sweep_runs(session, datetime(2020, 1, 1, tzinfo=UTC)) == 0
