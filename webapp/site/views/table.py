"""Ruled tables as they are drawn: of numbers with limits as merged cells, of tiles with names, of things with links."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from webapp.site.views.tiles import TileView


@dataclass(frozen=True, slots=True)
class Figure:
    """One number of a cell, empty where there can be none, and which it is, for those who cannot see its place."""

    text: str
    said: str = ""


@dataclass(frozen=True, slots=True)
class Cell:
    """One cell; a limit may reach over several columns and rows. `column` counts from 1 and is that of its first."""

    figures: tuple[Figure, ...]
    column: int
    span: int = 1
    rows: int = 1
    limit: str = ""
    is_marked: bool = False
    """Whether the reader has asked for this cell."""


@dataclass(frozen=True, slots=True)
class NumberRow:
    """A row with its head and a note under it. Cells that reach down from the rows above are not in it."""

    head: str
    cells: tuple[Cell, ...]
    note: str = ""


@dataclass(frozen=True, slots=True)
class NumberTable:
    """A table with its caption, the corner's words, and a head for every column."""

    kind: ClassVar[str] = "numbers"
    caption: str
    corner: str
    heads: tuple[str, ...]
    rows: tuple[NumberRow, ...]
    notes: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class NamedTile:
    """A tile with what is written under it, and its Japanese name where the row has none for all."""

    tile: TileView
    name: str
    japanese: str = ""
    romaji: str = ""


@dataclass(frozen=True, slots=True)
class TileRow:
    """Tiles that belong together, the word for them, and their Japanese name where they share one."""

    head: str
    japanese: str
    romaji: str
    tiles: tuple[NamedTile, ...]


@dataclass(frozen=True, slots=True)
class TileTable:
    """A table of tiles."""

    kind: ClassVar[str] = "tiles"
    caption: str
    rows: tuple[TileRow, ...]
    notes: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class ListRow:
    """A thing with a link to its page, a note beside its name, and what the columns say about it."""

    head: str
    href: str
    note: str
    cells: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class ListGroup:
    """Rows under one heading, or under none."""

    heading: str
    rows: tuple[ListRow, ...]


@dataclass(frozen=True, slots=True)
class ListTable:
    """A table of things; the heads are those of all columns."""

    kind: ClassVar[str] = "list"
    caption: str
    heads: tuple[str, ...]
    groups: tuple[ListGroup, ...]
    notes: tuple[str, ...] = ()


Table = NumberTable | TileTable | ListTable


def cell(text: str, column: int) -> Cell:
    """A cell with one figure."""
    return Cell((Figure(text),), column)
