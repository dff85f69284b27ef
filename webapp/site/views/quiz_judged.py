"""A question with its verdict: what was right, missed and wrong, why, and the whole score."""

from __future__ import annotations

from dataclasses import dataclass, replace

from flask import request, url_for

from webapp.catalog import YakuEntry
from webapp.quiz import question as quiz
from webapp.quiz.question import Answer, StaleQuestion
from webapp.quiz.run import grade
from webapp.riichi.explain import Breach
from webapp.riichi.record import Record
from webapp.riichi.score import Score
from webapp.riichi.tiles import Tile
from webapp.site.i18n import gettext, mark_in, ngettext, pgettext
from webapp.site.library import catalog
from webapp.site.links import hand_link
from webapp.site.views.frame import Link
from webapp.site.views.ledger import Ledger
from webapp.site.views.quiz_card import TICKED, CardView, card_view, option_rows, prompt
from webapp.site.views.quiz_run import Place, RunGone, Standing
from webapp.site.views.score import fu_ledger, fu_lines, payment_ledger, yaku_ledger
from webapp.site.views.tiles import tile_views
from webapp.site.views.verdict import AnswerRow, AnswerRows, Mark, Tick, Verdict
from webapp.site.words.breaches import breach_sentence
from webapp.site.words.yaku import yaku_in_a_row

AGAIN = "again"
"""The parameter that says: you answered before, and that answer counts."""

MARK_WORDS = {
    Mark.RIGHT: mark_in("option of an answer", "right"),
    Mark.MISSED: mark_in("option of an answer", "missed"),
    Mark.WRONG: mark_in("option of an answer", "wrong"),
}


@dataclass(frozen=True, slots=True)
class JudgedPage:
    """The card, the verdict, the marked options, the bills, and where to go on."""

    card: CardView
    verdict: Verdict
    notice: str
    answers: AnswerRows
    ledgers: tuple[Ledger, ...]
    hand_href: str
    next: Link


def judged_page(place: Place, answer: Answer, focus: YakuEntry | None) -> JudgedPage:
    """The page of an answered question, judged by the engine anew. Raises RunGone where it can no longer be."""
    verdict = judge_answer(place, answer)
    score = verdict.score
    card = card_view(place, focus, fu_lines(score))
    rows = tuple(_judged(row, verdict) for row in option_rows(place.question, answer.chosen))
    of_fu = fu_ledger(score, "fu")
    return JudgedPage(
        card=card,
        verdict=verdict_view(verdict),
        notice=gettext("You had answered this question before: the first answer counts.")
        if AGAIN in request.args
        else "",
        answers=AnswerRows(TICKED, prompt(), Tick.SOME, rows),
        ledgers=(yaku_ledger(score, "yaku"), *((of_fu,) if of_fu else ()), payment_ledger(score, "payment")),
        hand_href=hand_link(_record(place.question), place.standing.rules),
        next=_next(place.standing, place.position, focus),
    )


def judge_answer(place: Place, answer: Answer) -> quiz.Verdict:
    """The verdict on an answer. Raises RunGone where the question can no longer be judged."""
    try:
        return grade(place.question, answer)
    except StaleQuestion as error:
        raise RunGone from error


def verdict_view(verdict: quiz.Verdict) -> Verdict:
    """The verdict in one line, with what made the difference."""
    missed = gettext("Missed: %(yaku)s.", yaku=yaku_in_a_row(verdict.missed)) if verdict.missed else ""
    wrong = gettext("Does not count: %(yaku)s.", yaku=yaku_in_a_row(wrong.option for wrong in verdict.wrong))
    match mark_of(verdict):
        case Mark.WRONG:
            return Verdict(Mark.WRONG, gettext("Not quite."), f"{missed} {wrong}".strip() if verdict.wrong else missed)
        case Mark.MISSED:
            return Verdict(Mark.MISSED, gettext("Almost."), missed)
        case Mark.RIGHT:
            all_found = ngettext("It has this one yaku.", "It has exactly these %(num)s yaku.", len(verdict.right))
            return Verdict(Mark.RIGHT, gettext("Correct."), all_found)


def mark_of(verdict: quiz.Verdict) -> Mark:
    """The mark for a whole answer: with one yaku missed and nothing else it was almost right."""
    if verdict.is_right:
        return Mark.RIGHT
    return Mark.WRONG if verdict.wrong or len(verdict.missed) > 1 else Mark.MISSED


def _judged(row: AnswerRow, verdict: quiz.Verdict) -> AnswerRow:
    """An option with its mark, or without one where leaving it alone was right; nothing can be ticked any more."""
    breaches = {wrong.option: wrong.breach for wrong in verdict.wrong}
    if row.value in verdict.right:
        return _marked(row, Mark.RIGHT)
    if row.value in verdict.missed:
        return _marked(row, Mark.MISSED)
    if row.value in breaches:
        return _explained(_marked(row, Mark.WRONG), breaches[row.value], verdict.score)
    return replace(row, is_locked=True)


def _marked(row: AnswerRow, mark: Mark) -> AnswerRow:
    return replace(row, mark=mark, mark_word=pgettext(*MARK_WORDS[mark]), is_locked=True)


def _explained(row: AnswerRow, breach: Breach, score: Score) -> AnswerRow:
    return replace(
        row,
        reason=breach_sentence(breach, score.situation),
        tiles=tile_views(Tile(kind) for kind in breach.kinds),
        href=url_for("yaku.show", id=catalog().page_of_row[row.value].id),
    )


def _record(question: quiz.Question) -> Record:
    return Record(None, question.hand, question.hand.melds, question.situation, question.ruleset)


def _next(standing: Standing, position: int, focus: YakuEntry | None) -> Link:
    """The next open question, else the result."""
    token, yaku = standing.run.token, focus.id if focus else None
    place = standing.next_open(position)
    if place is None:
        return Link(url_for("quiz.result", run=token, yaku=yaku), gettext("See the result"))
    return Link(url_for("quiz.question", run=token, position=place, yaku=yaku), gettext("Next question"))
