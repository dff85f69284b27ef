"""The tables of the rulebook by their ids, computed under the reader's rules."""

from __future__ import annotations

from collections.abc import Callable

from webapp.site.rules import Rules
from webapp.site.views.table import Table
from webapp.site.views.tables.draw import draw_payments
from webapp.site.views.tables.fu import fu_of_groups, fu_of_the_rest
from webapp.site.views.tables.limits import limits
from webapp.site.views.tables.lists import rulesets, yaku_by_han
from webapp.site.views.tables.scores import Spot, score_dealer, score_non_dealer
from webapp.site.views.tables.tiles import tiles

__all__ = ["TABLES", "Spot", "table"]

TABLES: dict[str, tuple[Callable[[Rules, Spot | None], Table], ...]] = {
    "score_non_dealer": (score_non_dealer,),
    "score_dealer": (score_dealer,),
    "limits": (limits,),
    "fu": (fu_of_groups, fu_of_the_rest),
    "draw_payments": (draw_payments,),
    "yaku_by_han": (yaku_by_han,),
    "tiles": (tiles,),
    "rulesets": (rulesets,),
}
"""What every table is made of, in the order of the page of tables."""


def table(id: str, rules: Rules, spot: Spot | None = None) -> tuple[Table, ...]:
    """The table of an id, in one part or more, with the cells of `spot` marked. Raises KeyError for another id."""
    return tuple(make(rules, spot) for make in TABLES[id])
