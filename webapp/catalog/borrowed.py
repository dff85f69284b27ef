"""Whether a value that was taken over unverified is what the named ruleset has."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from webapp.catalog.entries import Citation, FactValue, RulesetEntry
from webapp.catalog.errors import Fault
from webapp.catalog.files import RULESETS, file_of
from webapp.riichi.ruleset import Value

Cell = tuple[Value | FactValue, Citation]
"""A value of an option or a fact, and why it stands."""


def check_borrowed(entries: Mapping[str, RulesetEntry], files: frozenset[str]) -> Iterator[Fault]:
    """Whether every borrowed value is the verified one of a ruleset that has a file.

    Nothing is asked of a ruleset whose file could not be read: one fault is not told twice.
    """
    cells = {id: _cells(entry) for id, entry in entries.items()}
    for id, own in cells.items():
        for at, (value, citation) in own.items():
            origin = citation.taken_from
            if origin in cells:
                messages = _unlike(value, origin, cells[origin][at])
                yield from (Fault(file_of(RULESETS, id), at, message) for message in messages)
            elif origin is not None and file_of(RULESETS, origin) not in files:
                yield Fault(file_of(RULESETS, id), at, f"taken from {origin!r}, which is no ruleset here")


def _cells(entry: RulesetEntry) -> dict[str, Cell]:
    """Every cell of a ruleset by its place in the file."""
    options: dict[str, Cell] = {
        f"options.{id}": (value, entry.citations[id]) for id, value in entry.ruleset.options().items()
    }
    return options | {f"facts.{id}": (fact.value, fact.citation) for id, fact in entry.facts.items()}


def _unlike(value: Value | FactValue, origin: str, cell: Cell) -> Iterator[str]:
    taken, citation = cell
    if not citation.is_verified:
        yield f"taken from {origin!r}, where it is unverified too"
    if taken != value:
        yield f"{value!r} taken from {origin!r}, which has {taken!r}"
