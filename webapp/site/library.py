"""The content that the running site shows: read once at its start, the same for every request."""

from __future__ import annotations

from flask import Flask, current_app

from webapp.catalog import Catalog

_KEY = "yakudoku-catalog"


def keep_catalog(app: Flask, found: Catalog) -> None:
    """Give the site its content."""
    app.extensions[_KEY] = found


def catalog() -> Catalog:
    """The content of the site that answers this request."""
    found: Catalog = current_app.extensions[_KEY]
    return found
