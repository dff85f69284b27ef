"""A migrated database of either sort, and a small run to put into it."""

from collections.abc import Callable, Iterator
from datetime import UTC, datetime
from threading import Thread

import pytest

from tests.quiz.rules import RULESETS
from webapp.quiz.question import Answer, Dealt
from webapp.quiz.run import deal_run
from webapp.riichi.ruleset import Value
from webapp.store.database import Database
from webapp.store.migrating import migrate
from webapp.store.runs import GivenAnswer, Run, start_run

NOON = datetime(2026, 11, 30, 12, tzinfo=UTC)
RIGHT = GivenAnswer(Answer(("tanyao",)), is_right=True, answered_at=NOON)
CHANGES: dict[str, Value] = {"open_tanyao": False, "pao": frozenset({"daisangen"})}


@pytest.fixture
def database(database_url: str) -> Iterator[Database]:
    """A database with our tables and nothing in them."""
    migrate(database_url)
    found = Database(database_url)
    yield found
    found.close()


@pytest.fixture(scope="session")
def questions() -> tuple[Dealt, ...]:
    """Three questions, the same in every test."""
    return deal_run(RULESETS["ema-2025"].derive_from(CHANGES), CHANGES, "store", 3)


@pytest.fixture
def run(database: Database, questions: tuple[Dealt, ...]) -> Run:
    """A run that was started at noon."""
    started = Run("token-1", NOON, "ema-2025", CHANGES, "store")
    with database.write() as session:
        start_run(session, started, questions)
    return started


def in_threads(*tasks: Callable[[], None]) -> None:
    """Run tasks at the same time; the first error of any is raised."""
    errors: list[BaseException] = []

    def guarded(task: Callable[[], None]) -> None:
        try:
            task()
        except BaseException as error:  # noqa: BLE001 (raised again below, in the test's own thread)
            errors.append(error)

    threads = [Thread(target=guarded, args=(task,)) for task in tasks]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    if errors:
        raise errors[0]
