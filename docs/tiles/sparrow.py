"""The one of bamboo: a sparrow (雀, as in 麻雀) on a stick."""

from docs.tiles.canvas import BLUE, GREEN, INK, PAPER, RED, Pen, Point, area, discs, lines

BODY = (
    "M62 112C70 66 116 46 154 66C188 84 184 122 206 146C236 178 248 206 256 244"
    "L216 282C178 314 116 306 86 264C58 226 62 190 74 164C62 150 58 130 62 112Z"
)
TAIL = "M242 214L280 292L252 320L204 272Z"
CAP = "M62 112C70 66 116 46 154 66C174 77 181 95 188 113C150 100 104 104 62 122Z"
BEAK = "M66 108L20 134L64 148Z"
BREAST = "M84 178C106 192 134 182 140 164C136 214 160 262 198 278C160 298 116 288 96 256C78 228 76 204 84 178Z"
WING = "M148 168C194 152 232 190 246 262C196 266 142 236 148 168Z"
FEATHERS = [
    (Point(178, 190), Point(224, 238)),
    (Point(170, 212), Point(202, 242)),
]
LEGS = [(Point(130, 300), Point(124, 338)), (Point(170, 298), Point(168, 338))]
EYE = Point(106, 130)
PERCH = [(Point(30, 350), Point(270, 350))]
NODES = [(Point(x, 338), Point(x, 362)) for x in (30, 218, 270)]


def sparrow() -> str:
    """Draw the sparrow looking left, so that the upper right corner stays free."""
    return (
        lines(LEGS, Pen(RED, 9))
        + lines(PERCH, Pen(GREEN, 24))
        + lines(NODES, Pen(GREEN, 14))
        + area(TAIL, BLUE)
        + area(BODY, GREEN)
        + area(BREAST, PAPER)
        + area(CAP, RED)
        + area(BEAK, INK)
        + discs([Point(103, 134)], 25, PAPER)
        + discs([EYE], 12, INK)
        + discs([Point(EYE.x - 4, EYE.y - 4)], 3.5, PAPER)
        + area(WING, BLUE)
        + lines(FEATHERS, Pen(PAPER, 6))
    )
