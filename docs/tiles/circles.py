"""The circles suit: coins of concentric rings, ornate where there is room."""

from docs.tiles.canvas import BLUE, GREEN, MIDDLE, PAPER, RED, Point, around, discs

CORNERS = [Point(88, 108), Point(212, 108), Point(88, 292), Point(212, 292)]


def circles() -> dict[int, str]:
    """Draw the circles from one to nine."""
    upper_left, upper_right, lower_left, lower_right = CORNERS
    return {
        1: great_coin(),
        2: beaded_coin(Point(150, 108), GREEN) + beaded_coin(Point(150, 292), BLUE),
        3: coins(58, [Point(82, 88)], BLUE) + coins(58, [MIDDLE], RED) + coins(58, [Point(218, 312)], GREEN),
        4: coins(54, [Point(82, 114), Point(218, 286)], BLUE) + coins(54, [Point(218, 114), Point(82, 286)], GREEN),
        5: coins(48, [upper_left, lower_right], BLUE)
        + coins(48, [upper_right, lower_left], GREEN)
        + coins(48, [MIDDLE], RED),
        6: coins(48, rows([90, 210], [84]), GREEN) + coins(48, rows([90, 210], [214, 324]), RED),
        7: coins(43, [Point(66, 70), Point(150, 104), Point(234, 138)], GREEN)
        + coins(43, rows([98, 202], [234, 332]), RED),
        8: coins(42, rows([96, 204], [65, 155, 245, 335]), BLUE),
        9: coins(39, rows([60, 150, 240], [92]), GREEN)
        + coins(39, rows([60, 150, 240], [200]), RED)
        + coins(39, rows([60, 150, 240], [308]), BLUE),
    }


def red_five_of_circles() -> str:
    """Draw the five of circles all in red."""
    return coins(48, [*CORNERS, MIDDLE], RED)


def great_coin() -> str:
    """Draw the one: a blossom within a ring of beads."""
    return (
        discs([MIDDLE], 126, BLUE)
        + discs(around(MIDDLE, 106, 20), 9, PAPER)
        + discs([MIDDLE], 88, PAPER)
        + discs([MIDDLE], 77, GREEN)
        + discs(around(MIDDLE, 42, 8), 22, PAPER)
        + discs([MIDDLE], 40, PAPER)
        + discs(around(MIDDLE, 40, 8), 14.5, RED)
        + discs([MIDDLE], 18, RED)
    )


def beaded_coin(centre: Point, colour: str) -> str:
    """Draw a large coin with beads on its ring."""
    return coins(78, [centre], colour) + discs(around(centre, 61, 12), 6, PAPER)


def coins(radius: float, centres: list[Point], colour: str) -> str:
    """Draw plain coins of one size and colour."""
    return discs(centres, radius, colour) + discs(centres, radius * 0.58, PAPER) + discs(centres, radius * 0.33, colour)


def rows(columns: list[float], heights: list[float]) -> list[Point]:
    """Give the crossings of these columns and heights."""
    return [Point(x, y) for y in heights for x in columns]
