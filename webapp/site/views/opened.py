"""A hand link, opened: the hand under its rules or those of `?rules=`, and everything about it that cannot be."""

from __future__ import annotations

from dataclasses import dataclass

from flask import url_for

from webapp.riichi.entered import Entered, problems_of_entered
from webapp.riichi.errors import ImpossibleState, Problem
from webapp.riichi.hand import Hand
from webapp.riichi.link import Link as HandLink
from webapp.riichi.link import parse_link
from webapp.riichi.problems import problems, problems_of_situation
from webapp.riichi.record import Record
from webapp.riichi.tenpai import Tenpai, tenpai
from webapp.riichi.tiles import Tile
from webapp.site.addresses import here
from webapp.site.choices import choices, propose_rules
from webapp.site.i18n import gettext
from webapp.site.library import catalog
from webapp.site.links import edition
from webapp.site.rules import Rules, UnknownRules, format_rules, parse_rules
from webapp.site.views.frame import Link
from webapp.site.words.links import link_fault
from webapp.site.words.options import option_name, option_value
from webapp.site.words.rulesets import edition_date, short_rules, under_rules

SECTIONS = ("version", "tiles", "melds", "situation", "edition", "rules")
HELD = 13
"""The tiles of a hand that waits, each kan counted as three."""


@dataclass(frozen=True, slots=True)
class Opened:
    """What a link says, `text`, under `rules`, where `own` are those that it names. `hand` is None without a win."""

    text: str
    link: HandLink
    own: Rules
    rules: Rules
    hand: Hand | None
    problems: tuple[Problem, ...]

    @property
    def record(self) -> Record:
        """The hand as the engine judges it."""
        return Record(None, self.hand, self.link.melds, self.link.situation, self.rules.ruleset)

    @property
    def tiles(self) -> tuple[Tile, ...]:
        """The concealed tiles and the winning one, if there is one."""
        return (*self.link.concealed, *((self.link.winning,) if self.link.winning else ()))

    @property
    def tenpai(self) -> Tenpai | None:
        """What thirteen tiles without a winning one wait for; None where they are no such hand."""
        link = self.link
        if self.problems or not _is_waiting(link):
            return None
        return tenpai(link.concealed, link.melds, link.situation, self.rules.ruleset)


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
class Ruling:
    """Under which rules a hand is seen, what there is to note about them, and the way back to those of its link."""

    name: str
    notes: tuple[str, ...]
    original: Link | None


def open_hand(text: str) -> Opened:
    """The hand of a link, on a page that it puts under its rules.

    Raises ImpossibleState naming every section of the link that is wrong.
    """
    link, own = _open_link(text)
    propose_rules(own)
    rules = choices().rules
    return Opened(text, link, own, rules, *_examine(link, rules))


def broken_page(text: str, broken: ImpossibleState) -> BrokenPage:
    """The page for a link that cannot be opened."""
    sections = _sections(text)
    faults = tuple(Fault(link_fault(problem), sections.get(problem.at, "")) for problem in broken.problems)
    ways = (
        Link(url_for("desk.show"), gettext("Score a hand")),
        Link(url_for("home.index"), gettext("Go to the home page")),
    )
    return BrokenPage(faults, ways)


def ruling(opened: Opened) -> Ruling:
    """The rules of a page, in words."""
    own, rules = opened.own, opened.rules
    name = under_rules(rules)
    notes = (*_edition_note(opened.link, own), *_changes_note(rules), *_other_rules_note(own, rules))
    return Ruling(name, notes, _original(own, rules))


def _open_link(text: str) -> tuple[HandLink, Rules]:
    try:
        link = parse_link(text)
    except ImpossibleState as broken:
        raise ImpossibleState((*broken.problems, *_rules_problems(_sections(text).get("rules")))) from broken
    found = _rules_problems(link.rules)
    if found:
        raise ImpossibleState(found)
    return link, parse_rules(link.rules, catalog().rulesets)


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
        return None, _problems_of_tiles(link, rules)
    if hand is not None:
        return hand, problems(hand, link.situation, rules.ruleset)
    if _is_waiting(link) or (link.concealed and not link.situation.discards):
        return None, _problems_of_tiles(link, rules)
    # A deal that ended in a draw is judged by its discards: the tiles in hand play no part.
    return None, problems_of_situation(link.situation)


def _is_waiting(link: HandLink) -> bool:
    """Whether it holds thirteen tiles that have not won; a drawn deal may be told by its discards alone."""
    return link.winning is None and len(link.concealed) + 3 * len(link.melds) == HELD


def _problems_of_tiles(link: HandLink, rules: Rules) -> tuple[Problem, ...]:
    entered = Entered(link.concealed, link.melds, link.winning, link.situation, rules.ruleset)
    return problems_of_entered(entered, ())


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
    changes = gettext("; ").join(
        gettext("%(name)s: %(note)s", name=option_name(id), note=option_value(id, value))
        for id, value in rules.changes.items()
    )
    return (gettext("Changed in these rules: %(changes)s.", changes=changes),)


def _other_rules_note(own: Rules, rules: Rules) -> tuple[str, ...]:
    if format_rules(own) == format_rules(rules):
        return ()
    named, shown = short_rules(own), short_rules(rules)
    return (gettext("The link names %(named)s; you see the hand under %(shown)s.", named=named, shown=shown),)


def _original(own: Rules, rules: Rules) -> Link | None:
    """The way back to the rules of the link, where the address names others."""
    if format_rules(own) == format_rules(rules):
        return None
    return Link(here(rules=None), gettext("See it under %(ruleset)s", ruleset=short_rules(own)))
