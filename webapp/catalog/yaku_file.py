"""content/yaku/<id>.toml: a page about a yaku, with everything that the rulebook says of it in every language."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Annotated, Any, ClassVar, NamedTuple, TypeVar

from pydantic import AfterValidator, Field, model_validator

from webapp.catalog.entries import Cause, Commonness, Example, NearMiss, Reference, Structure, YakuEntry, YakuText
from webapp.catalog.errors import Fault
from webapp.catalog.fields import (
    HandFormat,
    Id,
    InLanguages,
    Line,
    Markdown,
    Named,
    Nothing,
    Strict,
    Url,
    aliases,
    read_table,
)
from webapp.catalog.pages import condition_ids
from webapp.riichi.errors import ImpossibleState
from webapp.riichi.record import Record, read_record
from webapp.riichi.ruleset import Ruleset
from webapp.riichi.yaku import YAKU_IDS, is_used

Percent = Annotated[float, Field(gt=0, lt=100)]
Kana = Annotated[str, Field(pattern=r"^[\u3040-\u30ff]([\u3040-\u30ff 　]*[\u3040-\u30ff])?$")]


class TextTable(Strict):
    """The page in one language."""

    name: Line
    gloss: Line
    also: list[Line | Named] = Field([])
    definition: Line
    prose: Markdown | Nothing = ""
    conditions: dict[Id, Line]
    rows: dict[Id, Line] = Field({})


class HandTable(InLanguages[Line]):
    """A hand in the hand format, with a line about it in every language."""

    hand: HandFormat


class ExampleTable(HandTable):
    """A hand that holds the yaku; the lines about it may be left out together."""

    may_be_silent: ClassVar[bool] = True


class NearMissTable(HandTable):
    """A hand that does not hold it, and the condition that fails."""

    breaks: Id


class ReferenceTable(Strict):
    """Where to read more."""

    title: Line
    edition: Line | None = None
    clause: Line | None = None
    url: Url | None = None


def _are_rows(rows: list[str]) -> list[str]:
    unknown = [row for row in rows if row not in YAKU_IDS]
    if unknown:
        raise ValueError(f"the engine has no yaku {', '.join(unknown)}")
    return rows


class YakuFile(InLanguages[TextTable]):
    """The file as it is written."""

    id: Id
    rows: Annotated[list[Id], Field(min_length=1), AfterValidator(_are_rows)]
    kanji: Annotated[Line, Field(pattern="[\u4e00-\u9fff]")]
    kana: Kana
    romaji: Line
    structure: Annotated[Structure, Field(strict=False)]
    cause: Annotated[Cause, Field(strict=False)] | Nothing = ""
    commonness: Annotated[Commonness, Field(strict=False)]
    share: Percent | None = None
    share_source: Line | None = None
    examples: list[ExampleTable] = Field(min_length=1)
    near_misses: list[NearMissTable] = Field([])
    mistakes: list[InLanguages[Markdown]] = Field([])
    sources: list[ReferenceTable] = Field([])

    @model_validator(mode="after")
    def _fits_together(self) -> YakuFile:
        if (self.structure is Structure.SITUATIONAL) != bool(self.cause):
            raise ValueError(f"structure {self.structure} with cause '{self.cause}'; expected a cause if situational")
        if (self.share is None) != (self.share_source is None):
            raise ValueError("share and share_source; expected both or neither")
        if self.share is not None and self.commonness not in (Commonness.VERY_RARE, _commonness(self.share)):
            raise ValueError(f"{self.commonness} with a share of {self.share} %; expected {_commonness(self.share)}")
        return self


def _commonness(share: float) -> Commonness:
    """The group of a yaku that so many percent of the wins hold."""
    if share >= 2:
        return Commonness.FREQUENT
    return Commonness.UNCOMMON if share >= 0.1 else Commonness.RARE


def read_yaku(file: str, table: dict[str, Any], rulesets: Sequence[Ruleset], faults: list[Fault]) -> YakuEntry | None:
    """The entry of a page's file; None, with everything that is wrong added to the faults, when it is not one.

    Its hands are read under the first ruleset that uses the yaku.
    """
    found = read_table(YakuFile, table, file, faults)
    if found is None:
        return None
    rows = tuple(found.rows)
    conditions = condition_ids(rows)
    reader = _Reader(file, rows, _first_that_uses(rows, rulesets), faults)
    examples = [Example(record, hand.texts) for hand, record in reader.records("examples", found.examples)]
    misses = reader.records("near_misses", found.near_misses)
    return YakuEntry(
        id=found.id,
        rows=rows,
        kanji=found.kanji,
        kana=found.kana,
        romaji=found.romaji,
        structure=found.structure,
        cause=found.cause or None,
        commonness=found.commonness,
        share=found.share,
        share_source=found.share_source,
        texts={code: reader.words(code, text, conditions) for code, text in found.texts.items()},
        examples=tuple(examples),
        near_misses=tuple(NearMiss(record, miss.breaks, miss.texts) for miss, record in misses),
        mistakes=tuple(mistake.texts for mistake in found.mistakes),
        sources=tuple(Reference(more.title, more.edition, more.clause, more.url) for more in found.sources),
    )


def _first_that_uses(rows: tuple[str, ...], rulesets: Sequence[Ruleset]) -> Ruleset:
    """The first ruleset that uses one of the rows, or the first of all."""
    return next((rules for rules in rulesets if any(is_used(row, rules) for row in rows)), rulesets[0])


Hands = TypeVar("Hands", bound=HandTable)


class _Reader(NamedTuple):
    """Reads what a file's model cannot: hands, and texts by the ids of conditions and rows. Faults are added."""

    file: str
    rows: tuple[str, ...]
    ruleset: Ruleset
    faults: list[Fault]

    def records(self, place: str, tables: list[Hands]) -> Iterator[tuple[Hands, Record]]:
        """The tables whose hand the engine can read, each with its record under the ruleset."""
        for number, table in enumerate(tables):
            try:
                record = read_record({"ruleset": self.ruleset.id, **table.hand}, {self.ruleset.id: self.ruleset})
            except ImpossibleState as error:
                at = f"{place}[{number}].hand"
                self.faults.extend(Fault(self.file, f"{at}.{found.at}", found.message) for found in error.problems)
            else:
                yield table, record

    def words(self, language: str, text: TextTable, ids: tuple[str, ...]) -> YakuText:
        """A text with its conditions in the order of the ids."""
        if set(text.conditions) != set(ids):
            message = f"has {', '.join(text.conditions)}; expected {', '.join(ids)}"
            self.faults.append(Fault(self.file, f"{language}.conditions", message))
        conditions = {id: text.conditions[id] for id in ids if id in text.conditions}
        names = self.row_names(language, text)
        return YakuText(text.name, text.gloss, aliases(text.also), text.definition, text.prose, conditions, names)

    def row_names(self, language: str, text: TextTable) -> dict[str, str]:
        """The name of each row: the page's own, or on the page of a family those of its table `rows`."""
        if len(self.rows) == 1 and not text.rows:
            return {self.rows[0]: text.name}
        if len(self.rows) == 1 or set(text.rows) != set(self.rows):
            expected = ", ".join(self.rows) if len(self.rows) > 1 else "none on the page of one row"
            self.faults.append(Fault(self.file, f"{language}.rows", f"has {', '.join(text.rows)}; expected {expected}"))
        return {row: text.rows.get(row, text.name) for row in self.rows}
