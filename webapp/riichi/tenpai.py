"""A hand of thirteen tiles: what it waits for, how, for how much, and what stands in the way."""

from __future__ import annotations

from typing import NamedTuple

from webapp.riichi.furiten import Furiten, furiten
from webapp.riichi.groups import Wait
from webapp.riichi.hand import Hand, Meld, tiles_of
from webapp.riichi.outcome import NoWin
from webapp.riichi.reading import all_readings
from webapp.riichi.ruleset import Ruleset
from webapp.riichi.score import Score, score
from webapp.riichi.situation import Situation, WinBy
from webapp.riichi.tiles import TILES, Tile
from webapp.riichi.waits import dead_waits, waits


class WaitOn(NamedTuple):
    """A tile that completes the hand: its kind, in which ways, and how many copies are not in sight.

    `ron` and `tsumo` are what it would be worth without the luck of the moment, `ron` a NoWin too where furiten bars
    it. Both are None where no copy is left that could be won.
    """

    kind: int
    shapes: tuple[Wait, ...]
    left: int
    ron: Score | NoWin | None
    tsumo: Score | NoWin | None


class Tenpai(NamedTuple):
    """The waits of thirteen tiles, none where they are not one tile away, and the kinds of which all four are held."""

    waits: tuple[WaitOn, ...]
    dead: tuple[int, ...]
    furiten: Furiten | None


def tenpai(concealed: tuple[Tile, ...], melds: tuple[Meld, ...], situation: Situation, ruleset: Ruleset) -> Tenpai:
    """What thirteen tiles (kans as three) wait for. `by`, events and discarder of the situation play no part.

    Raises ImpossibleState for tiles or a situation that cannot be, whatever the winning tile.
    """
    asked = situation.changed(events=frozenset(), discarder=None)
    found = tuple(_wait_on(kind, concealed, melds, asked, ruleset) for kind in waits(concealed, melds))
    return Tenpai(found, dead_waits(concealed, melds), furiten(concealed, melds, situation))


def _wait_on(
    kind: int, concealed: tuple[Tile, ...], melds: tuple[Meld, ...], situation: Situation, ruleset: Ruleset
) -> WaitOn:
    hand = Hand(concealed, melds, TILES[kind])
    by_ron, by_tsumo = (situation.changed(by=by) for by in (WinBy.RON, WinBy.TSUMO))
    shapes = {reading.wait for reading in all_readings(hand, by_ron, ruleset)}
    seen = (*concealed, *tiles_of(melds), *(tile for tiles in situation.places.values() for tile in tiles))
    left = max(0, 4 - sum(tile.kind == kind for tile in seen))
    ron, tsumo = (score(hand, won, ruleset) if left else None for won in (by_ron, by_tsumo))
    return WaitOn(kind, tuple(sorted(shapes)), left, ron, tsumo)
