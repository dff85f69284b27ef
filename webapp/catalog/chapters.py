"""content/chapters: every chapter that is listed, whole in all languages, which say the same in the same order."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from typing import get_args

from webapp.catalog.chapter import Chapter, ChapterText
from webapp.catalog.chapter_file import NOTHING, read_meta
from webapp.catalog.chapter_text import read_chapter_text
from webapp.catalog.errors import Fault
from webapp.catalog.files import CHAPTERS, META, ORDERS, Files
from webapp.catalog.pieces import Block, Computed, HandBlock, Piece, ScoreOf, WaitsBlock
from webapp.catalog.prose import Placed, Prose, Wrong
from webapp.catalog.references import Known, check_references
from webapp.catalog.typography import faults_of
from webapp.catalog.wording import check_wording, typed_numbers
from webapp.languages import CODES
from webapp.riichi.ruleset import Ruleset


def read_chapters(
    files: Files, order: Sequence[str], rulesets: Sequence[Ruleset], faults: list[Fault]
) -> dict[str, Chapter]:
    """The chapters in their order with what can be read of them; what is wrong or missing is added to the faults."""
    names = files.names_under(CHAPTERS)
    expected = {_file(id, name): None for id in order for name in _NAMES}
    faults += (Fault(file, "", f"missing; `chapters` in {ORDERS} lists it") for file in expected if file not in names)
    faults += (
        Fault(file, "", f"not one of {', '.join(_NAMES)} of a chapter that `chapters` in {ORDERS} lists")
        for file in sorted(names - {*expected})
    )
    return {id: _read(id, files, rulesets, faults) for id in order}


def check_chapter(chapter: Chapter, known: Known) -> Iterator[Fault]:
    """What is wrong with a chapter's words: what they name, how they are set, and where the languages differ."""
    for code, text in chapter.texts.items():
        here = replace(known, hands=chapter.hands, waits=chapter.waits, anchors=text.headings)
        yield from (_fault(chapter.id, code, wrong) for part in text.parts for wrong in _of_prose(code, part, here))
        for place, title in (("title", text.title), *((f"#{id}", title) for id, title in text.headings.items())):
            messages = (*faults_of(code, title), *typed_numbers(title))
            yield from (Fault(_file(chapter.id, f"{code}.md"), place, message) for message in messages)
    yield from _differences(chapter)
    yield from _unshown(chapter)


_NAMES = (META, *(f"{code}.md" for code in CODES))


def _file(id: str, name: str) -> str:
    return f"{CHAPTERS}/{id}/{name}"


def _fault(id: str, code: str, wrong: Wrong) -> Fault:
    return Fault(_file(id, f"{code}.md"), f"line {wrong.line}", wrong.message)


def _read(id: str, files: Files, rulesets: Sequence[Ruleset], faults: list[Fault]) -> Chapter:
    """What can be read of a chapter."""
    meta_file = _file(id, META)
    has_meta = meta_file in files.tables
    meta = read_meta(meta_file, files.tables[meta_file], rulesets, faults) if has_meta else NOTHING
    texts: dict[str, ChapterText] = {}
    for code in CODES:
        wrong: list[Wrong] = []
        file = _file(id, f"{code}.md")
        text = read_chapter_text(files.texts[file], wrong) if file in files.texts else None
        faults += (_fault(id, code, found) for found in wrong)
        if text is not None:
            texts[code] = text
    return Chapter(id, meta.sources, meta.hands, meta.waits, texts)


def _of_prose(code: str, prose: Prose, known: Known) -> Iterator[Wrong]:
    yield from check_references(prose, known)
    yield from check_wording(code, prose)


def _differences(chapter: Chapter) -> Iterator[Fault]:
    """Where a language differs from the first that can be read."""
    for code, text in list(chapter.texts.items())[1:]:
        first = next(iter(chapter.texts))
        for at, message in _unlike(text, chapter.texts[first], f"{first}.md"):
            yield Fault(_file(chapter.id, f"{code}.md"), at, message)


def _unlike(text: ChapterText, other: ChapterText, name: str) -> Iterator[tuple[str, str]]:
    if list(text.headings) != list(other.headings):
        yield "headings", f"{', '.join(text.headings)}; {name} has {', '.join(other.headings)}"
        return
    for section, same in zip(text.sections, other.sections, strict=True):
        mine, theirs = _placed(section.body, get_args(Block)), _placed(same.body, get_args(Block))
        if [placed.piece for placed in mine] != [placed.piece for placed in theirs]:
            yield f"#{section.id}", f"the blocks {_braced(mine)}; {name} has {_braced(theirs)}"
    numbers, others = _numbers(text), _numbers(other)
    if numbers.keys() != others.keys():
        extra = [placed for piece, placed in numbers.items() if piece not in others]
        left_out = [placed for piece, placed in others.items() if piece not in numbers]
        yield "numbers", f"{_braced(extra)} only here; {_braced(left_out)} only in {name}"


def _placed(prose: Prose, of: tuple[type, ...]) -> list[Placed]:
    return [placed for placed in prose.pieces if isinstance(placed.piece, of)]


def _numbers(text: ChapterText) -> dict[Piece, Placed]:
    return {placed.piece: placed for part in text.parts for placed in _placed(part, get_args(Computed))}


def _braced(found: Iterable[Placed]) -> str:
    return " ".join(f"{{{placed.source}}}" for placed in found) or "none"


def _unshown(chapter: Chapter) -> Iterator[Fault]:
    """The hands and waits that no language shows; nothing is asked where no text can be read."""
    shown = {placed.piece for text in chapter.texts.values() for part in text.parts for placed in part.pieces}
    hands = {piece.hand for piece in shown if isinstance(piece, HandBlock | ScoreOf)}
    waits = {piece.waits for piece in shown if isinstance(piece, WaitsBlock)}
    for kind, ids, used in (("hands", chapter.hands, hands), ("waits", chapter.waits, waits)):
        unused = [id for id in ids if id not in used and chapter.texts]
        yield from (Fault(_file(chapter.id, META), f"{kind}.{id}", "shown nowhere in the chapter") for id in unused)
