"""The fu: what triplets and quads give, and what everything else does."""

from __future__ import annotations

from webapp.riichi import fu as engine
from webapp.riichi.fu import FuItem, WindsAndPair, pair_fu, set_item, wait_items
from webapp.riichi.groups import Group, GroupKind, Wait
from webapp.riichi.ruleset import Ruleset
from webapp.riichi.tiles import EAST, SOUTH, WHITE
from webapp.site.i18n import gettext, number
from webapp.site.rules import Rules
from webapp.site.views.table import NumberRow, NumberTable, cell
from webapp.site.views.tables.scores import Spot
from webapp.site.words.fu import fu_reason

_SIMPLE, _TERMINAL = 4, 0
_SETS = tuple(
    tuple(Group(kind, first, is_concealed) for first in (_SIMPLE, _TERMINAL))
    for kind in (GroupKind.TRIPLET, GroupKind.QUAD)
    for is_concealed in (False, True)
)
_WAITS = (Wait.KANCHAN, Wait.PENCHAN, Wait.TANKI)


def fu_of_groups(_rules: Rules, _spot: Spot | None) -> NumberTable:
    """Triplets and quads, open and concealed, of simples and of terminals and honours."""
    return NumberTable(
        caption=gettext("Fu of triplets and quads"),
        corner="",
        heads=(gettext("2 to 8"), gettext("1, 9 and honours")),
        rows=tuple(_set_row(groups) for groups in _SETS),
        notes=(gettext("A triplet completed by ron counts as open. Sequences give no fu."),),
    )


def fu_of_the_rest(rules: Rules, _spot: Spot | None) -> NumberTable:
    """The base, the way of winning, the pair and the wait."""
    waits = (item for wait in _WAITS for item in wait_items(wait, Group(GroupKind.PAIR, _SIMPLE)))
    return NumberTable(
        caption=gettext("All other fu"),
        corner="",
        heads=(gettext("Fu"),),
        rows=(
            _row(engine.BASE),
            _row(engine.MENZEN_RON),
            _row(engine.TSUMO, _tsumo_note(rules.ruleset)),
            _row(engine.OPEN_PINFU),
            *_pair_rows(rules.ruleset),
            *(_row(item) for item in waits),
            _row(engine.CHIITOITSU),
        ),
        notes=(gettext("The sum is rounded up to ten. Only the fu of chiitoitsu stay as they are."),),
    )


def _set_row(groups: tuple[Group, ...]) -> NumberRow:
    items = [set_item(group) for group in groups]
    cells = tuple(cell(number(item.fu), column) for column, item in enumerate(items, start=1))
    return NumberRow(fu_reason(items[0].reason), cells)


def _row(item: FuItem, note: str = "") -> NumberRow:
    return NumberRow(fu_reason(item.reason), (cell(number(item.fu), 1),), note)


def _tsumo_note(ruleset: Ruleset) -> str:
    if ruleset.rinshan_tsumo_fu:
        return gettext("not with pinfu")
    return gettext("not with pinfu, nor on a replacement tile")


def _pair_rows(ruleset: Ruleset) -> tuple[NumberRow, NumberRow]:
    one = pair_fu(WHITE, WindsAndPair(EAST, SOUTH, ruleset.double_wind_pair_fu))
    double = pair_fu(EAST, WindsAndPair(EAST, EAST, ruleset.double_wind_pair_fu))
    return (
        NumberRow(fu_reason("jantou"), (cell(number(one), 1),), gettext("dragons, seat wind, round wind")),
        NumberRow(gettext("Pair that is both seat wind and round wind"), (cell(number(double), 1),)),
    )
