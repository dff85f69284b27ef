"""The result of a run: how many were right, each question with its way back, and what to look at again."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass

from flask import url_for

from webapp.catalog import YakuEntry
from webapp.quiz.question import Question, Verdict
from webapp.site.i18n import gettext, mark_in, ngettext, pgettext
from webapp.site.library import catalog
from webapp.site.views.frame import Link
from webapp.site.views.quiz_card import keep_rules
from webapp.site.views.quiz_judged import judge_answer, mark_of
from webapp.site.views.quiz_run import Place
from webapp.site.views.tiles import TileView, tile_views
from webapp.site.views.verdict import Mark
from webapp.site.words.yaku import page_called, yaku_in_a_row

MOST_WEAK = 3
MARK_WORDS = {
    Mark.RIGHT: mark_in("answered question", "right"),
    Mark.MISSED: mark_in("answered question", "not complete"),
    Mark.WRONG: mark_in("answered question", "wrong"),
}


@dataclass(frozen=True, slots=True)
class ResultRow:
    """One question; `yaku` are those of its hand, once it was answered."""

    href: str
    number: int
    yaku: str
    tiles: tuple[TileView, ...]
    mark: Mark | None
    mark_word: str


@dataclass(frozen=True, slots=True)
class ResultPage:
    """The result. `next` leads on while questions are open; `weak` are the pages of what went wrong most."""

    heading: str
    rows: tuple[ResultRow, ...]
    weak: tuple[Link, ...]
    next: Link | None
    action: str
    kept_rules: str
    other_rules: Link | None


def result_page(places: tuple[Place, ...], focus: YakuEntry | None) -> ResultPage:
    """The result of a run, all of whose questions are given."""
    standing = places[0].standing
    kept, other = keep_rules(standing.rules)
    verdicts = [judge_answer(place, place.given.answer) if place.given else None for place in places]
    yaku = focus.id if focus else None
    first_open = standing.next_open(0)
    on = url_for("quiz.question", run=standing.run.token, position=first_open, yaku=yaku) if first_open else ""
    return ResultPage(
        heading=_heading(standing.results),
        rows=tuple(_row(place, verdict, yaku) for place, verdict in zip(places, verdicts, strict=True)),
        weak=_weak(verdict for verdict in verdicts if verdict),
        next=Link(on, gettext("Go on")) if on else None,
        action=url_for("quiz.begin", yaku=yaku),
        kept_rules=kept,
        other_rules=other,
    )


def _heading(results: tuple[bool | None, ...]) -> str:
    if None in results:
        answered = len(results) - results.count(None)
        return ngettext(
            "%(answered)s of %(num)s answered", "%(answered)s of %(num)s answered", len(results), answered=answered
        )
    return ngettext("%(right)s of %(num)s right", "%(right)s of %(num)s right", len(results), right=results.count(True))


def _row(place: Place, verdict: Verdict | None, yaku: str | None) -> ResultRow:
    mark = mark_of(verdict) if verdict else None
    return ResultRow(
        href=url_for("quiz.question", run=place.standing.run.token, position=place.position, yaku=yaku),
        number=place.position,
        yaku=yaku_in_a_row(row for row, _ in verdict.score.yaku) if verdict else "",
        tiles=_shape(place.question),
        mark=mark,
        mark_word=pgettext(*MARK_WORDS[mark]) if mark else pgettext("answered question", "open"),
    )


def _shape(question: Question) -> tuple[TileView, ...]:
    hand = question.hand
    melds = (tile for meld in hand.melds for tile in meld.tiles)
    return tile_views((*sorted(hand.concealed), hand.winning, *melds))


def _weak(verdicts: Iterable[Verdict]) -> tuple[Link, ...]:
    """The pages of the yaku that were missed or wrongly ticked, most often first."""
    page_of_row = catalog().page_of_row
    faults = Counter(
        page_of_row[row].id
        for verdict in verdicts
        for row in (*verdict.missed, *(wrong.option for wrong in verdict.wrong))
    )
    entries = (catalog().yaku[id] for id, _ in faults.most_common(MOST_WEAK))
    return tuple(Link(url_for("yaku.show", id=entry.id), page_called(entry).name) for entry in entries)
