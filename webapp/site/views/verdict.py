"""The verdict on an answer, and the rows in which answers are given and shown again."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from webapp.site.views.tiles import TileView


class Mark(Enum):
    """How an answer, or one option of it, was judged."""

    RIGHT = "right"
    WRONG = "wrong"
    MISSED = "missed"


class Tick(Enum):
    """How many options may be chosen."""

    ONE = "radio"
    SOME = "checkbox"


@dataclass(frozen=True, slots=True)
class Verdict:
    """One line: the sign of `mark`, a word, and what made the difference."""

    mark: Mark
    word: str
    difference: str = ""


@dataclass(frozen=True, slots=True)
class AnswerRow:
    """One option. `mark` and its word are there once it was judged; `reason` says why a wrong tick is wrong."""

    letter: str
    value: str
    label: str
    gloss: str = ""
    is_ticked: bool = False
    is_locked: bool = False
    mark: Mark | None = None
    mark_word: str = ""
    reason: str = ""
    tiles: tuple[TileView, ...] = ()
    href: str = ""


@dataclass(frozen=True, slots=True)
class AnswerRows:
    """The options of one question, under their legend."""

    name: str
    legend: str
    tick: Tick
    rows: tuple[AnswerRow, ...]
