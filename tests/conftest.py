"""What tests of every room can ask for."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings

from tests.postgres import Server, throwaway_server
from tests.skips import hands_folder, pytest_make_collect_report, pytest_runtest_makereport

__all__ = ["hands_folder", "pytest_make_collect_report", "pytest_runtest_makereport"]

# The same examples in every run: chance belongs to `make deep`, a commit must not fail by bad luck.
settings.register_profile("default", deadline=None, derandomize=True)
settings.register_profile(
    "deep", deadline=None, max_examples=20_000, suppress_health_check=[HealthCheck.too_slow], print_blob=True
)
settings.load_profile("default")


@pytest.fixture(params=["sqlite", "postgresql"])
def database_url(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str]:
    """The address of a new, empty database: every test that asks runs on SQLite and on PostgreSQL."""
    if request.param == "sqlite":
        yield f"sqlite:///{tmp_path / 'yakudoku.sqlite3'}"
        return
    server: Server = request.getfixturevalue("postgres")
    with server.database() as url:
        yield url


@pytest.fixture(scope="session")
def postgres() -> Iterator[Server]:
    """A server of this test process alone."""
    with throwaway_server() as server:
        yield server
