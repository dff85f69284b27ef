"""Who pays what: honba, sticks and the liability for a fed yakuman included.

A seat's payment is positive for the winner and negative for whoever pays; together they are the sticks on the table.
"""

from __future__ import annotations

from typing import NamedTuple

from webapp.riichi.points import Shares, shares
from webapp.riichi.ruleset import Ruleset
from webapp.riichi.situation import WIND_IDS, Situation, Wind

DISCARDER = "discarder"
"""The payer's key for a ron when nobody said who discarded."""
STICK = 1000
_DEALER = WIND_IDS[0]
_OTHERS = [[name for name in WIND_IDS[1:] if name != seat] for seat in WIND_IDS]
"""By the winner's seat, the payers besides the dealer."""

Payments = tuple[tuple[str, int], ...]


def payments(owed: Shares, situation: Situation, ruleset: Ruleset) -> Payments:
    """What every seat gets or pays for a win without a liable player, the winner first."""
    sticks = STICK * situation.sticks
    if situation.moment.is_tsumo:
        return _by_tsumo(owed, situation.seat, ruleset.honba_points // 3 * situation.honba, sticks)
    points = owed.ron + ruleset.honba_points * situation.honba
    return ((WIND_IDS[situation.seat], points + sticks), (_discarder(situation), -points))


def bare_payments(owed: Shares, seat: Wind, *, is_tsumo: bool) -> Payments:
    """What `payments` says where there is no honba and no stick, and nobody said who discarded."""
    return _by_tsumo(owed, seat, 0, 0) if is_tsumo else ((WIND_IDS[seat], owed.ron), (DISCARDER, -owed.ron))


def _by_tsumo(owed: Shares, seat: Wind, honba_each: int, sticks: int) -> Payments:
    from_dealer, from_other = owed.from_dealer + honba_each, owed.from_non_dealer + honba_each
    if seat:
        first, second = _OTHERS[seat]
        paid = ((_DEALER, -from_dealer), (first, -from_other), (second, -from_other))
        return ((WIND_IDS[seat], from_dealer + 2 * from_other + sticks), *paid)
    return ((_DEALER, 3 * from_other + sticks), *[(name, -from_other) for name in WIND_IDS[1:]])


def payments_with_pao(bill: Bill, liable: Wind, situation: Situation, ruleset: Ruleset) -> Payments:
    """What every seat gets or pays when one player answers for a yakuman that he fed.

    By tsumo he pays his part alone, by another's ron half of it; who pays the counters of that ron is the ruleset's.
    """
    owe = _tsumo_with_pao if situation.is_tsumo else _ron_with_pao
    owing = owe(bill, liable, situation, ruleset)
    paid = [(seat, -points) for seat, points in owing.items() if points]
    return ((WIND_IDS[situation.seat], sum(owing.values()) + STICK * situation.sticks), *paid)


class Bill(NamedTuple):
    """The base points of a win, and those of them that the liable player answers for."""

    base: int
    liable_base: int


def _discarder(situation: Situation) -> str:
    return DISCARDER if situation.discarder is None else WIND_IDS[situation.discarder]


def _ron_with_pao(bill: Bill, liable: Wind, situation: Situation, ruleset: Ruleset) -> dict[str, int]:
    is_dealer = situation.seat is Wind.EAST
    half = shares(bill.liable_base, is_dealer=is_dealer).ron // 2
    discarder, feeder = _discarder(situation), WIND_IDS[liable]
    owing = {discarder: shares(bill.base, is_dealer=is_dealer).ron - half}
    owing[feeder] = owing.get(feeder, 0) + half
    owing[discarder if ruleset.pao_honba_by == DISCARDER else feeder] += ruleset.honba_points * situation.honba
    return owing


def _tsumo_with_pao(bill: Bill, liable: Wind, situation: Situation, ruleset: Ruleset) -> dict[str, int]:
    is_dealer = situation.seat is Wind.EAST
    common = shares(bill.base - bill.liable_base, is_dealer=is_dealer)
    owing = {
        name: common.from_non_dealer if seat else common.from_dealer
        for seat, name in enumerate(WIND_IDS)
        if seat != situation.seat
    }
    alone = shares(bill.liable_base, is_dealer=is_dealer).tsumo(is_dealer=is_dealer)
    owing[WIND_IDS[liable]] += alone + ruleset.honba_points * situation.honba
    return owing
