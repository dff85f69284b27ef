"""The web server: gunicorn with threads, started from code, with its workers forked from an app that is ready."""

from __future__ import annotations

import os
from typing import Any

from click import ClickException
from flask import Flask
from gunicorn.app.base import BaseApplication  # type: ignore[import-untyped] # its stubs are not worth a package
from sqlalchemy.exc import DBAPIError, SQLAlchemyError

from webapp.catalog import Catalog
from webapp.site.app import create_app
from webapp.site.settings import ADDRESS, DATABASE_URL, Settings
from webapp.store.migrating import migrate

WORKERS = 2
THREADS = 512
"""Most of them sleep: a lesson's phones each hold one while their line is open."""


def serve_site(catalog: Catalog, host: str, port: int) -> None:
    """Migrate the database of the environment, then serve until stopped. Migrations run before the workers fork.

    Raises ClickException with the reason where the surroundings do not let it start.
    """
    settings = _settings()
    app = create_app(settings, catalog)
    _migrate(settings.database_url)
    name = f"[{host}]" if ":" in host else host
    Server(app, f"{name}:{port}", f"Yakudoku is open at http://{name}:{port}/").run()


def _settings() -> Settings:
    try:
        return Settings.from_environment(os.environ)
    except OSError as error:
        raise ClickException(f"cannot keep files in {error.filename}: {error.strerror}") from error
    except ValueError as error:
        raise ClickException(f"{ADDRESS} is {error}") from error


def _migrate(url: str) -> None:
    try:
        migrate(url)
    except (SQLAlchemyError, OSError, ImportError) as error:
        named = f" of {DATABASE_URL}" if DATABASE_URL in os.environ else ""
        raise ClickException(f"cannot open the database{named}: {_reason(error)}") from error


def _reason(error: Exception) -> str:
    """What the driver says of a fault, in one line."""
    cause = error.orig if isinstance(error, DBAPIError) else error
    return " ".join(str(cause).split())


class Server(BaseApplication):  # type: ignore[misc] # gunicorn has no types
    """An app served at an address until somebody stops it. `ready` is called once it listens."""

    def __init__(self, app: Flask, bind: str, announcement: str) -> None:
        self.app = app
        self.settings = {
            "bind": bind,
            "workers": WORKERS,
            "worker_class": "gthread",
            "threads": THREADS,
            "graceful_timeout": 3,
            "control_socket_disable": True,
            # No visitor names the place of the site: by default gunicorn believes these of a proxy beside it.
            "forwarder_headers": "",
            # Its warnings hold the address of who sent what it cannot read.
            "loglevel": "error",
            "when_ready": lambda _arbiter: print(announcement, flush=True),  # noqa: T201 - the one line of the command
        }
        super().__init__()

    def load_config(self) -> None:
        for name, value in self.settings.items():
            self.cfg.set(name, value)

    def load(self) -> Any:
        return self.app
