"""The blank tile, its colours, and the few SVG marks every drawing is made of."""

from collections.abc import Iterable
from math import cos, pi, sin
from typing import NamedTuple

PAPER = "#fffdf7"
EDGE = "#8c8375"
INK = "#1e1b18"
RED = "#b3261e"
GREEN = "#1f6b4a"
BLUE = "#24457a"
OCHRE = "#b9842f"
STRAW = "#f1ddb0"


class Point(NamedTuple):
    """A place on the tile, from its upper left corner."""

    x: float
    y: float


class Size(NamedTuple):
    """How wide and how high something is."""

    width: float
    height: float


class Pen(NamedTuple):
    """The colour and the width of a line."""

    colour: str
    width: float


TILE = Size(300, 400)
MIDDLE = Point(150, 200)


def tile(*drawings: str, colour: str = PAPER) -> str:
    """Give the file of one tile: its body with the drawings on it."""
    return document(TILE, box(TILE, 4, 32, Pen(EDGE, 6), colour), *drawings)


def document(size: Size, *drawings: str) -> str:
    """Give an SVG file of this size."""
    xmlns = "http://www.w3.org/2000/svg"
    head = f'<svg xmlns="{xmlns}" viewBox="0 0 {size.width} {size.height}">'
    return "\n".join([head, *drawings, "</svg>", ""])


def box(within: Size, inset: float, corner: float, pen: Pen, fill: str = "none") -> str:
    """Draw a rectangle at this distance from the edges, its corners rounded."""
    return element(
        "rect",
        x=inset,
        y=inset,
        width=within.width - 2 * inset,
        height=within.height - 2 * inset,
        rx=corner,
        fill=fill,
        stroke=pen.colour,
        stroke_width=pen.width,
    )


def discs(centres: Iterable[Point], radius: float, colour: str) -> str:
    """Draw filled circles of one size and colour."""
    circles = (element("circle", cx=x, cy=y, r=radius) for x, y in centres)
    return f'<g fill="{colour}">{"".join(circles)}</g>'


def around(centre: Point, radius: float, count: int, turn: float = 0) -> list[Point]:
    """Give points evenly spread on a circle, the first at its top.

    turn shifts them by this part of the way to the next point.
    """
    angles = [2 * pi * (step + turn) / count for step in range(count)]
    return [Point(centre.x + radius * sin(angle), centre.y - radius * cos(angle)) for angle in angles]


def lines(ends: Iterable[tuple[Point, Point]], pen: Pen) -> str:
    """Draw straight lines with round ends."""
    path = "".join(f"M{plain(start.x)} {plain(start.y)}L{plain(end.x)} {plain(end.y)}" for start, end in ends)
    return element(
        "path",
        d=path,
        stroke=pen.colour,
        stroke_width=pen.width,
        stroke_linecap="round",
    )


def area(path: str, colour: str) -> str:
    """Draw a filled path."""
    return element("path", d=path, fill=colour)


def element(name: str, **attributes: float | str) -> str:
    """Give one empty element; stroke_width is written stroke-width."""
    written = "".join(f' {key.replace("_", "-")}="{plain(value)}"' for key, value in attributes.items())
    return f"<{name}{written}/>"


def plain(value: float | str) -> str:
    """Write a number with at most one decimal; leave words as they are."""
    return value if isinstance(value, str) else f"{round(value, 1) + 0:g}"
