"""A whole hand as a line of text: `234m55567p2s +2s 4'23p 77'7z [1111m]`. Many spellings are read, one is written.

Digits, then a suit. A mark follows the called tile of a meld, which lies where the player sat who let it go: first from
the left, last from the right, else from across. `"` is that mark in an added kan; brackets stand around a closed kan,
parentheses around a meld of which nobody noted the call. The winning tile follows a plus sign, or is the last of
fourteen. docs/notation.md tells it all.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from itertools import groupby

from webapp.riichi.hand import Meld, MeldKind, Source
from webapp.riichi.situation import Discard
from webapp.riichi.spelling import ARROWS, plain, read_parts
from webapp.riichi.tiles import Tile, format_tiles
from webapp.riichi.written import Fault, Misread, Part, Unreadable, Winning, Written, short

HAND = 13
"""So many tiles a hand has before the winning one, each meld counted as three."""


def parse_notation(text: str) -> Written:
    """The hand that a text means, whole or not. Raises Unreadable naming every piece that cannot be read."""
    return gather(parse_parts(text))


def format_notation(concealed: Iterable[Tile], melds: Iterable[Meld], winning: Tile | None) -> str:
    """The one form in which we write a hand; parse_notation reads it back, melds with their tiles in order."""
    return format_parts((*concealed, *((Winning(winning),) if winning else ()), *melds))


def parse_parts(text: str) -> tuple[Part, ...]:
    """Everything that a text names, in its order. Raises Unreadable."""
    return read_parts(text)


def format_parts(parts: Iterable[Part]) -> str:
    """The text of parts in their order; parse_parts reads it back."""
    return " ".join(_format_run(tuple(run)) for _, run in groupby(parts, _sort_of))


def gather(parts: Iterable[Part]) -> Written:
    """The hand that parts make: of fourteen tiles without a plus sign the last concealed one wins."""
    concealed: list[Tile] = []
    melds: list[Meld] = []
    winning: Tile | None = None
    for part in parts:
        match part:
            case Meld():
                melds.append(part)
            case Winning(tile):
                winning = tile
            case _:
                concealed.append(part)
    if winning is None and concealed and len(concealed) + 3 * len(melds) == HAND + 1:
        winning = concealed.pop()
    return Written(tuple(concealed), tuple(melds), winning)


def parse_row(text: str) -> tuple[Tile, ...]:
    """Tiles alone, such as indicators, in the same spellings. Raises Unreadable."""
    parts = parse_parts(text)
    tiles = tuple(part for part in parts if isinstance(part, Tile))
    if len(tiles) < len(parts):
        raise Unreadable([Misread(Fault.TILES_ONLY, short(text), 1)])
    return tiles


def parse_discards(text: str) -> tuple[Discard, ...]:
    """A row of discards, with a mark after each that another player called: `1m9p'4z`. Raises Unreadable."""
    pieces = [piece for piece in re.split(r"(')", plain(text)) if piece.strip()]
    discards: list[Discard] = []
    for piece in pieces:
        if piece != "'":
            discards += map(Discard, parse_row(piece))
        elif not discards or discards[-1].called:
            raise Unreadable([Misread(Fault.NO_CALLED_TILE, short(text), 1)])
        else:
            discards[-1] = discards[-1]._replace(called=True)
    return tuple(discards)


def format_discards(discards: Iterable[Discard]) -> str:
    """The text of a row of discards; parse_discards reads it back."""
    return "".join(f"{tile}" + "'" * called for tile, called in discards)


def format_meld(meld: Meld) -> str:
    """One meld, its tiles in order."""
    tiles = sorted(meld.tiles)
    if meld.kind is MeldKind.CLOSED_KAN:
        return f"[{format_tiles(tiles)}]"
    if meld.called is None:
        text = format_tiles(tiles)
        plus = "+" if meld.kind is MeldKind.ADDED_KAN else ""
        return f"({text[:-2]}{plus}{text[-2:]}{_ARROW_OF[meld.source] if meld.source else ''})"
    tiles.remove(meld.called)
    digits = [str(tile)[0] for tile in tiles]
    mark = '"' if meld.kind is MeldKind.ADDED_KAN else "'"
    digits.insert(_place(meld.source, len(tiles)), str(meld.called)[0] + mark)
    text = "".join(digits) + meld.called.suit
    return text if meld.source else f"({text})"


_ARROW_OF = {source: arrow for arrow, source in ARROWS.items()}


def _place(source: Source | None, others: int) -> int:
    """Where in a meld the called tile lies, before so many of the others."""
    return {Source.ACROSS: 1, Source.RIGHT: others}.get(source or Source.LEFT, 0)


def _sort_of(part: Part) -> type[Part]:
    return type(part)


def _format_run(parts: tuple[Part, ...]) -> str:
    """Some parts of one sort."""
    tiles = format_tiles(part for part in parts if isinstance(part, Tile))
    others = (
        format_meld(part) if isinstance(part, Meld) else f"+{part[0]}" for part in parts if not isinstance(part, Tile)
    )
    return tiles or " ".join(others)
