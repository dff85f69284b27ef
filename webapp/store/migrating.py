"""Bringing a database to the newest tables: Alembic run from code, in a checkout and in a wheel."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from io import StringIO
from pathlib import Path

from alembic import command
from alembic.config import Config
from sqlalchemy import URL, Connection, func, make_url, select

from webapp.store.database import open_engine, writing

_HERE = Path(__file__).resolve().parent
_MIGRATING = 20261130
"""The lock of PostgreSQL that a migration holds; any number would do that nobody else takes."""


def migrate(url: str | URL) -> None:
    """Bring the database to the newest tables, making a SQLite file and its folder where there is none.

    Run it in one process before workers fork. It is one transaction: it happens whole or not at all. Of several
    starts at once one migrates, and the others wait for it.
    """
    _make_folder(make_url(url))
    with migrations(url) as config:
        command.upgrade(config, "head")


@contextmanager
def migrations(url: str | URL) -> Iterator[Config]:
    """What a command of Alembic needs to run on the database, all of it in one transaction."""
    config = Config(stdout=StringIO())
    config.set_main_option("script_location", str(migrations_folder()).replace("%", "%%"))
    engine = open_engine(url)
    try:
        with writing(engine).connect() as connection:
            _allow_rebuilding(connection)
            with connection.begin():
                _wait_for_turn(connection)
                config.attributes["connection"] = connection
                yield config
    finally:
        engine.dispose()


def migrations_folder() -> Path:
    """Where the migrations lie: beside this module in a wheel, at the root of a checkout."""
    in_wheel = _HERE / "migrations"
    return in_wheel if in_wheel.is_dir() else _HERE.parents[1] / "migrations"


def _allow_rebuilding(connection: Connection) -> None:
    """Let SQLite replace a table by a changed copy without deleting what points to it."""
    if connection.dialect.name == "sqlite":
        # Past SQLAlchemy, which would begin a transaction first: inside one SQLite ignores the pragma.
        connection.connection.cursor().execute("PRAGMA foreign_keys = OFF")


def _wait_for_turn(connection: Connection) -> None:
    """SQLite has waited already: its writing transactions come one after another from their beginning."""
    if connection.dialect.name == "postgresql":
        connection.execute(select(func.pg_advisory_xact_lock(_MIGRATING)))


def _make_folder(url: URL) -> None:
    if url.get_backend_name() == "sqlite" and url.database and url.database != ":memory:":
        Path(url.database).parent.mkdir(parents=True, exist_ok=True)
