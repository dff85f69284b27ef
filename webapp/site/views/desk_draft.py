"""The draft of the hand desk: everything that was entered, as it was entered. It lives in the query of the address."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from contextlib import suppress
from dataclasses import dataclass, fields, replace
from typing import Any

from werkzeug.datastructures import MultiDict

from webapp.riichi.link import Link
from webapp.riichi.notation import (
    format_discards,
    format_notation,
    format_parts,
    parse_discards,
    parse_parts,
    parse_row,
)
from webapp.riichi.situation import WIND_IDS, Event, Wind
from webapp.riichi.tiles import format_tiles
from webapp.riichi.written import Unreadable

Query = dict[str, str | list[str]]


@dataclass(frozen=True, slots=True)
class Draft:
    """What stands in the fields of the desk, by their names. An address leaves out what is at its usual value."""

    tiles: str = ""
    by: str = "ron"
    discarder: str = ""
    round: str = "east"
    seat: str = "east"
    riichi: str = "no"
    events: tuple[str, ...] = ()
    dora: str = ""
    ura: str = ""
    honba: str = ""
    sticks: str = ""
    discards: str = ""
    passed: str = ""
    pao: str = ""
    liable: str = ""
    next: str = ""
    """What the next tile of the pad is to be, where somebody chose it."""
    called: str = ""
    """The called tile of a meld of which the other tiles are still to be chosen."""
    last: str = ""
    """The field that the pad last added to, for taking back."""
    asked: str = ""
    """Whether a score was asked for: then it is said what is missing."""

    @property
    def query(self) -> Query:
        """The parameters of its address."""
        return {name: value for name, value in self._entered() if value != USUAL[name]}

    def with_texts(self, texts: Mapping[str, str]) -> Draft:
        """The same draft with other texts in some fields."""
        changes: dict[str, Any] = {**texts}
        return replace(self, **changes)

    def _entered(self) -> Iterable[tuple[str, str | list[str]]]:
        for name in USUAL:
            value = getattr(self, name)
            yield name, list(value) if isinstance(value, tuple) else value


USUAL: dict[str, str | list[str]] = {
    field.name: [] if field.name == "events" else str(field.default) for field in fields(Draft)
}
_ONES = tuple(name for name, value in USUAL.items() if isinstance(value, str))


def read_draft(args: MultiDict[str, str]) -> Draft:
    """The draft of an address; of a parameter that is there twice the first counts, an empty one is at its usual."""
    ones = {name: args[name] for name in _ONES if args.get(name, "").strip()}
    return Draft(**ones, events=tuple(dict.fromkeys(args.getlist("events"))))


def tidy(draft: Draft) -> Draft:
    """The draft with every text that can be read in the form in which we write it, and the others as they are."""
    rows = {name: _tidied(write, getattr(draft, name)) for name, write in _WRITERS.items()}
    numbers = {name: getattr(draft, name).strip() for name in ("honba", "sticks")}
    return draft.with_texts(rows | {name: "" if number == "0" else number for name, number in numbers.items()})


def draft_of_link(link: Link) -> Draft:
    """The draft that holds the hand of a link."""
    situation = link.situation
    return Draft(
        tiles=format_notation(link.concealed, link.melds, link.winning),
        by=situation.by.value,
        discarder=_wind(situation.discarder),
        round=situation.round.id,
        seat=situation.seat.id,
        riichi=situation.riichi.value,
        events=tuple(event.value for event in Event if event in situation.events),
        dora=format_tiles(situation.dora),
        ura=format_tiles(situation.ura),
        honba=str(situation.honba or ""),
        sticks=str(situation.sticks or ""),
        discards=format_discards(situation.discards),
        passed=format_tiles(situation.passed),
        pao=situation.pao.yaku if situation.pao else "",
        liable=_wind(situation.pao.seat if situation.pao else None),
    )


def _wind(wind: Wind | None) -> str:
    return "" if wind is None else WIND_IDS[wind]


def _tidied(write: Callable[[str], str], text: str) -> str:
    with suppress(Unreadable):
        return write(text)
    return text


_WRITERS: dict[str, Callable[[str], str]] = {
    "tiles": lambda text: format_parts(parse_parts(text)),
    "dora": lambda text: format_tiles(parse_row(text)),
    "ura": lambda text: format_tiles(parse_row(text)),
    "passed": lambda text: format_tiles(parse_row(text)),
    "discards": lambda text: format_discards(parse_discards(text)),
}
