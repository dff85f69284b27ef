"""A question that waits for its answer. It is made from the question alone: its key and its score stay untouched."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass

from flask import url_for

from webapp.catalog import YakuEntry
from webapp.site.i18n import gettext
from webapp.site.views.quiz_card import TICKED, CardView, card_view, option_rows, prompt
from webapp.site.views.quiz_run import Place
from webapp.site.views.verdict import AnswerRows, Tick


@dataclass(frozen=True, slots=True)
class AskedPage:
    """The card and the form. `notice` says what was wrong with what was sent."""

    card: CardView
    answers: AnswerRows
    last_letter: str
    action: str
    notice: str


def asked_page(place: Place, focus: YakuEntry | None, ticked: Collection[str] = (), notice: str = "") -> AskedPage:
    """The page of a question; options of the ticked ids are ticked already."""
    card = card_view(place, focus)
    rows = option_rows(place.question, ticked)
    action = url_for(
        "quiz.answer",
        run=place.standing.run.token,
        position=place.position,
        yaku=focus.id if focus else None,
    )
    return AskedPage(card, AnswerRows(TICKED, prompt(), Tick.SOME, rows), rows[-1].letter, action, notice)


def nothing_ticked() -> str:
    """What to say to an empty answer."""
    return gettext("Nothing is ticked. Every hand here has at least one yaku.")
