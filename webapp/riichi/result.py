"""What a hand is worth as the hand format writes it."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, assert_never

from webapp.riichi.errors import Problem
from webapp.riichi.fu import FuItem
from webapp.riichi.nagashi import Nagashi
from webapp.riichi.outcome import NoWin
from webapp.riichi.points import Limit
from webapp.riichi.record import Record, Result, Waiting
from webapp.riichi.score import Score
from webapp.riichi.tenpai import Tenpai, WaitOn
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
        "error": [write_problem(found) for found in problems],
    }


def write_problem(problem: Problem) -> dict[str, str]:
    """The object for one problem: the key where it stands, and a JSON pointer to what in the hand is to blame."""
    return {"problem": problem.id, "message": problem.message, "at": problem.at, "pointer": problem.pointer}


def write_tenpai(waiting: Waiting, found: Tenpai) -> dict[str, Any]:
    """The object for thirteen tiles: their waits, each with what it would be worth by ron and by tsumo."""
    return {
        "id": waiting.id,
        "ruleset": waiting.ruleset.id,
        "tenpai": bool(found.waits),
        "waits": [_wait(wait) for wait in found.waits],
        "dead": [format_kinds([kind]) for kind in found.dead],
        "furiten": found.furiten and {"kind": str(found.furiten.kind), "tiles": format_kinds(found.furiten.kinds)},
    }


def _wait(wait: WaitOn) -> dict[str, Any]:
    return {
        "tile": format_kinds([wait.kind]),
        "shapes": [shape.name.lower() for shape in wait.shapes],
        "left": wait.left,
        "ron": _worth(wait.ron),
        "tsumo": _worth(wait.tsumo),
    }


def _worth(found: Score | NoWin | None) -> dict[str, Any] | None:
    """What a win would be worth; null where it cannot come."""
    match found:
        case None:
            return None
        case Score():
            return {"win": True, **_score(found)}
        case NoWin():
            return {"win": False, "reason": str(found.reason)}
        case _:
            assert_never(found)


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
