"""The page of one hand, opened from its link: the strip, the facts, the score and the rules, or why there is none."""

from __future__ import annotations

from dataclasses import dataclass

from flask import url_for

from webapp.riichi.errors import Problem
from webapp.riichi.explain.compare import outcome
from webapp.riichi.hand import Hand
from webapp.riichi.nagashi import Nagashi
from webapp.riichi.outcome import NoWin
from webapp.riichi.record import Record, judge
from webapp.riichi.score import Score
from webapp.site.choices import rules_asked
from webapp.site.i18n import gettext
from webapp.site.release import release
from webapp.site.rules import Rules
from webapp.site.views.desk_address import desk_address
from webapp.site.views.example import ExampleView, example_view
from webapp.site.views.explained import Explained, explained
from webapp.site.views.facts import facts_view
from webapp.site.views.hand import HandView, waiting_view
from webapp.site.views.opened import Opened, Ruling, ruling
from webapp.site.views.share import Share, share_hand
from webapp.site.views.waits import WaitsView, waits_view
from webapp.site.words.announce import announcement
from webapp.site.words.points import points
from webapp.site.words.problems import problem_sentence


@dataclass(frozen=True, slots=True)
class HandPage:
    """A hand under its rules. `waiting` is the strip of tiles that are no winning hand: thirteen, or none that can be.

    `explained` is there for a complete hand that can occur, `waits` for thirteen tiles.
    """

    title: str
    line: str
    ruling: Ruling
    example: ExampleView
    waiting: HandView | None
    problems: tuple[str, ...]
    explained: Explained | None
    waits: WaitsView | None
    version: str
    share: Share
    card_href: str
    change_href: str


def hand_page(opened: Opened, asked: str) -> HandPage:
    """The page of an opened hand; `asked` is the yaku of which the reader wants to know why it does not count."""
    found, hand, record = opened.problems, opened.hand, opened.record
    waits = waits_view(opened.tenpai, opened.rules.ruleset) if opened.tenpai else None
    tiles = opened.tiles
    return HandPage(
        title=gettext("What the hand waits for") if waits else _title(record, found),
        line=_line(opened),
        ruling=ruling(opened),
        example=_example(record, opened.rules, found),
        waiting=None if hand or not tiles else waiting_view(tiles, opened.link.melds),
        problems=tuple(problem_sentence(problem) for problem in found),
        explained=None if found or not hand else _explained(hand, opened, asked),
        waits=waits,
        version=release(),
        share=share_hand(opened.text),
        card_href=url_for("hand.card", link=opened.text, rules=rules_asked()),
        change_href=desk_address(opened.link, opened.rules),
    )


def _explained(hand: Hand, opened: Opened, asked: str) -> Explained:
    situation, rules = opened.link.situation, opened.rules
    return explained(hand, situation, rules, outcome(hand, situation, rules.ruleset), asked)


def _title(record: Record, found: tuple[Problem, ...]) -> str:
    if found:
        return gettext("This hand cannot occur")
    match judge(record):
        case Score(value=value) | Nagashi(value=value):
            return points(value)
        case NoWin():
            return gettext("This hand does not win")


def _line(opened: Opened) -> str:
    """What the winner announces; nothing for what is no win."""
    if opened.hand is None or opened.problems:
        return ""
    found = judge(opened.record)
    return announcement(found) if isinstance(found, Score) else ""


def _example(record: Record, rules: Rules, found: tuple[Problem, ...]) -> ExampleView:
    if found and record.hand is None:
        return ExampleView(None, (), facts_view(record.situation), (), "")
    return example_view(record, rules.ruleset, "hand")
