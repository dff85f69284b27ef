"""Which han and fu can stand together: the fewest han with which a winning hand has so many fu.

Groups that give many fu are worth han themselves, so the cells of a points table that no hand can reach are found by
trying all ways to put four groups, a pair and a wait together. More han can always come, as dora do.
"""

from __future__ import annotations

from collections.abc import Iterator
from enum import StrEnum
from functools import cache, lru_cache
from itertools import combinations_with_replacement
from typing import NamedTuple

from webapp.riichi import facts
from webapp.riichi.fu import CHIITOITSU, WindsAndPair, fu_of_word, wait_items
from webapp.riichi.groups import Form, Group, GroupKind, Wait
from webapp.riichi.parts import piece_of
from webapp.riichi.ruleset import Ruleset
from webapp.riichi.tiles import EAST, TERMINALS_AND_HONOURS, WHITE
from webapp.riichi.yaku.verdict import Verdicts

TABLE_FU = (20, 25, *range(30, 111, 10))
"""The fu that a points table has a line for."""


class By(StrEnum):
    """The two ways of winning."""

    RON = "ron"
    TSUMO = "tsumo"


def fewest_han(fu: int, by: By, ruleset: Ruleset) -> int | None:
    """The fewest han of a hand won so with these fu, rounded up; None where no hand has them."""
    return _fewest(ruleset).get((by, fu))


@lru_cache(maxsize=64)
def _fewest(ruleset: Ruleset) -> dict[tuple[By, int], int]:
    verdicts = Verdicts(ruleset)
    fewest: dict[tuple[By, int], int] = {}
    for by in By:
        for word in _words(by, ruleset.double_wind_pair_fu):
            verdict = verdicts.of(word)
            if not verdict.yakuman:
                at = by, fu_of_word(word, is_rinshan_paid=True).total
                # A hand without a yaku of its own has one by riichi, or by an honour or the last tile.
                fewest[at] = min(fewest.get(at, verdict.han or 1), verdict.han or 1)
    return fewest


@cache
def _words(by: By, double_wind_fu: int) -> frozenset[int]:
    """The fact words of all sorts of hands that can be won so, apart from kokushi musou, which has no fu."""
    common = _MIXED + facts.TSUMO.times(by is By.TSUMO)
    return frozenset(word + common for word in (_SEVEN_PAIRS, *_standard(by, double_wind_fu)))


_SEVEN_PAIRS = (
    facts.FORM.times(Form.SEVEN_PAIRS)
    + facts.FU.times(CHIITOITSU.fu)
    + facts.CLOSED.times(1)
    + facts.SIMPLE.times(1)
    + facts.WAIT.times(Wait.TANKI)
)
_MIXED = facts.SUITS.times(3) + facts.HONOUR.times(1) + facts.TERMINAL.times(1) + facts.NOT_GREEN.times(1)
"""Tiles of all suits and honours: groups of a sort can always be chosen so that no yaku comes from their suits."""


class _Set(NamedTuple):
    """A group of four, and whether it was called."""

    group: Group
    is_called: bool


_SIMPLE, _TERMINAL = 4, 0
_SETS = (
    *(_Set(Group(GroupKind.SEQUENCE, 3), is_called) for is_called in (False, True)),
    *(
        _Set(Group(kind, first, is_concealed), not is_concealed)
        for kind in (GroupKind.TRIPLET, GroupKind.QUAD)
        for first in (_SIMPLE, _TERMINAL)
        for is_concealed in (False, True)
    ),
)
_PAIRS = tuple(Group(GroupKind.PAIR, kind) for kind in (_SIMPLE, WHITE, EAST))


def _standard(by: By, double_wind_fu: int) -> Iterator[int]:
    """The fact words of all sorts of four groups and a pair, with all waits."""
    table = WindsAndPair(EAST, EAST, double_wind_fu)
    words = {group: piece_of(group, table)[0] for group in (*(one.group for one in _SETS), *_PAIRS)}
    for sets in combinations_with_replacement(_SETS, 4):
        finishes = set(_finishes(by, sets))
        for pair in _PAIRS:
            groups = (*(one.group for one in sets), pair)
            is_simple = any(kind not in TERMINALS_AND_HONOURS for group in groups for kind in group.kinds)
            word = sum(words[group] for group in groups) + facts.SIMPLE.times(is_simple)
            for wait, called in finishes:
                yield word + _wait_word(wait) + facts.CLOSED.times(called == 0)


def _finishes(by: By, sets: tuple[_Set, ...]) -> Iterator[tuple[Wait, int]]:
    """The waits that can have completed a hand of these groups, and how many of them were called then."""
    called = sum(one.is_called for one in sets)
    yield Wait.TANKI, called
    for one in sets:
        match one.group.kind:
            case GroupKind.SEQUENCE if not one.is_called:
                yield Wait.RYANMEN, called
                yield Wait.KANCHAN, called
            case GroupKind.TRIPLET if by is By.TSUMO and not one.is_called:
                yield Wait.SHANPON, called
            case GroupKind.TRIPLET if by is By.RON and one.is_called:
                # The ron completed it: it counts as open, and was not called.
                yield Wait.SHANPON, called - 1
            case _:
                pass


def _wait_word(wait: Wait) -> int:
    return facts.WAIT.times(wait) + facts.FU.times(sum(item.fu for item in wait_items(wait, _PAIRS[0])))
