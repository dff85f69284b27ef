"""What a button of the pad does to a draft: adding a tile or a meld, taking one back, choosing what comes next."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from typing import NamedTuple

from webapp.riichi.hand import Meld
from webapp.riichi.notation import HAND, format_parts, parse_parts
from webapp.riichi.problems import MOST_INDICATORS
from webapp.riichi.ruleset import Ruleset
from webapp.riichi.tiles import TILES, Tile, format_tiles
from webapp.riichi.written import Part, Unreadable, Winning
from webapp.site.views.desk_aims import AIMS, CALLS, Aim, Box, aim_of, melds_around
from webapp.site.views.desk_draft import Draft, tidy
from webapp.site.views.desk_meaning import Meaning, understand
from webapp.site.words.desk import Refusal, added, next_tile, refusal, taken_back, tiles_to_choose
from webapp.site.words.melds import meld_description
from webapp.site.words.tiles import tile_name

BACK = "back"
TO, MELD = "to.", "meld."
MOST_MOVES = 40
"""As many moves one request may ask for: a whole hand typed in one go, and more."""
_TILES = {str(tile): tile for tile in TILES}
_BACK = ("ura", "dora", "tiles")
"""The fields of the pad, in the order in which a hand that was entered as usual is taken back."""
_FIELDS = {Aim.DORA: "dora", Aim.URA: "ura"}


class Moved(NamedTuple):
    """A draft after some moves, and what is to be said of them."""

    draft: Draft
    said: tuple[str, ...]
    refused: tuple[str, ...] = ()


def move(draft: Draft, moves: Iterable[str], ruleset: Ruleset) -> Moved:
    """The draft after these moves, one after the other; what is no move changes nothing."""
    said: list[str] = []
    refused: list[str] = []
    for one in list(moves)[:MOST_MOVES]:
        step = _move(tidy(draft), one, ruleset)
        draft = step.draft
        said += step.said
        refused += step.refused
    return Moved(tidy(draft), tuple(said), tuple(dict.fromkeys(refused)))


def _move(draft: Draft, one: str, ruleset: Ruleset) -> Moved:
    if one == BACK:
        return _take_back(draft)
    if one.startswith(TO):
        return _choose(draft, one.removeprefix(TO))
    meaning = understand(draft, ruleset)
    if one.startswith(MELD):
        return _add_meld(draft, meaning, _meld(one.removeprefix(MELD)), Box(meaning, ruleset))
    if one in _TILES:
        return _tap(draft, meaning, _TILES[one], Box(meaning, ruleset))
    return Moved(draft, ())


def _tap(draft: Draft, meaning: Meaning, tile: Tile, box: Box) -> Moved:
    """A tile of the pad, to where the next tile goes."""
    aim = aim_of(draft, meaning)
    if aim in CALLS:
        return _call(draft, meaning, aim, tile, box)
    old = meaning.written.winning if aim is Aim.WINNING else None
    if old is not None:
        box.give_back(old)
    if not box.has(tile):
        return _refuse(draft, Refusal.NONE_LEFT if box.exists(tile) else Refusal.NO_RED_FIVES, tile)
    match aim:
        case None:
            return _refuse(draft, Refusal.HAND_IS_FULL)
        case Aim.HAND if meaning.size >= HAND:
            return _refuse(draft, Refusal.HAND_IS_FULL)
        case Aim.DORA | Aim.URA:
            return _add_indicator(draft, meaning, _FIELDS[aim], tile)
        case Aim.WINNING:
            parts = tuple(part for part in _explicit(meaning) if not isinstance(part, Winning))
            return _with_part(draft, parts, Winning(tile), added(aim, tile_name(tile)))
        case _:
            return _with_part(draft, _explicit(meaning), tile, added(Aim.HAND, tile_name(tile)))


def _call(draft: Draft, meaning: Meaning, aim: Aim, tile: Tile, box: Box) -> Moved:
    """The called tile of a meld: where several melds can be made around it they are to choose from."""
    melds = melds_around(aim, tile, box)
    if not melds:
        return _refuse(draft, Refusal.NO_SUCH_MELD, tile)
    if len(melds) == 1:
        return _add_meld(draft, meaning, melds[0], box)
    return Moved(replace(draft, called=str(tile)), (tiles_to_choose(),))


def _add_meld(draft: Draft, meaning: Meaning, meld: Meld | None, box: Box) -> Moved:
    if meld is None:
        return Moved(draft, ())
    if meaning.size + 3 > HAND:
        return _refuse(draft, Refusal.NO_ROOM_FOR_MELD)
    if not box.holds(meld.tiles):
        missing = next((tile for tile in meld.tiles if not box.has(tile)), meld.tiles[0])
        return _refuse(draft, Refusal.NONE_LEFT, missing)
    names = ", ".join(map(tile_name, meld.tiles))
    return _with_part(draft, _explicit(meaning), meld, added(Aim.HAND, f"{meld_description(meld)}, {names}"))


def _add_indicator(draft: Draft, meaning: Meaning, field: str, tile: Tile) -> Moved:
    before: tuple[Tile, ...] = getattr(meaning.situation, field)
    if len(before) >= MOST_INDICATORS:
        return _refuse(draft, Refusal.FIVE_INDICATORS)
    text = format_tiles((*before, tile)) if before or not getattr(draft, field) else f"{getattr(draft, field)} {tile}"
    changed = draft.with_texts({field: text, "next": "", "called": ""})
    return Moved(_last(changed, field), (added(Aim(field), tile_name(tile)),))


def _with_part(draft: Draft, parts: tuple[Part, ...], part: Part, said: str) -> Moved:
    """One more part of the hand; text that cannot be read stays before it."""
    text = format_parts((*parts, part)) if parts or not draft.tiles else f"{draft.tiles} {format_parts((part,))}"
    return Moved(_last(replace(draft, tiles=text, next="", called="", asked=""), "tiles"), (said,))


def _last(draft: Draft, field: str) -> Draft:
    """Notes that this field was added to last, where taking back would begin with another."""
    usual = next(name for name in _BACK if getattr(draft, name))
    return replace(draft, last="" if field == usual else field)


def _choose(draft: Draft, name: str) -> Moved:
    """What comes next; chosen a second time it is what the hand needs next."""
    if name not in AIMS:
        return Moved(draft, ())
    if draft.next == name:
        return Moved(replace(draft, next="", called=""), ())
    return Moved(replace(draft, next=name, called=""), (next_tile(name),))


def _take_back(draft: Draft) -> Moved:
    """Without the last tile or meld of the field that the pad last added to, else of the next that holds any."""
    if draft.called:
        return Moved(replace(draft, called=""), (taken_back(),))
    for name in (draft.last, *_BACK):
        if name in _BACK and getattr(draft, name):
            changed = draft.with_texts({name: _shorter(getattr(draft, name)), "asked": ""})
            return Moved(changed if getattr(changed, name) else replace(changed, last=""), (taken_back(),))
    return _refuse(draft, Refusal.NOTHING_TO_TAKE_BACK)


def _shorter(text: str) -> str:
    """A text without its last part; of one that cannot be read, without its last word."""
    try:
        return format_parts(parse_parts(text)[:-1])
    except Unreadable:
        return " ".join(text.split()[:-1])


def _explicit(meaning: Meaning) -> tuple[Part, ...]:
    """The parts of a hand with its winning tile marked as such, though it was written as the last of fourteen."""
    winning = meaning.written.winning
    if winning is None or any(isinstance(part, Winning) for part in meaning.parts):
        return meaning.parts
    last = max(place for place, part in enumerate(meaning.parts) if isinstance(part, Tile))
    return (*meaning.parts[:last], Winning(winning), *meaning.parts[last + 1 :])


def _meld(text: str) -> Meld | None:
    """The one meld that a button names."""
    try:
        parts = parse_parts(text)
    except Unreadable:
        return None
    return parts[0] if len(parts) == 1 and isinstance(parts[0], Meld) else None


def _refuse(draft: Draft, why: Refusal, tile: Tile | None = None) -> Moved:
    sentence = refusal(why, tile_name(tile) if tile else "")
    return Moved(draft, (sentence,), (sentence,))
