"""A hand: its concealed tiles, its melds with the called tile and where it came from, and the winning tile."""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import Enum
from typing import NamedTuple

from webapp.riichi import facts
from webapp.riichi.copies import fifth_copies
from webapp.riichi.counts import WEIGHT, count, has_fifth_copy, reds
from webapp.riichi.errors import BadMeld, ImpossibleState, Problem
from webapp.riichi.groups import GroupKind
from webapp.riichi.memo import quick
from webapp.riichi.tiles import HONOURS, Tile, format_tiles


class MeldKind(Enum):
    """The five ways in which tiles leave the concealed hand."""

    CHI = "chi"
    PON = "pon"
    OPEN_KAN = "open_kan"
    ADDED_KAN = "added_kan"
    CLOSED_KAN = "closed_kan"


class Source(Enum):
    """Whose discard was called, seen from the caller."""

    LEFT = "left"
    ACROSS = "across"
    RIGHT = "right"


_GROUP_KIND = {
    MeldKind.CHI: GroupKind.SEQUENCE,
    MeldKind.PON: GroupKind.TRIPLET,
    MeldKind.OPEN_KAN: GroupKind.QUAD,
    MeldKind.ADDED_KAN: GroupKind.QUAD,
    MeldKind.CLOSED_KAN: GroupKind.QUAD,
}
_CLOSED = facts.CLOSED.mask
KANS = frozenset({MeldKind.OPEN_KAN, MeldKind.ADDED_KAN, MeldKind.CLOSED_KAN})


@dataclass(frozen=True, slots=True)
class Meld:
    """A declared group. `called` and `source` are None where nobody said, and always for a closed kan.

    Raises BadMeld when the tiles do not form the group, the called tile is not in it, a chi is not from the left,
    or a closed kan names a called tile.
    """

    kind: MeldKind
    tiles: tuple[Tile, ...]
    called: Tile | None = None
    source: Source | None = None
    is_kan: bool = field(init=False, repr=False, compare=False)
    is_open: bool = field(init=False, repr=False, compare=False)
    is_of_honours: bool = field(init=False, repr=False, compare=False)
    counts: int = field(init=False, repr=False, compare=False)
    code: int = field(init=False, repr=False, compare=False)
    """Its group's kind, lowest tile and openness in one number."""
    changes: int = field(init=False, repr=False, compare=False)
    """The facts of a hand without melds that it turns around: `melded`, `kan` for a kan, `closed` for a call."""

    def __post_init__(self) -> None:
        object.__setattr__(self, "is_kan", self.kind in KANS)
        object.__setattr__(self, "is_open", self.kind is not MeldKind.CLOSED_KAN)
        object.__setattr__(self, "counts", count(self.tiles))
        for message in (self._wrong_tiles(), self._wrong_call()):
            if message:
                raise BadMeld(message)
        object.__setattr__(self, "is_of_honours", self.first in HONOURS)
        object.__setattr__(self, "code", _GROUP_KIND[self.kind] << 8 | self.first << 1 | self.is_open)
        changes = facts.MELDED.times(1) + facts.KAN.times(self.is_kan) + facts.CLOSED.times(self.is_open)
        object.__setattr__(self, "changes", changes)

    @property
    def first(self) -> int:
        """The lowest kind in the meld."""
        return min(tile.kind for tile in self.tiles)

    def _wrong_tiles(self) -> str | None:
        kinds = sorted(tile.kind for tile in self.tiles)
        text = format_tiles(self.tiles)
        if self.kind is MeldKind.CHI:
            low = kinds[0] if kinds else 0
            is_run = kinds == [low, low + 1, low + 2] and low < 27 and low % 9 < 7
            return None if is_run else f"a chi is three tiles in a row of one suit, not {text!r}"
        size = 4 if self.is_kan else 3
        is_set = len(kinds) == size and len(set(kinds)) == 1
        return None if is_set else f"a {self.kind.value} is {size} equal tiles, not {text!r}"

    def _wrong_call(self) -> str | None:
        if not self.is_open:
            return "a closed kan has no called tile" if self.called or self.source else None
        if self.called is not None and self.called not in self.tiles:
            return f"the called tile {self.called} is not in {format_tiles(self.tiles)!r}"
        if self.kind is MeldKind.CHI and self.source not in (None, Source.LEFT):
            return "a chi is called from the player on the left"
        return None


class _Fields(NamedTuple):
    concealed: tuple[Tile, ...]
    melds: tuple[Meld, ...]
    winning: Tile
    # What follows from those above, worked out once.
    free_counts: int
    """Counts of the concealed tiles and the winning tile."""
    counts: int
    """Counts of all tiles, melds included."""
    word: int
    """The facts of the hand whatever its situation: `closed`, `melded` and `kan`."""


class Hand(_Fields):
    """A hand of fourteen tiles, kans counting as three: `concealed` is without the winning tile.

    Raises ImpossibleState when the number of tiles is wrong or a kind is there more than four times.
    """

    __slots__ = ()

    def __new__(cls, concealed: tuple[Tile, ...], melds: tuple[Meld, ...], winning: Tile) -> Hand:
        if len(concealed) + 3 * len(melds) != 13:
            raise ImpossibleState([wrong_size(concealed, melds)])
        every = free = count(concealed) + WEIGHT[winning]
        changes = 0
        for meld in melds:
            every += meld.counts
            changes |= meld.changes
        made = quick(cls, (concealed, melds, winning, free, every, changes ^ _CLOSED))
        if has_fifth_copy(every):
            raise ImpossibleState(fifth_copies(made.places))
        return made

    @property
    def is_closed(self) -> bool:
        """Whether no tile was called; a closed kan leaves a hand closed."""
        return bool(self.word & _CLOSED)

    @property
    def reds(self) -> int:
        """How many red fives it holds."""
        return reds(self.counts)

    @property
    def kans(self) -> int:
        """How many of the melds are kans."""
        return sum(meld.is_kan for meld in self.melds)

    @property
    def tiles(self) -> tuple[Tile, ...]:
        """Every tile of the hand: concealed, the winning one, then the melds."""
        return (*self.concealed, self.winning, *tiles_of(self.melds))

    @property
    def places(self) -> dict[str, tuple[Tile, ...]]:
        """The tiles by their keys in the hand format."""
        return {"concealed": self.concealed, "melds": tiles_of(self.melds), "win": (self.winning,)}


def tiles_of(melds: tuple[Meld, ...]) -> tuple[Tile, ...]:
    """The tiles of all melds."""
    return tuple(tile for meld in melds for tile in meld.tiles)


def wrong_size(concealed: tuple[Tile, ...], melds: tuple[Meld, ...]) -> Problem:
    """The problem of a hand that is not thirteen tiles before the winning one."""
    if len(melds) > 4:
        return Problem("wrong_number_of_tiles", f"{len(melds)} melds; a hand has at most four", "melds")
    expected = 13 - 3 * len(melds)
    message = f"{len(concealed)} concealed tiles beside {len(melds)} melds; expected {expected}"
    return Problem("wrong_number_of_tiles", message, "concealed")
