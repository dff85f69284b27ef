"""A bounded memory of what a pure function of one integer has answered.

Looking up a known key costs what a dict costs; a full memory starts anew rather than grow.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

V = TypeVar("V")


class Memo(dict[int, V]):
    """Answers of `work` by key, at most `limit` of them."""

    def __init__(self, work: Callable[[int], V], limit: int) -> None:
        super().__init__()
        self.work = work
        self.limit = limit

    def __missing__(self, key: int) -> V:
        if len(self) >= self.limit:
            self.clear()
        answer = self[key] = self.work(key)
        return answer
