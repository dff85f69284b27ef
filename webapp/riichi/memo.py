"""A bounded memory of what a pure function of one small key has answered.

Looking up a known key costs what a dict costs; a full memory starts anew rather than grow.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

quick = tuple.__new__
"""`quick(Score, (…))` makes a NamedTuple at half the cost of its own call, for those that every hand makes."""
K = TypeVar("K")
V = TypeVar("V")


class Memo(dict[K, V]):
    """Answers of `work` by key, at most `limit` of them."""

    def __init__(self, work: Callable[[K], V], limit: int) -> None:
        super().__init__()
        self.work = work
        self.limit = limit

    def __missing__(self, key: K) -> V:
        if len(self) >= self.limit:
            self.clear()
        answer = self[key] = self.work(key)
        return answer


SPREAD = 0x9E3779B97F4A7C1
"""A dict looks first at the lowest bits of a number, which packed counts and facts share; times this, they differ."""


class PackedMemo(Memo[int, V]):
    """A memory whose keys are packed numbers times SPREAD: so they are found at once instead of after many trials."""

    def __missing__(self, key: int) -> V:
        if len(self) >= self.limit:
            self.clear()
        answer = self[key] = self.work(key // SPREAD)
        return answer
