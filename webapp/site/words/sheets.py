"""The words of the sheets for the table: their names, and the few sentences that a beginner needs."""

from __future__ import annotations

from enum import Enum

from markupsafe import Markup, escape

from webapp.riichi.payments import STICK
from webapp.site.i18n import gettext, mark, mark_in, number, pgettext


class Sheet(Enum):
    """The sheets, by their ids in addresses."""

    YAKU = "yaku"
    SCORING = "scoring"
    BEGINNER = "beginner"
    TWO_LANGUAGES = "two_languages"


_NAMES = {
    Sheet.YAKU: mark_in("sheet", "All yaku"),
    Sheet.SCORING: mark_in("sheet", "Points, fu and limits"),
    Sheet.BEGINNER: mark_in("sheet", "The first evening"),
    Sheet.TWO_LANGUAGES: mark_in("sheet", "All yaku in two languages"),
}
_ABOUT = {
    Sheet.YAKU: mark("Every yaku of these rules with its worth, what it asks for and a hand. Two pages."),
    Sheet.SCORING: mark(
        "The fu, the points of dealer and non-dealer, the limits and the payments at a draw. Two pages."
    ),
    Sheet.BEGINNER: mark("How a deal goes, and ten yaku to begin with. One page."),
    Sheet.TWO_LANGUAGES: mark("Every yaku beside itself in a second language, for a table that speaks both."),
}
LESSONS = ("hand", "turn", "win", "riichi", "furiten", "dora")
"""The lessons of the beginners' sheet, in their order."""
_HEADINGS = {
    "hand": mark_in("lesson", "The hand"),
    "turn": mark_in("lesson", "Your turn"),
    "win": mark_in("lesson", "Winning"),
    "riichi": mark_in("lesson", "Riichi"),
    "furiten": mark_in("lesson", "Furiten"),
    "dora": mark_in("lesson", "Dora"),
}
_TEXTS = {
    "hand": mark(
        "Four sets and a pair. A set is a sequence (three numbers of one suit in a row) or a triplet (three equal "
        "tiles)."
    ),
    "turn": mark(
        "Draw a tile, then discard one. You may call the discard of another player: chii for a sequence, from the left "
        "only; pon for a triplet, from anybody. A call opens the hand."
    ),
    "win": mark(
        "Ron on another player’s discard, tsumo on your own draw. The hand has to be complete and have at least one "
        "yaku."
    ),
    "riichi": mark(
        "Your hand is closed and lacks one tile: say “riichi”, turn the discard sideways, put down a stick of "
        "%(points)s points. From then on you discard what you draw."
    ),
    "furiten": mark("If one of your winning tiles is among your own discards, you can win by tsumo only."),
    "dora": mark("The tile after the open indicator is the dora. Each one is worth a han more, but it is no yaku."),
}


def sheet_name(sheet: Sheet) -> str:
    """The name of a sheet."""
    return pgettext(*_NAMES[sheet])


def about(sheet: Sheet) -> str:
    """What a sheet is for, and how long it is."""
    return gettext(_ABOUT[sheet])


def lesson(id: str) -> tuple[str, Markup]:
    """The heading and the text of a lesson."""
    return pgettext(*_HEADINGS[id]), escape(gettext(_TEXTS[id], points=number(STICK)))
