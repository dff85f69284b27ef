"""The whole content, checked and frozen, and the one way to get it: `load`."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from pathlib import Path, PurePosixPath
from typing import TypeVar

from webapp.catalog.borrowed import check_rulesets
from webapp.catalog.entries import Orders, RulesetEntry, Term, YakuEntry
from webapp.catalog.errors import ContentError, Fault
from webapp.catalog.files import ORDERS, RULESETS, TERMS, YAKU, Files, read_files
from webapp.catalog.order_file import read_orders
from webapp.catalog.pages import check_pages, check_rarity
from webapp.catalog.proofs import check_proofs
from webapp.catalog.ruleset_file import read_ruleset
from webapp.catalog.term_file import read_terms
from webapp.catalog.texts import check_names, check_terms, check_texts
from webapp.catalog.yaku_file import read_yaku
from webapp.riichi.ruleset import Ruleset


@dataclass(frozen=True, slots=True)
class Catalog:
    """Everything that content/ says. `yaku` are in tournament order and `rulesets` in theirs, the default first.

    `hash` changes with any byte of the content.
    """

    yaku: Mapping[str, YakuEntry]
    terms: Mapping[str, Term]
    rulesets: Mapping[str, RulesetEntry]
    orders: Orders
    hash: str
    page_of_row: Mapping[str, YakuEntry] = field(init=False, repr=False, compare=False)
    """The page of each yaku id of the engine."""

    def __post_init__(self) -> None:
        pages = {row: entry for entry in self.yaku.values() for row in entry.rows}
        object.__setattr__(self, "page_of_row", pages)

    @property
    def default_ruleset(self) -> RulesetEntry:
        """The ruleset of a reader who has chosen none."""
        return self.rulesets[self.orders.rulesets[0]]


def load(root: Path) -> Catalog:
    """The catalog of a content folder, read once. Raises one ContentError that holds every fault of every file."""
    files = read_files(root)
    faults = files.faults
    orders = read_orders(ORDERS, files.tables.get(ORDERS), faults)
    rulesets = _rulesets(files, orders, faults)
    pages = _pages(files, [entry.ruleset for entry in rulesets.values()], orders, faults)
    terms = read_terms(TERMS, files.tables.get(TERMS, {}), faults)
    faults += _checks(files, orders, rulesets, pages)
    faults += check_terms(TERMS, terms.values())
    if faults:
        raise ContentError(faults)
    return Catalog(pages, terms, rulesets, orders, files.hash)


def _rulesets(files: Files, orders: Orders, faults: list[Fault]) -> dict[str, RulesetEntry]:
    found = {file: read_ruleset(file, table, faults) for file, table in files.under(RULESETS).items()}
    entries = {entry.id: entry for file, entry in found.items() if entry and _has_its_name(file, entry.id, faults)}
    return _in_order(entries, orders.rulesets)


def _pages(files: Files, rulesets: list[Ruleset], orders: Orders, faults: list[Fault]) -> dict[str, YakuEntry]:
    """The pages that can be read: none where no ruleset can."""
    if not rulesets:
        return {}
    found = {file: read_yaku(file, table, rulesets, faults) for file, table in files.under(YAKU).items()}
    entries = {entry.id: entry for file, entry in found.items() if entry and _has_its_name(file, entry.id, faults)}
    return _in_order(entries, orders.tournament)


def _checks(
    files: Files, orders: Orders, rulesets: Mapping[str, RulesetEntry], pages: Mapping[str, YakuEntry]
) -> Iterator[Fault]:
    """What only shows when the files are seen together, or when the engine is asked under every ruleset."""
    yield from check_rulesets(rulesets, files.names_under(RULESETS), orders)
    yield from check_pages(pages, files.names_under(YAKU), orders)
    yield from check_names(pages.values())
    for page in pages.values():
        yield from check_rarity(page)
        yield from check_texts(page)
        if len(rulesets) == len(files.names_under(RULESETS)):
            yield from check_proofs(page, [entry.ruleset for entry in rulesets.values()])


def _has_its_name(file: str, id: str, faults: list[Fault]) -> bool:
    name = PurePosixPath(file).stem
    if name != id:
        faults.append(Fault(file, "id", f"{id!r} in a file of that name; expected {name!r}"))
    return name == id


Entry = TypeVar("Entry")


def _in_order(entries: dict[str, Entry], order: tuple[str, ...]) -> dict[str, Entry]:
    """The entries in an order, those that it does not list at the end."""
    return {id: entries[id] for id in (*order, *entries) if id in entries}
