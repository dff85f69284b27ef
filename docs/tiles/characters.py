"""The tiles that are written: the characters suit, the winds and the dragons."""

import json
from functools import cache
from pathlib import Path
from typing import NamedTuple, TypedDict

from docs.tiles.canvas import BLUE, GREEN, INK, MIDDLE, RED, TILE, Pen, box, element, plain

NUMERALS = "一二三四五六七八九"
OUTLINES_FILE = Path(__file__).with_name("kanji.json")


class Outline(TypedDict):
    """A kanji of kanji.json: its path, and the left, top, right, bottom of its ink."""

    path: str
    box: tuple[int, int, int, int]


class Place(NamedTuple):
    """The height of a kanji's middle on the tile, and its scale across and down."""

    middle: float
    across: float
    down: float


def character(number: int, numeral_colour: str = INK) -> str:
    """Draw a numeral above the kanji for ten thousand."""
    numeral = NUMERALS[number - 1]
    return kanji(numeral, Place(100, 0.67, 0.54), Pen(numeral_colour, 13)) + kanji(
        "萬", Place(276, 0.76, 0.66), Pen(RED, 4)
    )


def wind(name: str) -> str:
    """Draw one of the four winds."""
    return kanji(name, Place(206, 0.82, 0.92), Pen(INK, 6))


def white_dragon() -> str:
    """Draw the empty frame that stands for white."""
    return box(TILE, 52, 6, Pen(BLUE, 16)) + box(TILE, 74, 3, Pen(BLUE, 5))


def green_dragon() -> str:
    """Draw the kanji 發."""
    return kanji("發", Place(206, 0.82, 0.96), Pen(GREEN, 5))


def red_dragon() -> str:
    """Draw the kanji 中."""
    return kanji("中", Place(204, 0.9, 1.08), Pen(RED, 12))


def kanji(name: str, place: Place, pen: Pen) -> str:
    """Draw a kanji, filled and lined with one pen: a wider pen makes it bolder."""
    outline = outlines()[name]
    left, top, right, bottom = outline["box"]
    x = MIDDLE.x - place.across * (left + right) / 2
    y = place.middle - place.down * (top + bottom) / 2
    return element(
        "path",
        d=outline["path"],
        transform=f"matrix({place.across} 0 0 {place.down} {plain(x)} {plain(y)})",
        fill=pen.colour,
        stroke=pen.colour,
        stroke_width=pen.width,
        stroke_linejoin="round",
    )


@cache
def outlines() -> dict[str, Outline]:
    """Read the outlines that trace.py wrote."""
    read: dict[str, Outline] = json.loads(OUTLINES_FILE.read_text(encoding="utf-8"))
    return read
