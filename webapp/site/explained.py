"""A given hand explained in plain text in one language, outside any request."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from flask import Flask

from webapp.catalog import Catalog
from webapp.languages import CODES
from webapp.riichi.record import Waiting
from webapp.riichi.yaku import YAKU_IDS
from webapp.site import i18n
from webapp.site.explain_text import hand_lines, rules_lines, waiting_lines
from webapp.site.given import Given
from webapp.site.library import keep_catalog

ALL = "all"
"""Asks why not of every yaku."""


def explanation(given: Given, catalog: Catalog, language: str, asked: tuple[str, ...], *, others: bool) -> list[str]:
    """The lines of an explanation; `asked` are yaku of which to say why they do not count, `others` the rulesets."""
    # The words look up names in the content of the app that answers: here there is no other app.
    app = Flask(__name__)
    keep_catalog(app, catalog)
    with app.app_context():
        i18n.speak(language)
        return list(_lines(given, catalog, YAKU_IDS if ALL in asked else asked, others=others))


def language_of_terminal(environment: Mapping[str, str]) -> str:
    """The language of a terminal, if the site speaks it, else English."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        code = environment.get(name, "")[:2]
        if code in CODES:
            return code
    return "en"


def _lines(given: Given, catalog: Catalog, asked: tuple[str, ...], *, others: bool) -> Iterator[str]:
    if isinstance(given, Waiting):
        yield from waiting_lines(given)
        return
    yield from hand_lines(given, asked)
    if others and given.hand is not None:
        yield from rules_lines(given.hand, given.situation, given.ruleset, catalog.rules)
