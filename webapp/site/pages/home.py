"""The start: `/` finds the reader's language once, `/<lang>/` has the doors."""

from __future__ import annotations

from dataclasses import dataclass

from flask import Blueprint, redirect, url_for
from werkzeug.wrappers import Response

from webapp.site.choices import choices, remembered_rules
from webapp.site.i18n import gettext, ngettext, pgettext
from webapp.site.library import catalog
from webapp.site.render import render
from webapp.site.views.example import FIRST_SHOWN, score_in_a_line
from webapp.site.views.hand import HandView, hand_view
from webapp.site.words.rulesets import short_rules

pages = Blueprint("home", __name__)


@dataclass(frozen=True, slots=True)
class Door:
    """A way into the site with a line about what is behind it."""

    href: str
    name: str
    what: str


@dataclass(frozen=True, slots=True)
class HomePage:
    """The start page: a hand with all it is worth, and the doors."""

    hand: HandView | None
    worth: str
    hand_href: str
    doors: tuple[Door, ...]


@pages.get("/")
def start() -> Response:
    """The start page in the reader's language, under the rules they used last."""
    response = redirect(url_for("home.index", rules=remembered_rules()), 302)
    response.vary.update(("Accept-Language", "Cookie"))
    return response


@pages.get("/<language:lang>/")
def index() -> str:
    """The doors."""
    entry = catalog().yaku[FIRST_SHOWN]
    record = entry.examples[0].record
    hand = None if record.hand is None else hand_view(record.hand, record.situation.by)
    worth = score_in_a_line(record._replace(ruleset=choices().rules.ruleset))
    return render("home.html", HomePage(hand, worth, url_for("yaku.show", id=FIRST_SHOWN), _doors()))


def _doors() -> tuple[Door, ...]:
    found = catalog()
    name = short_rules(choices().rules)
    return (
        Door(
            url_for("yaku.index"),
            gettext("Yaku"),
            ngettext(
                "%(num)s page, its examples drawn and scored under %(ruleset)s.",
                "%(num)s pages, their examples drawn and scored under %(ruleset)s.",
                len(found.yaku),
                ruleset=name,
            ),
        ),
        Door(
            url_for("chapters.index"),
            pgettext("page", "Rules"),
            gettext("The whole game in chapters, and what every word of it means."),
        ),
        Door(
            url_for("quiz.start"),
            gettext("Quiz"),
            gettext("Ten hands: which yaku are in them, and why. No account needed."),
        ),
        Door(
            url_for("desk.show"),
            gettext("Score a hand"),
            gettext("Tap the tiles of a hand, and see what it is worth and why."),
        ),
        Door(
            url_for("rulesets.index"),
            gettext("Rulesets"),
            ngettext(
                "%(num)s ruleset, every value with its source.",
                "%(num)s rulesets, every value with its source.",
                len(found.rulesets),
            ),
        ),
    )
