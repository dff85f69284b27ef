"""Every memory of the engine by name, and how many bytes it holds."""

from __future__ import annotations

import gc
import sys
from collections.abc import Iterable
from enum import Enum
from types import FunctionType, ModuleType
from typing import Any

from webapp.riichi import decompose, marks, parts, problems, situation
from webapp.riichi.book import Book
from webapp.riichi.memo import Memo
from webapp.riichi.ruleset import Ruleset

_MODULES = (situation, problems, decompose, parts, marks)
_NOT_HELD = (type, Enum, FunctionType, ModuleType)
"""What answers point to, but would be there without them."""

AnyMemo = Memo[Any, Any]


def shared_memories() -> dict[str, AnyMemo]:
    """The memories that serve all rulesets."""
    return {
        f"{module.__name__.rpartition('.')[2]} {name.strip('_').lower().replace('_', ' ')}": value
        for module in _MODULES
        for name, value in vars(module).items()
        if isinstance(value, Memo)
    }


def memories_of(ruleset: Ruleset) -> dict[str, AnyMemo]:
    """The memories that serve one ruleset."""
    book = Book.of(ruleset)
    families = {f"yaku family {place}": holding for place, (_, holding) in enumerate(book.verdicts.families, 1)}
    return {
        **families,
        "yaku verdicts": book.verdicts.verdicts,
        "fu and prices": book.payments,
        "fu": book.fu,
        "prices": book.prices,
        "yakuman prices": book.yakuman_prices,
    }


def size(memory: dict[Any, Any]) -> int:
    """The bytes of a memory with everything that it alone reaches or shares with others."""
    seen: dict[int, Any] = {}
    waiting: list[Any] = [*memory.keys(), *memory.values()]
    while waiting:
        found = waiting.pop()
        if id(found) not in seen and not isinstance(found, _NOT_HELD):
            seen[id(found)] = found
            waiting += gc.get_referents(found)
    return sys.getsizeof(memory) + total(seen.values())


def total(things: Iterable[Any]) -> int:
    """The bytes of things, without what they point to."""
    return sum(map(sys.getsizeof, things))
