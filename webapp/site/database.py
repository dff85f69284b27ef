"""The database of the running site: opened at its first use, so never before the workers fork."""

from __future__ import annotations

from threading import Lock

from flask import Flask, current_app

from webapp.store.database import Database

_KEY = "yakudoku-database"
_OPENING = Lock()


class LateDatabase:
    """An address that becomes an open database when somebody asks for it."""

    def __init__(self, url: str) -> None:
        self.url = url
        self._database: Database | None = None

    def open(self) -> Database:
        """The database of this process."""
        with _OPENING:
            if self._database is None:
                self._database = Database(self.url)
            return self._database


def keep_database(app: Flask, url: str) -> None:
    """Tell the site where its database is."""
    app.extensions[_KEY] = LateDatabase(url)


def database() -> Database:
    """The database of the site that answers this request."""
    late: LateDatabase = current_app.extensions[_KEY]
    return late.open()
