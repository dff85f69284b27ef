"""Fu and their reasons. Every item says what it is for, how many fu it gives and for which tiles."""

from __future__ import annotations

from enum import StrEnum
from typing import NamedTuple

from webapp.riichi import facts
from webapp.riichi.groups import Form, Group, GroupKind, Wait
from webapp.riichi.tiles import DRAGONS, TERMINALS_AND_HONOURS


class Reason(StrEnum):
    """Why a hand gets fu."""

    BASE = "base"
    MENZEN_RON = "menzen_ron"
    TSUMO = "tsumo"
    OPEN_PINFU = "open_pinfu"
    CHIITOITSU = "chiitoitsu"
    MINKO = "minko"
    ANKO = "anko"
    MINKAN = "minkan"
    ANKAN = "ankan"
    JANTOU = "jantou"
    KANCHAN = "kanchan"
    PENCHAN = "penchan"
    TANKI = "tanki"


class FuItem(NamedTuple):
    """One line of the fu: its reason, its fu and the kinds of tile that earn it (none where the whole hand does)."""

    reason: Reason
    fu: int
    kinds: tuple[int, ...] = ()


class Fu(NamedTuple):
    """The fu of a reading, rounded up to ten, and the lines that no group and no wait gives."""

    total: int
    items: tuple[FuItem, ...]


class WindsAndPair(NamedTuple):
    """What makes an honour pair valuable: the two winds, and the fu of a pair that is both."""

    seat: int
    round: int
    double_fu: int


BASE = FuItem(Reason.BASE, 20)
MENZEN_RON = FuItem(Reason.MENZEN_RON, 10)
TSUMO = FuItem(Reason.TSUMO, 2)
OPEN_PINFU = FuItem(Reason.OPEN_PINFU, 2)
CHIITOITSU = FuItem(Reason.CHIITOITSU, 25)

MASK = facts.FORM.mask | facts.FU.mask | facts.TSUMO.mask | facts.CLOSED.mask | facts.AFTER_KAN.mask
"""The facts of a reading that `fu_of_word` reads."""
_WAITS = {Wait.KANCHAN: Reason.KANCHAN, Wait.PENCHAN: Reason.PENCHAN, Wait.TANKI: Reason.TANKI}


def fu_of_word(word: int, *, is_rinshan_paid: bool) -> Fu:
    """The fu of a reading by its facts. Self-drawn and closed without any other fu, it is a pinfu and stays at 20."""
    match facts.FORM.of(word):
        case Form.STANDARD:
            items = (BASE, *_won_items(word, is_rinshan_paid=is_rinshan_paid))
            total = facts.FU.of(word) + sum(item.fu for item in items)
            return Fu(-(-total // 10) * 10, items)
        case _:
            return Fu(facts.FU.of(word), ())


def _won_items(word: int, *, is_rinshan_paid: bool) -> tuple[FuItem, ...]:
    """The line for the way of winning, if it gives fu."""
    has_other_fu, is_closed = facts.FU.of(word), facts.CLOSED.of(word)
    if facts.TSUMO.of(word):
        is_unpaid = facts.AFTER_KAN.of(word) and not is_rinshan_paid
        return () if is_unpaid or (is_closed and not has_other_fu) else (TSUMO,)
    if is_closed:
        return (MENZEN_RON,)
    return () if has_other_fu else (OPEN_PINFU,)


def set_item(group: Group) -> FuItem:
    """The fu of a triplet or quad: 2, doubled for terminals and honours and when concealed, times four for a quad."""
    is_quad = group.kind is GroupKind.QUAD
    fu = 2 << (group.first in TERMINALS_AND_HONOURS) << group.is_concealed << 2 * is_quad
    if group.is_concealed:
        return FuItem(Reason.ANKAN if is_quad else Reason.ANKO, fu, group.kinds)
    return FuItem(Reason.MINKAN if is_quad else Reason.MINKO, fu, group.kinds)


def pair_fu(kind: int, table: WindsAndPair) -> int:
    """The fu of a pair: 2 for a dragon, the seat wind or the round wind; the ruleset says what a double wind gives."""
    if kind == table.seat == table.round:
        return table.double_fu
    return 2 if kind in DRAGONS or kind in (table.seat, table.round) else 0


def pair_items(group: Group, table: WindsAndPair) -> tuple[FuItem, ...]:
    """The line of a pair that has value, else none."""
    fu = pair_fu(group.first, table)
    return (FuItem(Reason.JANTOU, fu, group.kinds),) if fu else ()


def wait_items(wait: Wait, group: Group) -> tuple[FuItem, ...]:
    """The line of a wait on the middle, on the edge or on the pair, else none."""
    return (FuItem(_WAITS[wait], 2, group.kinds),) if wait in _WAITS else ()
