"""What a draft means: a hand as far as there is one, its situation, and everything that is wrong, by the field."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import NamedTuple, TypeVar

from webapp.riichi.entered import Entered, problems_of_entered
from webapp.riichi.errors import ImpossibleState, Problem
from webapp.riichi.hand import Hand
from webapp.riichi.notation import HAND, gather, parse_discards, parse_parts, parse_row
from webapp.riichi.problems import problems
from webapp.riichi.ruleset import Ruleset
from webapp.riichi.situation import Event, Pao, Riichi, Situation, WinBy, Wind
from webapp.riichi.tiles import Tile
from webapp.riichi.written import Misread, Part, Unreadable, Written, short
from webapp.riichi.yaku.table import YAKU_BY_ID
from webapp.site.views.desk_draft import Draft

T = TypeVar("T")

WINDS = {wind.id: wind for wind in Wind}
MOST = 999
"""The most honba or sticks that a hand link can hold."""
MOST_TILES = 30
"""More discards or passed tiles nobody has in one deal, and a hand link would become too long."""


class Odd(NamedTuple):
    """An entry that cannot be read: its field, why, and the piece at fault."""

    at: str
    why: str
    text: str
    place: int = 1


@dataclass(frozen=True, slots=True)
class Meaning:
    """A draft as the engine understands it. `hand` is there for fourteen tiles that can be one hand."""

    parts: tuple[Part, ...]
    written: Written
    hand: Hand | None
    situation: Situation
    odd: tuple[Odd, ...]
    problems: tuple[Problem, ...]

    @property
    def size(self) -> int:
        """How many tiles there are before the winning one, each meld counted as three."""
        return len(self.written.concealed) + 3 * len(self.written.melds)

    @property
    def is_waiting(self) -> bool:
        """Whether there are thirteen tiles and none that wins."""
        return self.size == HAND and self.written.winning is None

    @property
    def is_sound(self) -> bool:
        """Whether everything could be read and nothing contradicts."""
        return not self.odd and not self.problems


def understand(draft: Draft, ruleset: Ruleset) -> Meaning:
    """The meaning of a draft under some rules."""
    reader = _Reader(draft)
    parts = reader.text("tiles", parse_parts)
    situation = _situation(reader)
    written = gather(parts)
    hand = _hand(written)
    if hand is None or reader.odd:
        entered = Entered(*written, situation, ruleset)
        found = problems_of_entered(entered, _unread(reader, written, draft))
    else:
        found = problems(hand, situation, ruleset)
    return Meaning(parts, written, hand, situation, tuple(reader.odd), found)


def field_of(problem: Problem) -> str:
    """The field of the desk that a problem belongs to."""
    return _FIELDS.get(problem.at, problem.at)


_FIELDS = {"concealed": "tiles", "melds": "tiles", "win": "tiles", "from": "discarder", "pao": "liable"}
_KEYS = {"tiles": ("concealed", "melds"), "discarder": ("from",), "liable": ("pao",)}
"""By a field, the keys of the hand format that are not known while it cannot be read."""


class _Reader:
    """Reads the fields of a draft; what cannot be read is noted, and an innocent value stands for it."""

    def __init__(self, draft: Draft) -> None:
        self.draft = draft
        self.odd: list[Odd] = []

    def text(self, name: str, parse: Callable[[str], tuple[T, ...]], most: int = 0) -> tuple[T, ...]:
        text = getattr(self.draft, name)
        try:
            found = parse(text)
        except Unreadable as refused:
            self.odd += [_odd(name, piece) for piece in refused.misread]
            return ()
        if most and len(found) > most:
            self.odd.append(Odd(name, "too_many_tiles", short(text)))
            return ()
        return found

    def choice(self, name: str, choices: Mapping[str, T], otherwise: T) -> T:
        text = getattr(self.draft, name)
        if text and text not in choices:
            self.odd.append(Odd(name, "no_such_choice", short(text)))
        return choices.get(text, otherwise)

    def number(self, name: str) -> int:
        text = getattr(self.draft, name).strip()
        if not text:
            return 0
        if text.isascii() and text.isdigit() and len(text) <= 9 and int(text) <= MOST:
            return int(text)
        self.odd.append(Odd(name, "no_such_number", short(text)))
        return 0

    def events(self) -> frozenset[Event]:
        known = {event.value: event for event in Event}
        self.odd += [Odd("events", "no_such_choice", short(name)) for name in self.draft.events if name not in known]
        return frozenset(known[name] for name in self.draft.events if name in known)

    def pao(self) -> Pao | None:
        yaku = self.choice("pao", {id: id for id, row in YAKU_BY_ID.items() if row.is_yakuman}, "")
        seat = self.choice("liable", WINDS, None)
        if bool(self.draft.pao) != bool(self.draft.liable):
            self.odd.append(Odd("liable", "half_a_liability", ""))
        return Pao(yaku, seat) if yaku and seat is not None else None


def _situation(reader: _Reader) -> Situation:
    return Situation(
        by=reader.choice("by", {way.value: way for way in WinBy}, WinBy.RON),
        seat=reader.choice("seat", WINDS, Wind.EAST),
        round=reader.choice("round", WINDS, Wind.EAST),
        riichi=reader.choice("riichi", {state.value: state for state in Riichi}, Riichi.NO),
        events=reader.events(),
        dora=reader.text("dora", parse_row),
        ura=reader.text("ura", parse_row),
        honba=reader.number("honba"),
        sticks=reader.number("sticks"),
        discarder=reader.choice("discarder", WINDS, None),
        discards=reader.text("discards", parse_discards, MOST_TILES),
        passed=reader.text("passed", parse_row, MOST_TILES),
        pao=reader.pao(),
    )


def _odd(name: str, piece: Misread) -> Odd:
    return Odd(name, piece.fault.value, piece.text, piece.place)


def _hand(written: Written) -> Hand | None:
    if written.winning is None:
        return None
    try:
        return Hand(written.concealed, written.melds, written.winning)
    except ImpossibleState:
        return None  # the tiles are judged with all else that was entered


def _unread(reader: _Reader, written: Written, draft: Draft) -> set[str]:
    """The keys of the hand format of which nothing can be said yet.

    Of a hand that still grows it is said what is missing once a score was asked for.
    """
    unread = {key for odd in reader.odd for key in _KEYS.get(odd.at, (odd.at,))}
    is_growing = len(written.concealed) + 3 * len(written.melds) < HAND and len(written.melds) <= 4
    return unread | {"concealed", "melds"} if is_growing and not draft.asked else unread


def tiles_of_parts(parts: tuple[Part, ...]) -> tuple[Tile, ...]:
    """Every tile that was written."""
    written = gather(parts)
    winning = (written.winning,) if written.winning else ()
    return (*written.concealed, *winning, *(tile for meld in written.melds for tile in meld.tiles))
