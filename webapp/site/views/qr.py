"""A QR code as a drawing inside the page: dark on light with its quiet zone, as large as its place."""

from __future__ import annotations

from itertools import groupby

import segno
from markupsafe import Markup

QUIET_ZONE = 4
"""Empty modules around the code, as ISO/IEC 18004 asks for."""

_DRAWING = Markup(
    '<svg class="qr" viewBox="0 0 {size} {size}" aria-hidden="true" focusable="false"><path d="{path}"/></svg>'
)


def qr_svg(text: str) -> Markup:
    """The code of a text. Its two colours are those of the style sheet's `.qr`; it is decoration to a screen reader."""
    rows = segno.make(text, error="m", micro=False).matrix
    path = "".join(_row(row, QUIET_ZONE + line) for line, row in enumerate(rows))
    size = len(rows) + 2 * QUIET_ZONE
    return _DRAWING.format(size=size, path=path)


def _row(row: bytearray, line: int) -> str:
    """Each run of dark modules as one bar."""
    bars, place = [], QUIET_ZONE
    for is_dark, run in groupby(row):
        length = len(list(run))
        if is_dark:
            bars.append(f"M{place} {line}h{length}v1h-{length}z")
        place += length
    return "".join(bars)
