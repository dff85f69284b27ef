"""The display switches: a small form that works without JavaScript sets a cookie and leads back to the page.

It changes nothing but the look of this reader's pages, so it asks for no CSRF token: with one no page could be cached.
"""

from __future__ import annotations

from enum import Enum

from flask import Blueprint, abort, make_response, redirect, request, url_for
from werkzeug.wrappers import Response

from webapp.site.addresses import is_local
from webapp.site.choices import Names, Numerals, Theme, keep

pages = Blueprint("switches", __name__, url_prefix="/<language:lang>/display")

SWITCHES: dict[str, type[Enum]] = {"theme": Theme, "numerals": Numerals, "names": Names}


@pages.post("/")
def change() -> Response:
    """Keep what the pressed button says."""
    back = request.form.get("back", "")
    response = make_response(redirect(back if is_local(back) else url_for("home.index"), 303))
    for name, options in SWITCHES.items():
        if name in request.form:
            try:
                keep(response, name, options(request.form[name]).value)
            except ValueError:
                abort(400)
    return response
