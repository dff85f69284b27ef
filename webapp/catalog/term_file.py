"""content/terms.toml: every word of the game, with its lead word and its other names in each language."""

from __future__ import annotations

from typing import Any

from pydantic import Field

from webapp.catalog.entries import Term, TermText
from webapp.catalog.errors import Fault
from webapp.catalog.fields import InLanguages, Line, Named, Nothing, Strict, aliases, read_table
from webapp.catalog.files import TERMS


class TermTextTable(Strict):
    """A term in one language."""

    lead: Line
    also: list[Line | Named] = Field([])


class TermTable(InLanguages[TermTextTable]):
    """A term."""

    kanji: Line | Nothing = ""
    kana: Line | Nothing = ""
    romaji: Line | Nothing = ""


def read_terms(table: dict[str, Any], faults: list[Fault]) -> dict[str, Term]:
    """The terms of the file by id, in its order; what is wrong is added to the faults and left out."""
    terms = {}
    for id, rows in table.items():
        inner: list[Fault] = []
        found = read_table(TermTable, rows, TERMS, inner)
        faults += [fault._replace(at=f"{id}.{fault.at}".rstrip(".")) for fault in inner]
        if found is not None:
            texts = {code: TermText(text.lead, aliases(text.also)) for code, text in found.texts.items()}
            terms[id] = Term(id, found.kanji, found.kana, found.romaji, texts)
    return terms
