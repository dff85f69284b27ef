"""content/definitions/<language>.toml: a sentence about words of the game, by the ids of the terms."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import replace

from pydantic import Field

from webapp.catalog.entries import Term
from webapp.catalog.errors import Fault
from webapp.catalog.fields import Id, Line, Strict, read_table
from webapp.catalog.files import DEFINITIONS, Files, file_of
from webapp.catalog.prose import Wrong, parse_line
from webapp.catalog.references import Known, check_references
from webapp.catalog.wording import SENTENCE_ENDS, check_wording
from webapp.languages import CODES

Definitions = Mapping[str, Mapping[str, str]]
"""The sentences by language and term."""


class DefinitionFile(Strict):
    """The file as it is written, under one key."""

    words: dict[Id, Line] = Field(alias="")


def read_definitions(files: Files, faults: list[Fault]) -> Definitions:
    """The definitions of every language; none where there are no files. What is wrong is added to the faults."""
    names = files.names_under(DEFINITIONS)
    expected = {file_of(DEFINITIONS, code): code for code in CODES} if names else {}
    faults += (Fault(file, "", "missing; every language has its definitions") for file in sorted({*expected} - names))
    faults += (Fault(file, "", f"expected only {', '.join(expected)} here") for file in sorted(names - {*expected}))
    return {code: _sentences(file, files, faults) for file, code in expected.items() if file in files.tables}


def with_definitions(terms: Mapping[str, Term], definitions: Definitions) -> dict[str, Term]:
    """The terms, each with its definition in every language that has one."""
    return {
        id: replace(
            term,
            texts={
                code: replace(text, definition=definitions.get(code, {}).get(id, ""))
                for code, text in term.texts.items()
            },
        )
        for id, term in terms.items()
    }


def check_definitions(definitions: Definitions, known: Known) -> Iterator[Fault]:
    """Whether every language defines the same words of the game, in whole and well-set sentences."""
    everywhere = {id: None for words in definitions.values() for id in words}
    for code, words in definitions.items():
        file = file_of(DEFINITIONS, code)
        yield from (Fault(file, id, "missing; another language defines it") for id in everywhere if id not in words)
        for id, sentence in words.items():
            yield from (Fault(file, id, message) for message in _faults(code, id, sentence, known))


def _faults(code: str, id: str, sentence: str, known: Known) -> Iterator[str]:
    if id not in known.terms:
        yield "no term of that id; expected one of terms.toml"
    if not sentence.endswith(SENTENCE_ENDS):
        yield f"ends in {sentence[-12:]!r}; expected a whole sentence with its full stop"
    wrong: list[Wrong] = []
    prose = parse_line(sentence, wrong)
    yield from (found.message for found in (*wrong, *check_references(prose, known), *check_wording(code, prose)))


def _sentences(file: str, files: Files, faults: list[Fault]) -> Mapping[str, str]:
    inner: list[Fault] = []
    found = read_table(DefinitionFile, {"": files.tables[file]}, file, inner)
    faults += (fault._replace(at=fault.at.removeprefix(".")) for fault in inner)
    return found.words if found else {}
