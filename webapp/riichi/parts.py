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
from webapp.riichi.memo import Memo
from webapp.riichi.tiles import DRAGONS, EAST, GREEN, RED, WHITE, WINDS, Tile, parse_tiles


class Part(NamedTuple):
    """One or more groups as they stand in a reading, with the lines of fu that they and the wait give."""

    items: tuple[FuItem, ...]
    groups: tuple[Group, ...]
    winning_group: int | None = None
    """The place in `groups` of the group that the winning tile completed."""


Addend = tuple[int, int, Part]
"""What a part adds to a reading: its facts, to be added up (fu and the wait among them), its marks, and itself."""
_Piece = tuple[int, int, tuple[FuItem, ...], tuple[Group, ...]]
"""The same of one group: facts, marks, lines of fu, and the group."""

_KIND_OF_BLOCK = (GroupKind.SEQUENCE, GroupKind.TRIPLET, GroupKind.PAIR)
_NO_WINDS = WindsAndPair(-1, -1, 2)
_PARTS_KEPT = 1 << 15
_NINE_GATES = parse_tiles("1112345678999m")


def _addends(ways: tuple[Way, ...], blocks: _Blocks, code: int) -> tuple[Addend, ...]:
    """An addend for each way, and with the winning tile in the suit for each group that it may have completed."""
    won = blocks.won[code >> PLACE_SHIFT & 31]
    found: list[Addend] = []
    for way in ways:
        pieces = [blocks.pieces[block] for block in way]
        together = _identical_sequences(way)
        if not won:
            found.append(_joined(pieces, None, together))
            continue
        together += _nine_gates(code)
        for index, block in enumerate(way):
            if block in won and block not in way[:index]:
                found.append(_joined([*pieces[:index], won[block], *pieces[index + 1 :]], index, together))
    return tuple(found)


def _joined(pieces: list[_Piece], winning_group: int | None, word: int) -> Addend:
    joined = 0
    items: tuple[FuItem, ...] = ()
    groups: tuple[Group, ...] = ()
    for piece_facts, piece_marks, piece_items, piece_groups in pieces:
        word += piece_facts
        joined |= piece_marks
        items += piece_items
        groups += piece_groups
    return word, joined, Part(items, groups, winning_group)


class _Blocks:
    """The pieces of every block of one suit: by itself, and as completed by a winning tile.

    `won` goes by the place of the winning tile, 1 to 9, and 16 more where another let it go; 0 is for no tile.
    """

    def __init__(self, first: int, table: WindsAndPair) -> None:
        groups = {block: _group(block, first) for block in decompose.blocks(is_number_suit=first < EAST)}
        exposed = {block: _exposed(group) for block, group in groups.items()}
        self.pieces = {block: piece_of(group, table) for block, group in groups.items()}
        self.won: list[dict[int, _Piece]] = [
            _won_pieces(found, first + place, table) for found in (groups, exposed) for place in range(-1, 15)
        ]


def _won_pieces(groups: dict[int, Group], winning: int, table: WindsAndPair) -> dict[int, _Piece]:
    return {block: _won(group, winning, table) for block, group in groups.items() if winning in group.kinds}


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
    return word + facts.FU.times(sum(item.fu for item in items)), marks.of_groups([group]), items, (group,)


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


def _number_suit(suit: int) -> Memo[int, tuple[Addend, ...]]:
    blocks = _Blocks(9 * suit, _NO_WINDS)
    return Memo(lambda code: _addends(decompose.NUMBER_SUIT[code & KEY_MASK], blocks, code), _PARTS_KEPT)


def _honours(code: int) -> tuple[Addend, ...]:
    return _addends(decompose.honours(code & KEY_MASK), _HONOUR_BLOCKS[code >> WINDS_SHIFT], code)


def _meld(code: int) -> tuple[int, int, Part]:
    group = Group(GroupKind(code >> 8 & 7), code >> 1 & 127, is_concealed=not code & 1, is_meld=True)
    return _joined([piece_of(group, _winds(code))], None, 0)


CHARACTERS, CIRCLES, BAMBOOS = NUMBER_SUITS = tuple(_number_suit(suit) for suit in range(3))
"""The addends of a number suit by its code: one for each way and each group that the winning tile may complete."""
HONOURS = Memo(_honours, _PARTS_KEPT)
"""The addends of the honours by their code."""
MELDS = Memo(_meld, 1 << 12)
"""The addend of a meld by its code and the winds."""
_HONOUR_BLOCKS: Memo[int, _Blocks] = Memo(lambda winds: _Blocks(EAST, _winds(winds << WINDS_SHIFT)), 1 << 5)
