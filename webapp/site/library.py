"""The content that the running site shows, and the index of its names: read once at its start, the same for all."""

from __future__ import annotations

from flask import Flask, current_app

from webapp.catalog import Catalog
from webapp.catalog.finding import Index, index_of

_KEY = "yakudoku-catalog"
_INDEX_KEY = "yakudoku-index"


def keep_catalog(app: Flask, found: Catalog) -> None:
    """Give the site its content."""
    app.extensions[_KEY] = found
    app.extensions[_INDEX_KEY] = index_of(found)


def catalog() -> Catalog:
    """The content of the site that answers this request."""
    found: Catalog = current_app.extensions[_KEY]
    return found


def index() -> Index:
    """The index of all names in that content."""
    found: Index = current_app.extensions[_INDEX_KEY]
    return found
