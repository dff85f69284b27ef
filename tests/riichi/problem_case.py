"""A hand that is refused, and the problems for which it must be."""

from __future__ import annotations

from typing import NamedTuple

from tests.riichi.hands import Entry


class Case(NamedTuple):
    """What cannot be, a hand that has it, and the problems that must be named, all of them."""

    says: str
    hand: Entry
    problems: list[str]
