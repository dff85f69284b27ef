"""Furiten: why a player may not win by ron, told from the own discards and from the tiles that were let go."""

from __future__ import annotations

from collections.abc import Iterable
from enum import StrEnum
from typing import NamedTuple

from webapp.riichi.hand import Hand, Meld
from webapp.riichi.situation import Riichi, Situation
from webapp.riichi.tiles import Tile
from webapp.riichi.waits import completing


class FuritenKind(StrEnum):
    """The three ways to be furiten, those that last longest first."""

    OWN_DISCARD = "own_discard"
    RIICHI = "riichi"
    TEMPORARY = "temporary"


class Furiten(NamedTuple):
    """Why a ron is barred, and the kinds of tile that bar it, in the order of the tiles."""

    kind: FuritenKind
    kinds: tuple[int, ...]


def is_furiten(hand: Hand, situation: Situation) -> bool:
    """Whether a ron is barred to a complete hand."""
    return not situation.is_tsumo and furiten(hand.concealed, hand.melds, situation) is not None


def furiten(concealed: tuple[Tile, ...], melds: tuple[Meld, ...], situation: Situation) -> Furiten | None:
    """Why thirteen tiles (kans as three) are furiten, or None.

    A tile that completes them bars every ron while it lies in the own discards, even if another called it away or if
    it would give no yaku. So does one that was let go: after riichi for the rest of the deal, else until the moment
    that the ruleset names in `temporary_furiten_ends`.
    """
    discarded = _completing(concealed, melds, (discard.tile for discard in situation.discards))
    if discarded:
        return Furiten(FuritenKind.OWN_DISCARD, discarded)
    let_go = _completing(concealed, melds, situation.passed)
    if not let_go:
        return None
    return Furiten(FuritenKind.TEMPORARY if situation.riichi is Riichi.NO else FuritenKind.RIICHI, let_go)


def _completing(concealed: tuple[Tile, ...], melds: tuple[Meld, ...], tiles: Iterable[Tile]) -> tuple[int, ...]:
    return tuple(completing(concealed, melds, sorted({tile.kind for tile in tiles})))
