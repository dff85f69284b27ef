"""The search: a page of results, and suggestions for the script that asks while its reader types."""

from __future__ import annotations

from flask import Blueprint, Response, jsonify, request

from webapp.catalog.finding import Query, read_query
from webapp.site.addresses import stand_at
from webapp.site.render import render
from webapp.site.views.search import search_page, suggestions

pages = Blueprint("search", __name__, url_prefix="/<language:lang>/search")

_KEPT_SECONDS = 600


@pages.get("", strict_slashes=False)
def show() -> str:
    """What the query of the address may mean; without one, how to search. Links back here carry what was read of it."""
    query = _query()
    stand_at({**request.args, "q": query.text})
    return render("search/show.html", search_page(query))


@pages.get("/suggestions", endpoint="suggestions")
def suggest() -> Response:
    """The first results, for the list below the field. Typing back and forth does not ask twice."""
    response = jsonify(suggestions(_query()))
    response.headers["Cache-Control"] = f"private, max-age={_KEPT_SECONDS}"
    return response


def _query() -> Query:
    return read_query(request.args.get("q", ""))
