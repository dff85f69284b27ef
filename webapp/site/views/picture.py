"""The picture of a page for where its address is shared: a title, a line or two, and a hand on felt."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache
from textwrap import wrap

from flask import render_template
from markupsafe import Markup
from resvg_py import svg_to_bytes

from webapp.site.assets import STATIC
from webapp.site.views.hand import HandView
from webapp.site.views.tiles import Pose, TileView

_LINE, _LINES = 62, 2
_LEFT, _RIGHT, _FELT_TOP, _FELT_HEIGHT = 60, 1140, 340, 190
_LONG_TITLE = 24
_GAP = 0.5
_SIDEWAYS = 4 / 3
"""The width of a tile that lies, in widths of one that stands."""


@dataclass(frozen=True, slots=True)
class Symbol:
    """The drawing of one kind of tile, which is placed as often as it is needed."""

    name: str
    drawing: Markup


@dataclass(frozen=True, slots=True)
class Placed:
    """A tile at its place: its upper left corner, or the lower left one of a tile that lies."""

    name: str
    x: float
    y: float
    is_sideways: bool


@dataclass(frozen=True, slots=True)
class Picture:
    """What is drawn, in the units of the drawing."""

    title: str
    title_size: int
    lines: tuple[str, ...]
    japanese: str
    symbols: tuple[Symbol, ...]
    tiles: tuple[Placed, ...]
    tile_width: float
    tile_height: float


def picture_of(title: str, line: str, hand: HandView | None, japanese: str = "") -> bytes:
    """A PNG of 1200 by 630 points."""
    return _png(drawing_of(title, line, hand, japanese))


def drawing_of(title: str, line: str, hand: HandView | None, japanese: str = "") -> str:
    """The same as a drawing in SVG."""
    row = tuple(_row(hand)) if hand else ()
    width = min(72.0, (_RIGHT - _LEFT) / max(sum(space for _, space in row), 1))
    picture = Picture(
        title=title,
        title_size=title_size(title),
        lines=wrapped(line),
        japanese=japanese,
        symbols=tuple(Symbol(name, _drawing(name)) for name in sorted({tile.picture for tile, _ in row if tile})),
        tiles=tuple(_placed(row, width)),
        tile_width=round(width * 0.96, 1),
        tile_height=round(width * 1.28, 1),
    )
    return render_template("picture/card.svg", picture=picture)


def title_size(title: str) -> int:
    """The size of the letters in which a title fits its line."""
    return 84 if len(title) <= _LONG_TITLE else 84 * _LONG_TITLE // len(title)


def wrapped(line: str) -> tuple[str, ...]:
    """The lines below the title."""
    return tuple(wrap(line, _LINE, max_lines=_LINES, placeholder=" …"))


Row = tuple[tuple[TileView | None, float], ...]
"""Tiles from left to right with the width that each takes; None is a gap."""


def _row(hand: HandView) -> Iterator[tuple[TileView | None, float]]:
    yield from ((tile, 1.0) for tile in hand.concealed)
    if hand.winning:
        yield from ((None, _GAP), (hand.winning, 1.0))
    for meld in hand.melds:
        yield None, _GAP
        yield from ((tile, _width(tile)) for tile in meld.tiles)


def _width(tile: TileView) -> float:
    match tile.pose:
        case Pose.UPRIGHT:
            return 1.0
        case Pose.SIDEWAYS:
            return _SIDEWAYS
        case Pose.STACKED:
            return 0.0


def _placed(row: Row, width: float) -> Iterator[Placed]:
    x, before = float(_LEFT), 0.0
    bottom = _FELT_TOP + (_FELT_HEIGHT + width * 1.28) / 2
    for tile, space in row:
        if tile is not None:
            yield (
                _lying(tile, x - before, bottom, width)
                if tile.pose is not Pose.UPRIGHT
                else Placed(tile.picture, round(x, 1), round(bottom - width * 1.28, 1), is_sideways=False)
            )
        before = space * width if tile is not None and tile.pose is Pose.SIDEWAYS else 0.0
        x += space * width


def _lying(tile: TileView, x: float, bottom: float, width: float) -> Placed:
    """A tile on its side; a stacked one lies on the one before it."""
    above = width * 0.98 if tile.pose is Pose.STACKED else 0.0
    return Placed(tile.picture, round(x, 1), round(bottom - above, 1), is_sideways=True)


@lru_cache(maxsize=64)
def _drawing(name: str) -> Markup:
    """What is inside the picture of a tile, which is one of our own files."""
    drawing = (STATIC / "tiles" / f"{name}.svg").read_text(encoding="utf-8")
    return Markup(re.sub(r"^\s*<svg[^>]*>|</svg>\s*$", "", drawing))  # noqa: S704 - our own drawings


@lru_cache(maxsize=128)
def _png(drawing: str) -> bytes:
    return svg_to_bytes(svg_string=drawing)
