"""Ruled tables of numbers whose row and column light up under the finger, limits as merged cells."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Cell:
    """One cell; a limit may reach over several columns. `column` counts from 1 and is that of its first column."""

    text: str
    column: int
    span: int = 1
    is_limit: bool = False


@dataclass(frozen=True, slots=True)
class NumberRow:
    """A row with its head."""

    head: str
    cells: tuple[Cell, ...]


@dataclass(frozen=True, slots=True)
class NumberTable:
    """A table with its caption, the corner's words, and a head for every column."""

    caption: str
    corner: str
    heads: tuple[str, ...]
    rows: tuple[NumberRow, ...]
