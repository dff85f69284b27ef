"""The yaku table as a ruleset has it: what it does not use is gone, what it changes is changed."""

from __future__ import annotations

from dataclasses import replace
from typing import NamedTuple

from webapp.riichi.ruleset import Ruleset
from webapp.riichi.yaku import conditions as c
from webapp.riichi.yaku.table import MANGAN_HAN, NAGASHI_MANGAN, YAKU, YAKU_BY_ID, Yaku


class Value(NamedTuple):
    """What a yaku is worth: han closed and open (None where it does not count), or a number of yakuman.

    `most_yakuman` is more than `yakuman` where a rarer form of it counts double. A mangan that stands alone has 5 han.
    """

    closed: int | None
    open: int | None
    yakuman: int = 0
    most_yakuman: int = 0


def rows_under(ruleset: Ruleset) -> tuple[Yaku, ...]:
    """The rows that add up under a ruleset. Renhou as a mangan stands alone and is not among them."""
    rows = (_under(row, ruleset) for row in YAKU)
    return tuple(row for row in rows if row is not None)


def is_used(yaku_id: str, ruleset: Ruleset) -> bool:
    """Whether a ruleset knows a yaku."""
    value = value_under(yaku_id, ruleset)
    return value.closed is not None or value.open is not None


def value_under(yaku_id: str, ruleset: Ruleset) -> Value:
    """What a yaku is worth under a ruleset."""
    if yaku_id == NAGASHI_MANGAN:
        return _nagashi_value(ruleset)
    if yaku_id == "renhou" and ruleset.renhou == "mangan":
        return Value(MANGAN_HAN, None)
    row = _under(YAKU_BY_ID[yaku_id], ruleset)
    if row is None:
        return Value(None, None)
    if not row.is_yakuman:
        return Value(row.closed, row.open)
    can_double = row.double is not None and row.double.choice in ruleset.double_yakuman
    is_always = row.double is not None and not row.double.wanted
    units = 2 if can_double and is_always else 1
    return Value(row.closed, row.open, units, 2 if can_double else 1)


def _nagashi_value(ruleset: Ruleset) -> Value:
    match ruleset.nagashi_mangan:
        case "none":
            return Value(None, None)
        case "open":
            return Value(MANGAN_HAN, MANGAN_HAN)
        case _:
            return Value(MANGAN_HAN, None)


def _under(row: Yaku, ruleset: Ruleset) -> Yaku | None:
    match row.id:
        case "ippatsu":
            return row if ruleset.ippatsu else None
        case "renhou":
            return row if ruleset.renhou == "yakuman" else None
        case "tanyao" if not ruleset.open_tanyao:
            return replace(row, open=None, conditions=(c.CLOSED, *row.conditions))
        case "ryuuiisou" if ruleset.green_dragon_for_ryuuiisou:
            return replace(row, conditions=(*row.conditions, c.GREEN_DRAGON))
        case _:
            return row
