"""What one suit, or one meld, adds to a reading: facts, marks, fu and groups, worked out once and remembered.

The memories are keyed by a suit's code (see `counts`), never by a whole hand. The three number suits read alike, so
what one of them adds is remembered for all.
"""

from __future__ import annotations

from collections import Counter
from typing import NamedTuple

from webapp.riichi import decompose, facts, fu, marks
from webapp.riichi.counts import DOUBLE_WIND, KEY_MASK, PLACE, PLACE_SHIFT, PLACES, WINDS_SHIFT, count
from webapp.riichi.decompose import Way
from webapp.riichi.fu import FuItem, WindsAndPair
from webapp.riichi.groups import Group, GroupKind, Wait, wait_in_sequence
from webapp.riichi.memo import SPREAD, Memo, PackedMemo
from webapp.riichi.tiles import DRAGONS, EAST, GREEN, RED, WHITE, WINDS, Tile, parse_tiles


class Part(NamedTuple):
    """One or more groups as they stand in a reading, with the lines of fu that they and the wait give."""

    items: tuple[FuItem, ...]
    groups: tuple[Group, ...]
    winning_group: int | None = None
    """The place in `groups` of the group that the winning tile completed."""


Blocks = tuple[Way, Way]
"""The blocks of a way, the one that the winning tile completed numbered so, and those of them that give fu."""
Addend = tuple[int, int, Blocks]
"""What a number suit adds: facts to add up (fu and the wait among them), marks as of the first suit, its blocks."""
PartAddend = tuple[int, int, Part]
"""What the honours or a meld add to a reading: facts, marks, and their part."""
Piece = tuple[int, int, tuple[FuItem, ...], Group]
"""What one group adds: facts, marks, lines of fu, and itself."""

_KIND_OF_BLOCK = (GroupKind.SEQUENCE, GroupKind.TRIPLET, GroupKind.PAIR)
_NO_WINDS = WindsAndPair(-1, -1, 2)
_KEPT = 1 << 15
_NINE_GATES = parse_tiles("1112345678999m")


def _number_ways(key: int) -> tuple[tuple[Way, int, int], ...]:
    """The ways of a number suit, whoever wins on what: each with its facts and marks."""
    return tuple([(way, *_sums(way)) for way in decompose.NUMBER_SUIT[key]])


def _sums(way: Way) -> tuple[int, int]:
    pieces, word, marks_of_way = NUMBER_PIECES[0], _identical_sequences(way), 0
    for block in way:
        piece = pieces[block]
        word += piece[0]
        marks_of_way |= piece[1]
    return word, marks_of_way


def _numbers(code: int) -> tuple[Addend, ...]:
    """What the winning tile changes is added to the ways of the suit: they are shared by every win."""
    found = NUMBER_WAYS[(code & KEY_MASK) * SPREAD]
    win = code >> PLACE_SHIFT & _WINS - 1
    if not win:
        return tuple([(word, mark, _blocks(way)) for way, word, mark in found])
    changes, gates, won = _CHANGES[win], _nine_gates(code), win * _BLOCKS
    return tuple(
        [
            (word + gates + changes[block], mark, _blocks((*way[:index], block + won, *way[index + 1 :])))
            for way, word, mark in found
            for index, block in enumerate(way)
            if block in changes and block not in way[:index]
        ]
    )


def _blocks(way: Way) -> Blocks:
    return way, tuple([block for block in way if block in CHARACTER_LINES])


def _honours(code: int) -> tuple[PartAddend, ...]:
    pieces = _HONOUR_PIECES[code >> WINDS_SHIFT]
    ways = _completed(decompose.HONOURS[code & KEY_MASK], pieces, code)
    return tuple([_joined([pieces[block] for block in way], _place_of_win(way)) for way in ways])


def _joined(pieces: list[Piece], winning_group: int | None) -> PartAddend:
    items = tuple([item for piece in pieces for item in piece[2]])
    word = marks_of_honours = 0
    for piece in pieces:
        word += piece[0]
        marks_of_honours |= piece[1]
    return word, marks_of_honours, Part(items, tuple([piece[3] for piece in pieces]), winning_group)


def _place_of_win(way: Way) -> int | None:
    return next((place for place, block in enumerate(way) if block >= _BLOCKS), None)


def _completed(ways: tuple[Way, ...], pieces: dict[int, Piece], code: int) -> list[Way]:
    """Each way of the honours with each block that the winning tile may have completed."""
    won = (code >> PLACE_SHIFT & _WINS - 1) * _BLOCKS
    if not won:
        return [*ways]
    return [
        (*way[:index], block + won, *way[index + 1 :])
        for way in ways
        for index, block in enumerate(way)
        if block + won in pieces
    ]


_BLOCKS = 32
"""More than any block. To a block that the winning tile completed, this is added times the win."""
_WINS = 32
"""A win is the place of the winning tile, 1 to 9, and 16 more where another let it go: see the codes of `counts`."""


def _pieces(first: int, table: WindsAndPair) -> dict[int, Piece]:
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


def piece_of(group: Group, table: WindsAndPair) -> Piece:
    """What one group adds to a reading."""
    return _piece(group, _facts(group, table), _items(group, table))


def _won(group: Group, winning: int, table: WindsAndPair) -> Piece:
    """What a group adds that the winning tile completed: its wait as well."""
    wait = _wait(group, winning)
    word = _facts(group, table) + facts.WAIT.times(wait)
    return _piece(group, word, _items(group, table) + fu.wait_items(wait, group))


def _piece(group: Group, word: int, items: tuple[FuItem, ...]) -> Piece:
    return word + facts.FU.times(sum(item.fu for item in items)), marks.of_group(group), items, group


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


def _meld(code: int) -> PartAddend:
    group = Group(GroupKind(code >> 8 & 7), code >> 1 & 127, is_concealed=not code & 1, is_meld=True)
    word, mark, items, _ = piece_of(group, _winds(code))
    return word, mark, Part(items, (group,))


NUMBER_PIECES = tuple(_pieces(9 * suit, _NO_WINDS) for suit in range(3))
"""By suit, the pieces of the blocks."""
CHARACTER_LINES, CIRCLE_LINES, BAMBOO_LINES = (
    {block: piece[2] for block, piece in pieces.items() if piece[2]} for pieces in NUMBER_PIECES
)
"""The lines of fu of the blocks that give fu, by suit."""
_HONOUR_PIECES: Memo[int, dict[int, Piece]] = Memo(lambda winds: _pieces(EAST, _winds(winds << WINDS_SHIFT)), 1 << 5)
_CHANGES = tuple(
    {
        block: NUMBER_PIECES[0][block + win * _BLOCKS][0] - NUMBER_PIECES[0][block][0]
        for block in decompose.blocks(is_number_suit=True)
        if block + win * _BLOCKS in NUMBER_PIECES[0]
    }
    for win in range(_WINS)
)
"""By the win, what it changes in the facts of each block that it may have completed."""
NUMBER_WAYS = PackedMemo(_number_ways, _KEPT)
NUMBERS = PackedMemo(_numbers, _KEPT)
"""The addends of a number suit by its code: one for each way and each group that the winning tile may complete."""
HONOURS = PackedMemo(_honours, _KEPT)
"""The addends of the honours by their code."""
MELDS = PackedMemo(_meld, 1 << 12)
"""The addend of a meld by its code and the winds."""
