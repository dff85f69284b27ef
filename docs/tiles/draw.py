"""Draw every tile and point stick of the site as an SVG file.

    python -m docs.tiles.draw webapp/site/static/tiles

Needs the standard library only: the outlines of the kanji are kept in kanji.json,
which trace.py makes from the font.
"""

import sys
from pathlib import Path

from docs.tiles.bamboo import bamboo, red_five_of_bamboo
from docs.tiles.canvas import RED, area, tile
from docs.tiles.characters import character, green_dragon, red_dragon, white_dragon, wind
from docs.tiles.circles import circles, red_five_of_circles
from docs.tiles.extras import back, counter_stick, riichi_stick
from docs.tiles.sparrow import sparrow

# Red fives must differ without colour too: their upper left corner is filled.
RED_CORNER = area("M10 36A26 26 0 0 1 36 10H86L10 86Z", RED)


def main(folder: str) -> None:
    """Write all files into this folder."""
    for name, text in files().items():
        Path(folder, f"{name}.svg").write_text(text, encoding="utf-8", newline="\n")


def files() -> dict[str, str]:
    """Give the text of every file under its name without suffix."""
    faces = {name: tile(drawing) for name, drawing in drawings().items()}
    return {
        **faces,
        "back": back(),
        "stick-1000": riichi_stick(),
        "stick-100": counter_stick(),
    }


def drawings() -> dict[str, str]:
    """Give what is drawn on each of the 37 faces."""
    return {
        **{f"{number}m": character(number) for number in range(1, 10)},
        "0m": character(5, RED) + RED_CORNER,
        **{f"{number}p": drawing for number, drawing in circles().items()},
        "0p": red_five_of_circles() + RED_CORNER,
        "1s": sparrow(),
        **{f"{number}s": drawing for number, drawing in bamboo().items()},
        "0s": red_five_of_bamboo() + RED_CORNER,
        **{f"{number}z": wind(name) for number, name in enumerate("東南西北", 1)},
        "5z": white_dragon(),
        "6z": green_dragon(),
        "7z": red_dragon(),
    }


if __name__ == "__main__":
    main(sys.argv[1])
