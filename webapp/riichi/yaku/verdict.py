"""Which yaku a fact word holds under a ruleset, remembered by the facts that the rows read."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from webapp.riichi import facts
from webapp.riichi.facts import has_choices, together
from webapp.riichi.memo import Memo
from webapp.riichi.ruleset import Ruleset
from webapp.riichi.yaku.table import YAKU_ORDER, Yaku

_VERDICTS_KEPT = 1 << 15


class Held(NamedTuple):
    """A yaku that holds: its place in the fixed order, its id, and its han or its number of yakuman."""

    order: int
    id: str
    value: int


class Verdict(NamedTuple):
    """The yaku of a fact word in the fixed order, and their sum; yakuman alone where there is one."""

    held: tuple[Held, ...]
    han: int
    is_yakuman: bool


class Rows:
    """Rows that are read together, and the part of a fact word that they read: derived from them, never written."""

    def __init__(self, rows: Sequence[Yaku], ruleset: Ruleset) -> None:
        self.rows = [
            (row, together(wanted for condition in row.conditions for wanted in condition.wanted)) for row in rows
        ]
        self.doubles = ruleset.double_yakuman
        self.mask = _mask(rows)
        self.verdicts: Memo[Verdict] = Memo(self._read, _VERDICTS_KEPT)

    def verdict(self, word: int) -> Verdict:
        """The yaku of these rows that a fact word holds."""
        return self.verdicts[word & self.mask]

    def _read(self, word: int) -> Verdict:
        holding = [
            row
            for row, (mask, value, choices) in self.rows
            if word & mask == value and (not choices or has_choices(word, choices))
        ]
        yakuman = tuple([_held(row, self._units(row, word)) for row in holding if row.is_yakuman])
        if yakuman:
            return Verdict(yakuman, 0, is_yakuman=True)
        ids = {row.id for row in holding}
        held = tuple([_held(row, _han(row, word)) for row in holding if ids.isdisjoint(row.replaced_by)])
        return Verdict(held, sum([yaku.value for yaku in held]), is_yakuman=False)

    def _units(self, row: Yaku, word: int) -> int:
        double = row.double
        is_double = double and double.choice in self.doubles and all(wanted.holds(word) for wanted in double.wanted)
        return 2 if is_double else 1


def is_situational(row: Yaku) -> bool:
    """Whether the situation alone (and whether the hand is closed) decides a row."""
    return not _mask([row]) & ~facts.SITUATION_MASK


def _mask(rows: Sequence[Yaku]) -> int:
    mask = facts.CLOSED.mask
    for row in rows:
        for condition in row.conditions:
            mask |= condition.mask
        for wanted in row.double.wanted if row.double else ():
            mask |= wanted.fact.mask
    return mask


def _held(row: Yaku, value: int) -> Held:
    return Held(YAKU_ORDER[row.id], row.id, value)


def _han(row: Yaku, word: int) -> int:
    if facts.CLOSED.of(word):
        return row.closed
    assert row.open is not None, f"{row.id} has no open value and no closed condition"
    return row.open
