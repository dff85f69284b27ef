"""The yaku: conditions, the table made of them, the table under a ruleset, and the verdict on a reading."""

from webapp.riichi.yaku.table import NAGASHI_MANGAN, YAKU, YAKU_BY_ID, YAKU_IDS, YAKU_ORDER, Yaku
from webapp.riichi.yaku.under import Value, is_used, rows_under, value_under

__all__ = [
    "NAGASHI_MANGAN",
    "YAKU",
    "YAKU_BY_ID",
    "YAKU_IDS",
    "YAKU_ORDER",
    "Value",
    "Yaku",
    "is_used",
    "rows_under",
    "value_under",
]
