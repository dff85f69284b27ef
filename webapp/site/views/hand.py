"""The hand strip: concealed tiles, melds with the called tile sideways, and the winning tile apart.

A tile called from the left lies at the left of its meld, one from across in the middle, one from the right at the
right. The fourth tile of an added kan lies on the sideways one; a closed kan shows its two middle tiles.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import ceil

from webapp.riichi.hand import Hand, Meld, MeldKind, Source
from webapp.riichi.situation import WinBy
from webapp.riichi.tiles import Tile
from webapp.site.i18n import gettext
from webapp.site.views.tiles import Pose, TileView, back_view, tile_view
from webapp.site.words.events import way_of_winning
from webapp.site.words.melds import meld_description, meld_kind

# Widths in tiles, to find the size at which a strip fits: look at .strip in site.css when changing them.
_TILE, _SIDEWAYS, _GAP = 1.03, 1.37, 0.5
_NARROWEST, _WIDEST = 15, 23

Kinds = Sequence[int]
"""Kinds of tile, as the engine names those that earn fu or break a condition."""


@dataclass(frozen=True, slots=True)
class MeldView:
    """One declared group with its caption and the sentence that says whose tile was called."""

    tiles: tuple[TileView, ...]
    caption: str
    description: str


@dataclass(frozen=True, slots=True)
class HandView:
    """A hand, ready to draw. `width` is that of the whole strip in tiles, `hand_width` that of its concealed part."""

    label: str
    concealed: tuple[TileView, ...]
    winning: TileView | None
    winning_word: str
    melds: tuple[MeldView, ...]
    width: int
    hand_width: int


def hand_view(hand: Hand, by: WinBy, lines: Sequence[Kinds] = (), outlined: Kinds = ()) -> HandView:
    """The strip of a winning hand; `lines` are the kinds of each line of the explanation beside it."""
    marks = _Marks(hand, lines, outlined)
    concealed = tuple(marks.free(tile) for tile in sorted(hand.concealed))
    melds = tuple(_meld_view(meld, marks.of_melds[place]) for place, meld in enumerate(hand.melds))
    hand_width = len(concealed) * _TILE + _GAP + _TILE
    return HandView(
        label=gettext("Winning hand"),
        concealed=concealed,
        winning=marks.winning,
        winning_word=way_of_winning(by),
        melds=melds,
        width=ceil(hand_width + sum(_GAP + _meld_width(meld) for meld in melds)),
        hand_width=ceil(hand_width),
    )


def waiting_view(
    concealed: Sequence[Tile], melds: Sequence[Meld], winning: Tile | None = None, word: str = ""
) -> HandView:
    """The strip of a hand that has not won, however many tiles it has so far, or that cannot win as it is.

    `word` is what stands under a winning tile.
    """
    drawn = tuple(meld_view(meld) for meld in melds)
    hand_width = max(len(concealed), 1) * _TILE + (_GAP + _TILE if winning else 0)
    return HandView(
        label=gettext("Hand"),
        concealed=tuple(tile_view(tile) for tile in sorted(concealed)),
        winning=tile_view(winning) if winning else None,
        winning_word=word if winning else "",
        melds=drawn,
        # The style sheet knows the widths of whole hands: one that is still growing takes the next of them.
        width=min(max(ceil(hand_width + sum(_GAP + _meld_width(meld) for meld in drawn)), _NARROWEST), _WIDEST),
        hand_width=min(3 * ceil(hand_width / 3), _NARROWEST),
    )


def meld_view(meld: Meld) -> MeldView:
    """One meld by itself."""
    return _meld_view(meld, ())


class _Marks:
    """Hands out, for each tile of a hand, the lines of the explanation that it belongs to."""

    def __init__(self, hand: Hand, lines: Sequence[Kinds], outlined: Kinds) -> None:
        self.of_melds: list[tuple[int, ...]] = [() for _ in hand.melds]
        self._wanted = [list(kinds) for kinds in lines]
        self._outlined = list(outlined)
        for place, meld in enumerate(hand.melds):
            self._give_lines(place, meld)
        self.winning = self.free(hand.winning)

    def _give_lines(self, place: int, meld: Meld) -> None:
        """A line whose tiles are exactly a meld's belongs to that meld, and to no concealed tile."""
        for number, wanted in enumerate(self._wanted):
            if sorted(wanted) == sorted(tile.kind for tile in meld.tiles):
                self.of_melds[place] += (number,)
                wanted.clear()

    def free(self, tile: Tile) -> TileView:
        """A tile of the concealed part, or the winning one, which takes its lines first."""
        lines = tuple(number for number, wanted in enumerate(self._wanted) if _take(wanted, tile))
        return tile_view(tile, is_outlined=_take(self._outlined, tile), lines=lines)


def _take(wanted: list[int], tile: Tile) -> bool:
    if tile.kind not in wanted:
        return False
    wanted.remove(tile.kind)
    return True


def _meld_view(meld: Meld, lines: tuple[int, ...]) -> MeldView:
    return MeldView(_laid_out(meld, lines), meld_kind(meld.kind), meld_description(meld))


def _laid_out(meld: Meld, lines: tuple[int, ...]) -> tuple[TileView, ...]:
    rest = sorted(meld.tiles)
    if meld.kind is MeldKind.CLOSED_KAN:
        # The middle shows the red five where there is one: it sorts last.
        return (back_view(lines), *(tile_view(tile, lines=lines) for tile in rest[2:]), back_view(lines))
    if meld.called is None:
        return tuple(tile_view(tile, lines=lines) for tile in rest)
    rest.remove(meld.called)
    turned = [tile_view(meld.called, Pose.SIDEWAYS, lines=lines)]
    if meld.kind is MeldKind.ADDED_KAN:
        turned.append(tile_view(rest.pop(), Pose.STACKED, lines=lines))
    upright = [tile_view(tile, lines=lines) for tile in rest]
    place = _place(meld.source, len(upright))
    return (*upright[:place], *turned, *upright[place:])


def _place(source: Source | None, others: int) -> int:
    match source:
        case Source.ACROSS:
            return 1
        case Source.RIGHT:
            return others
        case Source.LEFT | None:
            return 0


def _meld_width(meld: MeldView) -> float:
    widths = {Pose.UPRIGHT: _TILE, Pose.SIDEWAYS: _SIDEWAYS, Pose.STACKED: 0.0}
    return sum(widths[tile.pose] for tile in meld.tiles)
