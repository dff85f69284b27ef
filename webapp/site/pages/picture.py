"""Pictures that show a page where its address is shared: of the site, a yaku, a hand. They hang on no cookie."""

from __future__ import annotations

from flask import Blueprint, Response, abort

from webapp.riichi.errors import ImpossibleState
from webapp.site.choices import choices
from webapp.site.i18n import gettext, language
from webapp.site.library import catalog
from webapp.site.views.example import FIRST_SHOWN, score_in_a_line
from webapp.site.views.hand import HandView, hand_view
from webapp.site.views.hand_page import hand_page
from webapp.site.views.opened import open_hand
from webapp.site.views.picture import picture_of

pages = Blueprint("picture", __name__, url_prefix="/<language:lang>/picture")

A_DAY = 24 * 3600


@pages.get("/site.png")
def site() -> Response:
    """The site: the hand of its start page."""
    return _shown(picture_of(gettext("Riichi mahjong in five languages"), _worth(FIRST_SHOWN), _example(FIRST_SHOWN)))


@pages.get("/yaku/<id>.png")
def yaku(id: str) -> Response:
    """A yaku with its first example."""
    entry = catalog().yaku.get(id)
    if entry is None:
        abort(404)
    text = entry.texts[language()]
    return _shown(picture_of(text.name, text.gloss, _example(id), entry.kanji))


@pages.get("/hand/<link>.png")
def hand(link: str) -> Response:
    """A hand and what it is worth, under its own rules or those of `?rules=`."""
    try:
        page = hand_page(open_hand(link), "")
    except ImpossibleState:
        abort(404)
    return _shown(picture_of(page.title, page.line, page.example.hand or page.waiting))


def _example(id: str) -> HandView | None:
    record = catalog().yaku[id].examples[0].record
    return hand_view(record.hand, record.situation.by) if record.hand else None


def _worth(id: str) -> str:
    record = catalog().yaku[id].examples[0].record
    return score_in_a_line(record._replace(ruleset=choices().rules.ruleset))


def _shown(png: bytes) -> Response:
    return Response(png, mimetype="image/png", headers={"Cache-Control": f"public, max-age={A_DAY}"})
