"""content/orders.toml: the orders that no single page or ruleset can hold, and whether the files are in them."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple

from pydantic import Field

from webapp.catalog.errors import Fault
from webapp.catalog.fields import Id, Strict, read_table
from webapp.catalog.files import ORDERS, file_of


class Orders(NamedTuple):
    """The orders that are nobody's rule: the tournament order of the yaku, of the rulesets offered, of the chapters."""

    tournament: tuple[str, ...]
    rulesets: tuple[str, ...]
    chapters: tuple[str, ...]


class OrderFile(Strict):
    """The file as it is written."""

    tournament: list[Id] = Field(min_length=1)
    rulesets: list[Id] = Field(min_length=1)
    chapters: list[Id]


def read_orders(table: dict[str, Any] | None, faults: list[Fault]) -> Orders:
    """The orders; empty ones when there is no table, and, with the faults added, when it does not hold them."""
    found = read_table(OrderFile, table, ORDERS, faults) if table is not None else None
    if found is None:
        return Orders((), (), ())
    orders = Orders(tuple(found.tournament), tuple(found.rulesets), tuple(found.chapters))
    for name, ids in orders._asdict().items():
        twice = sorted({id for id in ids if ids.count(id) > 1})
        faults += [Fault(ORDERS, name, f"{id!r} is listed more than once") for id in twice]
    return orders


def check_order(name: str, order: tuple[str, ...], folder: str, files: frozenset[str]) -> Iterator[Fault]:
    """Whether a folder has a file for every id of the order of this name, and no other.

    Nothing is asked of an order that could not be read: one fault is not told twice.
    """
    expected = {file_of(folder, id) for id in order} or files
    for file in sorted(expected - files):
        yield Fault(file, "", f"missing; `{name}` in {ORDERS} lists it")
    for file in sorted(files - expected):
        yield Fault(file, "", f"not listed under `{name}` in {ORDERS}")
