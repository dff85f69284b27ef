"""What one suit, or one meld, adds to a reading: facts, marks, fu and groups, worked out once and remembered.

A part is the sum of its groups. The memories are keyed by a suit's code (see `counts`), never by a whole hand.
"""

from __future__ import annotations

from collections import Counter
from typing import NamedTuple

from webapp.riichi import decompose, facts, fu, marks
from webapp.riichi.counts import DOUBLE_WIND, KEY_MASK, PLACE, PLACE_SHIFT, PLACES, WINDS_SHIFT, count
from webapp.riichi.decompose import Way
from webapp.riichi.fu import FuItem, WindsAndPair
from webapp.riichi.groups import Group, GroupKind, Wait, wait_in_sequence
from webapp.riichi.memo import Memo, PackedMemo
from webapp.riichi.tiles import DRAGONS, EAST, GREEN, RED, WHITE, WINDS, Tile, parse_tiles


class Part(NamedTuple):
    """One or more groups as they stand in a reading, with the lines of fu that they and the wait give."""

    items: tuple[FuItem, ...]
    groups: tuple[Group, ...]
    winning_group: int | None = None
    """The place in `groups` of the group that the winning tile completed."""


Addend = tuple[int, int, Part]
"""What a part adds to a reading: its facts, to be added up (fu and the wait among them), its marks, and itself."""
_Piece = tuple[int, int, tuple[FuItem, ...], Group]
"""The same of one group: facts, marks, lines of fu, and the group."""

_KIND_OF_BLOCK = (GroupKind.SEQUENCE, GroupKind.TRIPLET, GroupKind.PAIR)
_NO_WINDS = WindsAndPair(-1, -1, 2)
_PARTS_KEPT = 1 << 15
_NINE_GATES = parse_tiles("1112345678999m")


def _addends(ways: tuple[Way, ...], pieces: dict[int, _Piece], code: int) -> tuple[Addend, ...]:
    """An addend for each way, and with the winning tile in the suit for each group that it may have completed."""
    won = (code >> PLACE_SHIFT & _WINS - 1) * _BLOCKS
    if not won:
        return tuple([_joined(way, pieces, None, _identical_sequences(way)) for way in ways])
    gates = _nine_gates(code)
    found: list[Addend] = []
    for way in ways:
        together = gates + _identical_sequences(way)
        for index, block in enumerate(way):
            if block + won in pieces and block not in way[:index]:
                completed = (*way[:index], block + won, *way[index + 1 :])
                found.append(_joined(completed, pieces, index, together))
    return tuple(found)


def _joined(way: Way, pieces: dict[int, _Piece], winning_group: int | None, word: int) -> Addend:
    joined = 0
    items: tuple[FuItem, ...] = ()
    groups: list[Group] = []
    for block in way:
        piece_facts, piece_marks, piece_items, group = pieces[block]
        word += piece_facts
        joined |= piece_marks
        groups.append(group)
        if piece_items:
            items += piece_items
    return word, joined, Part(items, tuple(groups), winning_group)


_BLOCKS = 32
"""More than any block. To a block that the winning tile completed, this is added times the win."""
_WINS = 32
"""A win is the place of the winning tile, 1 to 9, and 16 more where another let it go: see the codes of `counts`."""


def _pieces(first: int, table: WindsAndPair) -> dict[int, _Piece]:
    """The pieces of every block of one suit: by itself, and as completed by every winning tile in both ways."""
    groups = {block: _group(block, first) for block in decompose.blocks(is_number_suit=first < EAST)}
    pieces = {block: piece_of(group, table) for block, group in groups.items()}
    for win in range(1, _WINS):
        winning = first + win % 16 - 1
        for block, group in groups.items():
            if winning in group.kinds:
                pieces[block + win * _BLOCKS] = _won(_exposed(group) if win >= 16 else group, winning, table)
    return pieces


def _exposed(group: Group) -> Group:
    """A group that a ron completed: a triplet is no longer concealed."""
    return group._replace(is_concealed=False) if group.kind is GroupKind.TRIPLET else group


def _group(block: int, first: int) -> Group:
    return Group(_KIND_OF_BLOCK[block // 9], first + block % 9)


def piece_of(group: Group, table: WindsAndPair) -> _Piece:
    """What one group adds to a reading."""
    return _piece(group, _facts(group, table), _items(group, table))


def _won(group: Group, winning: int, table: WindsAndPair) -> _Piece:
    """What a group adds that the winning tile completed: its wait as well."""
    wait = _wait(group, winning)
    word = _facts(group, table) + facts.WAIT.times(wait)
    return _piece(group, word, _items(group, table) + fu.wait_items(wait, group))


def _piece(group: Group, word: int, items: tuple[FuItem, ...]) -> _Piece:
    return word + facts.FU.times(sum(item.fu for item in items)), marks.of_groups([group]), items, group


def _winds(code: int) -> WindsAndPair:
    winds = code >> WINDS_SHIFT
    return WindsAndPair(EAST + (winds & 3), EAST + (winds >> 2 & 3), 4 if code & DOUBLE_WIND else 2)


def _wait(group: Group, winning: int) -> Wait:
    match group.kind:
        case GroupKind.SEQUENCE:
            return wait_in_sequence(group.first, winning)
        case GroupKind.TRIPLET:
            return Wait.SHANPON
        case _:
            return Wait.TANKI


def _items(group: Group, table: WindsAndPair) -> tuple[FuItem, ...]:
    match group.kind:
        case GroupKind.SEQUENCE:
            return ()
        case GroupKind.PAIR:
            return fu.pair_items(group, table)
        case _:
            return (fu.set_item(group),)


def _facts(group: Group, table: WindsAndPair) -> int:
    word = facts.OUTER_GROUPS.times(group.has_terminal_or_honour)
    match group.kind:
        case GroupKind.SEQUENCE:
            return word + facts.SEQUENCES.times(1)
        case GroupKind.PAIR:
            return word + _pair_facts(group.first, table)
        case _:
            return word + _triplet_facts(group, table)


def _pair_facts(kind: int, table: WindsAndPair) -> int:
    return (
        facts.PAIRS.times(1)
        + facts.DRAGON_PAIR.times(kind in DRAGONS)
        + facts.WIND_PAIR.times(kind in WINDS)
        + facts.VALUE_PAIR.times(fu.pair_fu(kind, table) > 0)
    )


def _triplet_facts(group: Group, table: WindsAndPair) -> int:
    kind = group.first
    return (
        facts.TRIPLETS.times(1)
        + facts.CONCEALED_TRIPLETS.times(group.is_concealed)
        + facts.QUADS.times(group.kind is GroupKind.QUAD)
        + facts.DRAGON_TRIPLETS.times(kind in DRAGONS)
        + facts.WIND_TRIPLETS.times(kind in WINDS)
        + facts.WHITE_TRIPLET.times(kind == WHITE)
        + facts.GREEN_TRIPLET.times(kind == GREEN)
        + facts.RED_TRIPLET.times(kind == RED)
        + facts.SEAT_WIND_TRIPLET.times(kind == table.seat)
        + facts.ROUND_WIND_TRIPLET.times(kind == table.round)
    )


def _identical_sequences(way: Way) -> int:
    """How many pairs of equal sequences: only sequences can be there twice."""
    if len(set(way)) == len(way):
        return 0
    return facts.IDENTICAL_SEQUENCES.times(sum(times // 2 for times in Counter(way).values()))


def _nine_gates(code: int) -> int:
    """The facts of 1112345678999 and one more; pure when the one more is the winning tile."""
    extra = _GATES.get(code & KEY_MASK)
    if extra is None:
        return 0
    return facts.NINE_GATES.times(1) + facts.PURE_NINE_GATES.times(code & PLACES == extra)


_GATES = {count([*_NINE_GATES, Tile(kind)]): PLACE[kind] for kind in range(9)}
"""The keys of nine gates, each with the place of the tile that is one more."""


def _number_suit(suit: int) -> PackedMemo[tuple[Addend, ...]]:
    pieces = _pieces(9 * suit, _NO_WINDS)
    return PackedMemo(lambda code: _addends(decompose.NUMBER_SUIT[code & KEY_MASK], pieces, code), _PARTS_KEPT)


def _honours(code: int) -> tuple[Addend, ...]:
    return _addends(decompose.HONOURS[code & KEY_MASK], _HONOUR_PIECES[code >> WINDS_SHIFT], code)


def _meld(code: int) -> tuple[int, int, Part]:
    group = Group(GroupKind(code >> 8 & 7), code >> 1 & 127, is_concealed=not code & 1, is_meld=True)
    word, mark, items, _ = piece_of(group, _winds(code))
    return word, mark, Part(items, (group,))


CHARACTERS, CIRCLES, BAMBOOS = NUMBER_SUITS = tuple(_number_suit(suit) for suit in range(3))
"""The addends of a number suit by its code: one for each way and each group that the winning tile may complete."""
HONOURS = PackedMemo(_honours, _PARTS_KEPT)
"""The addends of the honours by their code."""
MELDS = PackedMemo(_meld, 1 << 12)
"""The addend of a meld by its code and the winds."""
_HONOUR_PIECES: Memo[int, dict[int, _Piece]] = Memo(lambda winds: _pieces(EAST, _winds(winds << WINDS_SHIFT)), 1 << 5)
