"""The hand link: a hand, its situation and its rules as a short text that stands in an address unescaped.

    1_23467m345p22678s-5m__rse-d1z_2025-08_ema-2025~open_tanyao:no

Six sections: version, tiles and winning tile, melds, situation, edition of the ruleset, rules as `?rules=` names them.
A version, once published, reads the same for ever. A text that is not a link is refused, naming each wrong section.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from enum import Enum
from typing import NamedTuple, TypeVar

from webapp.riichi.errors import ImpossibleState, Problem
from webapp.riichi.hand import Hand, Meld, MeldKind, Source
from webapp.riichi.situation import Discard, Event, Pao, Riichi, Situation, WinBy, Wind
from webapp.riichi.tiles import Tile, format_tiles, parse_tile, parse_tiles

T = TypeVar("T")
E = TypeVar("E", bound=Enum)

VERSION = "1"
LONGEST = 600
_SECTIONS = ("version", "tiles", "melds", "situation", "edition", "rules")


class Link(NamedTuple):
    """What a link holds. `hand` is None for a hand that was not won; then `concealed` are its tiles.

    `rules` is a text such as `ema-2025~open_tanyao:no`, and `edition` what edition of it the link was made under.
    """

    concealed: tuple[Tile, ...]
    winning: Tile | None
    melds: tuple[Meld, ...]
    situation: Situation
    edition: str
    rules: str

    @property
    def hand(self) -> Hand | None:
        """The hand, if it was won. Raises ImpossibleState where its tiles cannot be one."""
        return None if self.winning is None else Hand(self.concealed, self.melds, self.winning)


def format_link(link: Link) -> str:
    """The text of a link."""
    winning = f"-{link.winning}" if link.winning else ""
    melds = "-".join(_format_meld(meld) for meld in link.melds)
    sections = (VERSION, format_tiles(link.concealed) + winning, melds, _format_situation(link.situation))
    return "_".join((*sections, link.edition, link.rules))


def parse_link(text: str) -> Link:
    """The link that a text is. Raises ImpossibleState naming every section that is wrong."""
    sections = text.split("_", len(_SECTIONS) - 1)
    if len(text) > LONGEST or len(sections) != len(_SECTIONS):
        raise ImpossibleState([Problem("broken_link", f"{text!r:.80} is not a hand link", "link")])
    version, tiles, melds, situation, edition, rules = sections
    if version != VERSION:
        raise ImpossibleState(
            [Problem("unknown_version", f"links of version {version!r:.20} are not known", "version")]
        )
    problems: list[Problem] = []
    concealed, winning = _section(problems, "tiles", tiles, _parse_tiles) or ((), None)
    found_melds = _section(problems, "melds", melds, _parse_melds)
    found_situation = _section(problems, "situation", situation, _parse_situation)
    if not re.fullmatch(r"[a-z0-9.-]*", edition):
        problems.append(Problem("broken_link", f"{edition!r:.80} is not an edition", "edition"))
    if problems or found_melds is None or found_situation is None:
        raise ImpossibleState(problems)
    return Link(concealed, winning, found_melds, found_situation, edition, rules)


def _section(problems: list[Problem], name: str, text: str, parse: Callable[[str], T]) -> T | None:
    try:
        return parse(text)
    except (ImpossibleState, LookupError, ValueError):
        problems.append(Problem("broken_link", f"{text!r:.80} does not read as {name}", name))
        return None


def _parse_tiles(text: str) -> tuple[tuple[Tile, ...], Tile | None]:
    concealed, dash, winning = text.partition("-")
    return parse_tiles(concealed), parse_tile(winning) if dash else None


_MELD_LETTERS = {
    "c": MeldKind.CHI,
    "p": MeldKind.PON,
    "o": MeldKind.OPEN_KAN,
    "a": MeldKind.ADDED_KAN,
    "k": MeldKind.CLOSED_KAN,
}
_SOURCE_LETTERS = {"l": Source.LEFT, "a": Source.ACROSS, "r": Source.RIGHT}
_MELD = re.compile(r"([cpoak])(\d{3,4}[mpsz])([lar]?)(\d[mpsz])?")


def _format_meld(meld: Meld) -> str:
    source = _letter(_SOURCE_LETTERS, meld.source) if meld.source else ""
    return _letter(_MELD_LETTERS, meld.kind) + format_tiles(meld.tiles) + source + str(meld.called or "")


def _parse_melds(text: str) -> tuple[Meld, ...]:
    return tuple(_parse_meld(part) for part in text.split("-")) if text else ()


def _parse_meld(text: str) -> Meld:
    found = _MELD.fullmatch(text)
    if found is None:
        raise ValueError(text)
    kind, tiles, source, called = found.groups()
    return Meld(
        _MELD_LETTERS[kind],
        parse_tiles(tiles),
        parse_tile(called) if called else None,
        _SOURCE_LETTERS[source] if source else None,
    )


_BY_LETTERS = {"r": WinBy.RON, "t": WinBy.TSUMO}
_WIND_LETTERS = {"e": Wind.EAST, "s": Wind.SOUTH, "w": Wind.WEST, "n": Wind.NORTH}
_RIICHI_LETTERS = {"r": Riichi.RIICHI, "d": Riichi.DOUBLE}
_EVENT_LETTERS = {
    "i": Event.IPPATSU,
    "l": Event.LAST_TILE,
    "k": Event.AFTER_KAN,
    "b": Event.ROBBED_KAN,
    "f": Event.FIRST_TURN,
}
_CALLED = "c"


def _format_situation(situation: Situation) -> str:
    """Ron or tsumo, seat and round, then one part for each thing that is not at its usual value, led by its letter."""
    by = _letter(_BY_LETTERS, situation.by)
    winds = _letter(_WIND_LETTERS, situation.seat) + _letter(_WIND_LETTERS, situation.round)
    parts = {
        "r": _letter(_RIICHI_LETTERS, situation.riichi) if situation.riichi is not Riichi.NO else "",
        "e": "".join(letter for letter, event in _EVENT_LETTERS.items() if event in situation.events),
        "d": format_tiles(situation.dora),
        "u": format_tiles(situation.ura),
        "h": str(situation.honba or ""),
        "s": str(situation.sticks or ""),
        "x": "" if situation.discarder is None else _letter(_WIND_LETTERS, situation.discarder),
        "g": "".join(str(tile) + _CALLED * called for tile, called in situation.discards),
        "w": format_tiles(situation.passed),
        "o": _letter(_WIND_LETTERS, situation.pao.seat) + situation.pao.yaku if situation.pao else "",
    }
    return "-".join((by + winds, *(letter + value for letter, value in parts.items() if value)))


def _parse_situation(text: str) -> Situation:
    head, *extras = text.split("-")
    by, seat, round_wind = list(head)
    parts = {extra[:1]: extra[1:] for extra in extras}
    if not set(parts) <= set("redushxgwo") or len(parts) != len(extras) or not all(parts.values()):
        raise ValueError(text)
    return Situation(
        by=_BY_LETTERS[by],
        seat=_WIND_LETTERS[seat],
        round=_WIND_LETTERS[round_wind],
        riichi=_RIICHI_LETTERS[parts["r"]] if "r" in parts else Riichi.NO,
        events=frozenset(_EVENT_LETTERS[letter] for letter in parts.get("e", "")),
        dora=parse_tiles(parts.get("d", "")),
        ura=parse_tiles(parts.get("u", "")),
        honba=_number(parts.get("h", "0")),
        sticks=_number(parts.get("s", "0")),
        discarder=_WIND_LETTERS[parts["x"]] if "x" in parts else None,
        discards=tuple(_parse_discard(found) for found in _discards(parts.get("g", ""))),
        passed=parse_tiles(parts.get("w", "")),
        pao=Pao(parts["o"][1:], _WIND_LETTERS[parts["o"][0]]) if "o" in parts else None,
    )


def _number(text: str) -> int:
    if not re.fullmatch(r"\d{1,3}", text, re.ASCII):
        raise ValueError(text)
    return int(text)


def _discards(text: str) -> list[str]:
    found = re.findall(r"\d[mpsz]c?", text, re.ASCII)
    if "".join(found) != text:
        raise ValueError(text)
    return found


def _parse_discard(text: str) -> Discard:
    return Discard(parse_tile(text[:2]), called=text.endswith(_CALLED))


def _letter(letters: Mapping[str, E], wanted: E) -> str:
    return next(letter for letter, value in letters.items() if value == wanted)
