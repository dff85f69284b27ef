"""What stands in prose beside words: links, tiles, what the engine computes, and whole hands and tables."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import NamedTuple

from webapp.riichi.fu_list import FuCase
from webapp.riichi.points import Limit
from webapp.riichi.tiles import Tile


@dataclass(frozen=True, slots=True)
class TilesInLine:
    """A few tiles, drawn in the line."""

    tiles: tuple[Tile, ...]


@dataclass(frozen=True, slots=True)
class YakuLink:
    """A page about a yaku, or the engine's row that it speaks of; without a text its name stands there."""

    id: str
    text: str = ""


@dataclass(frozen=True, slots=True)
class ChapterLink:
    """A chapter, or the section under one of its headings; without a text its title or the heading stands there."""

    id: str
    heading: str = ""
    text: str = ""


@dataclass(frozen=True, slots=True)
class TermWord:
    """A word of the game with its definition at hand; without a text the lead word stands there."""

    id: str
    text: str = ""


@dataclass(frozen=True, slots=True)
class RulesetLink:
    """A published ruleset by its short name."""

    id: str


class HandState(StrEnum):
    """Whether a hand has called."""

    CLOSED = "closed"
    OPEN = "open"


@dataclass(frozen=True, slots=True)
class HanOf:
    """What a yaku is worth under the reader's rules."""

    id: str
    hand: HandState


@dataclass(frozen=True, slots=True)
class FuOf:
    """What something earns in fu under the reader's rules."""

    case: FuCase


class Way(StrEnum):
    """Who wins and how; BASE asks for the base points alone."""

    RON = "ron"
    DEALER_RON = "dealer_ron"
    TSUMO = "tsumo"
    DEALER_TSUMO = "dealer_tsumo"
    BASE = "base"


class HanAndFu(NamedTuple):
    """The size of a win that a limit need not decide."""

    han: int
    fu: int


@dataclass(frozen=True, slots=True)
class PointsOf:
    """What a win of a size costs under the reader's rules."""

    way: Way
    size: HanAndFu | Limit


class Sum(StrEnum):
    """The other sums of points that change hands: a stick, counters by ron and by each player, and all at a draw."""

    RIICHI = "riichi"
    HONBA = "honba"
    HONBA_EACH = "honba_each"
    NOTEN = "noten"


@dataclass(frozen=True, slots=True)
class SumOf:
    """One of these sums under the reader's rules."""

    sum: Sum


@dataclass(frozen=True, slots=True)
class OptionOf:
    """The value of an option of the reader's rules in words."""

    id: str


@dataclass(frozen=True, slots=True)
class FactOf:
    """The value of a fact of the reader's ruleset in words."""

    id: str


@dataclass(frozen=True, slots=True)
class ScoreOf:
    """Han, fu and points of a hand of the chapter."""

    hand: str


class Part(StrEnum):
    """What is shown of a hand: all of it with its yaku, its fu as a bill, or the steps to its points."""

    HAND = "hand"
    FU_BILL = "fu_bill"
    STEPS = "steps"


@dataclass(frozen=True, slots=True)
class HandBlock:
    """A hand of the chapter, or a bill of it."""

    part: Part
    hand: str


@dataclass(frozen=True, slots=True)
class WaitsBlock:
    """Thirteen tiles of the chapter and what they wait for."""

    waits: str


@dataclass(frozen=True, slots=True)
class OptionsBlock:
    """A few options with the reader's values, and which rulesets say otherwise."""

    ids: tuple[str, ...]


class TableKind(StrEnum):
    """The tables that are worked out."""

    TILES = "tiles"
    SCORE_NON_DEALER = "score_non_dealer"
    SCORE_DEALER = "score_dealer"
    FU = "fu"
    LIMITS = "limits"
    DRAW_PAYMENTS = "draw_payments"
    YAKU_BY_HAN = "yaku_by_han"
    RULESETS = "rulesets"


@dataclass(frozen=True, slots=True)
class TableBlock:
    """One of these tables."""

    table: TableKind


Linked = YakuLink | ChapterLink | TermWord | RulesetLink
Computed = HanOf | FuOf | PointsOf | SumOf | OptionOf | FactOf | ScoreOf
InLine = TilesInLine | Linked | Computed
Block = HandBlock | WaitsBlock | OptionsBlock | TableBlock
Piece = InLine | Block
