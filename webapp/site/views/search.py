"""The search page and the suggestions while typing: what was found, by which of its names, and where it leads."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from flask import url_for

from webapp.catalog import parse_line
from webapp.catalog.finding import JAPANESE, LONGEST, Closeness, Found, Kind, Name, Query
from webapp.riichi.yaku import value_under
from webapp.site.choices import choices
from webapp.site.i18n import language
from webapp.site.library import catalog, index
from webapp.site.prose import Around, Place, around_chapter, words
from webapp.site.views.search_hand import HandAsked, hand_asked
from webapp.site.words.rulesets import ruleset_status
from webapp.site.words.search import hand_name, kind_name, language_name, outcome, suggestions_said
from webapp.site.words.yaku import page_called, worth_in_short

MOST_RESULTS = 20
MOST_SUGGESTIONS = 8
_MOST_NEAREST = 5
_COMMA = ", "


@dataclass(frozen=True, slots=True)
class FoundBy:
    """The name that matched, where the result is not headed by it. `language` is empty for the reader's own."""

    name: str
    lang: str
    """What HTML calls the language of the name; `used_by` and `note` are in `remark_lang`, which has no Japanese."""
    language: str
    used_by: str
    note: str
    remark_lang: str


@dataclass(frozen=True, slots=True)
class Shown:
    """What a result shows of its entry: its name, the Japanese one, a word on its worth, and a line that explains."""

    name: str
    href: str
    japanese: str = ""
    romaji: str = ""
    worth: str = ""
    gloss: str = ""
    gloss_lang: str = ""


@dataclass(frozen=True, slots=True)
class Result:
    """One entry that was found."""

    kind: str
    shown: Shown
    found_by: FoundBy | None


@dataclass(frozen=True, slots=True)
class SearchPage:
    """The search. `is_nearest` where nothing was found, and the results are only the names nearest to the query."""

    query: str
    most_letters: int
    is_cut: bool
    hand: HandAsked | None
    outcome: str
    results: tuple[Result, ...]
    is_nearest: bool
    yaku: str
    rulesets: str


def search_page(query: Query) -> SearchPage:
    """The page for a query, which may be empty."""
    found = index().find(query.text, language(), MOST_RESULTS)
    hand = hand_asked(query.text)
    if not found and hand is None:
        found = index().nearest(query.text, language(), _MOST_NEAREST)
    return SearchPage(
        query=query.text,
        most_letters=LONGEST,
        is_cut=query.is_cut,
        hand=hand,
        outcome="" if hand and not found else outcome(found, query.text),
        results=tuple(map(_result, found)),
        is_nearest=bool(found) and found[0].closeness is Closeness.NEAREST,
        yaku=url_for("yaku.index"),
        rulesets=url_for("rulesets.index"),
    )


def suggestions(query: Query) -> dict[str, object]:
    """What a script shows below the field while its reader types."""
    results = map(_result, index().find(query.text, language(), MOST_SUGGESTIONS))
    hand = hand_asked(query.text)
    shown = [*([_suggested_hand(hand)] if hand else []), *map(_suggestion, results)]
    return {"said": suggestions_said(len(shown)), "suggestions": shown}


def _suggested_hand(hand: HandAsked) -> dict[str, str]:
    return {"href": hand.href, "name": hand.text, "japanese": "", "kind": hand_name(), "found": "", "lang": ""}


def _suggestion(result: Result) -> dict[str, str]:
    by = result.found_by
    return {
        "href": result.shown.href,
        "name": result.shown.name,
        "japanese": result.shown.japanese,
        "kind": result.kind,
        "found": by.name if by else "",
        "lang": by.lang if by else "",
    }


def _result(found: Found) -> Result:
    shown = _SHOWN[found.entry.kind](found)
    is_clear = _is_seen(found.name, shown) and not found.name.used_by and not found.name.note
    return Result(kind_name(found.entry.kind), shown, None if is_clear else _found_by(found.name))


def _is_seen(name: Name, shown: Shown) -> bool:
    """Whether the result shows the name anyway."""
    return name.text in (shown.name, shown.gloss, shown.japanese, shown.romaji, *shown.gloss.split(_COMMA))


def _found_by(name: Name) -> FoundBy:
    own = language()
    return FoundBy(
        name=name.text,
        lang=_html_language(name),
        language="" if name.language == own else language_name(name.language),
        used_by=name.used_by or "",
        note=name.note or "",
        remark_lang=name.language,
    )


def _html_language(name: Name) -> str:
    is_romaji = name.language == JAPANESE and max(name.text) < "\u3000"
    return "ja-Latn" if is_romaji else name.language


def _yaku(found: Found) -> Shown:
    entry = catalog().yaku[found.entry.id]
    named = page_called(entry)
    worth, _ = worth_in_short(entry.rows[0], value_under(entry.rows[0], choices().rules.ruleset))
    return Shown(named.name, url_for("yaku.show", id=entry.id), entry.kanji, "", worth, named.beside)


def _term(found: Found) -> Shown:
    term = catalog().terms[found.entry.id]
    text = term.texts[language()]
    meaning = words(parse_line(text.definition, []), Around(Place.GLOSSARY))
    gloss = meaning or _COMMA.join(alias.name for alias in text.also)
    return Shown(text.lead, url_for("chapters.glossary", _anchor=found.entry.id), term.kanji, term.romaji, gloss=gloss)


def _chapter(found: Found) -> Shown:
    chapter = catalog().chapters[found.entry.id]
    text = chapter.texts[language()]
    href = url_for("chapters.show", id=chapter.id, _anchor=found.name.part or None)
    return Shown(text.title, href, gloss=words(text.lead, around_chapter(chapter)))


def _ruleset(found: Found) -> Shown:
    entry = catalog().rulesets[found.entry.id]
    href = url_for("rulesets.show", id=entry.id)
    return Shown(entry.name, href, worth=ruleset_status(entry.status), gloss=entry.edition, gloss_lang="en")


_SHOWN: dict[Kind, Callable[[Found], Shown]] = {
    Kind.YAKU: _yaku,
    Kind.TERM: _term,
    Kind.CHAPTER: _chapter,
    Kind.RULESET: _ruleset,
}
