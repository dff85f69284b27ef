"""How search engines and messengers see the site: which pages they may list, in which languages, with what picture."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from flask import request, url_for

from webapp.languages import CODES
from webapp.site.choices import FALLBACK_LANGUAGE, choices, rules_asked
from webapp.site.library import catalog
from webapp.site.origin import whole
from webapp.site.words.sheets import Sheet

Values = Mapping[str, Any]


def _alone() -> Iterable[Values]:
    return ({},)


LISTED: dict[str, Callable[[], Iterable[Values]]] = {
    "home.index": _alone,
    "yaku.index": _alone,
    "yaku.together": _alone,
    "yaku.show": lambda: ({"id": id} for id in catalog().yaku),
    "chapters.index": _alone,
    "chapters.show": lambda: ({"id": id} for id in catalog().chapters),
    "chapters.glossary": _alone,
    "quiz.start": _alone,
    "desk.show": _alone,
    "table.show": _alone,
    "tables.show": _alone,
    "sheets.index": _alone,
    "sheets.show": lambda: ({"id": sheet.value} for sheet in Sheet),
    "rulesets.index": _alone,
    "rulesets.compare": _alone,
    "rulesets.own": _alone,
    "rulesets.show": lambda: ({"id": id} for id in catalog().rulesets),
    "api_page.show": _alone,
}
"""The pages that are the same for everybody, by endpoint, with all that can stand in their addresses."""

_NO_PART_OF_THE_RULEBOOK = {"quiz.start", "desk.show", "table.show", "rulesets.own", "api_page.show"}
"""Pages that work something out, which the server must do."""

UNLISTED = frozenset(
    {
        "hand.show",
        "hand.card",
        "hand.journal",
        "desk.event",
        "quiz.question",
        "quiz.result",
        "search.show",
        "offline.show",
    }
)
"""Pages of one hand, one run, one question or one reader, and those that say nothing by themselves."""


@dataclass(frozen=True, slots=True)
class Alternate:
    """The page in one of the languages, or, as `x-default`, for everybody else."""

    hreflang: str
    address: str


@dataclass(frozen=True, slots=True)
class Listing:
    """A page as others show it. `canonical` is empty, and there are no alternates, where it is not to be listed."""

    canonical: str
    alternates: tuple[Alternate, ...]
    picture: str
    locale: str


def listing() -> Listing:
    """The listing of the page being made: whatever its parameters say, it is the page without them."""
    endpoint, values = request.endpoint or "", request.view_args or {}
    locale = choices().language
    if endpoint not in LISTED:
        return Listing("", (), whole(_picture(endpoint, values)), locale)
    return Listing(
        _address(endpoint, values, locale), alternates(endpoint, values), whole(_picture(endpoint, values)), locale
    )


def alternates(endpoint: str, values: Values) -> tuple[Alternate, ...]:
    """A page in all languages."""
    return (
        *(Alternate(code, _address(endpoint, values, code)) for code in CODES),
        Alternate("x-default", _address(endpoint, values, FALLBACK_LANGUAGE)),
    )


def all_listed() -> Iterator[tuple[Alternate, ...]]:
    """Every page to be listed, in all languages."""
    for endpoint, all_values in LISTED.items():
        yield from (alternates(endpoint, values) for values in all_values())


def rulebook_paths() -> Iterator[str]:
    """The whole rulebook in the reader's language and under their rules."""
    for endpoint, all_values in LISTED.items():
        if endpoint not in _NO_PART_OF_THE_RULEBOOK:
            yield from (url_for(endpoint, **values) for values in all_values())


def _address(endpoint: str, values: Values, code: str) -> str:
    return whole(url_for(endpoint, lang=code, rules=None, **values))


def _picture(endpoint: str, values: Values) -> str:
    match endpoint:
        case "yaku.show" if values.get("id") in catalog().yaku:
            return url_for("picture.yaku", id=values["id"], rules=None)
        case "hand.show" | "hand.card":
            return url_for("picture.hand", link=values["link"], rules=rules_asked())
        case _:
            return url_for("picture.site", rules=None)
