"""The whole content, checked and frozen, and the one way to get it: `load`."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from functools import partial
from pathlib import Path, PurePosixPath
from typing import Any, TypeVar

from webapp.catalog.borrowed import check_borrowed
from webapp.catalog.chapter import Chapter
from webapp.catalog.chapter_proofs import check_chapter_proofs
from webapp.catalog.chapters import check_chapter, read_chapters
from webapp.catalog.definitions import Definitions, check_definitions, read_definitions, with_definitions
from webapp.catalog.entries import RulesetEntry, Term, YakuEntry
from webapp.catalog.errors import ContentError, Fault
from webapp.catalog.files import MEETINGS, ORDERS, RULESETS, TERMS, YAKU, Files, read_files
from webapp.catalog.meeting_file import read_meetings
from webapp.catalog.order_file import Orders, check_order, read_orders
from webapp.catalog.pages import check_rarity, check_rows
from webapp.catalog.proofs import check_proofs
from webapp.catalog.references import Known
from webapp.catalog.ruleset_file import read_ruleset
from webapp.catalog.telling import Telling, tellings
from webapp.catalog.term_file import read_terms
from webapp.catalog.texts import check_names, check_terms, check_texts
from webapp.catalog.yaku_file import read_yaku
from webapp.riichi.record import Record
from webapp.riichi.ruleset import Ruleset
from webapp.riichi.yaku import YAKU_IDS


@dataclass(frozen=True, slots=True)
class Catalog:
    """Everything that content/ says. `yaku` are in tournament order, `rulesets` in theirs, the default first.

    `page_of_row` is the page of each yaku id of the engine; `told` says where chapters tell of options and facts;
    `meetings` are hands that show which yaku are counted together. `hash` changes with any byte of the content.
    """

    yaku: Mapping[str, YakuEntry]
    terms: Mapping[str, Term]
    rulesets: Mapping[str, RulesetEntry]
    chapters: Mapping[str, Chapter]
    page_of_row: Mapping[str, YakuEntry]
    told: Mapping[str, tuple[Telling, ...]]
    meetings: tuple[Record, ...]
    hash: str

    @property
    def default_ruleset(self) -> RulesetEntry:
        """The ruleset of a reader who has chosen none."""
        return next(iter(self.rulesets.values()))

    @property
    def rules(self) -> dict[str, Ruleset]:
        """The engine's rulesets alone, by their ids: what reading a hand asks for."""
        return {id: entry.ruleset for id, entry in self.rulesets.items()}


def load(root: Path) -> Catalog:
    """The catalog of a content folder, read once. Raises one ContentError that holds every fault of every file."""
    files = read_files(root)
    faults = files.faults
    orders = read_orders(files.tables.get(ORDERS), faults)
    rulesets = _entries(files.under(RULESETS), orders.rulesets, partial(read_ruleset, faults=faults), faults)
    pages = _pages(files, rulesets, orders, faults)
    chapters = read_chapters(files, orders.chapters, _rules(rulesets), faults)
    definitions = read_definitions(files, faults)
    terms = read_terms(files.tables.get(TERMS, {}), faults)
    meetings = read_meetings(files.tables.get(MEETINGS, {}), _rules(rulesets), faults) if rulesets else ()
    known = _known(files, orders, rulesets, chapters, definitions)
    faults += _checks(files, orders, rulesets, pages)
    faults += (fault for page in pages.values() for fault in check_texts(page, known))
    faults += check_terms(terms.values())
    faults += check_definitions(definitions, known)
    faults += (fault for chapter in chapters.values() for fault in check_chapter(chapter, known))
    if len(rulesets) == len(files.names_under(RULESETS)):
        faults += (fault for found in chapters.values() for fault in check_chapter_proofs(found, _rules(rulesets)))
    if faults:
        raise ContentError(faults)
    page_of_row = {row: page for page in pages.values() for row in page.rows}
    defined = with_definitions(terms, definitions)
    told = tellings(chapters.values())
    return Catalog(pages, defined, rulesets, chapters, page_of_row, told, meetings, files.hash)


def _rules(rulesets: Mapping[str, RulesetEntry]) -> tuple[Ruleset, ...]:
    return tuple(entry.ruleset for entry in rulesets.values())


def _known(
    files: Files,
    orders: Orders,
    rulesets: Mapping[str, RulesetEntry],
    chapters: Mapping[str, Chapter],
    definitions: Definitions,
) -> Known:
    """What prose may name: what is listed counts as there, since what is wrong with its file is told anyway."""
    headings = {id: next((text.headings for text in chapter.texts.values()), None) for id, chapter in chapters.items()}
    return Known(
        yaku={*orders.tournament, *YAKU_IDS},
        chapters=headings,
        terms=files.tables.get(TERMS, {}),
        defined={id for words in definitions.values() for id in words},
        rulesets=orders.rulesets,
        rules=_rules(rulesets),
    )


def _pages(
    files: Files, rulesets: Mapping[str, RulesetEntry], orders: Orders, faults: list[Fault]
) -> dict[str, YakuEntry]:
    """The pages that can be read: none where no ruleset can."""
    if not rulesets:
        return {}
    read = partial(read_yaku, rulesets=_rules(rulesets), faults=faults)
    return _entries(files.under(YAKU), orders.tournament, read, faults)


Entry = TypeVar("Entry", RulesetEntry, YakuEntry)
Table = dict[str, Any]


def _entries(
    tables: Mapping[str, Table],
    order: tuple[str, ...],
    read: Callable[[str, Table], Entry | None],
    faults: list[Fault],
) -> dict[str, Entry]:
    """The entries of the files that can be read, in an order, those that it does not list at the end."""
    found: dict[str, Entry] = {}
    for file, table in tables.items():
        entry = read(file, table)
        if entry is not None and _has_its_name(file, entry.id, faults):
            found[entry.id] = entry
    return {id: found[id] for id in (*order, *found) if id in found}


def _has_its_name(file: str, id: str, faults: list[Fault]) -> bool:
    name = PurePosixPath(file).stem
    if name != id:
        faults.append(Fault(file, "id", f"{id!r} in a file of that name; expected {name!r}"))
    return name == id


def _checks(
    files: Files, orders: Orders, rulesets: Mapping[str, RulesetEntry], pages: Mapping[str, YakuEntry]
) -> Iterator[Fault]:
    """What only shows when the files are seen together, or when the engine is asked under every ruleset.

    What counts or proves over all files is not asked while one of them cannot be read.
    """
    ruleset_files, page_files = files.names_under(RULESETS), files.names_under(YAKU)
    yield from check_order("rulesets", orders.rulesets, RULESETS, ruleset_files)
    yield from check_borrowed(rulesets, ruleset_files)
    yield from check_order("tournament", orders.tournament, YAKU, page_files)
    if len(pages) == len(page_files) and pages.keys() >= set(orders.tournament):
        yield from check_rows(pages.values())
    yield from check_names(pages.values())
    for page in pages.values():
        yield from check_rarity(page)
        if len(rulesets) == len(ruleset_files):
            yield from check_proofs(page, _rules(rulesets))
