"""Pages for what went wrong: one plain sentence and the way out, in the reader's language."""

from __future__ import annotations

from dataclasses import dataclass

from flask import Flask, current_app, url_for
from flask.typing import ResponseReturnValue
from flask_wtf.csrf import CSRFError
from gunicorn.http.errors import ParseException  # type: ignore[import-untyped] # its stubs are not worth a package
from werkzeug.exceptions import BadRequest, HTTPException, InternalServerError, ServiceUnavailable

from webapp.site.addresses import here
from webapp.site.api.address import is_for_api
from webapp.site.api.problems import show_problem
from webapp.site.i18n import gettext, mark
from webapp.site.render import render
from webapp.site.rules import UnknownRules
from webapp.site.views.frame import Link
from webapp.store.database import UNAVAILABLE

RETRY_SECONDS = 10

_TITLES = {
    400: mark("This address or form cannot be read"),
    404: mark("This page does not exist"),
    405: mark("This address does not take that kind of request"),
    413: mark("That was too much at once"),
    500: mark("Something broke on our side"),
}
_SENTENCES = {
    400: mark("Something in it is not as the site expects. Go back one page and try again."),
    404: mark("The address may be mistyped, or the page has moved."),
    405: mark("Go back one page and try again."),
    413: mark("What you sent is larger than the site takes. Send less, in several parts."),
    500: mark("The error has been logged. Try again in a moment."),
}


@dataclass(frozen=True, slots=True)
class ErrorPage:
    """What happened, what to do, and where to go."""

    status: int
    title: str
    sentence: str
    ways_out: tuple[Link, ...]


def install(app: Flask) -> None:
    """Answer every error of an app with a page."""
    app.register_error_handler(HTTPException, show_error)
    app.register_error_handler(500, show_error)
    for fault in UNAVAILABLE:
        app.register_error_handler(fault, show_unavailable)
    # A body that comes in pieces is read late: only then does the server see that they are broken.
    app.register_error_handler(ParseException, lambda _: show_error(BadRequest()))


def show_error(error: HTTPException) -> ResponseReturnValue:
    """The page for an error, with the headers that belong to it; redirects pass."""
    status = error.code or InternalServerError.code
    if status < 400:
        return error
    if is_for_api():
        return show_problem(error, status)
    headers = [(name, value) for name, value in error.get_headers() if name != "Content-Type"]
    return render("error.html", _page(error, status)), status, headers


def show_unavailable(error: Exception) -> ResponseReturnValue:
    """The page for a database that does not answer, or not in time; it is noted."""
    current_app.logger.error("The database is not available", exc_info=error)
    return show_error(ServiceUnavailable(retry_after=RETRY_SECONDS))


def _page(error: HTTPException, status: int) -> ErrorPage:
    description: object = error.description
    if isinstance(description, UnknownRules):
        return _unknown_rules(description)
    if isinstance(error, CSRFError):
        return _out_of_date()
    known = status if status in _TITLES else (500 if status >= 500 else 400)
    home = Link(url_for("home.index"), gettext("Go to the home page"))
    return ErrorPage(status, gettext(_TITLES[known]), gettext(_SENTENCES[known]), (home,))


def _out_of_date() -> ErrorPage:
    return ErrorPage(
        400,
        gettext("The form is out of date"),
        gettext("Your browser no longer knows the page it came from. Go back, reload that page and send it again."),
        (Link(url_for("home.index"), gettext("Go to the home page")),),
    )


def _unknown_rules(unknown: UnknownRules) -> ErrorPage:
    return ErrorPage(
        400,
        gettext("There are no such rules"),
        gettext("The address asks for the rules “%(text)s”, which are not known here.", text=unknown.text),
        (
            Link(here(rules=None), gettext("This page under the usual rules")),
            Link(url_for("rulesets.index"), gettext("All rulesets")),
        ),
    )
