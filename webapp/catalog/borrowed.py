"""Whether the rulesets are those of the order, and whether an unverified value is what the named ruleset has."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from webapp.catalog.entries import Citation, FactValue, Orders, RulesetEntry
from webapp.catalog.errors import Fault
from webapp.catalog.files import ORDERS, RULESETS
from webapp.riichi.ruleset import Value


def ruleset_file(id: str) -> str:
    """The path of a ruleset's file below content/."""
    return f"{RULESETS}/{id}.toml"


def check_rulesets(entries: Mapping[str, RulesetEntry], files: frozenset[str], orders: Orders) -> Iterator[Fault]:
    """Whether there is a file for every ruleset of the order and no other, and whether what was taken over is right.

    Nothing is asked of an order or a ruleset that could not be read: one fault is not told twice.
    """
    expected = {ruleset_file(id) for id in orders.rulesets} or files
    for file in sorted(expected - files):
        yield Fault(file, "", f"missing; the order of rulesets in {ORDERS} lists it")
    for file in sorted(files - expected):
        yield Fault(file, "", f"not listed in the order of rulesets in {ORDERS}")
    for entry in entries.values():
        for at in _cells(entry):
            yield from _check_origin(entry, at, entries, files)


def _cells(entry: RulesetEntry) -> Iterator[str]:
    yield from (f"options.{id}" for id in entry.citations)
    yield from (f"facts.{id}" for id in entry.facts)


def _cell(entry: RulesetEntry, at: str) -> tuple[Value | FactValue, Citation]:
    table, id = at.split(".")
    if table == "facts":
        return entry.facts[id].value, entry.facts[id].citation
    return entry.ruleset.options()[id], entry.citations[id]


def _check_origin(
    entry: RulesetEntry, at: str, entries: Mapping[str, RulesetEntry], files: frozenset[str]
) -> Iterator[Fault]:
    value, citation = _cell(entry, at)
    if citation.taken_from is None:
        return
    origin = entries.get(citation.taken_from)
    if origin is None:
        if ruleset_file(citation.taken_from) not in files:
            yield Fault(ruleset_file(entry.id), at, f"taken from {citation.taken_from!r}, which is no ruleset here")
        return
    taken, origin_citation = _cell(origin, at)
    if not origin_citation.is_verified:
        yield Fault(ruleset_file(entry.id), at, f"taken from {origin.id!r}, where it is unverified too")
    if taken != value:
        yield Fault(ruleset_file(entry.id), at, f"{value!r} taken from {origin.id!r}, which has {taken!r}")
