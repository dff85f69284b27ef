"""Addresses: which language one starts with, and this page's own with another language or other rules."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any
from urllib.parse import quote, urlencode, urlsplit

from flask import Flask, current_app, g, redirect, request
from werkzeug.datastructures import MultiDict
from werkzeug.routing import BaseConverter, RequestRedirect
from werkzeug.wrappers import Response

from webapp.languages import CODES
from webapp.site.api.address import is_for_api, wanted_language
from webapp.site.choices import LOCKED, choices, rules_parameter

LONGEST = 4000
"""No address can be asked for that is much longer: the server takes no longer line."""
_LOCKED_TOGETHER = {"desk.show", "desk.event", "hand.show", "hand.card"}
"""Pages that keep an event's rules fixed on the way from one to the other."""
_PLAIN_IN_PATH = "/:@!$&'()*+,;=~"


class LanguageConverter(BaseConverter):
    """The first part of an address, `/<language:lang>/`: one of the site's languages, else there is no such page."""

    regex = "|".join(CODES)


def add_travelling_choices(endpoint: str, values: dict[str, Any]) -> None:
    """Every link made by `url_for` keeps the reader's language and rules, unless it says otherwise."""
    if current_app.url_map.is_endpoint_expecting(endpoint, "lang"):
        values.setdefault("lang", choices().language)
        rules = rules_parameter(choices().rules)
        if rules is not None:
            values.setdefault("rules", rules)
        if choices().is_locked and endpoint in _LOCKED_TOGETHER:
            values.setdefault("locked", LOCKED)


def take_language(_endpoint: str | None, values: dict[str, Any] | None) -> str | None:
    """The language that the address names, taken out of what the view is given."""
    if is_for_api():
        return wanted_language()
    if values:
        language: str | None = values.pop("lang", None)
        return language
    first = request.path.split("/")[1]
    return first if first in CODES else None


def here(language: str | None = None, **changes: str | None) -> str:
    """This page's address with another language, or with parameters changed; None takes one away."""
    query: MultiDict[str, str] = MultiDict(g.get("standing", request.args))
    query.pop("numerals", None)
    for name, value in changes.items():
        query.poplist(name)
        if value is not None:
            query[name] = value
    return _path(language) + _query(query)


def in_readers_language() -> str:
    """This address, which has no language, with the reader's before it and nothing else changed."""
    return _quoted(f"{choices().language}{request.path}") + _query(request.args)


def stand_at(query: Mapping[str, str | list[str]]) -> str:
    """This page stands for the one with these parameters: every way back to it leads there. Its address is returned."""
    g.standing = MultiDict(query)
    return here()


def is_local(address: str) -> bool:
    """Whether an address is a path of this site, so that it is safe to send a reader there.

    Browsers drop tabs and line ends from an address before they read it, so one with any is none of ours.
    """
    is_path = address.startswith("/") and not address.startswith(("//", "/\\"))
    return is_path and address.isprintable() and len(address) <= LONGEST


def correct() -> Response | None:
    """The way to the right form of an address, such as the one with a slash, by path alone: a host may be anything."""
    error = request.routing_exception
    if not isinstance(error, RequestRedirect):
        return None
    _, _, path, query, _ = urlsplit(error.new_url)
    local = "/" + path.lstrip("/")
    return redirect(f"{local}?{query}" if query else local, error.code)


def install(app: Flask) -> None:
    """Teach an app these addresses."""
    app.before_request(correct)
    app.url_map.converters["language"] = LanguageConverter
    app.url_defaults(add_travelling_choices)


def _path(language: str | None) -> str:
    first, *rest = request.path.split("/")[1:]
    if language is not None:
        return _quoted("/".join((language, *(rest if first in CODES else [""]))))
    return _quoted(request.path)


def _quoted(path: str) -> str:
    """A path as an address has it, with one slash before it: two would name another site."""
    return "/" + quote(path.lstrip("/"), safe=_PLAIN_IN_PATH)


def _query(query: MultiDict[str, str]) -> str:
    pairs = list(query.items(multi=True))
    return f"?{urlencode(pairs, quote_via=quote, safe='~:')}" if pairs else ""
