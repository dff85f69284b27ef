"""The database: its engine, and the two kinds of session the site may open, to read and to write."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from sqlite3 import Connection as SQLiteConnection
from threading import Lock
from typing import Any

from sqlalchemy import URL, Connection, Engine, create_engine, event, exc, make_url
from sqlalchemy.orm import Session

PRAGMAS = (
    "PRAGMA busy_timeout = 5000",
    "PRAGMA journal_mode = WAL",
    "PRAGMA synchronous = NORMAL",
    "PRAGMA foreign_keys = ON",
)
LONGEST_WAIT = 15.0
"""In seconds. Whoever has not come to write by then gives up, so that a held database does not hold every thread."""
_WRITES = "yakudoku_writes"

UNAVAILABLE = (exc.OperationalError, exc.TimeoutError)
"""What a session raises where the database cannot be reached, is held by another for too long, or takes no writing."""


class Database:
    """A database by its address, `sqlite:///path` or `postgresql://…`.

    It connects when the first session needs it, so it may be made before workers fork and must not be used before.
    """

    def __init__(self, url: str | URL) -> None:
        self.engine = open_engine(url)
        self._writer = writing(self.engine)
        self._line = Lock() if self.engine.dialect.name == "sqlite" else None

    @contextmanager
    def read(self) -> Iterator[Session]:
        """A session that only reads; what it changed would be lost."""
        with Session(self.engine) as session:
            yield session

    @contextmanager
    def write(self) -> Iterator[Session]:
        """A session that writes: committed once at the end, rolled back when anything raises.

        On SQLite it takes the write lock at once. One that reads first and writes later would fail with
        SQLITE_BUSY_SNAPSHOT, whatever the busy timeout, when somebody else has written in between. Writers of one
        process take turns before that: SQLite has no queue, and would turn the unlucky away at the busy timeout.
        """
        with self._turn(), Session(self._writer) as session, session.begin():
            yield session

    @contextmanager
    def _turn(self) -> Iterator[None]:
        """Stand in line and be the one to write, on SQLite."""
        if self._line is None:
            yield
        elif self._line.acquire(timeout=LONGEST_WAIT):
            try:
                yield
            finally:
                self._line.release()
        else:
            raise exc.TimeoutError("others have been writing for too long")

    def close(self) -> None:
        """Give every connection back."""
        self.engine.dispose()


def open_engine(url: str | URL) -> Engine:
    """An engine for the address, with our settings on SQLite and psycopg on PostgreSQL.

    Raises ArgumentError for another kind of database. What an engine raises holds no values, since it ends in logs:
    a value may be the key of a question.
    """
    address = make_url(url)
    match address.get_backend_name():
        case "postgresql":
            driver = address.set(drivername="postgresql+psycopg")
            return create_engine(driver, pool_pre_ping=True, hide_parameters=True)
        case "sqlite":
            engine = create_engine(address, hide_parameters=True)
            event.listen(engine, "connect", _prepare_sqlite)
            event.listen(engine, "begin", _begin_sqlite)
            return engine
        case other:
            raise exc.ArgumentError(f"{other} is not supported; expected sqlite or postgresql")


def writing(engine: Engine) -> Engine:
    """The same engine for transactions that write."""
    return engine.execution_options(**{_WRITES: True})


def _prepare_sqlite(connection: SQLiteConnection, _record: Any) -> None:
    # The driver would begin transactions by itself, and too late: we begin them, in _begin_sqlite.
    connection.isolation_level = None
    for pragma in PRAGMAS:
        connection.execute(pragma)


def _begin_sqlite(connection: Connection) -> None:
    writes = connection.get_execution_options().get(_WRITES)
    connection.exec_driver_sql("BEGIN IMMEDIATE" if writes else "BEGIN")
