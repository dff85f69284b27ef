"""The spoken names of tiles, and the small numerals that beginners may have on them."""

from collections.abc import Sequence
from itertools import groupby

from webapp.riichi.tiles import Tile
from webapp.site.i18n import gettext, mark, mark_in, pgettext

_NUMBERED = {
    "m": mark("%(number)s of characters"),
    "p": mark("%(number)s of circles"),
    "s": mark("%(number)s of bamboos"),
}
_RED_FIVES = {
    "m": mark("red 5 of characters"),
    "p": mark("red 5 of circles"),
    "s": mark("red 5 of bamboos"),
}
_HONOURS = (
    mark("East wind"),
    mark("South wind"),
    mark("West wind"),
    mark("North wind"),
    mark("white dragon"),
    mark("green dragon"),
    mark("red dragon"),
)
# Translators: one letter, printed small in the corner of a wind tile.
_WIND_LETTERS = (
    mark_in("letter on the wind tile", "E"),
    mark_in("letter on the wind tile", "S"),
    mark_in("letter on the wind tile", "W"),
    mark_in("letter on the wind tile", "N"),
)


def tile_name(tile: Tile) -> str:
    """The name that is said aloud: `5 of circles`, `red 5 of bamboos`, `East wind`."""
    if tile.suit == "z":
        return gettext(_HONOURS[tile.number - 1])
    if tile.red:
        return gettext(_RED_FIVES[tile.suit])
    return gettext(_NUMBERED[tile.suit], number=tile.number)


def tiles_name(tiles: Sequence[Tile]) -> str:
    """Some tiles in a row: `2, 3, 4 of circles`, `5 of circles, red 5 of circles, East wind`."""
    return ", ".join(
        gettext(_NUMBERED[suit], number=", ".join(str(tile.number) for tile in run))
        if suit in _NUMBERED
        else ", ".join(map(tile_name, run))
        for suit, run in groupby(tiles, key=lambda tile: "" if tile.red else tile.suit)
    )


def face_down_name() -> str:
    """The name of a tile that shows its back."""
    return gettext("face-down tile")


def numeral(tile: Tile) -> str:
    """A digit for a suit tile, a letter for a wind, nothing for a dragon, which its colour tells."""
    if tile.suit != "z":
        return str(tile.number)
    return pgettext(*_WIND_LETTERS[tile.number - 1]) if tile.number <= len(_WIND_LETTERS) else ""
