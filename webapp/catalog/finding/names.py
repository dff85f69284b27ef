"""All names of all entries of a catalog. To find another kind of thing, add its row to `SOURCES`."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Container, Iterable, Iterator
from enum import IntEnum, StrEnum
from typing import Final, NamedTuple

from webapp.catalog.chapter import Chapter
from webapp.catalog.entries import Alias, RulesetEntry, Term, YakuEntry
from webapp.catalog.load import Catalog

JAPANESE: Final = "ja"
ENGLISH: Final = "en"


class Kind(StrEnum):
    """What an entry is about."""

    YAKU = "yaku"
    TERM = "term"
    CHAPTER = "chapter"
    RULESET = "ruleset"


class Role(IntEnum):
    """What a name is to its entry, the most telling first."""

    NAME = 0
    GLOSS = 1
    ALIAS = 2
    PART = 3


class Name(NamedTuple):
    """One way to call an entry: in which language, and of an alias who uses it and what to know about it.

    `part` is the id of the heading that it is in a chapter, else empty.
    """

    text: str
    language: str
    role: Role
    used_by: str | None = None
    note: str | None = None
    part: str = ""


class Entry(NamedTuple):
    """A thing that can be found, by its kind and id, and every name that leads to it."""

    kind: Kind
    id: str
    names: tuple[Name, ...]


def entries_of(catalog: Catalog) -> Iterator[Entry]:
    """Everything that can be found, in the order of the catalog."""
    for kind, source in SOURCES:
        for id, names in source(catalog):
            yield Entry(kind, id, tuple(names))


Named = Iterator[tuple[str, Iterable[Name]]]


def _yaku(catalog: Catalog) -> Named:
    for id, entry in catalog.yaku.items():
        yield id, (*_japanese(entry), *_of_yaku(entry))


def _of_yaku(entry: YakuEntry) -> Iterator[Name]:
    for code, text in entry.texts.items():
        yield Name(text.name, code, Role.NAME)
        yield Name(text.gloss, code, Role.GLOSS)
        yield from _aliases(code, text.also)
        yield from (Name(name, code, Role.PART) for name in text.row_names.values() if name != text.name)


def _terms(catalog: Catalog) -> Named:
    for id, term in catalog.terms.items():
        yield id, (*_japanese(term), *_of_term(term))


def _of_term(term: Term) -> Iterator[Name]:
    for code, text in term.texts.items():
        yield Name(text.lead, code, Role.NAME)
        yield from _aliases(code, text.also)


def _japanese(entry: YakuEntry | Term) -> Iterator[Name]:
    return (Name(text, JAPANESE, Role.NAME) for text in (entry.kanji, entry.kana, entry.romaji) if text)


def _aliases(code: str, also: Iterable[Alias]) -> Iterator[Name]:
    return (Name(alias.name, code, Role.ALIAS, alias.used_by, alias.note) for alias in also)


def _chapters(catalog: Catalog) -> Named:
    texts = [text for chapter in catalog.chapters.values() for text in chapter.texts.items()]
    headings = Counter((code, heading) for code, text in texts for heading in text.headings.values())
    shared = {heading for heading, count in headings.items() if count > 1}
    for id, chapter in catalog.chapters.items():
        yield id, tuple(_of_chapter(chapter, shared))


def _of_chapter(chapter: Chapter, shared: Container[tuple[str, str]]) -> Iterator[Name]:
    """The title and the headings. One that is shared, such as that of the usual mistakes, leads nowhere."""
    for code, text in chapter.texts.items():
        yield Name(text.title, code, Role.NAME)
        for part, heading in text.headings.items():
            if (code, heading) not in shared:
                yield Name(heading, code, Role.PART, part=part)


def _rulesets(catalog: Catalog) -> Named:
    for id, entry in catalog.rulesets.items():
        yield id, tuple(_of_ruleset(entry))


def _of_ruleset(entry: RulesetEntry) -> Iterator[Name]:
    yield Name(entry.name, ENGLISH, Role.NAME)
    yield Name(entry.short_name, ENGLISH, Role.NAME)
    yield Name(entry.organisation, ENGLISH, Role.GLOSS)
    yield Name(entry.edition, ENGLISH, Role.PART)


SOURCES: tuple[tuple[Kind, Callable[[Catalog], Named]], ...] = (
    (Kind.YAKU, _yaku),
    (Kind.TERM, _terms),
    (Kind.CHAPTER, _chapters),
    (Kind.RULESET, _rulesets),
)
