"""The facts strip: what the table shows beside a hand, and nothing that gives the answer away."""

from __future__ import annotations

from dataclasses import dataclass

from webapp.riichi.situation import Riichi, Situation, Wind
from webapp.riichi.tiles import Tile
from webapp.site.views.tiles import TileView, back_view, tile_view, tile_views
from webapp.site.words.events import event_word, honba_count, riichi_word, stick_count
from webapp.site.words.winds import dealer_word, round_name, your_seat

INDICATOR_SLOTS = 5


@dataclass(frozen=True, slots=True)
class WindFact:
    """A wind as a tile and in words, with a badge for the dealer's seat."""

    tile: TileView
    words: str
    badge: str = ""


@dataclass(frozen=True, slots=True)
class FactsView:
    """The facts of a situation; what is not there is empty."""

    round: WindFact
    seat: WindFact
    dora: tuple[TileView, ...]
    ura: tuple[TileView, ...]
    riichi: str
    honba: str
    sticks: str
    events: tuple[str, ...]


def facts_view(situation: Situation) -> FactsView:
    """The facts of a situation, the ura indicators only beside a riichi."""
    has_riichi = situation.riichi is not Riichi.NO
    return FactsView(
        round=WindFact(_wind_tile(situation.round), round_name(situation.round)),
        seat=WindFact(
            _wind_tile(situation.seat),
            your_seat(situation.seat),
            dealer_word() if situation.seat is Wind.EAST else "",
        ),
        dora=_slots(situation.dora),
        ura=_slots(situation.ura) if has_riichi and situation.ura else (),
        riichi=riichi_word(situation.riichi),
        honba=honba_count(situation.honba) if situation.honba else "",
        sticks=stick_count(situation.sticks) if situation.sticks else "",
        events=tuple(
            event_word(event, situation.by) for event in sorted(situation.events, key=lambda event: event.value)
        ),
    )


def _wind_tile(wind: Wind) -> TileView:
    return tile_view(Tile(wind.kind))


def _slots(indicators: tuple[Tile, ...]) -> tuple[TileView, ...]:
    """The five places of the dead wall: those not turned up show their backs."""
    return tile_views(indicators) + (back_view(),) * (INDICATOR_SLOTS - len(indicators))
