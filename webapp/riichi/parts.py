"""What one suit, or one meld, adds to a reading: facts, marks, fu and groups, worked out once and remembered.

A part is the sum of its groups' parts. The memo is keyed by a suit's code (see `counts`), never by a whole hand.
"""

from __future__ import annotations

from collections import Counter
from typing import NamedTuple

from webapp.riichi import decompose, facts, fu, marks
from webapp.riichi.counts import PLACE, PLACE_SHIFT, PLACES, RON, SUIT_MASK, SUIT_SHIFT, count
from webapp.riichi.decompose import Way
from webapp.riichi.fu import FuItem, WindsAndPair
from webapp.riichi.groups import Group, GroupKind, Wait, wait_in_sequence
from webapp.riichi.hand import Meld
from webapp.riichi.memo import Memo
from webapp.riichi.tiles import DRAGONS, EAST, GREEN, RED, WHITE, WINDS, Tile, parse_tiles


class Part(NamedTuple):
    """One or more groups as they stand in a reading; the wait is in the facts of the group that the win completed."""

    facts: int
    marks: int
    fu: int
    items: tuple[FuItem, ...]
    groups: tuple[Group, ...]
    winning_group: int | None = None
    """The place in `groups` of the group that the winning tile completed."""


_KIND_OF_BLOCK = (GroupKind.SEQUENCE, GroupKind.TRIPLET, GroupKind.PAIR)
_NO_WINDS = WindsAndPair(-1, -1, 2)
_PARTS_KEPT = 1 << 15
_NINE_GATES = parse_tiles("1112345678999m")


def _number_parts(code: int) -> tuple[Part, ...]:
    return _parts(decompose.NUMBER_SUIT[code & SUIT_MASK], _NUMBER_BLOCKS[code >> SUIT_SHIFT], code)


def _honour_parts(code: int) -> tuple[Part, ...]:
    return _parts(decompose.honours(code & SUIT_MASK), _HONOUR_BLOCKS[code >> SUIT_SHIFT], code)


NUMBER_PARTS = Memo(_number_parts, _PARTS_KEPT)
"""The parts of a number suit by its code: one for each way and each group that the winning tile may have completed."""
HONOUR_PARTS = Memo(_honour_parts, _PARTS_KEPT)
"""The parts of the honours by their code."""


def _parts(ways: tuple[Way, ...], blocks: _Blocks, code: int) -> tuple[Part, ...]:
    """A part for each way, and with the winning tile in the suit for each group that it may have completed."""
    place = code >> PLACE_SHIFT & 15
    if not place:
        return tuple([_joined([blocks.parts[block] for block in way], None, _identical_sequences(way)) for way in ways])
    won = blocks.by_ron[place] if code & RON else blocks.by_tsumo[place]
    gates = _nine_gates(code)
    found: list[Part] = []
    for way in ways:
        pieces = [blocks.parts[block] for block in way]
        together = gates + _identical_sequences(way)
        for index, block in enumerate(way):
            if block in won and way.index(block) == index:
                found.append(_joined([*pieces[:index], won[block], *pieces[index + 1 :]], index, together))
    return tuple(found)


def _joined(pieces: list[Part], winning_group: int | None, word: int) -> Part:
    joined = total = 0
    items: tuple[FuItem, ...] = ()
    groups: tuple[Group, ...] = ()
    for part_facts, part_marks, part_fu, part_items, part_groups, _ in pieces:
        word += part_facts
        joined |= part_marks
        total += part_fu
        items += part_items
        groups += part_groups
    return Part(word, joined, total, items, groups, winning_group)


class _Blocks:
    """The parts of every block of one suit: by itself, and as completed by a winning tile at a place from 1 to 9."""

    def __init__(self, first: int, table: WindsAndPair) -> None:
        groups = {block: _group(block, first) for block in decompose.blocks(is_number_suit=first < EAST)}
        exposed = {block: _exposed(group) for block, group in groups.items()}
        self.parts = {block: part_of(group, table) for block, group in groups.items()}
        self.by_tsumo = [_won_parts(groups, first + place - 1, table) for place in range(10)]
        self.by_ron = [_won_parts(exposed, first + place - 1, table) for place in range(10)]


def _won_parts(groups: dict[int, Group], winning: int, table: WindsAndPair) -> dict[int, Part]:
    return {block: _won(group, winning, table) for block, group in groups.items() if winning in group.kinds}


def _exposed(group: Group) -> Group:
    """A group that a ron completed: a triplet is no longer concealed."""
    return group._replace(is_concealed=False) if group.kind is GroupKind.TRIPLET else group


def _group(block: int, first: int) -> Group:
    return Group(_KIND_OF_BLOCK[block // 9], first + block % 9)


def part_of(group: Group, table: WindsAndPair) -> Part:
    """What one group adds to a reading."""
    items = _items(group, table)
    return Part(_facts(group, table), marks.of_groups([group]), sum(item.fu for item in items), items, (group,))


def _won(group: Group, winning: int, table: WindsAndPair) -> Part:
    """What a group adds that the winning tile completed: its wait as well."""
    part = part_of(group, table)
    wait = _wait(group, winning)
    items = fu.wait_items(wait, group)
    return part._replace(
        facts=part.facts + facts.WAIT.times(wait),
        fu=part.fu + sum(item.fu for item in items),
        items=part.items + items,
    )


def _honour_blocks(code: int) -> _Blocks:
    seat, round_wind, double = code & 3, code >> 2 & 3, code >> 4
    return _Blocks(EAST, WindsAndPair(EAST + seat, EAST + round_wind, 4 if double else 2))


def _meld_part(code: int) -> Part:
    meld_code, seat, round_wind = code >> 4, code >> 2 & 3, code & 3
    kind, first = GroupKind(meld_code >> 8), meld_code >> 1 & 127
    group = Group(kind, first, is_concealed=not meld_code & 1, is_meld=True)
    return part_of(group, WindsAndPair(EAST + seat, EAST + round_wind, 2))


def meld_part(meld: Meld, seat: int, round_wind: int) -> Part:
    """What a meld adds to every reading of its hand."""
    return _MELD_PARTS[meld.code << 4 | seat << 2 | round_wind]


_MELD_PARTS = Memo(_meld_part, 1 << 12)


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
    extra = _GATES.get(code & SUIT_MASK)
    if extra is None:
        return 0
    return facts.NINE_GATES.times(1) + facts.PURE_NINE_GATES.times(code & PLACES == extra)


_GATES = {count([*_NINE_GATES, Tile(kind)]): PLACE[kind] for kind in range(9)}
"""The keys of nine gates, each with the place of the tile that is one more."""
_NUMBER_BLOCKS = [_Blocks(9 * suit, _NO_WINDS) for suit in range(3)]
_HONOUR_BLOCKS = Memo(_honour_blocks, 1 << 5)
