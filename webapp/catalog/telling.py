"""Where chapters tell of an option or a fact: in the section that has it in a table of options, or says its value."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import NamedTuple

from webapp.catalog.chapter import Chapter
from webapp.catalog.pieces import FactOf, OptionsBlock
from webapp.catalog.prose import Prose


class Telling(NamedTuple):
    """A section of a chapter."""

    chapter: str
    section: str


def tellings(chapters: Iterable[Chapter]) -> Mapping[str, tuple[Telling, ...]]:
    """By the ids of options and facts, the first section of every chapter that tells of them."""
    found: dict[str, dict[str, Telling]] = {}
    for chapter in chapters:
        # Blocks and numbers are the same in all languages.
        for section in next(iter(chapter.texts.values())).sections:
            for id in _told(section.body):
                found.setdefault(id, {}).setdefault(chapter.id, Telling(chapter.id, section.id))
    return {id: tuple(places.values()) for id, places in found.items()}


def _told(body: Prose) -> Iterator[str]:
    for placed in body.pieces:
        match placed.piece:
            case OptionsBlock(ids=ids):
                yield from ids
            case FactOf(id=id):
                yield id
            case _:
                pass
