"""The database of the running site: made with the app, connected when the first request needs it."""

from __future__ import annotations

from flask import Flask, current_app

from webapp.store.database import Database

_KEY = "yakudoku-database"


def keep_database(app: Flask, found: Database) -> None:
    """Give the site its database."""
    app.extensions[_KEY] = found


def database() -> Database:
    """The database of the site that answers this request."""
    found: Database = current_app.extensions[_KEY]
    return found
