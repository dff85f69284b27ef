"""Every text of an entry with its place and language, and what is wrong with each."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from typing import NamedTuple

from webapp.catalog.entries import Alias, Term, YakuEntry, YakuText
from webapp.catalog.errors import Fault
from webapp.catalog.files import TERMS, YAKU, file_of
from webapp.catalog.prose import Prose, Wrong, parse_line, parse_prose
from webapp.catalog.references import Known, check_references
from webapp.catalog.typography import faults_of
from webapp.catalog.wording import SENTENCE_ENDS, typed_numbers
from webapp.languages import CODES


class Text(NamedTuple):
    """A text, where it stands in its file, its language, and how it is read; names are read as they are."""

    at: str
    language: str
    words: str
    parse: Callable[[str, list[Wrong]], Prose] | None = None


def check_texts(entry: YakuEntry, known: Known) -> Iterator[Fault]:
    """What is wrong with the words of a page, in every language."""
    file = file_of(YAKU, entry.id)
    for text in _texts_of_page(entry):
        yield from (Fault(file, text.at, message) for message in (*_faults(text), *_faults_of_prose(text, known)))
    for code, words in entry.texts.items():
        yield from (Fault(file, f"{code}.{at}", message) for at, message in _manner(words))


def check_terms(terms: Iterable[Term]) -> Iterator[Fault]:
    """What is wrong with the words of the terms, in every language."""
    for term in terms:
        for code, words in term.texts.items():
            place = f"{term.id}.{code}"
            for text in (Text(f"{place}.lead", code, words.lead), *_texts_of_aliases(place, code, words.also)):
                yield from (Fault(TERMS, text.at, message) for message in _faults(text))
            yield from (Fault(TERMS, f"{place}.also", message) for message in _repeated((words.lead,), words.also))


def check_names(entries: Iterable[YakuEntry]) -> Iterator[Fault]:
    """Whether two pages share a name, a row's name or a gloss in a language, so that nobody could tell them apart."""
    owners: dict[tuple[str, str], str] = {}
    for entry in entries:
        file = file_of(YAKU, entry.id)
        for code, words in entry.texts.items():
            for key, name in (("name", words.name), ("gloss", words.gloss), *_row_names(words)):
                owner = owners.setdefault((code, name.casefold()), file)
                if owner != file:
                    yield Fault(file, f"{code}.{key}", f"{name!r} is also a name of {owner}")


def _texts_of_page(entry: YakuEntry) -> Iterator[Text]:
    """Every text of a page in the order of its file."""
    for place, texts in (
        *((f"examples[{number}]", example.notes) for number, example in enumerate(entry.examples)),
        *((f"near_misses[{number}]", miss.texts) for number, miss in enumerate(entry.near_misses)),
        *((f"mistakes[{number}]", texts) for number, texts in enumerate(entry.mistakes)),
    ):
        yield from (Text(f"{place}.{code}", code, words, parse_line) for code, words in texts.items())
    for code in CODES:
        yield from _texts_in(code, entry.texts[code])


def _texts_in(code: str, text: YakuText) -> Iterator[Text]:
    yield Text(f"{code}.name", code, text.name)
    yield Text(f"{code}.gloss", code, text.gloss)
    yield from _texts_of_aliases(code, code, text.also)
    yield Text(f"{code}.definition", code, text.definition, parse_line)
    yield Text(f"{code}.prose", code, text.prose, parse_prose)
    yield from (Text(f"{code}.conditions.{id}", code, words, parse_line) for id, words in text.conditions.items())
    yield from (Text(f"{code}.{key}", code, name) for key, name in _row_names(text))


def _row_names(text: YakuText) -> Iterator[tuple[str, str]]:
    """The names of a family's rows by their places; the only row of a page is called as the page is."""
    yield from ((f"rows.{id}", name) for id, name in text.row_names.items() if name != text.name)


def _texts_of_aliases(place: str, code: str, also: tuple[Alias, ...]) -> Iterator[Text]:
    for number, alias in enumerate(also):
        for words in (alias.name, alias.used_by, alias.note):
            if words:
                yield Text(f"{place}.also[{number}]", code, words)


def _faults(text: Text) -> Iterator[str]:
    yield from faults_of(text.language, text.words)
    if text.parse is None and re.search("[<{]", text.words):
        yield f"{text.words!r}; expected words without marks"


def _faults_of_prose(text: Text, known: Known) -> Iterator[str]:
    if text.parse is not None:
        wrong: list[Wrong] = []
        prose = text.parse(text.words, wrong)
        yield from (found.message for found in (*wrong, *check_references(prose, known)))
        yield from (message for _, words in prose.words for message in typed_numbers(words))


def _manner(text: YakuText) -> Iterator[tuple[str, str]]:
    if not text.name[0].isupper():
        yield "name", f"{text.name!r} begins small; expected a capital"
    if not text.definition.endswith(SENTENCE_ENDS):
        yield "definition", f"ends in {text.definition[-12:]!r}; expected a whole sentence with its full stop"
    yield from (("also", message) for message in _repeated((text.name, text.gloss), text.also))


def _repeated(names: tuple[str, ...], also: tuple[Alias, ...]) -> Iterator[str]:
    counts = Counter(name.casefold() for name in (*names, *(alias.name for alias in also)))
    yield from (f"{name!r} is there more than once" for name, count in counts.items() if count > 1)
