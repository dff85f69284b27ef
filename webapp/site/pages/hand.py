"""One hand at an address of its own, which holds the whole hand: nothing is stored."""

from __future__ import annotations

from flask import Blueprint, request

from webapp.riichi.errors import ImpossibleState
from webapp.site.render import render
from webapp.site.views.card import card_page
from webapp.site.views.hand_page import hand_page
from webapp.site.views.journal import journal_page
from webapp.site.views.opened import broken_page, open_hand

pages = Blueprint("hand", __name__, url_prefix="/<language:lang>/hand")


@pages.get("/<link>")
def show(link: str) -> tuple[str, int]:
    """The hand of a link, scored under its rules or those of `?rules=`; 400 for a hand that cannot be.

    `?why=pinfu` opens why that yaku does not count.
    """
    try:
        opened = open_hand(link)
    except ImpossibleState as broken:
        return render("hand/broken.html", broken_page(link, broken)), 400
    page = hand_page(opened, request.args.get("why", ""))
    return render("hand/show.html", page), 400 if page.problems else 200


@pages.get("/<link>/card")
def card(link: str) -> tuple[str, int]:
    """The same hand as a referee's card, to show and to print; `?paper=` is a6 or a5."""
    try:
        opened = open_hand(link)
    except ImpossibleState as broken:
        return render("hand/broken.html", broken_page(link, broken)), 400
    return render("hand/card.html", card_page(opened)), 400 if opened.problems else 200


@pages.get("/journal")
def journal() -> str:
    """The referee's journal. The page is empty: the browser fills it with what it keeps."""
    return render("hand/journal.html", journal_page())
