"""What a hand is worth as the hand format writes it."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, assert_never

from webapp.riichi.errors import Problem
from webapp.riichi.fu import FuItem
from webapp.riichi.nagashi import Nagashi
from webapp.riichi.outcome import NoWin
from webapp.riichi.points import Limit
from webapp.riichi.record import Record, Result
from webapp.riichi.score import Score
from webapp.riichi.tiles import format_kinds
from webapp.riichi.yaku.table import MANGAN_HAN, NAGASHI_MANGAN


def write_result(record: Record, result: Result) -> dict[str, Any]:
    """The object for a win, a nagashi mangan or no win."""
    match result:
        case Score():
            return {"id": record.id, "win": True, "ruleset": record.ruleset.id, **_score(result)}
        case Nagashi():
            return {"id": record.id, "win": True, "ruleset": record.ruleset.id, **_nagashi(result)}
        case NoWin():
            return {"id": record.id, "win": False, "reason": str(result.reason)}
        case _:
            assert_never(result)


def write_problems(id: object, problems: Iterable[Problem]) -> dict[str, Any]:
    """The object for input that could not be scored. An id that is no text is not echoed: it may be anything."""
    return {
        "id": id if isinstance(id, str) else None,
        "error": [{"problem": found.id, "message": found.message, "at": found.at} for found in problems],
    }


def _score(found: Score) -> dict[str, Any]:
    return {
        "yaku": dict(found.yaku),
        "yakuman": found.yakuman,
        "dora": found.dora,
        "red": found.red,
        "ura": found.ura,
        "han": found.han,
        "fu": found.fu,
        "fu_items": [_fu_item(item) for item in found.fu_items],
        "limit": found.limit and str(found.limit),
        "value": found.value,
        "payments": dict(found.payments),
        "total": found.total,
    }


def _fu_item(item: FuItem) -> dict[str, Any]:
    return {"reason": str(item.reason), "fu": item.fu, "tiles": format_kinds(item.kinds)}


def _nagashi(found: Nagashi) -> dict[str, Any]:
    return {
        "yaku": {NAGASHI_MANGAN: MANGAN_HAN},
        "yakuman": 0,
        "dora": 0,
        "red": 0,
        "ura": 0,
        "han": MANGAN_HAN,
        "fu": None,
        "fu_items": [],
        "limit": str(Limit.MANGAN),
        "value": found.value,
        "payments": dict(found.payments),
        "total": found.total,
    }
