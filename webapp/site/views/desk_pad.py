"""The pad of the hand desk: a key for every tile, what the next tile is, and the melds to choose from."""

from __future__ import annotations

from dataclasses import dataclass

from webapp.riichi.hand import Meld, MeldKind, Source
from webapp.riichi.notation import format_meld
from webapp.riichi.ruleset import Ruleset
from webapp.riichi.tiles import KINDS, SUITS, Tile, parse_tile
from webapp.site.views.desk_aims import CALLS, PLACES, Aim, Box, aim_of, melds_around
from webapp.site.views.desk_draft import Draft
from webapp.site.views.desk_meaning import Meaning
from webapp.site.views.desk_moves import MELD, TO
from webapp.site.views.hand import MeldView, meld_view
from webapp.site.views.tiles import TileView, tile_view, tile_views
from webapp.site.words.desk import next_name, next_tile, none_left, source_name, suit_name
from webapp.site.words.melds import meld_description, meld_kind, meld_kind_from


@dataclass(frozen=True, slots=True)
class Key:
    """A tile to press. `note` says why there is none left, where there is none."""

    value: str
    tile: TileView
    note: str


@dataclass(frozen=True, slots=True)
class KeyRow:
    """The keys of one suit."""

    name: str
    keys: tuple[Key, ...]


@dataclass(frozen=True, slots=True)
class Place:
    """Where the next tile may go, with the tiles that lie there, of indicators alone."""

    value: str
    name: str
    is_pressed: bool
    tiles: tuple[TileView, ...]


@dataclass(frozen=True, slots=True)
class Call:
    """A meld of one kind from one player."""

    value: str
    name: str
    description: str
    is_pressed: bool


@dataclass(frozen=True, slots=True)
class CallRow:
    """The melds of one kind."""

    name: str
    calls: tuple[Call, ...]


@dataclass(frozen=True, slots=True)
class MeldKey:
    """A meld to choose."""

    value: str
    meld: MeldView
    description: str


@dataclass(frozen=True, slots=True)
class PadView:
    """The whole pad. `next` says what the next tile is; `melds` are there while a called tile waits for its others."""

    next: str
    places: tuple[Place, ...]
    rows: tuple[KeyRow, ...]
    calls: tuple[CallRow, ...]
    melds: tuple[MeldKey, ...]


def pad_view(draft: Draft, meaning: Meaning, ruleset: Ruleset) -> PadView:
    """The pad beside a draft."""
    aim = aim_of(draft, meaning)
    box = Box(meaning, ruleset)
    return PadView(
        next=next_tile(aim.value) if aim else "",
        places=tuple(_place(place, aim, meaning) for place in PLACES),
        rows=_rows(box),
        calls=tuple(_call_row(kind, aim) for kind in MeldKind),
        melds=tuple(map(_meld_key, _melds(draft, aim, box))),
    )


def _place(place: Aim, aim: Aim | None, meaning: Meaning) -> Place:
    tiles = {Aim.DORA: meaning.situation.dora, Aim.URA: meaning.situation.ura}.get(place, ())
    return Place(TO + place.value, next_name(place.value), place is aim, tile_views(tiles))


def _rows(box: Box) -> tuple[KeyRow, ...]:
    return tuple(KeyRow(suit_name(suit), tuple(_key(tile, box) for tile in _suit(suit, box))) for suit in SUITS)


def _suit(suit: str, box: Box) -> list[Tile]:
    """The tiles of a suit, its red five last."""
    kinds = [kind for kind in KINDS if Tile(kind).suit == suit]
    return [*map(Tile, kinds), *(Tile(kind, red=True) for kind in kinds if box.reds.get(kind))]


def _key(tile: Tile, box: Box) -> Key:
    return Key(str(tile), tile_view(tile), "" if box.has(tile) else none_left())


def _call_row(kind: MeldKind, aim: Aim | None) -> CallRow:
    return CallRow(
        _kind_name(kind), tuple(_call(call, source, aim) for call, (own, source) in CALLS.items() if own is kind)
    )


def _call(call: Aim, source: Source | None, aim: Aim | None) -> Call:
    kind, _ = CALLS[call]
    name = source_name(source.value) if source else _kind_name(kind)
    return Call(TO + call.value, name, meld_kind_from(kind, source), call is aim)


def _kind_name(kind: MeldKind) -> str:
    name = meld_kind(kind)
    return name[0].upper() + name[1:]


def _melds(draft: Draft, aim: Aim | None, box: Box) -> tuple[Meld, ...]:
    if aim not in CALLS or not draft.called:
        return ()
    try:
        return melds_around(aim, parse_tile(draft.called), box)
    except ValueError:
        return ()


def _meld_key(meld: Meld) -> MeldKey:
    return MeldKey(MELD + format_meld(meld), meld_view(meld), meld_description(meld))
