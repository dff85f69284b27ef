"""The quiz: a start, runs of ten questions that are answered once each, and their results."""

from __future__ import annotations

from datetime import UTC, datetime

from flask import Blueprint, Response, abort, redirect, request, url_for
from sqlalchemy.exc import IntegrityError
from werkzeug.wrappers import Response as AnyResponse

from webapp.catalog import YakuEntry
from webapp.quiz.question import Answer, BadAnswer
from webapp.site.choices import choices
from webapp.site.database import database
from webapp.site.errors import ErrorPage
from webapp.site.i18n import gettext
from webapp.site.library import catalog
from webapp.site.render import render
from webapp.site.views.frame import Link
from webapp.site.views.quiz_asked import asked_page, nothing_ticked
from webapp.site.views.quiz_card import TICKED
from webapp.site.views.quiz_judged import judge_answer, judged_page
from webapp.site.views.quiz_result import result_page
from webapp.site.views.quiz_run import Place, RunGone, begin_run, find_place, find_places, new_run
from webapp.site.views.quiz_start import start_page
from webapp.store.runs import GivenAnswer, find_answer, record_answer

pages = Blueprint("quiz", __name__, url_prefix="/<language:lang>/quiz")

FOCUS = "yaku"
"""The parameter that names the one yaku to practise; it travels through the whole run."""


@pages.get("", strict_slashes=False)
def start() -> str:
    """The start; `?yaku=` asks for a run about that one."""
    if FOCUS in request.args and _focus() is None:
        abort(404)
    return render("quiz/start.html", start_page(_focus()))


@pages.post("", strict_slashes=False)
def begin() -> AnyResponse:
    """Deal a run and lead to its first question."""
    run, questions = new_run(choices().rules, _focus(), datetime.now(UTC))
    with database().write() as session:
        begin_run(session, run, questions)
    return redirect(url_for("quiz.question", run=run.token, position=1, yaku=_focus_id()), 303)


@pages.get("/<run>")
def result(run: str) -> str:
    """How the run went so far."""
    with database().read() as session:
        places = find_places(session, run)
    return render("quiz/result.html", result_page(places, _focus()))


@pages.get("/<run>/<int:position>")
def question(run: str, position: int) -> str:
    """One question, or its verdict once it was answered."""
    place = _place(run, position)
    if place.given is None:
        return render("quiz/asked.html", asked_page(place, _focus(), request.args.getlist(TICKED)))
    return render("quiz/judged.html", judged_page(place, place.given.answer, _focus()))


@pages.post("/<run>/<int:position>")
def answer(run: str, position: int) -> AnyResponse | tuple[str, int]:
    """Record an answer, unless one counts already; the same address then shows the verdict."""
    place = _place(run, position)
    try:
        chosen = place.question.form.read(request.form.getlist(TICKED))
    except BadAnswer as bad:
        if bad.reason != "nothing_chosen":
            abort(400)
        if place.given is None:
            return render("quiz/asked.html", asked_page(place, _focus(), notice=nothing_ticked())), 422
        return _to_verdict(place, again="yes")
    counting = place.given or _record(place, chosen)
    return _to_verdict(place, again=None if counting.answer == chosen else "yes")


@pages.errorhandler(RunGone)
def gone(_error: RunGone) -> tuple[str, int]:
    """The page for a run that is not there, or a question that is not in it."""
    page = ErrorPage(
        404,
        gettext("This run of the quiz is gone"),
        gettext("It may be too old, or its address may be incomplete. A new one takes only a moment."),
        (Link(url_for("quiz.start"), gettext("Start a new run")),),
    )
    return render("error.html", page), 404


@pages.after_request
def keep_nowhere(response: Response) -> Response:
    """A question and its verdict have one address: no browser may show the one for the other."""
    response.headers["Cache-Control"] = "no-store"
    return response


def _focus() -> YakuEntry | None:
    return catalog().yaku.get(request.args.get(FOCUS, ""))


def _focus_id() -> str | None:
    focus = _focus()
    return focus.id if focus else None


def _place(run: str, position: int) -> Place:
    with database().read() as session:
        return find_place(session, run, position)


def _record(place: Place, chosen: Answer) -> GivenAnswer:
    """Grade and record an answer; the answer that counts, which may be an earlier one.

    Raises RunGone where the run was swept in the meantime.
    """
    token, position = place.standing.run.token, place.position
    given = GivenAnswer(chosen, judge_answer(place, chosen).is_right, datetime.now(UTC))
    try:
        with database().write() as session:
            if record_answer(session, token, position, given):
                return given
            return find_answer(session, token, position) or given
    except IntegrityError as error:
        raise RunGone from error


def _to_verdict(place: Place, again: str | None) -> AnyResponse:
    run, position = place.standing.run.token, place.position
    return redirect(url_for("quiz.question", run=run, position=position, yaku=_focus_id(), again=again), 303)
