"""What one suit, or one meld, adds to a reading: facts, marks, fu and groups, worked out once and remembered.

A suit's part depends only on its tiles and, where it holds the winning tile, on that and on ron or tsumo; the honours'
also on the winds. Each of these is one integer, its code; the memo of parts is
keyed by codes, never by a whole hand.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import NamedTuple

from webapp.riichi import decompose, facts, fu, marks
from webapp.riichi.counts import SUIT_BITS, SUIT_MASK, digits
from webapp.riichi.fu import FuItem, WindsAndPair
from webapp.riichi.groups import Group, GroupKind, Wait, wait_in_sequence
from webapp.riichi.hand import Meld, MeldKind
from webapp.riichi.memo import Memo
from webapp.riichi.tiles import DRAGONS, EAST, GREEN, RED, WHITE, WINDS


class Part(NamedTuple):
    """A decomposition of one suit (or a meld) as it stands in a reading. The wait is in the facts."""

    facts: int
    marks: int
    fu: int
    items: tuple[FuItem, ...]
    groups: tuple[Group, ...]
    winning_group: int | None
    """The place in `groups` of the group that the winning tile completed."""


PLACE_SHIFT = SUIT_BITS
RON_SHIFT = PLACE_SHIFT + 4
SUIT_SHIFT = RON_SHIFT + 1
SEAT_SHIFT = SUIT_SHIFT
ROUND_SHIFT = SEAT_SHIFT + 2
DOUBLE_WIND_SHIFT = ROUND_SHIFT + 2
RON = 1 << RON_SHIFT
SUIT = tuple(suit << SUIT_SHIFT for suit in range(3))
PLACE = tuple((kind % 9 + 1) << PLACE_SHIFT for kind in range(34))
"""The code of a winning kind within its suit."""

_NO_PAIR_VALUE = WindsAndPair(-1, -1, 2)
_PARTS_KEPT = 1 << 15


def table_code(seat: int, round_wind: int, double_fu: int) -> int:
    """The code of what makes honours valuable, for the honours' part."""
    return seat << SEAT_SHIFT | round_wind << ROUND_SHIFT | (double_fu == 4) << DOUBLE_WIND_SHIFT


def _number_parts(code: int) -> tuple[Part, ...]:
    suit = code >> SUIT_SHIFT
    shapes = [
        tuple(group._replace(first=group.first + 9 * suit) for group in groups)
        for groups in decompose.number_suit(code & SUIT_MASK)
    ]
    return _parts(shapes, _winning_kind(code, 9 * suit), code & RON, _NO_PAIR_VALUE, _nine_gates(code))


def _honour_parts(code: int) -> tuple[Part, ...]:
    seat, round_wind = code >> SEAT_SHIFT & 3, code >> ROUND_SHIFT & 3
    table = WindsAndPair(EAST + seat, EAST + round_wind, 4 if code >> DOUBLE_WIND_SHIFT else 2)
    return _parts(decompose.honours(code & SUIT_MASK), _winning_kind(code, EAST), code & RON, table, 0)


NUMBER_PARTS = Memo(_number_parts, _PARTS_KEPT)
"""The parts of a number suit by code: key | PLACE of the winning kind | RON if so | SUIT."""
HONOUR_PARTS = Memo(_honour_parts, _PARTS_KEPT)
"""The parts of the honours by code: key | PLACE of the winning kind | RON if so | table_code."""


def meld_part(meld: Meld, seat: int, round_wind: int) -> Part:
    """What a meld adds to every reading of its hand."""
    return _MELD_PARTS[_MELD_CODES[meld.kind] << 10 | meld.first << 4 | seat << 2 | round_wind]


def _meld_part(code: int) -> Part:
    kind, first = _MELD_KINDS[code >> 10], code >> 4 & 63
    is_concealed = kind is GroupKind.QUAD and code >> 10 == _MELD_CODES[MeldKind.CLOSED_KAN]
    table = WindsAndPair(EAST + (code >> 2 & 3), EAST + (code & 3), 2)
    return _part((Group(kind, first, is_concealed, is_meld=True),), None, table, 0)


_MELD_CODES = {kind: code for code, kind in enumerate(MeldKind)}
_MELD_KINDS = (GroupKind.SEQUENCE, GroupKind.TRIPLET, GroupKind.QUAD, GroupKind.QUAD, GroupKind.QUAD)
_MELD_PARTS = Memo(_meld_part, 1 << 12)


def _winning_kind(code: int, first_of_suit: int) -> int | None:
    place = code >> PLACE_SHIFT & 15
    return first_of_suit + place - 1 if place else None


def _parts(
    shapes: Iterable[tuple[Group, ...]], winning: int | None, ron: int, table: WindsAndPair, extra: int
) -> tuple[Part, ...]:
    if winning is None:
        return tuple(_part(groups, None, table, extra) for groups in shapes)
    return tuple(
        _part(_completed(groups, place, ron), place, table, extra | _wait_facts(groups[place], winning), winning)
        for groups in shapes
        for place in _places(groups, winning)
    )


def _places(groups: tuple[Group, ...], winning: int) -> list[int]:
    """Where the winning tile may have come in, equal groups once."""
    seen = {group: place for place, group in reversed(list(enumerate(groups))) if winning in group.kinds}
    return sorted(seen.values())


def _completed(groups: tuple[Group, ...], place: int, ron: int) -> tuple[Group, ...]:
    if not ron or groups[place].kind is not GroupKind.TRIPLET:
        return groups
    return (*groups[:place], groups[place]._replace(is_concealed=False), *groups[place + 1 :])


def _wait_facts(group: Group, winning: int) -> int:
    return facts.WAIT.times(_wait(group, winning))


def _wait(group: Group, winning: int) -> Wait:
    match group.kind:
        case GroupKind.SEQUENCE:
            return wait_in_sequence(group.first, winning)
        case GroupKind.TRIPLET:
            return Wait.SHANPON
        case _:
            return Wait.TANKI


def _part(
    groups: tuple[Group, ...], place: int | None, table: WindsAndPair, extra: int, winning: int | None = None
) -> Part:
    items = [item for group in groups for item in _group_items(group, table)]
    if place is not None and winning is not None:
        items += fu.wait_items(_wait(groups[place], winning), groups[place])
    word = extra + sum(_group_facts(group, table) for group in groups) + _identical_sequences(groups)
    return Part(word, marks.of_groups(groups), sum(item.fu for item in items), tuple(items), groups, place)


def _group_items(group: Group, table: WindsAndPair) -> tuple[FuItem, ...]:
    match group.kind:
        case GroupKind.SEQUENCE:
            return ()
        case GroupKind.PAIR:
            return fu.pair_items(group, table)
        case _:
            return (fu.set_item(group),)


def _group_facts(group: Group, table: WindsAndPair) -> int:
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


def _identical_sequences(groups: tuple[Group, ...]) -> int:
    runs = Counter(group.first for group in groups if group.kind is GroupKind.SEQUENCE)
    return facts.IDENTICAL_SEQUENCES.times(sum(times // 2 for times in runs.values()))


def _nine_gates(code: int) -> int:
    """The facts of 1112345678999 and one more; pure when the one more is the winning tile."""
    place = code >> PLACE_SHIFT & 15
    spare = [have - need for have, need in zip(digits(code & SUIT_MASK), (3, 1, 1, 1, 1, 1, 1, 1, 3), strict=True)]
    if not place or min(spare) < 0 or sum(spare) != 1:
        return 0
    return facts.NINE_GATES.times(1) + facts.PURE_NINE_GATES.times(spare[place - 1])
