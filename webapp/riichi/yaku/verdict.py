"""Which yaku a fact word holds under a ruleset, remembered by the facts that the rows read."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import compress, repeat
from operator import and_, eq
from typing import NamedTuple

from webapp.riichi import facts
from webapp.riichi.facts import Test, has_choices, together
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


class _Line(NamedTuple):
    """A row ready to be read: its test, and what it gives in a closed and in an open hand."""

    test: Test
    closed: Held
    open: Held
    row: Yaku


class Rows:
    """Rows that are read together, and the part of a fact word that they read: derived from them, never written."""

    def __init__(self, rows: Sequence[Yaku], ruleset: Ruleset) -> None:
        self.lines = [_line(row) for row in rows]
        self.masks = [line.test.mask for line in self.lines]
        self.values = [line.test.value for line in self.lines]
        self.doubles = ruleset.double_yakuman
        self.mask = _mask(rows)
        self.verdicts: Memo[Verdict] = Memo(self._read, _VERDICTS_KEPT)

    def verdict(self, word: int) -> Verdict:
        """The yaku of these rows that a fact word holds."""
        return self.verdicts[word & self.mask]

    def _read(self, word: int) -> Verdict:
        holding = self._holding(word)
        yakuman = [line for line in holding if line.row.is_yakuman]
        if yakuman:
            return Verdict(tuple([self._counted(line, word) for line in yakuman]), 0, is_yakuman=True)
        ids = {line.row.id for line in holding}
        left = [line for line in holding if not line.row.replaced_by or ids.isdisjoint(line.row.replaced_by)]
        held = tuple([line.closed for line in left] if word & _CLOSED else [line.open for line in left])
        return Verdict(held, sum([yaku.value for yaku in held]), is_yakuman=False)

    def _holding(self, word: int) -> list[_Line]:
        """The lines whose test the word passes; all are compared at once, since every new word asks all of them."""
        passed = map(eq, map(and_, repeat(word), self.masks), self.values)
        return [
            line
            for line in compress(self.lines, passed)
            if not line.test.choices or has_choices(word, line.test.choices)
        ]

    def _counted(self, line: _Line, word: int) -> Held:
        """A yakuman and whether it counts once or twice."""
        double = line.row.double
        is_double = double and double.choice in self.doubles and all(wanted.holds(word) for wanted in double.wanted)
        return line.closed._replace(value=2 if is_double else 1)


_CLOSED = facts.CLOSED.mask


def _line(row: Yaku) -> _Line:
    """A row without an open value has a condition that keeps it out of open hands; then the value is never asked."""
    test = together(wanted for condition in row.conditions for wanted in condition.wanted)
    order = YAKU_ORDER[row.id]
    return _Line(test, Held(order, row.id, row.closed), Held(order, row.id, row.open or 0), row)


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
