"""The peer: PyPI `mahjong`, given the same hands in its own types, prepared outside the timing."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from mahjong.constants import EAST
from mahjong.hand_calculating.hand import HandCalculator
from mahjong.hand_calculating.hand_config import HandConfig, OptionalRules
from mahjong.meld import Meld as PeerMeld

from webapp.riichi.hand import Hand, Meld, MeldKind
from webapp.riichi.record import Record
from webapp.riichi.situation import Event, Riichi, Situation, WinBy
from webapp.riichi.tiles import Tile

_MELD_TYPES = {
    MeldKind.CHI: (PeerMeld.CHI, True),
    MeldKind.PON: (PeerMeld.PON, True),
    MeldKind.OPEN_KAN: (PeerMeld.KAN, True),
    MeldKind.ADDED_KAN: (PeerMeld.SHOUMINKAN, True),
    MeldKind.CLOSED_KAN: (PeerMeld.KAN, False),
}


class _Numbers:
    """Gives each tile its own number from 0 to 135; the first five of a suit is the red one."""

    def __init__(self) -> None:
        self.used: set[int] = set()

    def take(self, tile: Tile) -> int:
        first = 4 * tile.kind
        is_five = tile.kind in (4, 13, 22)
        order = (
            [first] if tile.red else [first + 1, first + 2, first + 3, first] if is_five else range(first, first + 4)
        )
        number = next(place for place in order if place not in self.used)
        self.used.add(number)
        return number


def prepare(record: Record) -> Callable[[], Any]:
    """A call that scores the record with the peer, everything made beforehand."""
    hand, situation = record.hand, record.situation
    assert hand is not None
    numbers = _Numbers()
    concealed = [numbers.take(tile) for tile in hand.concealed]
    winning = numbers.take(hand.winning)
    melds = [_meld(meld, numbers) for meld in hand.melds]
    tiles = [*concealed, winning, *(number for meld in melds for number in meld.tiles)]
    dora = [4 * tile.kind for tile in situation.dora]
    ura = [4 * tile.kind for tile in situation.ura]
    config = _config(hand, situation)

    def call() -> Any:
        return HandCalculator.estimate_hand_value(
            tiles, winning, melds=melds, dora_indicators=dora, ura_dora_indicators=ura, config=config
        )

    return call


def _meld(meld: Meld, numbers: _Numbers) -> PeerMeld:
    kind, is_open = _MELD_TYPES[meld.kind]
    return PeerMeld(meld_type=kind, tiles=sorted(numbers.take(tile) for tile in meld.tiles), opened=is_open)


def _config(hand: Hand, situation: Situation) -> HandConfig:
    events = situation.events
    is_tsumo = situation.by is WinBy.TSUMO
    first = Event.FIRST_TURN in events
    return HandConfig(
        is_tsumo=is_tsumo,
        is_riichi=situation.riichi is not Riichi.NO,
        is_ippatsu=Event.IPPATSU in events,
        is_rinshan=Event.AFTER_KAN in events,
        is_chankan=Event.ROBBED_KAN in events,
        is_haitei=Event.LAST_TILE in events and is_tsumo,
        is_houtei=Event.LAST_TILE in events and not is_tsumo,
        is_daburu_riichi=situation.riichi is Riichi.DOUBLE,
        is_tenhou=first and is_tsumo and situation.seat == 0,
        is_chiihou=first and is_tsumo and situation.seat != 0,
        player_wind=EAST + situation.seat,
        round_wind=EAST + situation.round,
        options=OptionalRules(
            has_open_tanyao=True,
            has_aka_dora=bool(hand.reds),
            has_double_yakuman=False,
        ),
    )
