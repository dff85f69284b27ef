"""What a player may declare or do: riichi, a closed kan after riichi, a discard after a call, robbing a closed kan.

Every question is answered with all that stands in the way; nothing where it is allowed.
"""

from __future__ import annotations

from collections.abc import Iterator
from enum import StrEnum
from typing import NamedTuple

from webapp.riichi.groups import GroupKind
from webapp.riichi.hand import Hand, Meld, MeldKind
from webapp.riichi.payments import STICK
from webapp.riichi.reading import all_readings, is_thirteen_orphans
from webapp.riichi.ruleset import Ruleset
from webapp.riichi.score import readings
from webapp.riichi.situation import Situation, WinBy
from webapp.riichi.tiles import TILES, Tile
from webapp.riichi.waits import waits


class ObstacleId(StrEnum):
    """What can stand in the way."""

    OPEN_HAND = "open_hand"
    NOT_TENPAI = "not_tenpai"
    NO_WAIT = "no_wait"
    WALL_TOO_SHORT = "wall_too_short"
    TOO_FEW_POINTS = "too_few_points"
    NOT_THE_DRAWN_TILE = "not_the_drawn_tile"
    NOT_FOUR_COPIES = "not_four_copies"
    WAIT_CHANGES = "wait_changes"
    READS_OTHERWISE = "reads_otherwise"
    YAKU_LOST = "yaku_lost"
    SAME_TILE = "same_tile"
    OTHER_END = "other_end"
    NOT_THIRTEEN_ORPHANS = "not_thirteen_orphans"
    NO_ROBBING_OF_CLOSED_KANS = "no_robbing_of_closed_kans"


class Obstacle(NamedTuple):
    """One thing that stands in the way; `needed` and `found` are tiles or points, where it is a number that lacks."""

    id: ObstacleId
    needed: int = 0
    found: int = 0


Obstacles = tuple[Obstacle, ...]
Tiles = tuple[tuple[Tile, ...], tuple[Meld, ...]]
"""Concealed tiles and melds."""
COPIES = 4
"""So many tiles of a kind make a kan."""


def riichi_obstacles(
    concealed: tuple[Tile, ...], melds: tuple[Meld, ...], tiles_left: int, points: int, ruleset: Ruleset
) -> Obstacles:
    """Why riichi may not be declared with fourteen tiles (kans as three), so many left in the wall and such points."""
    found: list[Obstacle] = []
    if any(meld.is_open for meld in melds):
        found.append(Obstacle(ObstacleId.OPEN_HAND))
    if not riichi_discards(concealed, melds):
        found.append(Obstacle(ObstacleId.NOT_TENPAI))
    if tiles_left < ruleset.riichi_tiles_left:
        found.append(Obstacle(ObstacleId.WALL_TOO_SHORT, ruleset.riichi_tiles_left, tiles_left))
    if points < STICK and not ruleset.riichi_below_1000:
        found.append(Obstacle(ObstacleId.TOO_FEW_POINTS, STICK, points))
    return tuple(found)


def riichi_discards(concealed: tuple[Tile, ...], melds: tuple[Meld, ...]) -> tuple[Tile, ...]:
    """The tiles of fourteen whose discard leaves a wait, each once."""
    return tuple(tile for tile in sorted(set(concealed)) if waits(_without(concealed, [tile]), melds))


def kan_obstacles(
    concealed: tuple[Tile, ...],
    melds: tuple[Meld, ...],
    drawn: Tile,
    kind: int,
    situation: Situation,
    ruleset: Ruleset,
) -> Obstacles:
    """Why a closed kan of a kind may not be declared after riichi with thirteen tiles and a drawn one.

    Everywhere the drawn tile must be its fourth and the wait must stay (EMA 2016 §3.3.13, WRC 2015 §5.7.1). By the
    option `kan_after_riichi` it must also be a triplet in every reading (strict), and no yaku may be lost. Raises
    ImpossibleState for a fifth copy.
    """
    copies = [tile for tile in concealed if tile.kind == kind]
    found = [*_riichi_cannot_stand(concealed, melds), *_no_quad(copies, drawn, kind)]
    if found:
        return tuple(found)
    kan = Meld(MeldKind.CLOSED_KAN, (*copies, drawn))
    return _changes((concealed, melds), (_without(concealed, copies), (*melds, kan)), kind, situation, ruleset)


def swap_obstacles(meld: Meld, discard: Tile, ruleset: Ruleset) -> Obstacles:
    """Why a tile may not be discarded right after calling a meld whose called tile is known (kuikae)."""
    if ruleset.swap_calling or meld.called is None:
        return ()
    if discard.kind == meld.called.kind:
        return (Obstacle(ObstacleId.SAME_TILE),)
    return (Obstacle(ObstacleId.OTHER_END),) if discard.kind == _other_end(meld, meld.called) else ()


def closed_kan_robbing_obstacles(hand: Hand, ruleset: Ruleset) -> Obstacles:
    """Why a tile of another player's closed kan may not be won on: only thirteen orphans may, where at all."""
    found: list[Obstacle] = []
    if not is_thirteen_orphans(hand.free_counts):
        found.append(Obstacle(ObstacleId.NOT_THIRTEEN_ORPHANS))
    if not ruleset.kokushi_robs_closed_kan:
        found.append(Obstacle(ObstacleId.NO_ROBBING_OF_CLOSED_KANS))
    return tuple(found)


def _other_end(meld: Meld, called: Tile) -> int | None:
    """The kind at the other end of a two-sided wait that the call completed: 3 with 45 called, then 6 out."""
    if meld.kind is not MeldKind.CHI:
        return None
    place = called.kind - meld.first
    other = called.kind + 3 if place == 0 else called.kind - 3
    return other if place != 1 and other // 9 == called.kind // 9 else None


def _riichi_cannot_stand(concealed: tuple[Tile, ...], melds: tuple[Meld, ...]) -> Iterator[Obstacle]:
    """Why thirteen tiles cannot be those of a player who declared riichi."""
    if any(meld.is_open for meld in melds):
        yield Obstacle(ObstacleId.OPEN_HAND)
    if not waits(concealed, melds):
        yield Obstacle(ObstacleId.NO_WAIT)


def _no_quad(copies: list[Tile], drawn: Tile, kind: int) -> Iterator[Obstacle]:
    """Why a kind of which there are such copies beside the drawn tile makes no kan with it."""
    is_drawn = drawn.kind == kind
    if not is_drawn:
        yield Obstacle(ObstacleId.NOT_THE_DRAWN_TILE)
    if len(copies) + is_drawn < COPIES:
        yield Obstacle(ObstacleId.NOT_FOUR_COPIES, COPIES, len(copies) + is_drawn)


def _changes(before: Tiles, after: Tiles, kind: int, situation: Situation, ruleset: Ruleset) -> Obstacles:
    """What the ruleset wants to stay the same and a kan of the kind changes."""
    found: list[Obstacle] = []
    if waits(*before) != waits(*after):
        found.append(Obstacle(ObstacleId.WAIT_CHANGES))
    if ruleset.kan_after_riichi != "same_wait" and not _is_always_triplet(kind, *before, situation, ruleset):
        found.append(Obstacle(ObstacleId.READS_OTHERWISE))
    if ruleset.kan_after_riichi == "strict_with_yaku" and not found and _loses_yaku(before, after, situation, ruleset):
        found.append(Obstacle(ObstacleId.YAKU_LOST))
    return tuple(found)


def _is_always_triplet(
    kind: int, concealed: tuple[Tile, ...], melds: tuple[Meld, ...], situation: Situation, ruleset: Ruleset
) -> bool:
    for wait in waits(concealed, melds):
        for reading in all_readings(Hand(concealed, melds, TILES[wait]), situation, ruleset):
            if not any(group.kind is GroupKind.TRIPLET and group.first == kind for group in reading.groups):
                return False
    return True


def _loses_yaku(before: Tiles, after: Tiles, situation: Situation, ruleset: Ruleset) -> bool:
    """Whether some wait is left without a yaku that it had, won by ron without any luck."""
    plain = Situation(WinBy.RON, situation.seat, situation.round, situation.riichi)
    return any(
        not _yaku_of(Hand(*before, TILES[wait]), plain, ruleset) <= _yaku_of(Hand(*after, TILES[wait]), plain, ruleset)
        for wait in waits(*before)
    )


def _yaku_of(hand: Hand, situation: Situation, ruleset: Ruleset) -> set[str]:
    return {held.id for candidate in readings(hand, situation, ruleset) for held in candidate.held}


def _without(tiles: tuple[Tile, ...], taken: list[Tile]) -> tuple[Tile, ...]:
    left = list(tiles)
    for tile in taken:
        left.remove(tile)
    return tuple(left)
