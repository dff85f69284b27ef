"""Which yaku a fact word holds under a ruleset, remembered by the facts that the rows read."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import NamedTuple

from webapp.riichi import facts
from webapp.riichi.facts import Test, together
from webapp.riichi.memo import Memo
from webapp.riichi.ruleset import Ruleset
from webapp.riichi.yaku.table import YAKU_ORDER, Yaku

_VERDICTS_KEPT = 1 << 15
_FAMILY_BITS = 12
_HOLDINGS_KEPT = 1 << _FAMILY_BITS


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


class _Family:
    """Lines that are next to one another in the table and read few facts: what holds among them is soon all known."""

    def __init__(self, lines: list[_Line]) -> None:
        self.lines = lines
        self.mask = _mask(line.row for line in lines)
        self.holding: Memo[list[_Line]] = Memo(self._holding, _HOLDINGS_KEPT)

    def _holding(self, word: int) -> list[_Line]:
        return [line for line in self.lines if line.test.holds(word)]


class Rows:
    """Rows that are read together, and the part of a fact word that they read: derived from them, never written."""

    def __init__(self, rows: Sequence[Yaku], ruleset: Ruleset) -> None:
        self.families = [_Family(lines) for lines in _few_facts_at_a_time([_line(row) for row in rows])]
        self.doubles = ruleset.double_yakuman
        self.mask = _mask(rows)
        self.verdicts: Memo[Verdict] = Memo(self._read, _VERDICTS_KEPT)

    def verdict(self, word: int) -> Verdict:
        """The yaku of these rows that a fact word holds."""
        return self.verdicts[word & self.mask]

    def _read(self, word: int) -> Verdict:
        holding = [line for family in self.families for line in family.holding[word & family.mask]]
        yakuman = [line for line in holding if line.row.is_yakuman]
        if yakuman:
            return Verdict(tuple([self._counted(line, word) for line in yakuman]), 0, is_yakuman=True)
        ids = {line.row.id for line in holding}
        left = [line for line in holding if not line.row.replaced_by or ids.isdisjoint(line.row.replaced_by)]
        held = tuple([line.closed for line in left] if word & _CLOSED else [line.open for line in left])
        return Verdict(held, sum([yaku.value for yaku in held]), is_yakuman=False)

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


def _few_facts_at_a_time(lines: list[_Line]) -> Iterator[list[_Line]]:
    """The lines in their order, cut where they would read too many bits together."""
    family: list[_Line] = []
    for line in lines:
        if family and _mask([*(other.row for other in family), line.row]).bit_count() > _FAMILY_BITS:
            yield family
            family = []
        family.append(line)
    yield family


def is_situational(row: Yaku) -> bool:
    """Whether the situation alone (and whether the hand is closed) decides a row."""
    return not _mask([row]) & ~facts.SITUATION_MASK


def _mask(rows: Iterable[Yaku]) -> int:
    mask = facts.CLOSED.mask
    for row in rows:
        for condition in row.conditions:
            mask |= condition.mask
        for wanted in row.double.wanted if row.double else ():
            mask |= wanted.fact.mask
    return mask
