"""What is taken out of a request before the site reads it: headers that mean nothing and break their readers."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from wsgiref.types import StartResponse, WSGIApplication, WSGIEnvironment

from werkzeug.http import parse_date
from werkzeug.wsgi import get_host


def sound(app: WSGIApplication) -> WSGIApplication:
    """The same application, which is given only headers that it can read."""

    def answer(environ: WSGIEnvironment, start_response: StartResponse) -> Iterable[bytes]:
        for header, read in _READERS.items():
            if header in environ and not _is_readable(environ, read):
                del environ[header]
        return app(environ, start_response)

    return answer


def _read_host(environ: WSGIEnvironment) -> None:
    """Raises UnicodeError for a name that no network can have."""
    get_host(environ).partition(":")[0].encode("idna")


def _read_date(header: str) -> Callable[[WSGIEnvironment], None]:
    """Raises OverflowError for a year of too many digits."""

    def read(environ: WSGIEnvironment) -> None:
        parse_date(environ[header])

    return read


def _is_readable(environ: WSGIEnvironment, read: Callable[[WSGIEnvironment], None]) -> bool:
    try:
        read(environ)
    except (UnicodeError, OverflowError):
        return False
    return True


_READERS = {
    "HTTP_HOST": _read_host,
    "HTTP_IF_MODIFIED_SINCE": _read_date("HTTP_IF_MODIFIED_SINCE"),
    "HTTP_IF_RANGE": _read_date("HTTP_IF_RANGE"),
}
