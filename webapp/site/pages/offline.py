"""Without a network: the worker that keeps pages, what it keeps, and the page in place of what is not there."""

from __future__ import annotations

import json
from dataclasses import dataclass
from hashlib import sha256

from flask import Blueprint, Response, url_for

from webapp.languages import CODES
from webapp.site.assets import STATIC, static_names, static_url
from webapp.site.i18n import gettext
from webapp.site.library import catalog
from webapp.site.release import release
from webapp.site.render import render
from webapp.site.views.frame import Link
from webapp.site.views.listing import rulebook_paths

pages = Blueprint("offline", __name__)

ITS_FILES = ("site.css", "search.css", "icon.svg", "offline.js", "search.js", "opened_before.js")
"""What the page for readers without a network is made of."""


@dataclass(frozen=True, slots=True)
class OfflinePage:
    """The ways on: what may have been opened before."""

    ways: tuple[Link, ...]


@pages.get("/sw.js")
def worker() -> Response:
    """The service worker, which is told what to keep from the start. It changes with those files."""
    told = {
        "pages": {code: url_for("offline.show", lang=code, rules=None) for code in CODES},
        "files": [static_url(name) for name in ITS_FILES],
    }
    script = f"const SHELL = {json.dumps(told)};\n" + (STATIC / "sw.js").read_text(encoding="utf-8")
    return Response(script, mimetype="text/javascript")


@pages.get("/<language:lang>/offline/rulebook.json")
def rulebook() -> Response:
    """All that a browser keeps to open the rulebook in this language, under the rules of the address."""
    paths = list(rulebook_paths())
    files = [static_url(name) for name in static_names()]
    edition = sha256("\n".join((release(), catalog().hash, *paths, *files)).encode()).hexdigest()[:16]
    told = {"edition": edition, "pages": paths, "files": files}
    return Response(json.dumps(told), mimetype="application/json")


@pages.get("/<language:lang>/offline")
def show() -> str:
    """The page in place of one that was not opened before."""
    ways = (
        Link(url_for("desk.show"), gettext("Score a hand")),
        Link(url_for("home.index"), gettext("Go to the home page")),
    )
    return render("offline.html", OfflinePage(ways))
