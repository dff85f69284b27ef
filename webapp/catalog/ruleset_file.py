"""content/rulesets/<id>.toml: a published ruleset, each value with its source or marked as taken from elsewhere."""

from __future__ import annotations

from typing import Annotated, Any, Generic, Literal, TypeVar

from pydantic import AfterValidator, Field, model_validator

from webapp.catalog.entries import Citation, Fact, RulesetEntry
from webapp.catalog.errors import Fault
from webapp.catalog.fields import Date, Id, Line, Strict, Url, read_table
from webapp.riichi.errors import ImpossibleState
from webapp.riichi.ruleset import OPTIONS, Ruleset

T = TypeVar("T")


class Cell(Strict, Generic[T]):
    """A value with either its source, or the ruleset it was taken from and the mark that nobody has verified it."""

    value: T
    source: Line | None = None
    taken_from: Id | None = Field(None, alias="from")
    unverified: Literal[True] | None = None

    @model_validator(mode="after")
    def _cited(self) -> Cell[T]:
        is_sourced = self.source is not None and self.taken_from is None and self.unverified is None
        is_taken = self.source is None and self.taken_from is not None and self.unverified is not None
        if not is_sourced and not is_taken:
            raise ValueError("no citation; expected either `source`, or `from` together with `unverified = true`")
        return self

    @property
    def citation(self) -> Citation:
        return Citation(self.source, self.taken_from)


def _adds_up(rows: list[int] | list[list[int]]) -> tuple[tuple[int, ...], ...]:
    places = tuple(tuple(row) if isinstance(row, list) else () for row in rows)
    if not any(places):
        places = (tuple(place for place in rows if isinstance(place, int)),)
    if len(places) not in (1, 5) or any(len(row) != 4 or sum(row) for row in places):
        raise ValueError("expected four places that add up to 0, or five such rows by the number of players in plus")
    return places


Uma = Annotated[list[int] | list[list[int]], AfterValidator(_adds_up)]


class FactCells(Strict):
    """What a ruleset says around the game."""

    starting_points: Cell[int]
    return_points: Cell[int]
    uma: Cell[Uma]
    oka: Cell[int]
    bankruptcy: Cell[bool]
    extension: Cell[Literal["none", "until_30000"]]
    agari_yame: Cell[Literal["none", "agari", "agari_and_tenpai"]]
    chombo: Cell[Literal["none", "unknown", "minus_20000", "minus_20000_after_uma", "twice_uma_step_after_uma"]]
    noten_pool: Cell[int]
    leftover_sticks: Cell[Literal["first", "lost"]]


FACT_IDS = tuple(FactCells.model_fields)
"""The ids of the facts, as every ruleset has them."""


class RulesetFile(Strict):
    """The file as it is written."""

    id: Id
    name: Line
    short_name: Line
    organisation: Line
    edition: Line
    date: Date
    url: Url
    status: Literal["current", "superseded", "historic"]
    options: dict[str, Cell[bool | int | str | list[str]]]
    facts: FactCells


def read_ruleset(file: str, table: dict[str, Any], faults: list[Fault]) -> RulesetEntry | None:
    """The entry of a ruleset file; None, with everything that is wrong added to the faults, when it is not one."""
    found = read_table(RulesetFile, table, file, faults)
    if found is None:
        return None
    try:
        ruleset = Ruleset.from_options(found.id, {id: cell.value for id, cell in found.options.items()})
    except ImpossibleState as error:
        faults += [Fault(file, problem.at, problem.message) for problem in error.problems]
        return None
    return RulesetEntry(
        id=found.id,
        name=found.name,
        short_name=found.short_name,
        organisation=found.organisation,
        edition=found.edition,
        date=found.date,
        url=found.url,
        status=found.status,
        ruleset=ruleset,
        citations={option.id: found.options[option.id].citation for option in OPTIONS},
        facts={id: Fact(id, cell.value, cell.citation) for id, cell in dict(found.facts).items()},
    )
