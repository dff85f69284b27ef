"""A tile as it is drawn: its picture, its spoken name, how it lies, and which lines of an explanation it belongs to."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from enum import Enum

from webapp.riichi.tiles import Tile
from webapp.site.words.tiles import face_down_name, numeral, tile_name


class Pose(Enum):
    """How a tile lies in its row."""

    UPRIGHT = "upright"
    SIDEWAYS = "sideways"
    STACKED = "stacked"
    """Sideways, on top of the sideways tile before it."""


@dataclass(frozen=True, slots=True)
class TileView:
    """One drawn tile. `picture` is the name of its file, `numeral` the beginners' sign, empty for dragons."""

    picture: str
    name: str
    numeral: str
    pose: Pose = Pose.UPRIGHT
    is_outlined: bool = False
    lines: tuple[int, ...] = ()


def tile_view(
    tile: Tile, pose: Pose = Pose.UPRIGHT, *, is_outlined: bool = False, lines: tuple[int, ...] = ()
) -> TileView:
    """The tile with its face up."""
    return TileView(str(tile), tile_name(tile), numeral(tile), pose, is_outlined, lines)


def tile_views(tiles: Iterable[Tile]) -> tuple[TileView, ...]:
    """The tiles in a row, as they come."""
    return tuple(tile_view(tile) for tile in tiles)


def back_view(lines: tuple[int, ...] = ()) -> TileView:
    """A tile that shows its back."""
    return TileView("back", face_down_name(), "", lines=lines)
