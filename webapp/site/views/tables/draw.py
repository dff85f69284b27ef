"""What changes hands at an exhaustive draw, by the number of players who are tenpai."""

from __future__ import annotations

from webapp.riichi import draw
from webapp.riichi.situation import Wind
from webapp.site.i18n import gettext, ngettext, number
from webapp.site.rules import Rules
from webapp.site.views.table import NumberRow, NumberTable, cell
from webapp.site.views.tables.scores import Spot


def draw_payments(_rules: Rules, _spot: Spot | None) -> NumberTable:
    """What each tenpai player gets and each other player pays."""
    return NumberTable(
        caption=gettext("Payments at an exhaustive draw"),
        corner=gettext("Tenpai"),
        heads=(gettext("Each tenpai player receives"), gettext("Each noten player pays")),
        rows=tuple(_row(count) for count in (1, 2, 3)),
        notes=(gettext("Where nobody or everybody is tenpai, nothing is paid."),),
    )


def _row(count: int) -> NumberRow:
    amounts = [amount for _, amount in draw.draw_payments(tuple(Wind)[:count])]
    cells = (cell(number(amounts[0]), 1), cell(number(-amounts[-1]), 2))
    return NumberRow(ngettext("%(num)s player", "%(num)s players", count), cells)
