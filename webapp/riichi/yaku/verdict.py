"""Which yaku a fact word holds under a ruleset, remembered by the facts that the rows read."""

from __future__ import annotations

from typing import NamedTuple

from webapp.riichi import facts
from webapp.riichi.memo import Memo
from webapp.riichi.ruleset import Ruleset
from webapp.riichi.yaku.table import YAKU_ORDER, Yaku
from webapp.riichi.yaku.under import rows_under

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

    def __init__(self, rows: tuple[Yaku, ...], ruleset: Ruleset) -> None:
        self.rows = rows
        self.doubles = ruleset.double_yakuman
        self.mask = _mask(rows)
        self.verdicts: Memo[Verdict] = Memo(self._read, _VERDICTS_KEPT)

    def _read(self, word: int) -> Verdict:
        holding = [row for row in self.rows if all(condition.holds(word) for condition in row.conditions)]
        if any(row.is_yakuman for row in holding):
            held = tuple(_held(row, self._units(row, word)) for row in holding if row.is_yakuman)
            return Verdict(held, 0, is_yakuman=True)
        ids = {row.id for row in holding}
        left = [row for row in holding if ids.isdisjoint(row.replaced_by)]
        held = tuple(_held(row, _han(row, word)) for row in left)
        return Verdict(held, sum(yaku.value for yaku in held), is_yakuman=False)

    def _units(self, row: Yaku, word: int) -> int:
        double = row.double
        is_double = double and double.choice in self.doubles and all(wanted.holds(word) for wanted in double.wanted)
        return 2 if is_double else 1


class Judge:
    """The yaku table of a ruleset, split into the rows of the situation and the rows of the shape."""

    def __init__(self, ruleset: Ruleset) -> None:
        rows = rows_under(ruleset)
        situational = tuple(row for row in rows if not _mask((row,)) & ~facts.SITUATION_MASK)
        self.situation = Rows(situational, ruleset)
        self.shape = Rows(tuple(row for row in rows if row not in situational), ruleset)

    @classmethod
    def of(cls, ruleset: Ruleset) -> Judge:
        """The judge of a ruleset, made once for it."""
        judge = ruleset.compiled.get(cls)
        if judge is None:
            judge = ruleset.compiled[cls] = cls(ruleset)
        assert isinstance(judge, cls)
        return judge

    def verdict_of_situation(self, word: int) -> Verdict:
        """The yaku that the situation alone gives."""
        rows = self.situation
        return rows.verdicts[word & rows.mask]

    def verdict_of_shape(self, word: int) -> Verdict:
        """The yaku that a shape gives in its situation."""
        rows = self.shape
        return rows.verdicts[word & rows.mask]


def _mask(rows: tuple[Yaku, ...]) -> int:
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
