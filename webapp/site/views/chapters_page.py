"""The chapters of the rulebook: the list of them, and each with its contents and what stands around it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from flask import url_for
from markupsafe import Markup

from webapp.catalog import Chapter, RulesetEntry
from webapp.languages import LANGUAGES
from webapp.site.addresses import here
from webapp.site.i18n import gettext, language, pgettext
from webapp.site.library import catalog
from webapp.site.prose import Around, around_chapter, shown, words
from webapp.site.rules import Rules
from webapp.site.views.beside import BesideForm, Row, beside_form, section_rows
from webapp.site.views.frame import Link
from webapp.site.words.rulesets import edition_date, under_rules


@dataclass(frozen=True, slots=True)
class ChapterRow:
    """A chapter in the list, with the paragraph that it begins with in plain words."""

    href: str
    title: str
    lead: str


@dataclass(frozen=True, slots=True)
class ChaptersPage:
    """The chapters in their order, and the other parts of the rulebook."""

    rows: tuple[ChapterRow, ...]
    ways: tuple[Link, ...]


@dataclass(frozen=True, slots=True)
class SectionView:
    """What stands under a heading."""

    id: str
    title: str
    body: Markup
    beside: tuple[Row, ...] = ()
    """The same beside other languages, where any are asked for; then `body` is empty."""


@dataclass(frozen=True, slots=True)
class Source:
    """A ruleset whose book the chapter follows."""

    href: str
    name: str
    edition: str


@dataclass(frozen=True, slots=True)
class ChapterPage:
    """A chapter under the reader's rules. `before` and `after` are missing at the ends of the rulebook."""

    title: str
    rules: str
    lead: Markup
    description: str
    sections: tuple[SectionView, ...]
    before: Link | None
    after: Link | None
    all_href: str
    sources: tuple[Source, ...]
    languages: tuple[Link, ...]
    beside: BesideForm


def chapters_page() -> ChaptersPage:
    """The list of chapters."""
    ways = (
        Link(url_for("chapters.glossary"), gettext("Glossary")),
        Link(url_for("tables.show"), gettext("Tables")),
        Link(url_for("sheets.index"), pgettext("page", "Sheets for the table")),
        Link(url_for("yaku.index"), gettext("All yaku")),
        Link(url_for("rulesets.index"), gettext("Rulesets")),
        Link(url_for("rulesets.compare"), gettext("Compare rulesets")),
    )
    return ChaptersPage(tuple(map(_row, catalog().chapters.values())), ways)


def chapter_page(chapter: Chapter, rules: Rules) -> ChapterPage:
    """A chapter with its hands and numbers under the rules."""
    text, around = chapter.texts[language()], around_chapter(chapter)
    order = list(catalog().chapters.values())
    place = order.index(chapter)
    return ChapterPage(
        title=text.title,
        rules=under_rules(rules),
        lead=shown(text.lead, around),
        description=words(text.lead, around),
        sections=tuple(_section(chapter, place, around) for place in range(len(text.sections))),
        before=next(map(_link, order[max(place - 1, 0) : place]), None),
        after=next(map(_link, order[place + 1 : place + 2]), None),
        all_href=url_for("chapters.index"),
        sources=tuple(_source(catalog().rulesets[id]) for id in chapter.sources),
        languages=tuple(_in_other_languages(chapter)),
        beside=beside_form(),
    )


def _section(chapter: Chapter, place: int, around: Around) -> SectionView:
    part = chapter.texts[language()].sections[place]
    rows = section_rows(chapter, place, around)
    return SectionView(part.id, part.title, Markup() if rows else shown(part.body, around), rows)


def _row(chapter: Chapter) -> ChapterRow:
    text = chapter.texts[language()]
    href = url_for("chapters.show", id=chapter.id)
    return ChapterRow(href, text.title, words(text.lead, around_chapter(chapter)))


def _link(chapter: Chapter) -> Link:
    return Link(url_for("chapters.show", id=chapter.id), chapter.texts[language()].title)


def _source(entry: RulesetEntry) -> Source:
    return Source(url_for("rulesets.show", id=entry.id), entry.name, edition_date(entry.date))


def _in_other_languages(chapter: Chapter) -> Iterator[Link]:
    for spoken in LANGUAGES:
        if spoken.code != language():
            yield Link(here(language=spoken.code), chapter.texts[spoken.code].title, code=spoken.code)
