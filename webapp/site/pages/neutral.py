"""Addresses of hands without a language, for QR codes and messages: one redirect into the language of the reader."""

from __future__ import annotations

from flask import Blueprint, redirect
from werkzeug.wrappers import Response

from webapp.site.addresses import in_readers_language

pages = Blueprint("neutral", __name__, url_prefix="/hand")


@pages.get("")
def desk() -> Response:
    """The desk: where the icon on a home screen leads."""
    return _redirect()


@pages.get("/<link>")
def hand(link: str) -> Response:  # noqa: ARG001 - the whole address stays as it is
    """The page of a hand."""
    return _redirect()


@pages.get("/<link>/card")
def card(link: str) -> Response:  # noqa: ARG001 - the whole address stays as it is
    """The referee card of a hand."""
    return _redirect()


def _redirect() -> Response:
    response = redirect(in_readers_language(), 302)
    response.vary.update(("Accept-Language", "Cookie"))
    return response
