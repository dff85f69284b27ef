"""Whether riichi, or a concealed quad after it, may be declared with the tiles that somebody wrote."""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple

from webapp.riichi.copies import fifth_copies
from webapp.riichi.errors import ImpossibleState
from webapp.riichi.hand import Meld, tiles_of
from webapp.riichi.legality import COPIES, Obstacles, kan_obstacles, riichi_discards, riichi_obstacles
from webapp.riichi.notation import parse_notation
from webapp.riichi.situation import Riichi, Situation, WinBy, Wind
from webapp.riichi.tiles import TILES, Tile
from webapp.riichi.waits import waits
from webapp.site.i18n import gettext
from webapp.site.rules import Rules
from webapp.site.views.tiles import TileView, tile_views
from webapp.site.words.legality import obstacle_sentence
from webapp.site.words.problems import problem_sentence

USUAL_POINTS = "25000"
USUAL_TILES_LEFT = "20"
_AFTER_RIICHI = Situation(WinBy.TSUMO, Wind.EAST, Wind.EAST, Riichi.RIICHI)
"""The seat plays no part: no wind decides over a quad."""


@dataclass(frozen=True, slots=True)
class Answer:
    """Everything that is in the way or cannot be read, or that nothing is, with the tiles that it concerns."""

    sentences: tuple[str, ...]
    tiles: tuple[TileView, ...] = ()


@dataclass(frozen=True, slots=True)
class RiichiView:
    """Fourteen tiles, what is left in the wall, the player's points, and whether riichi may be declared."""

    tiles: str
    left: str
    points: str
    answer: Answer | None


@dataclass(frozen=True, slots=True)
class KanView:
    """Thirteen tiles after riichi, the tile just drawn, and whether it may make a concealed quad."""

    tiles: str
    drawn: str
    answer: Answer | None


class _Held(NamedTuple):
    concealed: tuple[Tile, ...]
    melds: tuple[Meld, ...]

    @property
    def size(self) -> int:
        return len(self.concealed) + 3 * len(self.melds)


def riichi_view(tiles: str, left: str, points: str, rules: Rules) -> RiichiView:
    """The question whether riichi may be declared; it is asked by writing tiles."""
    left, points = left or USUAL_TILES_LEFT, points or USUAL_POINTS
    return RiichiView(tiles, left, points, _may_declare(tiles, left, points, rules) if tiles else None)


def kan_view(tiles: str, drawn: str, rules: Rules) -> KanView:
    """The question whether a quad may be declared after riichi; it is asked by writing any tiles."""
    return KanView(tiles, drawn, _may_make_quad(tiles, drawn, rules) if tiles or drawn else None)


def _may_declare(tiles: str, left: str, points: str, rules: Rules) -> Answer:
    held = _held(tiles, 14)
    faults = [_write_tiles(14)] if held is None else _fifth_copies(held)
    if not (_is_count(left) and _is_count(points.removeprefix("-"))):
        faults.append(gettext("Write the tiles left and the points as whole numbers."))
    if held is None or faults:
        return Answer(tuple(faults))
    obstacles = riichi_obstacles(*held, int(left), int(points), rules.ruleset)
    if obstacles:
        return _refusal(obstacles)
    said = gettext("Riichi may be declared with one of these discards:")
    return Answer((said,), tile_views(riichi_discards(*held)))


def _may_make_quad(tiles: str, drawn: str, rules: Rules) -> Answer:
    held, new = _held(tiles, 13), _held(drawn, 1)
    faults = [] if held else [_write_tiles(13)]
    if not new:
        faults.append(gettext("Write the tile just drawn, such as 5p."))
    if held and new:
        faults += _fifth_copies(_Held((*held.concealed, *new.concealed), held.melds))
    if held is None or new is None or faults:
        return Answer(tuple(faults))
    kind = _kind_of_quad(held.concealed, new.concealed[0])
    obstacles = kan_obstacles(*held, new.concealed[0], kind, _AFTER_RIICHI, rules.ruleset)
    if obstacles:
        return _refusal(obstacles)
    said = gettext("The quad may be declared: the hand still waits for these tiles.")
    return Answer((said,), tile_views(TILES[wait] for wait in waits(*held)))


def _kind_of_quad(concealed: tuple[Tile, ...], drawn: Tile) -> int:
    """The kind that somebody wants to declare: that of which four are held already, else that of the drawn tile."""
    kinds = [tile.kind for tile in concealed]
    return next((kind for kind in kinds if kinds.count(kind) == COPIES), drawn.kind)


def _refusal(obstacles: Obstacles) -> Answer:
    return Answer(tuple(map(obstacle_sentence, obstacles)))


def _held(text: str, size: int) -> _Held | None:
    """The tiles that a text names, None where it cannot be read or they are not so many, each kan counted as three."""
    try:
        written = parse_notation(text)
    except ImpossibleState:
        return None
    held = _Held((*written.concealed, *((written.winning,) if written.winning else ())), written.melds)
    return held if held.size == size and held.concealed else None


def _fifth_copies(held: _Held) -> list[str]:
    found = fifth_copies({"concealed": held.concealed, "melds": tiles_of(held.melds)})
    return list(dict.fromkeys(map(problem_sentence, found)))


def _write_tiles(size: int) -> str:
    return gettext("Write %(size)s tiles such as 123m406p77z, each quad counted as three.", size=size)


def _is_count(text: str) -> bool:
    return text.isascii() and text.isdigit() and len(text) < 8
