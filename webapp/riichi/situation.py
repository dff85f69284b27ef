"""How and when a hand is won, and everything that cannot be true of that at once."""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import Enum, IntEnum
from typing import NamedTuple

from webapp.riichi import counts, facts
from webapp.riichi.counts import DORA_SHIFTS
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


class WinBy(Enum):
    """Where the winning tile comes from."""

    RON = "ron"
    TSUMO = "tsumo"


class Riichi(Enum):
    """Whether the winner has declared."""

    NO = "no"
    RIICHI = "riichi"
    DOUBLE = "double"


class Event(Enum):
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


_CARRYLESS = 27
"""So many tiles of one kind, with the hand's four, are counted right in the packed counts."""
_RIICHI_VALUE = {Riichi.NO: 0, Riichi.RIICHI: 1, Riichi.DOUBLE: 2}
_EVENT_FACT = {
    Event.IPPATSU: facts.IPPATSU,
    Event.LAST_TILE: facts.LAST_TILE,
    Event.AFTER_KAN: facts.AFTER_KAN,
    Event.ROBBED_KAN: facts.ROBBED_KAN,
    Event.FIRST_TURN: facts.FIRST_TURN,
}


@dataclass(frozen=True, slots=True)
class Situation:
    """Everything around a winning hand. `dora` and `ura` are indicators; `sticks` include the winner's own.

    `discards` are the winner's own, oldest first; `passed` are winning tiles let go since the last own draw, or since
    riichi. `discarder` is None where nobody said, and always for a tsumo.
    """

    by: WinBy
    seat: Wind
    round: Wind
    riichi: Riichi = Riichi.NO
    events: frozenset[Event] = frozenset()
    dora: tuple[Tile, ...] = ()
    ura: tuple[Tile, ...] = ()
    honba: int = 0
    sticks: int = 0
    discarder: Wind | None = None
    discards: tuple[Discard, ...] = ()
    passed: tuple[Tile, ...] = ()
    pao: Pao | None = None
    is_tsumo: bool = field(init=False, repr=False, compare=False)
    word: int = field(init=False, repr=False, compare=False)
    """The facts of the situation, without the hand's own `closed`."""
    winds_code: int = field(init=False, repr=False, compare=False)
    """The winds that count, as part of the honours' code, see `counts`."""
    shown_counts: int = field(init=False, repr=False, compare=False)
    """Counts of the tiles that lie open beside the hand: indicators and own discards. Too many to add up without a
    carry count as a fifth copy, which sends for the exact count."""
    shown_reds: int = field(init=False, repr=False, compare=False)
    dora_shifts: tuple[int, ...] = field(init=False, repr=False, compare=False)
    """Where in a hand's counts the copies of each indicator's dora stand."""
    ura_shifts: tuple[int, ...] = field(init=False, repr=False, compare=False)
    has_more_to_check: bool = field(init=False, repr=False, compare=False)
    """Whether a discarder, a liable player, honba, sticks or discards are named."""

    def __post_init__(self) -> None:
        word = facts.RIICHI.times(_RIICHI_VALUE[self.riichi])
        is_tsumo = self.by is WinBy.TSUMO
        word += facts.TSUMO.times(is_tsumo) + facts.DEALER.times(self.seat is Wind.EAST)
        for event in self.events:
            word += _EVENT_FACT[event].times(1)
        shown = [*self.dora, *self.ura, *(discard.tile for discard in self.discards)]
        is_named = self.discarder is not None or self.pao is not None
        object.__setattr__(self, "is_tsumo", is_tsumo)
        object.__setattr__(self, "has_more_to_check", is_named or bool(self.honba or self.sticks or self.discards))
        object.__setattr__(self, "dora_shifts", tuple([DORA_SHIFTS[tile[0]] for tile in self.dora]))
        object.__setattr__(self, "ura_shifts", tuple([DORA_SHIFTS[tile[0]] for tile in self.ura]))
        object.__setattr__(self, "word", word)
        object.__setattr__(self, "winds_code", counts.winds_code(self.seat, self.round))
        object.__setattr__(self, "shown_counts", counts.count(shown) if len(shown) <= _CARRYLESS else counts.GUARD)
        object.__setattr__(self, "shown_reds", sum([tile[1] for tile in shown]))

    @property
    def places(self) -> dict[str, tuple[Tile, ...]]:
        """The tiles that lie open beside the hand, by their keys in the hand format."""
        return {"dora": self.dora, "ura": self.ura, "discards": tuple(discard.tile for discard in self.discards)}
