"""A query that is no name but a hand: the way to the desk that scores it."""

from __future__ import annotations

import re
import unicodedata
from dataclasses import dataclass

from webapp.riichi.notation import format_parts, parse_parts
from webapp.riichi.written import Unreadable
from webapp.site.choices import choices
from webapp.site.views.desk_address import draft_address
from webapp.site.views.desk_draft import Draft
from webapp.site.views.desk_meaning import tiles_of_parts
from webapp.site.views.tiles import TileView, tile_views

_FEWEST_TILES = 5
"""Fewer tiles are hardly meant as a hand."""
_SUITED = re.compile(r"\d[mpsz]", re.IGNORECASE)


@dataclass(frozen=True, slots=True)
class HandAsked:
    """The tiles that were typed, in the form in which we write them, and the desk with them."""

    text: str
    tiles: tuple[TileView, ...]
    href: str


def hand_asked(query: str) -> HandAsked | None:
    """The hand that a query is; None where it is anything else."""
    if not _SUITED.search(unicodedata.normalize("NFKC", query)):
        return None
    try:
        parts = parse_parts(query)
    except Unreadable:
        return None
    tiles = tiles_of_parts(parts)
    if len(tiles) < _FEWEST_TILES:
        return None
    text = format_parts(parts)
    return HandAsked(text, tile_views(tiles), draft_address(Draft(tiles=text), choices().rules))
