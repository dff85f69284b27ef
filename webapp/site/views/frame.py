"""What stands around every page: name, doors, ruleset chip, language and display switches, footer."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import TypeVar

from flask import request, url_for

from webapp.languages import LANGUAGES
from webapp.site.addresses import here
from webapp.site.choices import Choices, Names, Numerals, Theme, choices, rules_parameter
from webapp.site.i18n import gettext, mark_in, pgettext
from webapp.site.views.chip import RulesetChip, ruleset_chip
from webapp.site.views.listing import Listing, listing
from webapp.site.words.rulesets import edition_date, with_changes

DOORS = (
    ("yaku.index", mark_in("door", "Yaku")),
    ("chapters.index", mark_in("door", "Rules")),
    ("quiz.start", mark_in("door", "Quiz")),
    ("desk.show", mark_in("door", "Hand")),
)
_BEHIND_ANOTHER = {"rulesets": "chapters", "tables": "chapters", "sheets": "chapters"}
"""Rooms without a door of their own, by the room through which they are reached."""
_THEMES = {
    Theme.AUTO: mark_in("theme", "Auto"),
    Theme.LIGHT: mark_in("theme", "Light"),
    Theme.DARK: mark_in("theme", "Dark"),
}
_NUMERALS = {Numerals.OFF: mark_in("numerals", "Without"), Numerals.ON: mark_in("numerals", "With")}
_NAMES = {
    Names.LOAN: mark_in("names of yaku", "Japanese"),
    Names.LOCAL: mark_in("names of yaku", "Translated"),
    Names.BOTH: mark_in("names of yaku", "Both"),
}
_Switch = TypeVar("_Switch", bound=Enum)


@dataclass(frozen=True, slots=True)
class Link:
    """A way to another page, or to this one in another form."""

    href: str
    name: str
    is_current: bool = False
    code: str = ""


@dataclass(frozen=True, slots=True)
class Segment:
    """One button of a switch."""

    value: str
    name: str
    is_pressed: bool


@dataclass(frozen=True, slots=True)
class SearchBox:
    """The way to the search: the field in the header, or on small screens the link to the page that has one."""

    href: str
    action: str
    suggestions: str
    hidden: tuple[tuple[str, str], ...]
    """What the form sends along: the reader's rules, where they are not the default ones."""
    is_here: bool


@dataclass(frozen=True, slots=True)
class Frame:
    """Everything that the layout shows around a page."""

    language: Link
    languages: tuple[Link, ...]
    home: str
    doors: tuple[Link, ...]
    search: SearchBox
    chip: RulesetChip
    theme: str
    themes: tuple[Segment, ...]
    has_numerals: bool
    numerals: tuple[Segment, ...]
    names: tuple[Segment, ...]
    switch_address: str
    here: str
    listing: Listing
    rulebook: str
    edition: str
    table: str
    api: str


def frame() -> Frame:
    """The frame of the page being made."""
    chosen = choices()
    languages = tuple(
        Link(here(language=language.code), language.name, language.code == chosen.language, language.code)
        for language in LANGUAGES
    )
    return Frame(
        language=next(link for link in languages if link.is_current),
        languages=languages,
        home=url_for("home.index"),
        doors=_doors(),
        search=_search_box(chosen),
        chip=ruleset_chip(chosen.rules),
        theme=chosen.theme.value,
        themes=_segments(chosen.theme, _THEMES),
        has_numerals=chosen.numerals is Numerals.ON,
        numerals=_segments(chosen.numerals, _NUMERALS),
        names=_segments(chosen.names, _NAMES),
        switch_address=url_for("switches.change"),
        here=here(),
        listing=listing(),
        rulebook=url_for("offline.rulebook"),
        edition=_edition(chosen),
        table=url_for("table.show"),
        api=url_for("api_page.show"),
    )


def _doors() -> tuple[Link, ...]:
    room = (request.endpoint or "").partition(".")[0]
    room = _BEHIND_ANOTHER.get(room, room)
    return tuple(
        Link(url_for(endpoint), pgettext(*name), endpoint.partition(".")[0] == room) for endpoint, name in DOORS
    )


def _search_box(chosen: Choices) -> SearchBox:
    rules = rules_parameter(chosen.rules)
    return SearchBox(
        href=url_for("search.show"),
        action=url_for("search.show", rules=None),
        suggestions=url_for("search.suggestions"),
        hidden=(("rules", rules),) if rules else (),
        is_here=request.endpoint == "search.show",
    )


def _segments(chosen: _Switch, names: dict[_Switch, tuple[str, str]]) -> tuple[Segment, ...]:
    return tuple(Segment(option.value, pgettext(*name), option is chosen) for option, name in names.items())


def _edition(chosen: Choices) -> str:
    entry = chosen.rules.entry
    said = gettext("Rules: %(name)s (%(date)s)", name=entry.name, date=edition_date(entry.date))
    return with_changes(said, chosen.rules)
