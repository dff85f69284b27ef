"""The yaku: a list in four orders, a page for each, and a table of which are counted together."""

from __future__ import annotations

from flask import Blueprint, abort, request

from webapp.catalog import Filter
from webapp.site.choices import choices
from webapp.site.library import catalog
from webapp.site.render import render
from webapp.site.shelf import kept
from webapp.site.views.together_page import together_page
from webapp.site.views.yaku_list import DEFAULT_ORDER, ORDERS, yaku_list_page
from webapp.site.views.yaku_page import yaku_page

pages = Blueprint("yaku", __name__, url_prefix="/<language:lang>/yaku")


@pages.get("/")
@kept
def index() -> str:
    """The list; `?order=` is han, commonness, structure or tournament, and each `?only=` one of the filters."""
    order = request.args.get("order", DEFAULT_ORDER)
    asked = request.args.getlist("only")
    filters = tuple(one for one in Filter if one.value in asked)
    if order not in ORDERS or len(filters) < len(set(asked)):
        abort(400)
    return render("yaku/index.html", yaku_list_page(order, filters, choices().rules))


@pages.get("/together")
@kept
def together() -> str:
    """Every two yaku: always, sometimes or never counted together."""
    return render("yaku/together.html", together_page(choices().rules))


@pages.get("/<id>")
@kept
def show(id: str) -> str:
    """One yaku, or one family of them."""
    entry = catalog().yaku.get(id)
    if entry is None:
        abort(404)
    return render("yaku/show.html", yaku_page(entry, choices().rules))
