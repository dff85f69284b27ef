"""Questions that come up at a table: a drawn deal, several winners, what may be declared."""

from __future__ import annotations

from flask import Blueprint, request

from webapp.site.choices import choices
from webapp.site.render import render
from webapp.site.views.at_the_table import table_page

pages = Blueprint("table", __name__, url_prefix="/<language:lang>/table")


@pages.get("")
def show() -> str:
    """The questions, and the answers to those that the address asks.

    `?tenpai=east&tenpai=south`, `?hand=<link>&hand=<link>`, `?tiles=…&left=…&points=…`, `?before=…&drawn=…`.
    """
    return render("table/show.html", table_page(request.args, choices().rules))
