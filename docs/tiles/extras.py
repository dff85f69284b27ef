"""What lies beside the faces: the back of a tile and the two point sticks."""

from docs.tiles.canvas import (
    EDGE,
    INK,
    MIDDLE,
    OCHRE,
    PAPER,
    RED,
    STRAW,
    TILE,
    Pen,
    Point,
    Size,
    around,
    box,
    discs,
    document,
    lines,
    tile,
)

STICK = Size(320, 32)
STICK_MIDDLE = Point(160, 16)


def back() -> str:
    """Give the file of a tile lying face down: a hemp leaf (麻, as in 麻雀)."""
    tips = around(MIDDLE, 112, 6)
    hollows = around(MIDDLE, 112 / 3**0.5, 6, turn=0.5)
    ribs = [(MIDDLE, point) for point in tips + hollows]
    edges = [(tip, hollow) for index, tip in enumerate(tips) for hollow in (hollows[index - 1], hollows[index])]
    frame = box(TILE, 30, 14, Pen(STRAW, 7))
    return tile(frame, lines(ribs + edges, Pen(STRAW, 9)), colour=OCHRE)


def riichi_stick() -> str:
    """Give the file of the stick worth 1000 points: one red dot."""
    return point_stick(discs([STICK_MIDDLE], 9, RED))


def counter_stick() -> str:
    """Give the file of the stick worth 100 points: eight dots."""
    dots = [Point(STICK_MIDDLE.x + x, STICK_MIDDLE.y + y) for x in (-24, -8, 8, 24) for y in (-6, 6)]
    return point_stick(discs(dots, 4, INK))


def point_stick(dots: str) -> str:
    """Give the file of a stick with these dots."""
    return document(STICK, box(STICK, 2, 10, Pen(EDGE, 3), PAPER), dots)
