"""All tables of the rulebook on one page, under the reader's rules."""

from __future__ import annotations

from flask import Blueprint, request

from webapp.site.choices import choices
from webapp.site.render import render
from webapp.site.shelf import kept
from webapp.site.views.tables.page import tables_page

pages = Blueprint("tables", __name__, url_prefix="/<language:lang>/tables")


@pages.get("", strict_slashes=False)
@kept
def show() -> str:
    """The tables; `?han=3&fu=40` marks what so much is worth."""
    return render("tables/show.html", tables_page(request.args, choices().rules))
