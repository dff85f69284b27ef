"""Pages that are the same for all who chose the same, kept as they were made: a club asks for few, and often."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Hashable
from functools import wraps
from threading import Lock
from typing import ParamSpec

from flask import Flask, current_app, request

from webapp.site.choices import choices
from webapp.site.origin import origin

P = ParamSpec("P")
_KEY = "yakudoku-shelf"
LIMIT = 256
"""As many pages as are kept, about 100 kilobytes each at most."""


class Shelf:
    """Pages by what they depend on; the one that was not asked for longest makes room."""

    def __init__(self, limit: int) -> None:
        self._limit = limit
        self._pages: OrderedDict[Hashable, str] = OrderedDict()
        self._lock = Lock()

    def find(self, key: Hashable) -> str | None:
        """The page that was kept under a key, if it still is."""
        with self._lock:
            if key in self._pages:
                self._pages.move_to_end(key)
            return self._pages.get(key)

    def keep(self, key: Hashable, page: str) -> None:
        """Keep a page."""
        with self._lock:
            self._pages[key] = page
            if len(self._pages) > self._limit:
                self._pages.popitem(last=False)


def kept(view: Callable[P, str]) -> Callable[P, str]:
    """A view whose page hangs on its address, the look that the reader chose, and the content alone."""

    @wraps(view)
    def from_the_shelf(*args: P.args, **kwargs: P.kwargs) -> str:
        shelf: Shelf = current_app.extensions[_KEY]
        key = (origin(), request.full_path, choices().look)
        found = shelf.find(key)
        if found is None:
            found = view(*args, **kwargs)
            shelf.keep(key, found)
        return found

    return from_the_shelf


def install(app: Flask) -> None:
    """Give an app its shelf."""
    app.extensions[_KEY] = Shelf(LIMIT)
