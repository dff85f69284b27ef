"""A chapter of the rulebook as the other rooms see it: its words in every language, and the hands that it shows."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from webapp.catalog.prose import Prose
from webapp.riichi.furiten import FuritenKind
from webapp.riichi.outcome import NoWinReason
from webapp.riichi.record import Record, Waiting


@dataclass(frozen=True, slots=True)
class Section:
    """What stands under a heading; `id` is its anchor, the same in every language."""

    id: str
    title: str
    body: Prose


@dataclass(frozen=True, slots=True)
class ChapterText:
    """The words of a chapter. `lead` is one line of Markdown."""

    title: str
    lead: Prose
    sections: tuple[Section, ...]

    @property
    def parts(self) -> tuple[Prose, ...]:
        """All its prose in order."""
        return (self.lead, *(section.body for section in self.sections))

    @property
    def headings(self) -> Mapping[str, str]:
        """The titles of its sections by their ids."""
        return {section.id: section.title for section in self.sections}


@dataclass(frozen=True, slots=True)
class ChapterHand:
    """A hand, the yaku that it holds and lacks under all rules that have them, or why it wins nothing under any."""

    record: Record
    holds: tuple[str, ...]
    lacks: tuple[str, ...]
    no_win: NoWinReason | None


@dataclass(frozen=True, slots=True)
class ChapterWaits:
    """Thirteen tiles, the kinds that they wait for, and why they are furiten where they are."""

    waiting: Waiting
    on: tuple[int, ...]
    furiten: FuritenKind | None


@dataclass(frozen=True, slots=True)
class Chapter:
    """A chapter: `sources` are the ids of the rulesets whose books it follows."""

    id: str
    sources: tuple[str, ...]
    hands: Mapping[str, ChapterHand]
    waits: Mapping[str, ChapterWaits]
    texts: Mapping[str, ChapterText]
