"""What prose stands in: it decides which hands its pieces mean, and what a word of the game opens."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from enum import Enum
from itertools import count

from webapp.catalog import Chapter, ChapterHand, ChapterWaits


class Place(Enum):
    """Where prose stands. In the glossary and in what a word opens, words of the game only lead to the glossary."""

    PAGE = "page"
    GLOSSARY = "glossary"


@dataclass(frozen=True, slots=True)
class Around:
    """The surroundings of all the prose of one page: its place, and the hands and waits of its chapter, else none.

    It remembers which words the page defines already, and numbers what needs an id of its own.
    """

    place: Place = Place.PAGE
    hands: Mapping[str, ChapterHand] = field(default_factory=dict)
    waits: Mapping[str, ChapterWaits] = field(default_factory=dict)
    defined: set[str] = field(default_factory=set)
    numbers: Iterator[int] = field(default_factory=lambda: count(1))


def around_chapter(chapter: Chapter) -> Around:
    """The surroundings of the prose of a chapter."""
    return Around(hands=chapter.hands, waits=chapter.waits)
