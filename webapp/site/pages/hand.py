"""One hand at an address of its own, which holds the whole hand: nothing is stored."""

from __future__ import annotations

from flask import Blueprint, request

from webapp.riichi.errors import ImpossibleState
from webapp.site.render import render
from webapp.site.views.hand_page import broken_page, hand_page, open_link

pages = Blueprint("hand", __name__, url_prefix="/<language:lang>/hand")


@pages.get("/<link>")
def show(link: str) -> tuple[str, int]:
    """The hand of a link, scored under its rules or those of `?rules=`; 400 for a hand that cannot be.

    `?why=pinfu` opens why that yaku does not count.
    """
    try:
        opened, rules = open_link(link)
    except ImpossibleState as broken:
        return render("hand/broken.html", broken_page(link, broken)), 400
    page = hand_page(opened, rules, request.args.get("why", ""))
    return render("hand/show.html", page), 400 if page.problems else 200
