"""The bamboo suit from two to nine: sticks of two joints, green or red."""

from typing import NamedTuple

from docs.tiles.canvas import GREEN, MIDDLE, PAPER, RED, Point, Size, element, plain

LARGE = Size(60, 146)
MEDIUM = Size(52, 146)
SLIM = Size(40, 144)
SHORT = Size(52, 128)
SMALL = Size(46, 94)

COLUMNS: list[float] = [68, 150, 232]
CORNERS = [Point(76, 116), Point(224, 116), Point(76, 286), Point(224, 286)]


class Stick(NamedTuple):
    """Where the middle of a stick is, and its lean to the right in degrees."""

    middle: Point
    lean: float = 0


def bamboo() -> dict[int, str]:
    """Draw the bamboo tiles from two to nine."""
    return {
        2: sticks(LARGE, upright([150], [114, 286])),
        3: sticks(LARGE, upright([150], [114]) + upright([84, 216], [286])),
        4: sticks(LARGE, upright([86, 214], [114, 286])),
        5: sticks(SHORT, [Stick(corner) for corner in CORNERS]) + sticks(SHORT, [Stick(MIDDLE)], RED),
        6: sticks(MEDIUM, upright(COLUMNS, [114, 286])),
        7: sticks(SMALL, upright([150], [82]), RED) + sticks(SMALL, upright(COLUMNS, [204, 322])),
        8: sticks(SLIM, zigzag(114, 17) + zigzag(286, -17)),
        9: sticks(SMALL, upright([68, 232], [82, 200, 318])) + sticks(SMALL, upright([150], [82, 200, 318]), RED),
    }


def red_five_of_bamboo() -> str:
    """Draw the five of bamboo all in red."""
    return sticks(SHORT, [Stick(middle) for middle in (*CORNERS, MIDDLE)], RED)


def upright(columns: list[float], heights: list[float]) -> list[Stick]:
    """Give straight sticks with their middles where columns and heights cross."""
    return [Stick(Point(x, y)) for y in heights for x in columns]


def zigzag(height: float, lean: float) -> list[Stick]:
    """Give the four sticks of an M, or with a negative lean of a W."""
    return [
        *upright([44, 256], [height]),
        Stick(Point(108, height), -lean),
        Stick(Point(192, height), lean),
    ]


def sticks(size: Size, places: list[Stick], colour: str = GREEN) -> str:
    """Draw sticks of one size and colour."""
    joints = joint(size, -1) + joint(size, 1)
    gleams = gleam(size, -1) + gleam(size, 1)
    return "".join(
        element("path", d=joints, fill=colour, transform=put(stick))
        + element(
            "path",
            d=gleams,
            stroke=PAPER,
            stroke_width=size.width * 0.11,
            stroke_linecap="round",
            transform=put(stick),
        )
        for stick in places
    )


def joint(size: Size, side: int) -> str:
    """Trace the half of a stick above (-1) or below (1) its node: its ends flare."""
    node, end = side * 2, side * size.height / 2
    shoulder = end - side * size.width * 0.16
    edge, cap, waist = size.width * 0.5, size.width * 0.35, size.width * 0.24
    middle = (node + end) / 2
    return (
        f"M{plain(-edge)} {node}H{plain(edge)}"
        + curve(Point(waist, middle), Point(edge, shoulder))
        + curve(Point(edge, end), Point(cap, end))
        + f"H{plain(-cap)}"
        + curve(Point(-edge, end), Point(-edge, shoulder))
        + curve(Point(-waist, middle), Point(-edge, node))
        + "Z"
    )


def curve(towards: Point, to: Point) -> str:
    """Go on with a curve that bends towards one point and ends at the other."""
    return "Q" + " ".join(plain(number) for number in (*towards, *to))


def gleam(size: Size, side: int) -> str:
    """Trace the light line on a joint."""
    return f"M0 {plain(side * size.height * 0.16)}V{plain(side * size.height * 0.34)}"


def put(stick: Stick) -> str:
    """Give the transform that moves a stick from the origin to its place."""
    x, y = stick.middle
    turn = f"rotate({plain(stick.lean)})" if stick.lean else ""
    return f"translate({plain(x)} {plain(y)}){turn}"
