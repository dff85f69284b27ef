"""A given hand explained in plain text in one language, outside any request."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import NamedTuple

from flask import Flask

from webapp.catalog import Catalog
from webapp.languages import CODES
from webapp.riichi.errors import ImpossibleState, Problem
from webapp.riichi.record import Waiting
from webapp.site import i18n
from webapp.site.explain_text import Length, hand_lines, rules_lines, waiting_lines
from webapp.site.given import Given
from webapp.site.library import keep_catalog


class Wish(NamedTuple):
    """What somebody wants to know: of which yaku why they do not count, how much, and whether under other rulesets."""

    asked: tuple[str, ...] = ()
    length: Length = Length.WHOLE
    has_other_rules: bool = False


def explanation(given: Given, wish: Wish, catalog: Catalog, language: str) -> list[str]:
    """The lines of an explanation. Raises ImpossibleState where thirteen tiles are asked about a win."""
    if isinstance(given, Waiting) and wish != Wish():
        raise ImpossibleState([_OF_A_WIN])
    # The words look up names in the content of the app that answers: here there is no other app.
    app = Flask(__name__)
    keep_catalog(app, catalog)
    with app.app_context():
        i18n.speak(language)
        return list(_lines(given, wish, catalog))


def language_of_terminal(environment: Mapping[str, str]) -> str:
    """The language of a terminal, if the site speaks it, else English. The first variable that says one decides."""
    said = (environment.get(name) for name in ("LC_ALL", "LC_MESSAGES", "LANG"))
    code = next(filter(None, said), "")[:2]
    return code if code in CODES else "en"


_OF_A_WIN = Problem(
    "question_of_a_win", "--why, --brief and --other-rules are for a hand with its winning tile; this one waits", ""
)


def _lines(given: Given, wish: Wish, catalog: Catalog) -> Iterator[str]:
    if isinstance(given, Waiting):
        yield from waiting_lines(given)
        return
    yield from hand_lines(given, wish.asked, wish.length)
    if wish.has_other_rules and given.hand is not None:
        yield from rules_lines(given.hand, given.situation, given.ruleset, catalog.rules)
