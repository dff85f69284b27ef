"""How and when a hand is won, and everything that cannot be true of that at once."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass
from enum import IntEnum, StrEnum
from typing import Any, NamedTuple

from webapp.riichi import counts, facts
from webapp.riichi.counts import BY_RON, BY_TSUMO, DORA_SHIFTS, MOST_ADDED, TOO_MANY
from webapp.riichi.memo import Memo, quick
from webapp.riichi.tiles import EAST, Tile


class Wind(IntEnum):
    """A wind as a seat or a round."""

    EAST = 0
    SOUTH = 1
    WEST = 2
    NORTH = 3

    @property
    def id(self) -> str:
        """`east`, `south`, `west` or `north`."""
        return WIND_IDS[self]

    @property
    def kind(self) -> int:
        """The kind of its tile."""
        return EAST + self


WIND_IDS = ("east", "south", "west", "north")


class WinBy(StrEnum):
    """Where the winning tile comes from."""

    RON = "ron"
    TSUMO = "tsumo"


class Riichi(StrEnum):
    """Whether the winner has declared."""

    NO = "no"
    RIICHI = "riichi"
    DOUBLE = "double"


class Event(StrEnum):
    """What is special about the winning tile or the moment."""

    IPPATSU = "ippatsu"
    LAST_TILE = "last_tile"
    AFTER_KAN = "after_kan"
    ROBBED_KAN = "robbed_kan"
    FIRST_TURN = "first_turn"


class Pao(NamedTuple):
    """Who is liable for a yakuman: its id and the seat of the player who fed it."""

    yaku: str
    seat: Wind


class Discard(NamedTuple):
    """One of the winner's own discards, and whether another player called it away."""

    tile: Tile
    called: bool = False


_RIICHI_VALUE = {Riichi.NO: 0, Riichi.RIICHI: 1, Riichi.DOUBLE: 2}
_EVENT_FACT = {
    Event.IPPATSU: facts.IPPATSU,
    Event.LAST_TILE: facts.LAST_TILE,
    Event.AFTER_KAN: facts.AFTER_KAN,
    Event.ROBBED_KAN: facts.ROBBED_KAN,
    Event.FIRST_TURN: facts.FIRST_TURN,
}


@dataclass(frozen=True, slots=True)
class Moment:
    """What follows from how, when and by whom a hand is won: the facts, and the winds that count (see `counts`)."""

    is_tsumo: bool
    word: int
    winds_code: int
    won_codes: tuple[int, ...]
    """By the winning kind, its code (see `counts`)."""


@dataclass(frozen=True, slots=True)
class Indicators:
    """What follows from a row of indicators: their counts, and where in a hand's counts their dora stand."""

    counts: int
    shifts: tuple[int, ...]


class _Fields(NamedTuple):
    by: WinBy
    seat: Wind
    round: Wind
    riichi: Riichi
    events: frozenset[Event]
    dora: tuple[Tile, ...]
    ura: tuple[Tile, ...]
    honba: int
    sticks: int
    discarder: Wind | None
    discards: tuple[Discard, ...]
    passed: tuple[Tile, ...]
    pao: Pao | None
    # What follows from those above, worked out once.
    moment: Moment
    indicator_counts: int
    """Counts of all indicators."""
    dora_shifts: tuple[int, ...]
    """Where in a hand's counts the dora of each indicator stand."""
    ura_shifts: tuple[int, ...]
    has_more_to_check: bool
    """Whether a discarder, a liable player, honba, sticks or discards are named."""


class Situation(_Fields):
    """Everything around a winning hand. `dora` and `ura` are indicators; `sticks` include the winner's own.

    `discards` are the winner's own, oldest first; `passed` are winning tiles let go since the last own draw, or since
    riichi. `discarder` is None where nobody said, and always for a tsumo.
    """

    __slots__ = ()

    def __new__(  # noqa: PLR0913, PLR0917 - a situation is made of so much
        cls,
        by: WinBy,
        seat: Wind,
        round: Wind,  # noqa: A002 - what players call it
        riichi: Riichi = Riichi.NO,
        events: frozenset[Event] = frozenset(),
        dora: tuple[Tile, ...] = (),
        ura: tuple[Tile, ...] = (),
        honba: int = 0,
        sticks: int = 0,
        discarder: Wind | None = None,
        discards: tuple[Discard, ...] = (),
        passed: tuple[Tile, ...] = (),
        pao: Pao | None = None,
    ) -> Situation:
        has_more = bool(honba or sticks or discards or pao or discarder is not None)
        shown, turned = _INDICATORS[dora], _INDICATORS[ura]
        moment, counted = _MOMENTS[by, seat, round, riichi, events], shown.counts + turned.counts
        given = (by, seat, round, riichi, events, dora, ura, honba, sticks, discarder, discards, passed, pao)
        return quick(cls, (*given, moment, counted, shown.shifts, turned.shifts, has_more))

    def changed(self, **changes: Any) -> Situation:
        """The same situation with other values of the parameters that it is made of."""
        return Situation(**{**dict(zip(_GIVEN, self, strict=False)), **changes})

    @property
    def is_tsumo(self) -> bool:
        """Whether the winning tile was drawn."""
        return self.moment.is_tsumo

    @property
    def word(self) -> int:
        """The facts of the situation, without the hand's own."""
        return self.moment.word

    @property
    def discard_counts(self) -> int:
        """Counts of the own discards."""
        return _counts([discard.tile for discard in self.discards])

    @property
    def places(self) -> dict[str, tuple[Tile, ...]]:
        """The tiles that lie open beside the hand, by their keys in the hand format."""
        return {"dora": self.dora, "ura": self.ura, "discards": tuple(discard.tile for discard in self.discards)}


def _moment(key: tuple[WinBy, Wind, Wind, Riichi, frozenset[Event]]) -> Moment:
    by, seat, round_wind, riichi, events = key
    is_tsumo = by is WinBy.TSUMO
    word = facts.TSUMO.times(is_tsumo) + facts.DEALER.times(seat is Wind.EAST)
    word += facts.RIICHI.times(_RIICHI_VALUE[riichi]) + sum(_EVENT_FACT[event].times(1) for event in events)
    return Moment(is_tsumo, word, counts.winds_code(seat, round_wind), BY_TSUMO if is_tsumo else BY_RON)


def _indicators(tiles: tuple[Tile, ...]) -> Indicators:
    return Indicators(_counts(tiles), tuple(DORA_SHIFTS[tile.kind] for tile in tiles))


def _counts(tiles: Collection[Tile]) -> int:
    """Counts of tiles that lie open beside a hand; too many for any set where they could carry."""
    return counts.count(tiles) if len(tiles) <= _MOST_COUNTED else TOO_MANY


_GIVEN = _Fields._fields[: _Fields._fields.index("moment")]
_MOST_COUNTED = MOST_ADDED // 3
"""So many tiles of dora, of ura and of discards never carry together."""
_MOMENTS = Memo(_moment, 1 << 12)
_INDICATORS = Memo(_indicators, 1 << 12)
