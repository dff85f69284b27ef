"""The hand desk: a form whose query is the draft. Nothing is stored.

The pad's buttons are moves that lead to the address of the next draft, so that Back undoes, a bookmark keeps, and a
change of language or rules loses nothing.
"""

from __future__ import annotations

from flask import Blueprint, Response, make_response, redirect, request
from werkzeug.wrappers import Response as AnyResponse

from webapp.site.addresses import here, stand_at
from webapp.site.choices import always_name_rules, choices, remembered_rules
from webapp.site.render import render
from webapp.site.views.desk import desk_page
from webapp.site.views.desk_address import draft_address, standing_query
from webapp.site.views.desk_draft import Draft, read_draft
from webapp.site.views.desk_event import event_page
from webapp.site.views.desk_moves import Moved, move
from webapp.site.views.desk_result import result_address

pages = Blueprint("desk", __name__, url_prefix="/<language:lang>/hand")

MOVE, SCORE, LIVE = "do", "score", "live"
"""The parameter that a button sends, its value for the score, and the parameter of a script that wants the page."""
_TOP = "desk"


@pages.get("", strict_slashes=False)
def show() -> str | AnyResponse:
    """The desk with the draft of its address; without rules in it, once under those that were used last."""
    remembered = None if "rules" in request.args or choices().is_locked else remembered_rules()
    if remembered is not None:
        return _never_kept(redirect(here(rules=remembered), 302))
    always_name_rules()
    draft = read_draft(request.args)
    moves = request.args.getlist(MOVE)
    if not moves:
        return render("desk/show.html", desk_page(draft))
    rules = choices().rules
    moved = move(draft, [one for one in moves if one != SCORE], rules.ruleset)
    if SCORE in moves:
        return redirect(result_address(moved.draft, rules) or _asked(moved.draft), 303)
    return _shown(moved) if moved.refused or LIVE in request.args else redirect(_address(moved.draft), 303)


@pages.get("/event")
def event() -> str:
    """The desk with its rules fixed for an event, as a code to scan."""
    return render("desk/event.html", event_page())


def _shown(moved: Moved) -> Response:
    """The page after some moves, which says what they did, and the address that it stands for."""
    address = stand_at(standing_query(moved.draft))
    response = make_response(render("desk/show.html", desk_page(moved.draft, moved.said, moved.refused)))
    response.headers["Content-Location"] = address
    return response


def _address(draft: Draft) -> str:
    return draft_address(draft, choices().rules, _anchor=_TOP)


def _asked(draft: Draft) -> str:
    return _address(draft.with_texts({"asked": "1"}))


def _never_kept(response: AnyResponse) -> AnyResponse:
    response.vary.add("Cookie")
    return response
