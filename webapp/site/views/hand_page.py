"""The page of one hand, opened from its link: the strip, the facts, the score and the rules, or why there is none."""

from __future__ import annotations

from dataclasses import dataclass
from importlib.metadata import version

from flask import url_for

from webapp.riichi.entered import Entered, problems_of_entered
from webapp.riichi.errors import ImpossibleState, Problem
from webapp.riichi.explain.compare import outcome
from webapp.riichi.hand import Hand
from webapp.riichi.link import Link as HandLink
from webapp.riichi.link import parse_link
from webapp.riichi.nagashi import Nagashi
from webapp.riichi.outcome import NoWin
from webapp.riichi.problems import problems, problems_of_situation
from webapp.riichi.record import Record, judge
from webapp.riichi.score import Score
from webapp.riichi.tenpai import tenpai
from webapp.riichi.tiles import Tile
from webapp.site.addresses import here
from webapp.site.choices import choices, propose_rules
from webapp.site.i18n import gettext
from webapp.site.library import catalog
from webapp.site.links import edition
from webapp.site.rules import Rules, UnknownRules, format_rules, parse_rules
from webapp.site.views.example import ExampleView, example_view, score_in_a_line
from webapp.site.views.explained import Explained, explained
from webapp.site.views.facts import facts_view
from webapp.site.views.frame import Link
from webapp.site.views.hand import HandView, waiting_view
from webapp.site.views.waits import WaitsView, waits_view
from webapp.site.words.links import link_fault
from webapp.site.words.points import points
from webapp.site.words.problems import problem_sentence
from webapp.site.words.rulesets import edition_date

SECTIONS = ("version", "tiles", "melds", "situation", "edition", "rules")


@dataclass(frozen=True, slots=True)
class Fault:
    """A section of a link that cannot be read, and what stands there."""

    sentence: str
    text: str


@dataclass(frozen=True, slots=True)
class BrokenPage:
    """What is wrong with a link, and the ways out."""

    faults: tuple[Fault, ...]
    ways: tuple[Link, ...]


@dataclass(frozen=True, slots=True)
class HandPage:
    """A hand under its rules. `waiting` is the strip of tiles that are no winning hand: thirteen, or none that can be.

    `explained` is there for a complete hand that can occur, `waits` for thirteen tiles.
    """

    title: str
    line: str
    rules: str
    example: ExampleView
    waiting: HandView | None
    problems: tuple[str, ...]
    notes: tuple[str, ...]
    original: Link | None
    explained: Explained | None
    waits: WaitsView | None
    version: str


def open_link(text: str) -> tuple[HandLink, Rules]:
    """The link and the rules that it names. Raises ImpossibleState naming every section that is wrong."""
    try:
        link = parse_link(text)
    except ImpossibleState as broken:
        raise ImpossibleState((*broken.problems, *_rules_problems(_sections(text).get("rules")))) from broken
    found = _rules_problems(link.rules)
    if found:
        raise ImpossibleState(found)
    return link, parse_rules(link.rules, catalog().rulesets)


def broken_page(text: str, broken: ImpossibleState) -> BrokenPage:
    """The page for a link that cannot be opened."""
    sections = _sections(text)
    faults = tuple(Fault(link_fault(problem), sections.get(problem.at, "")) for problem in broken.problems)
    ways = (
        Link(url_for("quiz.start"), gettext("Go to the quiz")),
        Link(url_for("home.index"), gettext("Go to the home page")),
    )
    return BrokenPage(faults, ways)


def hand_page(link: HandLink, own: Rules, asked: str) -> HandPage:
    """The page of a hand: under the rules of its link, unless the address names others.

    `asked` is the yaku of which the reader wants to know why it does not count, if any.
    """
    propose_rules(own)
    rules = choices().rules
    hand, found = _examine(link, rules)
    record = Record(None, hand, link.melds, link.situation, rules.ruleset)
    waits = None if found or not _is_waiting(link) else _waits(link, rules)
    return HandPage(
        title=gettext("What the hand waits for") if waits else _title(record, found),
        line="" if found or waits else score_in_a_line(record),
        rules=gettext("Under %(name)s (%(date)s)", name=rules.entry.name, date=edition_date(rules.entry.date)),
        example=_example(record, rules, found),
        waiting=None if hand or not _tiles(link) else waiting_view(_tiles(link), link.melds),
        problems=tuple(problem_sentence(problem) for problem in found),
        notes=(*_edition_note(link, own), *_changes_note(rules), *_other_rules_note(own, rules)),
        original=_original(own, rules),
        explained=None if found or not hand else _explained(hand, link, rules, asked),
        waits=waits,
        version=version("yakudoku"),
    )


def _tiles(link: HandLink) -> tuple[Tile, ...]:
    return (*link.concealed, *((link.winning,) if link.winning else ()))


def _is_waiting(link: HandLink) -> bool:
    """Whether the link holds thirteen tiles that have not won; a drawn deal may be told by its discards alone."""
    return link.winning is None and len(link.concealed) + 3 * len(link.melds) == 13


def _waits(link: HandLink, rules: Rules) -> WaitsView:
    return waits_view(tenpai(link.concealed, link.melds, link.situation, rules.ruleset))


def _explained(hand: Hand, link: HandLink, rules: Rules, asked: str) -> Explained:
    return explained(hand, link.situation, rules, outcome(hand, link.situation, rules.ruleset), asked)


def _sections(text: str) -> dict[str, str]:
    return dict(zip(SECTIONS, text.split("_", len(SECTIONS) - 1), strict=False))


def _rules_problems(rules: str | None) -> tuple[Problem, ...]:
    """What is wrong with the rules that a link names, if it has come so far as to name some."""
    try:
        if rules is not None:
            parse_rules(rules, catalog().rulesets)
    except UnknownRules as unknown:
        return (Problem("unknown_rules", str(unknown), "rules"),)
    return ()


def _examine(link: HandLink, rules: Rules) -> tuple[Hand | None, tuple[Problem, ...]]:
    """The hand, where its tiles make one, and everything about it that cannot be."""
    try:
        hand = link.hand
    except ImpossibleState:
        entered = Entered(link.concealed, link.melds, link.winning, link.situation, rules.ruleset)
        return None, problems_of_entered(entered, ())
    if hand is None and _is_waiting(link):
        entered = Entered(link.concealed, link.melds, None, link.situation, rules.ruleset)
        return None, problems_of_entered(entered, ())
    if hand is None:
        return None, problems_of_situation(link.situation)
    return hand, problems(hand, link.situation, rules.ruleset)


def _title(record: Record, found: tuple[Problem, ...]) -> str:
    if found:
        return gettext("This hand cannot occur")
    match judge(record):
        case Score(value=value) | Nagashi(value=value):
            return points(value)
        case NoWin():
            return gettext("This hand does not win")


def _example(record: Record, rules: Rules, found: tuple[Problem, ...]) -> ExampleView:
    if found and record.hand is None:
        return ExampleView(None, (), facts_view(record.situation), (), "")
    return example_view(record, rules.ruleset, "hand")


def _edition_note(link: HandLink, own: Rules) -> tuple[str, ...]:
    if link.edition in ("", edition(own.entry)):
        return ()
    sentence = gettext(
        "The link was made under another edition of %(ruleset)s (%(then)s). This page uses the edition of %(now)s.",
        ruleset=own.entry.short_name,
        then=edition_date(link.edition),
        now=edition_date(own.entry.date),
    )
    return (sentence,)


def _changes_note(rules: Rules) -> tuple[str, ...]:
    if not rules.changes:
        return ()
    return (gettext("Some of these rules were changed at the table: they are listed at the top, with the ruleset."),)


def _other_rules_note(own: Rules, rules: Rules) -> tuple[str, ...]:
    if format_rules(own) == format_rules(rules):
        return ()
    named, shown = own.entry.short_name, rules.entry.short_name
    return (gettext("The link names %(named)s; you see the hand under %(shown)s.", named=named, shown=shown),)


def _original(own: Rules, rules: Rules) -> Link | None:
    """The way back to the rules of the link, where the address names others."""
    if format_rules(own) == format_rules(rules):
        return None
    return Link(here(rules=None), gettext("See it under %(ruleset)s", ruleset=own.entry.short_name))
