"""What a reader has chosen: language, rules, theme, numerals on tiles.

The address is the whole truth about language and rules: without `?rules=` the default ruleset holds, for everybody.
Theme and numerals only change the look, so cookies keep them. The last language and rules are remembered in cookies
too, and used by `/` alone, which has no language of its own.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from enum import Enum
from typing import TypeVar

from flask import Response, abort, g, request

from webapp.languages import CODES
from webapp.site import i18n
from webapp.site.api.address import is_for_api
from webapp.site.library import catalog
from webapp.site.origin import is_over_https
from webapp.site.rules import Rules, UnknownRules, format_rules, parse_rules
from webapp.site.words.names import lead_with

FALLBACK_LANGUAGE = "en"
LOCKED = "1"
"""What `?locked=` says where the address fixes the rules."""
A_YEAR = 365 * 24 * 3600


class Theme(Enum):
    """Light or dark; AUTO is what the reader's device says."""

    AUTO = "auto"
    LIGHT = "light"
    DARK = "dark"


class Numerals(Enum):
    """Whether tiles carry small digits and letters for beginners."""

    OFF = "off"
    ON = "on"


class Names(Enum):
    """Which names of yaku lead: those that players say, which are Japanese, the reader's own language's, or both."""

    LOAN = "loan"
    LOCAL = "local"
    BOTH = "both"


@dataclass(frozen=True, slots=True)
class Choices:
    """All choices of one request."""

    language: str
    rules: Rules
    usual_rules: Rules
    """Those that hold on this page when its address names none."""
    theme: Theme
    numerals: Numerals
    names: Names
    is_locked: bool = False
    """Whether the address fixes the rules for an event: then the page offers no others."""
    names_rules: bool = False
    """Whether every address of this page names its rules, since without them those that are remembered hold."""

    @property
    def look(self) -> tuple[Theme, Numerals, Names]:
        """All that a page takes from cookies."""
        return self.theme, self.numerals, self.names


Option = TypeVar("Option", bound=Enum)


def choices() -> Choices:
    """The choices of this request."""
    found: Choices = g.choices
    return found


def read_choices(path_language: str | None) -> None:
    """Read the choices of this request and speak its language. Rules that do not exist end it with 400."""
    language = path_language or negotiated_language()
    i18n.speak(language)
    entry = catalog().default_ruleset
    theme = _member(Theme, request.cookies, Theme.AUTO)
    numerals = _member(Numerals, request.args, _member(Numerals, request.cookies, Numerals.OFF))
    usual = Rules(entry, entry.ruleset)
    names = _member(Names, request.cookies, Names.LOAN)
    lead_with(names.value)
    is_locked = request.args.get("locked") == LOCKED
    g.choices = Choices(language, usual, usual, theme, numerals, names, is_locked)
    if "rules" in request.args:
        g.choices = replace(g.choices, rules=_rules(request.args["rules"]))


def propose_rules(rules: Rules) -> None:
    """Put this page under its own rules, such as those of a hand link, unless its address names others."""
    chosen = choices()
    g.choices = replace(chosen, usual_rules=rules, rules=chosen.rules if "rules" in request.args else rules)


def insist_on_rules(rules: Rules) -> None:
    """Put this page under its own rules, such as those of a run of the quiz, whatever its address says."""
    g.choices = replace(choices(), usual_rules=rules, rules=rules)


def always_name_rules() -> None:
    """On this page an address without rules means the remembered ones, so the default rules are named as well."""
    g.choices = replace(choices(), names_rules=True)


def negotiated_language() -> str:
    """The remembered language, else the best of Accept-Language, else English."""
    remembered = request.cookies.get("language")
    if remembered in CODES:
        return remembered
    return request.accept_languages.best_match(CODES) or FALLBACK_LANGUAGE


def rules_parameter(rules: Rules) -> str | None:
    """What `?rules=` says for these rules; nothing for the default ruleset."""
    text = format_rules(rules)
    return None if text == catalog().default_ruleset.id else text


def rules_asked() -> str | None:
    """What `?rules=` says on this page, for links to others about the same hand; None where it says nothing."""
    chosen = choices()
    shown, usual = format_rules(chosen.rules), format_rules(chosen.usual_rules)
    return None if shown == usual else shown


def remembered_rules() -> str | None:
    """What `?rules=` said last, if it still means something."""
    text = request.cookies.get("rules")
    try:
        return rules_parameter(parse_rules(text, catalog().rulesets)) if text else None
    except UnknownRules:
        return None


def remember(response: Response) -> Response:
    """Keep what the address of a page said, for `/`, and for the next page where it only concerns the look."""
    is_page = request.view_args is not None and response.mimetype == "text/html" and not is_for_api()
    if response.status_code < 300 and is_page:
        keep(response, "language", choices().language)
        if "rules" in request.args:
            keep(response, "rules", format_rules(choices().rules))
        if "numerals" in request.args:
            keep(response, "numerals", choices().numerals.value)
    return response


def keep(response: Response, name: str, value: str) -> None:
    """Set a cookie for a year, unless it says so already; over https it is not sent over http."""
    if request.cookies.get(name) != value:
        response.set_cookie(name, value, max_age=A_YEAR, secure=is_over_https(), httponly=True, samesite="Lax")


def _rules(text: str) -> Rules:
    try:
        return parse_rules(text, catalog().rulesets)
    except UnknownRules as unknown:
        abort(400, unknown)


def _member(options: type[Option], source: Mapping[str, str], otherwise: Option) -> Option:
    """The member of an Enum that is named where its own name, in lower case, is the key."""
    try:
        return options(source.get(options.__name__.lower()))
    except ValueError:
        return otherwise
