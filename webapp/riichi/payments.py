"""Who pays what: honba, sticks and the liability for a fed yakuman included.

A seat's payment is positive for the winner and negative for whoever pays; together they are the sticks on the table.
"""

from __future__ import annotations

from typing import NamedTuple

from webapp.riichi.points import shares
from webapp.riichi.ruleset import Ruleset
from webapp.riichi.situation import WIND_IDS, Situation, WinBy, Wind

DISCARDER = "discarder"
"""The payer's key for a ron when nobody said who discarded."""
STICK = 1000

Payments = tuple[tuple[str, int], ...]


class Bill(NamedTuple):
    """What has to be paid: base points, and the base points that a liable player answers for, 0 without one."""

    base: int
    liable_base: int


def value_of(base: int, situation: Situation) -> int:
    """What base points bring the winner, without honba and sticks."""
    is_dealer = situation.seat is Wind.EAST
    owed = shares(base, is_dealer=is_dealer)
    return owed.ron if situation.by is WinBy.RON else owed.tsumo(is_dealer=is_dealer)


def payments(bill: Bill, situation: Situation, ruleset: Ruleset) -> Payments:
    """What every seat gets or pays, the winner first."""
    owed = _ron(bill, situation, ruleset) if situation.by is WinBy.RON else _tsumo(bill, situation, ruleset)
    paid = tuple((seat, -points) for seat, points in owed.items() if points)
    gained = sum(owed.values()) + STICK * situation.sticks
    return ((WIND_IDS[situation.seat], gained), *paid)


def _ron(bill: Bill, situation: Situation, ruleset: Ruleset) -> dict[str, int]:
    discarder = DISCARDER if situation.discarder is None else WIND_IDS[situation.discarder]
    is_dealer = situation.seat is Wind.EAST
    honba = ruleset.honba_points * situation.honba
    full = shares(bill.base, is_dealer=is_dealer).ron
    if not bill.liable_base or situation.pao is None:
        return {discarder: full + honba}
    liable = WIND_IDS[situation.pao.seat]
    half = shares(bill.liable_base, is_dealer=is_dealer).ron // 2
    owed = {discarder: full - half}
    owed[liable] = owed.get(liable, 0) + half
    owed[discarder if ruleset.pao_honba_by == DISCARDER else liable] += honba
    return owed


def _tsumo(bill: Bill, situation: Situation, ruleset: Ruleset) -> dict[str, int]:
    is_dealer = situation.seat is Wind.EAST
    common = shares(bill.base - bill.liable_base, is_dealer=is_dealer)
    each_honba = ruleset.honba_points // 3 * situation.honba
    owed: dict[str, int] = {}
    for seat, name in enumerate(WIND_IDS):
        if seat != situation.seat:
            owed[name] = common.from_non_dealer if seat else common.from_dealer
    if not bill.liable_base or situation.pao is None:
        return {name: points + each_honba for name, points in owed.items()}
    owed[WIND_IDS[situation.pao.seat]] += (
        shares(bill.liable_base, is_dealer=is_dealer).tsumo(is_dealer=is_dealer) + 3 * each_honba
    )
    return owed
