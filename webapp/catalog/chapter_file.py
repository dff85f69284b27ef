"""content/chapters/<id>/meta.toml: whose books a chapter follows, and the hands and waits that it shows."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from pathlib import PurePosixPath
from typing import Annotated, Any, Literal, NamedTuple, TypeVar

from pydantic import AfterValidator, Field, model_validator

from webapp.catalog.chapter import ChapterHand, ChapterWaits
from webapp.catalog.errors import Fault
from webapp.catalog.fields import HandFormat, Id, Strict, read_table
from webapp.riichi.errors import ImpossibleState, Problem
from webapp.riichi.furiten import FuritenKind
from webapp.riichi.outcome import NoWinReason
from webapp.riichi.record import Record, Waiting, read_record, read_waiting
from webapp.riichi.ruleset import Ruleset
from webapp.riichi.tiles import parse_tiles
from webapp.riichi.yaku import YAKU_IDS


def _are_yaku(ids: list[str]) -> list[str]:
    unknown = [id for id in ids if id not in YAKU_IDS]
    if unknown:
        raise ValueError(f"the engine has no yaku {', '.join(unknown)}")
    return ids


YakuIds = Annotated[list[Id], AfterValidator(_are_yaku)]


class HandTable(Strict):
    """A hand in the hand format and what is proved of it."""

    hand: HandFormat
    holds: YakuIds
    lacks: YakuIds = Field([])
    no_win: Annotated[NoWinReason, Field(strict=False)] | None = None

    @model_validator(mode="after")
    def _says_what_it_is(self) -> HandTable:
        if bool(self.holds) == bool(self.no_win):
            raise ValueError("expected either yaku in `holds`, or `holds = []` and why not in `no_win`")
        return self


class WaitsTable(Strict):
    """Thirteen tiles and what is proved of them; the other keys are those of the hand format."""

    tiles: str
    on: str
    furiten: Annotated[FuritenKind, Field(strict=False)] | None = None
    melds: list[dict[str, Any]] = Field([])
    discards: str = ""
    passed: str = ""
    dora: str = ""
    riichi: Literal["no", "riichi", "double"] = "no"
    round: Literal["east", "south", "west", "north"] = "east"
    seat: Literal["east", "south", "west", "north"] = "south"


class ChapterFile(Strict):
    """The file as it is written."""

    id: Id
    sources: list[Id] = Field(min_length=1)
    hands: dict[Id, HandTable] = Field({})
    waits: dict[Id, WaitsTable] = Field({})


class Meta(NamedTuple):
    """What the file says beside the chapter's words."""

    sources: tuple[str, ...]
    hands: Mapping[str, ChapterHand]
    waits: Mapping[str, ChapterWaits]


NOTHING = Meta((), {}, {})


def read_meta(file: str, table: dict[str, Any], rulesets: Sequence[Ruleset], faults: list[Fault]) -> Meta:
    """What a chapter's file says; what is wrong is added to the faults and left out."""
    found = read_table(ChapterFile, table, file, faults)
    if found is None:
        return NOTHING
    faults += _names(file, found, rulesets)
    reader = _Reader(file, rulesets, faults)
    hands = {id: reader.hand(id, rows) for id, rows in found.hands.items()}
    waits = {id: reader.waits(id, rows) for id, rows in found.waits.items()}
    return Meta(
        tuple(found.sources),
        {id: hand for id, hand in hands.items() if hand},
        {id: tiles for id, tiles in waits.items() if tiles},
    )


def _names(file: str, found: ChapterFile, rulesets: Sequence[Ruleset]) -> Iterator[Fault]:
    folder, known = PurePosixPath(file).parent.name, [rules.id for rules in rulesets]
    if found.id != folder:
        yield Fault(file, "id", f"{found.id!r} in a folder of that name; expected {folder!r}")
    for id in found.sources:
        if id not in known:
            yield Fault(file, "sources", f"{id!r} is no ruleset; expected one of {', '.join(known)}")


Read = TypeVar("Read", Record, Waiting)


class _Reader(NamedTuple):
    """Reads the hands of a file under the first ruleset under which they can be. Faults are added."""

    file: str
    rulesets: Sequence[Ruleset]
    faults: list[Fault]

    def hand(self, id: str, rows: HandTable) -> ChapterHand | None:
        record = self._first(f"hands.{id}.hand", rows.hand, read_record)
        return record and ChapterHand(record, tuple(rows.holds), tuple(rows.lacks), rows.no_win)

    def waits(self, id: str, rows: WaitsTable) -> ChapterWaits | None:
        place = f"waits.{id}"
        told = rows.model_dump(exclude={"tiles", "on", "furiten"})
        waiting = self._first(f"{place}.tiles", {"concealed": rows.tiles, **told}, read_waiting)
        try:
            on = tuple(sorted({tile.kind for tile in parse_tiles(rows.on)}))
        except ImpossibleState as error:
            self.faults.append(Fault(self.file, f"{place}.on", str(error)))
            return None
        return waiting and ChapterWaits(waiting, on, rows.furiten)

    def _first(
        self, place: str, hand: dict[str, Any], read: Callable[[object, Mapping[str, Ruleset]], Read]
    ) -> Read | None:
        """What can be read under some ruleset; the problems that the first of them has with it, where none can."""
        problems: tuple[Problem, ...] = ()
        for rules in self.rulesets:
            try:
                return read({**hand, "ruleset": rules.id}, {rules.id: rules})
            except ImpossibleState as error:
                problems = problems or error.problems
        self.faults.extend(Fault(self.file, f"{place}.{found.at}", found.message) for found in problems)
        return None
