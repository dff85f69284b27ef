"""What is wrong with the content, always reported as the whole list of faults."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple


class Fault(NamedTuple):
    """One thing that is wrong: the file below content/, the place in it, and what was found and expected there."""

    file: str
    at: str
    message: str

    def __str__(self) -> str:
        return ": ".join(part for part in self if part)


class ContentError(ValueError):
    """Content that cannot be served; `faults` holds everything that was found in all files, at least one fault."""

    def __init__(self, faults: Iterable[Fault]) -> None:
        self.faults = tuple(faults)
        lines = "\n".join(f"  {fault}" for fault in self.faults)
        super().__init__(f"content has {len(self.faults)} faults:\n{lines}")
