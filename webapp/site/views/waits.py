"""Thirteen tiles: every wait drawn with its shapes, the copies left and what it would be worth."""

from __future__ import annotations

from dataclasses import dataclass

from webapp.riichi.outcome import NoWin
from webapp.riichi.ruleset import Ruleset
from webapp.riichi.score import Score
from webapp.riichi.tenpai import Tenpai, WaitOn
from webapp.riichi.tiles import TILES
from webapp.site.i18n import gettext
from webapp.site.views.tiles import TileView, tile_view
from webapp.site.words.furiten import furiten_sentence
from webapp.site.words.outcomes import no_win
from webapp.site.words.points import points, size
from webapp.site.words.waits import dead_wait, tiles_left, wait_name


@dataclass(frozen=True, slots=True)
class Worth:
    """What a wait is worth one way: points with their size, or why nothing."""

    value: str
    size: str


@dataclass(frozen=True, slots=True)
class WaitView:
    """One wait."""

    tile: TileView
    shapes: tuple[str, ...]
    left: str
    ron: Worth
    tsumo: Worth


@dataclass(frozen=True, slots=True)
class WaitsView:
    """All waits, none where the tiles are not tenpai, and what stands in the way of a ron."""

    waits: tuple[WaitView, ...]
    dead: tuple[TileView, ...]
    dead_reason: str
    furiten: str
    furiten_tiles: tuple[TileView, ...]


def waits_view(found: Tenpai, ruleset: Ruleset) -> WaitsView:
    """The waits of thirteen tiles in words, furiten with the moment at which the rules end it."""
    return WaitsView(
        waits=tuple(_wait(wait) for wait in found.waits),
        dead=_tiles(found.dead),
        dead_reason=dead_wait() if found.dead else "",
        furiten=furiten_sentence(found.furiten.kind, ruleset) if found.furiten else "",
        furiten_tiles=_tiles(found.furiten.kinds) if found.furiten else (),
    )


def _wait(wait: WaitOn) -> WaitView:
    return WaitView(
        tile=tile_view(TILES[wait.kind]),
        shapes=tuple(wait_name(shape) for shape in wait.shapes),
        left=tiles_left(wait.left),
        ron=_worth(wait.ron),
        tsumo=_worth(wait.tsumo),
    )


def _worth(result: Score | NoWin | None) -> Worth:
    match result:
        case Score():
            return Worth(points(result.value), size(result.han, result.fu, result.limit, result.yakuman))
        case NoWin():
            return Worth("", no_win(result.reason))
        case None:
            return Worth("", gettext("All copies are in sight."))


def _tiles(kinds: tuple[int, ...]) -> tuple[TileView, ...]:
    return tuple(tile_view(TILES[kind]) for kind in kinds)
