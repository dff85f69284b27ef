"""Addresses without a language, of hands and of a club's rules, for QR codes and messages.

Each is one redirect into the language of the reader.
"""

from __future__ import annotations

from flask import Blueprint, redirect
from werkzeug.wrappers import Response

from webapp.site.addresses import in_readers_language

pages = Blueprint("neutral", __name__)


@pages.get("/hand")
def desk() -> Response:
    """The desk: where the icon on a home screen leads."""
    return _redirect()


@pages.get("/hand/<link>")
def hand(link: str) -> Response:  # noqa: ARG001 - the whole address stays as it is
    """The page of a hand."""
    return _redirect()


@pages.get("/hand/<link>/card")
def card(link: str) -> Response:  # noqa: ARG001 - the whole address stays as it is
    """The referee card of a hand."""
    return _redirect()


@pages.get("/rulesets/own")
def own_rules() -> Response:
    """A club's own rules."""
    return _redirect()


def _redirect() -> Response:
    response = redirect(in_readers_language(), 302)
    response.vary.update(("Accept-Language", "Cookie"))
    return response
