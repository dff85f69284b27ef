"""The spellings in which people write tiles and melds, read one piece after the other."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from unicodedata import normalize

from webapp.riichi.errors import BadMeld, BadTiles
from webapp.riichi.hand import Meld, MeldKind, Source
from webapp.riichi.tiles import Tile, parse_tile, parse_tiles
from webapp.riichi.written import LONGEST, Fault, Misread, Part, Unreadable, Winning, short

ARROWS = {"<": Source.LEFT, "^": Source.ACROSS, ">": Source.RIGHT}
"""Who let a tile of a meld go, where nobody noted which tile."""


def read_parts(text: str) -> tuple[Part, ...]:
    """Everything that a text names, in its order. Raises Unreadable."""
    if len(text) > LONGEST:
        raise Unreadable([Misread(Fault.TOO_LONG, short(text), 1)])
    reader = _Reader()
    for token in _TOKEN.finditer(plain(text)):
        reader.take(token)
    return reader.done()


def plain(text: str) -> str:
    """Full-width signs as the usual ones and one sign for every sort of mark, each sign in its place."""
    return "".join(map(_plain_sign, text.translate(_MARKS)))


def _plain_sign(sign: str) -> str:
    found = normalize("NFKC", sign).translate(_MARKS)
    return found if len(found) == 1 else sign


_MARKS = str.maketrans(dict.fromkeys("’‘′‛`´", "'") | dict.fromkeys("″”“„‟", '"'))
_LETTERS = {"c": MeldKind.CHI, "p": MeldKind.PON, "a": MeldKind.CLOSED_KAN}
_NAMES = ("east", "south", "west", "north", "haku", "hatsu", "chun")
_HONOURS = dict(zip((*_NAMES, *"ESWNPFC"), 2 * parse_tiles("1234567z"), strict=True))
"""A wind may be its capital letter, a dragon that of 白 (P), 發 (F) or 中 (C)."""
_LETTERED = r"[cpa][0-9]{3,4}[mpszMPSZ]"
_TOKEN = re.compile(
    rf"""
    (?P<gap> [\s,;/|-]+ )
    | \[ (?P<kan> [\s0-9]+ [mpszMPSZ] ) \s* \]
    | \( (?P<noted> [\s0-9'"+]+ [mpszMPSZ] \s* [<^>]? ) \s* \)
    | (?P<bracket> [\[(] [^\[\]()]* [\])]? | [\])] )
    | (?<![^\s,;/|-]) (?P<lettered> {_LETTERED} )
    | \+ \s* (?P<plus> [0-9]? [\s0-9'"]* [A-Za-z]* )
    | (?P<red> 5 [mpsMPS] r ) (?![A-Za-z])
    | (?P<run> [0-9'"] [\s0-9'"]* (?! (?<=\s) {_LETTERED} ) [mpszMPSZ] )
    | (?P<names> (?i:{"|".join(_NAMES)}) | [ESWNPFC]+ ) (?![A-Za-z0-9])
    | (?P<digits> [0-9'"] [\s0-9'"]* )
    | (?P<other> [^\s,;/|+()\[\]0-9'"-]+ )
    """,
    re.VERBOSE,
)


class _Wrong(Exception):
    def __init__(self, fault: Fault, text: str = "") -> None:
        self.fault = fault
        self.text = text
        """The part of the piece that is at fault; empty for all of it."""


class _Reader:
    """Takes one token after the other, and keeps what is wrong with any of them."""

    def __init__(self) -> None:
        self.parts: list[Part] = []
        self.misread: list[Misread] = []

    def take(self, token: re.Match[str]) -> None:
        """Reads one token."""
        assert token.lastgroup is not None
        try:
            for part in _read(token.lastgroup, token[token.lastgroup]):
                if isinstance(part, Winning) and any(isinstance(other, Winning) for other in self.parts):
                    raise _Wrong(Fault.MANY_WINNING_TILES)
                self.parts.append(part)
        except _Wrong as wrong:
            text = short(wrong.text or token[0].strip())
            self.misread.append(Misread(wrong.fault, text, token.start() + 1))

    def done(self) -> tuple[Part, ...]:
        """All that was read. Raises Unreadable for what could not be."""
        if self.misread:
            raise Unreadable(self.misread)
        return tuple(self.parts)


def _read(kind: str, text: str) -> Iterator[Part]:
    """The parts that a token names, as far as it can be read. Raises _Wrong."""
    packed = "".join(text.split())
    match kind:
        case "kan":
            yield _meld(MeldKind.CLOSED_KAN, _tiles(packed))
        case "noted":
            yield _noted(packed)
        case "lettered":
            yield _meld(_LETTERS[text[0]], _tiles(text[1:]))
        case "plus":
            yield Winning(_winning(packed))
        case "run" if "'" in packed or '"' in packed:
            yield _called(packed[:-1], packed[-1])
        case "run" | "red" | "names":
            yield from _some(kind, packed)
        case _:
            _refuse(kind, text)


def _some(kind: str, text: str) -> Iterable[Tile]:
    """Tiles that lie by themselves."""
    match kind:
        case "run":
            return _tiles(text)
        case "red":
            return (parse_tile(f"0{text[1].lower()}"),)
        case _:
            name = text.lower()
            return (_HONOURS[name],) if name in _HONOURS else [_HONOURS[letter] for letter in text]


def _refuse(kind: str, text: str) -> None:
    """Raises _Wrong for a token that is none of what may be written; a gap is nothing."""
    match kind:
        case "gap":
            return
        case "bracket":
            raise _Wrong(Fault.NOT_A_MELD)
        case "digits":
            raise _Wrong(Fault.NO_SUIT)
        case _:
            raise _Wrong(Fault.NO_DIGITS if text in "mpszMPSZ" else Fault.UNKNOWN)


def _tiles(text: str) -> tuple[Tile, ...]:
    """Digits and their suit. Raises _Wrong naming the first tile that does not exist."""
    suit = text[-1].lower()
    try:
        return tuple(parse_tile(digit + suit) for digit in text[:-1])
    except BadTiles:
        raise _Wrong(Fault.NO_SUCH_TILE, next(digit + suit for digit in text if digit in "089")) from None


def _winning(text: str) -> Tile:
    """The one tile after a plus sign."""
    tokens = [(token.lastgroup, token[0]) for token in _TOKEN.finditer(text)]
    if len(tokens) == 1 and "'" not in text and '"' not in text:
        [(kind, tile)] = tokens
        found = tuple(_some(kind, tile)) if kind in ("run", "red", "names") else ()
        if len(found) == 1:
            return found[0]
    raise _Wrong(Fault.NO_WINNING_TILE)


def _noted(text: str) -> Meld:
    """A meld in parentheses: its kind follows from its tiles, its source from the arrow, if there is one."""
    source = ARROWS.get(text[-1])
    text = text.rstrip("<^>")
    if "'" in text or '"' in text:
        meld = _called(text[:-1].replace("+", ""), text[-1])
        return _meld(meld.kind, meld.tiles, meld.called, source)
    tiles = _tiles(text.replace("+", ""))
    return _meld(MeldKind.ADDED_KAN if "+" in text else _kind(tiles), tiles, None, source)


def _called(digits: str, suit: str) -> Meld:
    """A meld with a mark after the called tile. The fourth tile of an added kan may be left out: it is a plain one."""
    before, *after = re.split("['\"]", digits)
    if not before or len(after) != 1:
        raise _Wrong(Fault.NO_CALLED_TILE)
    tiles = _tiles(before + after[0] + suit)
    called = tiles[len(before) - 1]
    source = _source(len(before) - 1, len(tiles))
    if '"' in digits:
        missing = (Tile(called.kind),) if len(tiles) == 3 else ()
        return _meld(MeldKind.ADDED_KAN, tiles + missing, called, source)
    kind = _kind(tiles)
    return _meld(kind, tiles, called, Source.LEFT if kind is MeldKind.CHI else source)


def _meld(kind: MeldKind, tiles: tuple[Tile, ...], called: Tile | None = None, source: Source | None = None) -> Meld:
    try:
        return Meld(kind, tuple(sorted(tiles)), called, source)
    except BadMeld:
        raise _Wrong(Fault.NOT_A_MELD) from None


def _kind(tiles: tuple[Tile, ...]) -> MeldKind:
    if len(tiles) == 4:
        return MeldKind.OPEN_KAN
    return MeldKind.PON if len({tile.kind for tile in tiles}) == 1 else MeldKind.CHI


def _source(place: int, size: int) -> Source:
    return Source.LEFT if place == 0 else Source.RIGHT if place == size - 1 else Source.ACROSS
