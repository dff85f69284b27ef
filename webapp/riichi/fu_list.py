"""The fu that can be earned, each by its own name and without a hand: what a table of fu lists."""

from __future__ import annotations

from enum import StrEnum

from webapp.riichi.fu import (
    BASE,
    CHIITOITSU,
    MENZEN_RON,
    OPEN_PINFU,
    TSUMO,
    WindsAndPair,
    pair_fu,
    set_item,
    wait_items,
)
from webapp.riichi.groups import Group, GroupKind, Wait
from webapp.riichi.ruleset import Ruleset
from webapp.riichi.tiles import EAST, WHITE


class FuCase(StrEnum):
    """What earns fu. `outer` are terminals and honours."""

    BASE = "base"
    MENZEN_RON = "menzen_ron"
    TSUMO = "tsumo"
    OPEN_PINFU = "open_pinfu"
    CHIITOITSU = "chiitoitsu"
    KANCHAN = "kanchan"
    PENCHAN = "penchan"
    TANKI = "tanki"
    PAIR = "pair"
    DOUBLE_WIND_PAIR = "double_wind_pair"
    MINKO_SIMPLE = "minko_simple"
    MINKO_OUTER = "minko_outer"
    ANKO_SIMPLE = "anko_simple"
    ANKO_OUTER = "anko_outer"
    MINKAN_SIMPLE = "minkan_simple"
    MINKAN_OUTER = "minkan_outer"
    ANKAN_SIMPLE = "ankan_simple"
    ANKAN_OUTER = "ankan_outer"


def fu_of_case(case: FuCase, ruleset: Ruleset) -> int:
    """The fu that a case earns under a ruleset: they disagree about the pair of a double wind alone."""
    if case is FuCase.DOUBLE_WIND_PAIR:
        return pair_fu(EAST, WindsAndPair(EAST, EAST, ruleset.double_wind_pair_fu))
    return _FU[case]


def _fu_of_set(kind: GroupKind, first: int, *, is_concealed: bool) -> int:
    return set_item(Group(kind, first, is_concealed)).fu


def _fu_of_wait(wait: Wait) -> int:
    return sum(item.fu for item in wait_items(wait, Group(GroupKind.SEQUENCE, _SIMPLE)))


_SIMPLE = 1
_OUTER = 0
_FU = {
    FuCase.BASE: BASE.fu,
    FuCase.MENZEN_RON: MENZEN_RON.fu,
    FuCase.TSUMO: TSUMO.fu,
    FuCase.OPEN_PINFU: OPEN_PINFU.fu,
    FuCase.CHIITOITSU: CHIITOITSU.fu,
    FuCase.KANCHAN: _fu_of_wait(Wait.KANCHAN),
    FuCase.PENCHAN: _fu_of_wait(Wait.PENCHAN),
    FuCase.TANKI: _fu_of_wait(Wait.TANKI),
    FuCase.PAIR: pair_fu(WHITE, WindsAndPair(EAST, EAST, 0)),
    FuCase.MINKO_SIMPLE: _fu_of_set(GroupKind.TRIPLET, _SIMPLE, is_concealed=False),
    FuCase.MINKO_OUTER: _fu_of_set(GroupKind.TRIPLET, _OUTER, is_concealed=False),
    FuCase.ANKO_SIMPLE: _fu_of_set(GroupKind.TRIPLET, _SIMPLE, is_concealed=True),
    FuCase.ANKO_OUTER: _fu_of_set(GroupKind.TRIPLET, _OUTER, is_concealed=True),
    FuCase.MINKAN_SIMPLE: _fu_of_set(GroupKind.QUAD, _SIMPLE, is_concealed=False),
    FuCase.MINKAN_OUTER: _fu_of_set(GroupKind.QUAD, _OUTER, is_concealed=False),
    FuCase.ANKAN_SIMPLE: _fu_of_set(GroupKind.QUAD, _SIMPLE, is_concealed=True),
    FuCase.ANKAN_OUTER: _fu_of_set(GroupKind.QUAD, _OUTER, is_concealed=True),
}
