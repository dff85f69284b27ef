"""The referee's journal, which lies in the reader's browser alone: the page only knows how to show it."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class JournalPage:
    """The names of the files that the browser makes of the journal."""

    csv: str
    json: str


def journal_page() -> JournalPage:
    """The page of the journal."""
    return JournalPage("yakudoku-journal.csv", "yakudoku-journal.json")
