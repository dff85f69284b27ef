"""The API under /api/v1: hands scored, waits, yaku, rulesets and terms as JSON; and the page about it."""

from __future__ import annotations

from flask import Blueprint, Response, abort
from pydantic import BaseModel

from webapp.site.api.address import VERSION
from webapp.site.api.answers import answer
from webapp.site.api.content import one_ruleset, one_yaku, ruleset_list, term_list, yaku_list
from webapp.site.api.limits import limit
from webapp.site.api.openapi import description
from webapp.site.api.parameters import is_explanation_asked, refuse_parameters
from webapp.site.api.scoring import score_body, waits_body
from webapp.site.choices import choices
from webapp.site.render import render
from webapp.site.views.api_page import api_page

api = Blueprint("api", __name__, url_prefix=VERSION)
pages = Blueprint("api_page", __name__, url_prefix="/<language:lang>/api")

limit(api)


@api.before_request
def insist_on_parameters() -> None:
    """Only what means something at an address may be asked of it."""
    refuse_parameters()


@api.post("/score")
def score() -> Response:
    """What a hand, or each of a list, is worth."""
    return answer(score_body(explained=is_explanation_asked()))


@api.post("/waits")
def waits() -> Response:
    """What thirteen tiles wait for."""
    return answer(waits_body(explained=is_explanation_asked()))


@api.get("/yaku")
def all_yaku() -> Response:
    """Every yaku."""
    return _found(yaku_list(choices().rules))


@api.get("/yaku/<id>")
def yaku(id: str) -> Response:
    """One yaku."""
    return _found(one_yaku(id, choices().rules))


@api.get("/rulesets")
def all_rulesets() -> Response:
    """Every ruleset."""
    return _found(ruleset_list())


@api.get("/rulesets/<id>")
def ruleset(id: str) -> Response:
    """One ruleset with its options and sources."""
    return _found(one_ruleset(id))


@api.get("/terms")
def terms() -> Response:
    """Every term."""
    return _found(term_list())


@api.get("/openapi.json")
def openapi() -> Response:
    """The description of all this for machines."""
    return answer(description())


@pages.get("")
def show() -> str:
    """The description for people."""
    return render("api/show.html", api_page(description()))


def _found(model: BaseModel | None) -> Response:
    if model is None:
        abort(404)
    return answer(model.model_dump())
