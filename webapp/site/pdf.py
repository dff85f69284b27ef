"""PDF from our own pages, by WeasyPrint: one at a time, since each takes a second of work and 100 MB, and kept.

Nothing is fetched from anywhere: a page may show our own static files alone. Where WeasyPrint or the libraries that it
needs are missing there is no PDF, and the browser's own print has to do.
"""

from __future__ import annotations

from collections import OrderedDict
from functools import cache
from hashlib import sha256
from importlib import import_module
from threading import Lock
from typing import Any
from urllib.parse import unquote, urlsplit

from webapp.site.assets import STATIC, static_names

_KEPT = 64
_BASE = "http://sheet.invalid/"
_STATIC_PATH = "/static/"
_TYPES = {".css": "text/css", ".svg": "image/svg+xml"}
_made: OrderedDict[str, bytes] = OrderedDict()
_one_at_a_time = Lock()


def is_available() -> bool:
    """Whether PDFs can be made here."""
    return _engine() is not None


def made_of(html: str) -> bytes:
    """The PDF of a page; equal pages are made once. Raises RuntimeError where none can be made."""
    engine = _engine()
    if engine is None:
        raise RuntimeError("no PDF without WeasyPrint: install yakudoku[pdf] and Pango")
    key = sha256(html.encode()).hexdigest()
    with _one_at_a_time:
        if key not in _made:
            _made[key] = engine.HTML(string=html, base_url=_BASE, url_fetcher=_fetcher()).write_pdf()
            if len(_made) > _KEPT:
                _made.popitem(last=False)
        _made.move_to_end(key)
        return _made[key]


@cache
def _engine() -> Any:
    """WeasyPrint, or None where it or one of its libraries is missing."""
    try:
        return import_module("weasyprint")
    except (ImportError, OSError):
        return None


@cache
def _fetcher() -> Any:
    """WeasyPrint's way to what a page shows: files below static/. Anything else is refused, and missing in the PDF."""
    urls = import_module("weasyprint.urls")

    def fetch(_self: object, url: str, _headers: object = None) -> Any:
        path = unquote(urlsplit(url).path)
        name = path.removeprefix(_STATIC_PATH)
        if not url.startswith(_BASE) or not path.startswith(_STATIC_PATH) or name not in static_names():
            raise ValueError(f"a PDF shows our own static files alone, not {url}")
        file = STATIC / name
        mime_type = _TYPES.get(file.suffix, "application/octet-stream")
        return urls.URLFetcherResponse(url, file.read_bytes(), {"Content-Type": mime_type})

    # The class is known only where WeasyPrint is installed.
    return type("StaticFiles", (urls.URLFetcher,), {"fetch": fetch})()
