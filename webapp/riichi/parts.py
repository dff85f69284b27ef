"""What one suit, or one meld, adds to a reading: facts, marks, fu and groups, worked out once and remembered.

The memories are keyed by a suit's code (see `counts`), never by a whole hand. The three number suits read alike, so
what one of them adds is remembered for all.
"""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

from webapp.riichi import decompose, facts, fu, marks
from webapp.riichi.counts import (
    DOUBLE_WIND,
    KEY_MASK,
    LENT,
    PLACE,
    PLACE_SHIFT,
    RON,
    WINDS_SHIFT,
    count,
    honours_code,
)
from webapp.riichi.decompose import Way
from webapp.riichi.fu import FuItem, WindsAndPair
from webapp.riichi.groups import Group, GroupKind, Wait, wait_in_sequence
from webapp.riichi.memo import SPREAD, Memo, PackedMemo, quick
from webapp.riichi.tiles import DRAGONS, EAST, GREEN, RED, WHITE, WINDS, Tile, parse_tiles
from webapp.riichi.tiles import HONOURS as HONOUR_KINDS


class Part(NamedTuple):
    """One or more groups as they stand in a reading, with the lines of fu that they and the wait give."""

    items: tuple[FuItem, ...]
    groups: tuple[Group, ...]
    winning_group: int | None = None
    """The place in `groups` of the group that the winning tile completed."""


Blocks = tuple[Way, Way]
"""The blocks of a way, last the one that the winning tile completed, which is numbered so, and those that give fu."""
Addend = tuple[int, int, Blocks]
"""What a number suit adds: facts to add up (fu and the wait among them), marks as of the first suit, its blocks."""
PartAddend = tuple[int, int, Part]
"""What the honours or a meld add to a reading: facts, marks, and their part."""
Piece = tuple[int, int, tuple[FuItem, ...], Group]
"""What one group adds: facts, marks, lines of fu, and itself."""

_KIND_OF_BLOCK = (GroupKind.PAIR, GroupKind.TRIPLET, GroupKind.SEQUENCE)
_TWINS = facts.IDENTICAL_SEQUENCES.times(1)
_NO_WINDS = WindsAndPair(-1, -1, 2)
_KEPT = 1 << 15
_NINE_GATES = parse_tiles("1112345678999m")


@cache
def suits() -> dict[int, tuple[Addend, ...]]:
    """The addends of a number suit by its key times SPREAD, whoever wins on what: one for each way."""
    found: dict[int, tuple[Addend, ...]] = {}
    # The last way of each length: a way comes after the one that it makes longer.
    longest: list[Addend] = [(0, 0, ((), ()))] * 6
    for key, way in decompose.number_ways():
        if way:
            longest[len(way)] = _with_one_more(longest[len(way) - 1], way)
        spread = key * SPREAD
        found[spread] = (*found.get(spread, ()), longest[len(way)])
    return found


def _with_one_more(shorter: Addend, way: Way) -> Addend:
    """What a way adds, from what it adds without its last block."""
    word, marks_of_way, (others, lines) = shorter
    block = way[-1]
    piece = NUMBER_PIECES[0][block]
    word += piece[0] + others.count(block) % 2 * _TWINS
    return word, marks_of_way | piece[1], (way, (*lines, block) if piece[2] else lines)


def _numbers(code: int) -> tuple[Addend, ...]:
    """The winning tile completed one block: what is left of the suit without it reads in its own ways."""
    key, win = code & KEY_MASK, code >> PLACE_SHIFT & _WINS - 1
    ways = suits()
    if not win:
        return ways.get(key * SPREAD, ())
    lent, gates, found = key | LENT, _GATES.get(code & ~RON, 0), []
    for block, its_key, added, its_mark, won, won_lines in _COMPLETED[win]:
        if lent - its_key & LENT == LENT:
            for word, mark, (way, lines) in ways.get((key - its_key) * SPREAD, ()):
                # Only sequences can be there twice.
                total = word + added + way.count(block) % 2 * _TWINS + gates
                found.append((total, mark | its_mark, (way + won, lines + won_lines)))
    return tuple(found)


def _honours(code: int) -> tuple[PartAddend, ...]:
    pieces, win = _HONOUR_PIECES[code >> WINDS_SHIFT], code >> PLACE_SHIFT & _WINS - 1
    if not win:
        return tuple([_joined([pieces[block] for block in way]) for way in decompose.HONOURS[code & KEY_MASK]])
    key, winds = code & KEY_MASK, code >> WINDS_SHIFT << WINDS_SHIFT
    return tuple(
        [
            _completed(addend, pieces[block + win * _BLOCKS])
            for block, its_key in _HONOUR_BLOCKS[win % 16]
            if (key | LENT) - its_key & LENT == LENT
            for addend in HONOURS[honours_code(key - its_key, winds) * SPREAD]
        ]
    )


def _completed(rest: PartAddend, won: Piece) -> PartAddend:
    """The honours with the group that the winning tile completed, last."""
    word, mark, part = rest
    its_word, its_mark, items, group = won
    groups = part.groups
    return word + its_word, mark | its_mark, quick(Part, (part.items + items, (*groups, group), len(groups)))


def _joined(pieces: list[Piece]) -> PartAddend:
    word = marks_of_honours = 0
    items: tuple[FuItem, ...] = ()
    groups: tuple[Group, ...] = ()
    for its_word, its_marks, its_items, group in pieces:
        word += its_word
        marks_of_honours |= its_marks
        items += its_items
        groups += (group,)
    return word, marks_of_honours, quick(Part, (items, groups, None))


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
    place, sort = divmod(block, decompose.SORTS)
    return Group(_KIND_OF_BLOCK[sort], first + place)


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


_GATES = {
    count([*_NINE_GATES, Tile(more)]) | PLACE[win]: (
        facts.NINE_GATES.times(1) + facts.PURE_NINE_GATES.times(more == win)
    )
    for more in range(9)
    for win in range(9)
}
"""The facts of 1112345678999 and one more, by the suit's code without what let the winning tile go."""


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
_COMPLETED = tuple(
    [
        (block, decompose.key_of_block(block), word, mark, (won,), (won,) if items else ())
        for block in decompose.blocks(is_number_suit=True)
        if (won := block + win * _BLOCKS) in NUMBER_PIECES[0]
        for word, mark, items, _ in [NUMBER_PIECES[0][won]]
    ]
    for win in range(_WINS)
)
"""By the win, the blocks that it may have completed: their keys, facts and marks, and how they are then numbered."""
_HONOUR_BLOCKS = tuple(
    [
        (block, decompose.key_of_block(block))
        for block in decompose.blocks(is_number_suit=False)
        if block // decompose.SORTS == place - 1
    ]
    for place in range(1 + len(HONOUR_KINDS))
)
"""By the place of the winning honour, from 1 on, the blocks that it may have completed, with their keys."""
NUMBERS = PackedMemo(_numbers, _KEPT)
"""The addends of a number suit by its code: one for each way and each group that the winning tile may complete."""
HONOURS = PackedMemo(_honours, _KEPT)
"""The addends of the honours by their code."""
MELDS = PackedMemo(_meld, 1 << 12)
"""The addend of a meld by its code and the winds."""
