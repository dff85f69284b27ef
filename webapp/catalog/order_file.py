"""content/orders.toml: the orders that no single page or ruleset can hold."""

from __future__ import annotations

from typing import Any

from pydantic import Field

from webapp.catalog.entries import Orders
from webapp.catalog.errors import Fault
from webapp.catalog.fields import Id, Strict, read_table


class OrderFile(Strict):
    """The file as it is written."""

    tournament: list[Id] = Field(min_length=1)
    rulesets: list[Id] = Field(min_length=1)


def read_orders(file: str, table: dict[str, Any] | None, faults: list[Fault]) -> Orders:
    """The orders; empty ones when there is no table, and, with the faults added, when it does not hold them."""
    found = read_table(OrderFile, table, file, faults) if table is not None else None
    if found is None:
        return Orders((), ())
    for name, ids in (("tournament", found.tournament), ("rulesets", found.rulesets)):
        twice = sorted({id for id in ids if ids.count(id) > 1})
        faults += [Fault(file, name, f"{id!r} is listed more than once") for id in twice]
    return Orders(tuple(found.tournament), tuple(found.rulesets))
