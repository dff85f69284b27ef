"""Whether a request is for the API, and in which language it wants to be answered."""

from __future__ import annotations

from flask import request

from webapp.languages import CODES

PREFIX = "/api"
VERSION = f"{PREFIX}/v1"
LANGUAGE = "lang"
"""The parameter that names the language."""


def is_for_api() -> bool:
    """Whether this request is for the API, even for an address that is not there."""
    return request.path.startswith(f"{PREFIX}/")


def wanted_language() -> str:
    """The language of `?lang=`, else the best of Accept-Language, else English. The API knows no cookies."""
    named = request.args.get(LANGUAGE)
    if named in CODES:
        return named
    return request.accept_languages.best_match(CODES) or "en"
