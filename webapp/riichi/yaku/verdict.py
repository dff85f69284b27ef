"""Which yaku a fact word holds under a ruleset.

A line is one value of a row: closed, open or double, with all that it wants as one test. Lines that read much the same
facts are a family, and what holds in a family is remembered by the few facts that it reads. The lines that hold in all
families together decide the verdict.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from typing import NamedTuple

from webapp.riichi import facts
from webapp.riichi.facts import Test, Wanted, together, wants
from webapp.riichi.memo import SPREAD, PackedMemo
from webapp.riichi.ruleset import Ruleset
from webapp.riichi.yaku.table import YAKU_ORDER, Yaku
from webapp.riichi.yaku.under import rows_under

_FAMILY_BITS = 20
_HOLDINGS_KEPT = 1 << 14
_VERDICTS_KEPT = 1 << 14


class Held(NamedTuple):
    """A yaku that holds: its place in the fixed order, its id, and its han or its number of yakuman."""

    order: int
    id: str
    value: int


@dataclass(frozen=True, slots=True)
class Verdict:
    """The yaku that hold, in the fixed order, and what they add up to; yakuman alone where there is one.

    `yaku` are their ids and values; `yakuman` is how many are paid. Verdicts worth the same compare by `rank`: the
    yaku that comes first in the fixed order decides.
    """

    held: tuple[Held, ...]
    yaku: tuple[tuple[str, int], ...]
    rank: tuple[int, ...]
    han: int
    yakuman: int


def verdict_of(held: tuple[Held, ...], han: int, yakuman: int) -> Verdict:
    """The verdict of the yaku that hold."""
    yaku = tuple([(id, value) for _, id, value in held])
    return Verdict(held, yaku, tuple([-order for order, _, _ in held]), han, yakuman)


class _Line(NamedTuple):
    bit: int
    test: Test
    held: Held
    is_yakuman: bool
    replaced_by: int
    """The bits of the lines in whose company it does not count."""


Family = tuple[int, PackedMemo[int]]
"""The bits of a fact word that some lines read, and by these bits which of the lines hold."""


class Verdicts:
    """The verdicts under a ruleset. Which facts they read is derived from the rows, never written."""

    def __init__(self, ruleset: Ruleset) -> None:
        self.ruleset = ruleset
        self.lines = _lines(ruleset)
        self.yakuman = sum(line.bit for line in self.lines if line.is_yakuman)
        self.families = [_family(lines) for lines in _alike(self.lines)]
        self.verdicts = PackedMemo(self._verdict, _VERDICTS_KEPT)

    def of(self, word: int) -> Verdict:
        """The yaku that a fact word holds."""
        lines = 0
        for mask, holding in self.families:
            lines |= holding[(word & mask) * SPREAD]
        return self.verdicts[lines * SPREAD]

    def _verdict(self, bits: int) -> Verdict:
        if bits & self.yakuman:
            held = tuple({line.held.id: line.held for line in self._holding(bits & self.yakuman)}.values())
            return verdict_of(held, 0, units_paid([yaku.value for yaku in held], self.ruleset))
        held = tuple([line.held for line in self._holding(bits) if not line.replaced_by & bits])
        return verdict_of(held, sum([value for _, _, value in held]), 0)

    def _holding(self, bits: int) -> list[_Line]:
        return [line for line in self.lines if line.bit & bits]


def is_situational(row: Yaku) -> bool:
    """Whether the situation alone (and whether the hand is closed) decides a row."""
    return not any(condition.mask & ~facts.SITUATION_MASK for condition in row.conditions)


def units_paid(multiples: list[int], ruleset: Ruleset) -> int:
    """How many yakuman are paid: their sum where they add up, else the largest, and never more than the cap."""
    units = sum(multiples) if ruleset.yakuman_add_up else max(multiples)
    return min(units, ruleset.yakuman_cap) if ruleset.yakuman_cap else units


def _lines(ruleset: Ruleset) -> list[_Line]:
    """The lines in the fixed order, a double after the single that it outdoes."""
    values = [(row, value, wanted) for row in rows_under(ruleset) for value, wanted in _values_of_row(row, ruleset)]
    bits: dict[str, int] = {}
    for place, (row, _, _) in enumerate(values):
        bits[row.id] = bits.get(row.id, 0) | 1 << place
    lines: list[_Line] = []
    for row, value, wanted in values:
        wishes = [*(wish for condition in row.conditions for wish in condition.wanted), *wanted]
        held = Held(YAKU_ORDER[row.id], row.id, value)
        replaced_by = sum(bits.get(id, 0) for id in row.replaced_by)
        lines.append(_Line(1 << len(lines), together(wishes), held, row.is_yakuman, replaced_by))
    return lines


def _values_of_row(row: Yaku, ruleset: Ruleset) -> Iterator[tuple[int, tuple[Wanted, ...]]]:
    """Each value of a row with the facts that it wants beside the conditions."""
    if row.is_yakuman:
        yield 1, ()
        if row.double and row.double.choice in ruleset.double_yakuman:
            yield 2, row.double.wanted
    elif row.open in (None, row.closed):
        yield row.closed, ()
    else:
        yield row.closed, (wants(facts.CLOSED),)
        yield row.open or 0, (wants(facts.CLOSED, 0),)


def _alike(lines: Iterable[_Line]) -> list[list[_Line]]:
    """Families of lines: each line, the widest first, goes where it adds the fewest facts, while they stay few."""
    families: list[list[_Line]] = []
    for line in sorted(lines, key=lambda line: -line.test.reads.bit_count()):
        fitting = [family for family in families if _width([*family, line]) <= _FAMILY_BITS]
        if fitting:
            min(fitting, key=lambda family: _width([*family, line]) - _width(family)).append(line)
        else:
            families.append([line])
    return families


def _width(lines: Iterable[_Line]) -> int:
    return _mask(lines).bit_count()


def _mask(lines: Iterable[_Line]) -> int:
    mask = 0
    for line in lines:
        mask |= line.test.reads
    return mask


def _family(lines: list[_Line]) -> Family:
    return _mask(lines), PackedMemo(_reader(lines), _HOLDINGS_KEPT)


def _reader(lines: list[_Line]) -> Callable[[int], int]:
    """Adds up the bits of the lines that hold; most lines fall at the first comparison of their test."""
    tests = [(*line.test, line.bit) for line in lines]

    def read(word: int) -> int:
        bits = 0
        for mask, value, choices, bit in tests:
            if word & mask == value:
                for chosen, values in choices:
                    if word & chosen not in values:
                        break
                else:
                    bits |= bit
        return bits

    return read
