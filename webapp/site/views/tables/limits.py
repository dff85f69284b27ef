"""The limits: from which han on each is reached under the rules, and what it costs."""

from __future__ import annotations

from webapp.riichi.points import BASE_OF_LIMIT, Limit, limit_of, worth, yakuman_worth
from webapp.riichi.reach import TABLE_FU
from webapp.riichi.ruleset import Ruleset
from webapp.site.i18n import gettext
from webapp.site.rules import Rules
from webapp.site.views.table import Cell, NumberRow, NumberTable
from webapp.site.views.tables.scores import HAN, Spot, figures
from webapp.site.words.options import option_name, option_value
from webapp.site.words.points import limit_name, yakuman_count
from webapp.site.words.tables import Side, both_ways, from_fu, han_range, side_name, yakuman_note

_MOST_HAN = 13
_COUNTED = range(HAN[-1] + 1, _MOST_HAN + 1)


def limits(rules: Rules, spot: Spot | None) -> NumberTable:
    """Every limit with its han and payments; two yakuman too, where a hand can be worth so many."""
    ruleset = rules.ruleset
    rows = [_row(limit, ruleset, spot) for limit in Limit]
    if _can_double(ruleset):
        rows.append(NumberRow(yakuman_count(2).capitalize(), _cells(yakuman_worth(2).base)))
    return NumberTable(
        caption=gettext("Limits"),
        corner=gettext("Limit"),
        heads=tuple(side_name(side) for side in Side),
        rows=tuple(rows),
        notes=(both_ways(Side.NON_DEALER), both_ways(Side.DEALER), *_doubles(ruleset)),
    )


def _row(limit: Limit, ruleset: Ruleset, spot: Spot | None) -> NumberRow:
    is_marked = spot is not None and spot.han > HAN[-1] and limit_of(spot.han, ruleset) is limit
    return NumberRow(
        limit_name(limit).capitalize(), _cells(BASE_OF_LIMIT[limit], is_marked=is_marked), _note(limit, ruleset)
    )


def _cells(base: int, *, is_marked: bool = False) -> tuple[Cell, ...]:
    return tuple(Cell(figures(side, base), column, is_marked=is_marked) for column, side in enumerate(Side, start=1))


def _note(limit: Limit, ruleset: Ruleset) -> str:
    """The han of a limit; for a yakuman, that it is a yaku of its own and whether han can be counted to it."""
    counted = [count for count in _COUNTED if limit_of(count, ruleset) is limit]
    if limit is Limit.YAKUMAN:
        return yakuman_note(han_range(counted[0], None) if counted else "")
    is_open = counted[-1] == _MOST_HAN
    said = han_range(counted[0], None if is_open else counted[-1])
    return "; ".join((said, *_with_fu(limit, ruleset)))


def _with_fu(limit: Limit, ruleset: Ruleset) -> list[str]:
    """From how many fu on fewer han reach it."""
    found = []
    for count in reversed(HAN):
        enough = [fu for fu in TABLE_FU if worth(count, fu, ruleset).limit is limit]
        found += [from_fu(count, enough[0])] if enough else []
    return found


def _can_double(ruleset: Ruleset) -> bool:
    return ruleset.yakuman_cap != 1 and (ruleset.yakuman_add_up or bool(ruleset.double_yakuman))


def _doubles(ruleset: Ruleset) -> list[str]:
    """What is worth two yakuman or more."""
    if not _can_double(ruleset):
        return []
    names = [option_name("yakuman_add_up")] if ruleset.yakuman_add_up else []
    listed = ruleset.double_yakuman
    values = (
        [
            gettext(
                "%(name)s: %(value)s.", name=option_name("double_yakuman"), value=option_value("double_yakuman", listed)
            )
        ]
        if listed
        else []
    )
    return [*(f"{name}." for name in names), *values]
