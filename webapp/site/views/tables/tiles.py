"""The 34 kinds of tile with their names."""

from __future__ import annotations

from webapp.riichi.tiles import DRAGONS, WINDS, Tile
from webapp.site.i18n import gettext, language
from webapp.site.library import catalog
from webapp.site.rules import Rules
from webapp.site.views.table import NamedTile, TileRow, TileTable
from webapp.site.views.tables.scores import Spot
from webapp.site.views.tiles import tile_view
from webapp.site.words.desk import suit_name

_SUITS = ("characters", "circles", "bamboos")
_WINDS = ("east", "south", "west", "north")
_DRAGONS = ("white_dragon", "green_dragon", "red_dragon")


def tiles(_rules: Rules, _spot: Spot | None) -> TileTable:
    """The three suits, the winds and the dragons."""
    suits = tuple(_suit(id, place) for place, id in enumerate(_SUITS))
    winds = TileRow(gettext("Winds"), "", "", tuple(map(_honour, WINDS, _WINDS)))
    dragons = TileRow(gettext("Dragons"), "", "", tuple(map(_honour, DRAGONS, _DRAGONS)))
    return TileTable(
        caption=gettext("The 34 kinds of tile"),
        rows=(*suits, winds, dragons),
        notes=(gettext("There are four of each kind, 136 tiles in all."),),
    )


def _suit(id: str, place: int) -> TileRow:
    term = catalog().terms[id]
    tiles = [Tile(9 * place + step) for step in range(9)]
    named = tuple(NamedTile(tile_view(tile), str(tile.number)) for tile in tiles)
    return TileRow(suit_name(tiles[0].suit), term.kanji, term.romaji, named)


def _honour(kind: int, id: str) -> NamedTile:
    term = catalog().terms[id]
    return NamedTile(tile_view(Tile(kind)), term.texts[language()].lead, term.kanji, term.romaji)
