"""Trace the kanji of the tiles from the font into kanji.json.

    npm pack @fontsource/kaisei-opti
    tar -xf fontsource-kaisei-opti-*.tgz
    python -m docs.tiles.trace package/files/kaisei-opti-japanese-700-normal.woff

Rarely run, as the outlines are committed. Each is an SVG path on an em of 300 units, y downwards.
"""

import json
import sys

from fontTools.pens.boundsPen import BoundsPen  # type: ignore[import-untyped]  # fontTools has no types
from fontTools.pens.svgPathPen import SVGPathPen  # type: ignore[import-untyped]  # as above
from fontTools.pens.transformPen import TransformPen  # type: ignore[import-untyped]  # as above
from fontTools.ttLib import TTFont  # type: ignore[import-untyped]  # as above

from docs.tiles.characters import OUTLINES_FILE, Outline

KANJI = "一二三四五六七八九萬東南西北發中"
EM = 300


def main(font_path: str) -> None:
    """Write kanji.json from this font."""
    font = TTFont(font_path)
    outlines = {kanji: trace(font, kanji) for kanji in KANJI}

    text = json.dumps(outlines, ensure_ascii=False, indent=2)
    OUTLINES_FILE.write_text(text + "\n", encoding="utf-8")


def trace(font: TTFont, kanji: str) -> Outline:
    """Give the outline of one kanji."""
    glyphs = font.getGlyphSet()
    glyph = glyphs[font.getBestCmap()[ord(kanji)]]
    scale = EM / font["head"].unitsPerEm
    downwards = (scale, 0, 0, -scale, 0, 0)

    path = SVGPathPen(glyphs, ntos=lambda number: str(round(number)))
    glyph.draw(TransformPen(path, downwards))
    bounds = BoundsPen(glyphs)
    glyph.draw(TransformPen(bounds, downwards))
    left, top, right, bottom = (round(edge) for edge in bounds.bounds)
    return {"path": path.getCommands(), "box": (left, top, right, bottom)}


if __name__ == "__main__":
    main(sys.argv[1])
