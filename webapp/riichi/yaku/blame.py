"""Who is to blame when a condition breaks: the tiles and the group that break it, or the tiles that are not there."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from webapp.riichi import counts
from webapp.riichi.groups import Group, GroupKind
from webapp.riichi.reading import Reading
from webapp.riichi.tiles import HONOURS, TERMINALS, TERMINALS_AND_HONOURS, parse_tiles

MOST_MISSING = 3
"""Of more missing tiles than this there is nothing to learn: the hand was not on its way there."""


class Blame(NamedTuple):
    """The kinds that break a condition, the group where it is one, and the kinds that would mend it, if few do.

    `groups` is how many groups break it in the same way; the first of them is named.
    """

    kinds: tuple[int, ...] = ()
    group: Group | None = None
    missing: tuple[int, ...] = ()
    groups: int = 0


Culprit = Callable[[Reading], Blame]

NOBODY = Blame()


def nobody(_reading: Reading) -> Blame:
    """Nothing in the hand: something that did not happen."""
    return NOBODY


def tiles_outside(allowed: frozenset[int]) -> Culprit:
    """Every kind that is not allowed."""
    return lambda reading: Blame(tuple(sorted({tile.kind for tile in reading.hand.tiles} - allowed)))


def triplet_of(kind: int) -> Culprit:
    """The tiles that there are of a kind, which are no triplet, and what they lack to be one."""
    return lambda reading: _unfinished(kind, reading)


def seat_wind(reading: Reading) -> Blame:
    """As triplet_of the seat wind."""
    return _unfinished(reading.situation.seat.kind, reading)


def round_wind(reading: Reading) -> Blame:
    """As triplet_of the round wind."""
    return _unfinished(reading.situation.round.kind, reading)


def open_meld(reading: Reading) -> Blame:
    """The first meld that opened the hand."""
    return _the(next((group for group in reading.groups if group.is_meld and not group.is_concealed), None))


def pair(reading: Reading) -> Blame:
    """The pair."""
    return _the(next((group for group in reading.groups if group.kind is GroupKind.PAIR), None))


def winning_group(reading: Reading) -> Blame:
    """The group that the winning tile completed."""
    return _the(reading.winning_group)


def first_sequence(reading: Reading) -> Blame:
    """The first sequence."""
    return _first(reading, lambda group: group.kind is GroupKind.SEQUENCE)


def first_set(reading: Reading) -> Blame:
    """The first triplet or quad."""
    return _first(reading, _is_set)


def no_pair(reading: Reading) -> Blame:
    """The first group that is no pair."""
    return _first(reading, lambda group: group.kind not in (GroupKind.PAIR, GroupKind.ORPHAN))


def without_end(reading: Reading) -> Blame:
    """The first group that has neither a terminal nor an honour."""
    return _first(reading, lambda group: not group.has_terminal_or_honour)


def without_terminal(reading: Reading) -> Blame:
    """The first group that has no terminal."""
    return _first(reading, lambda group: not TERMINALS.intersection(group.kinds))


def exposed_triplet(reading: Reading) -> Blame:
    """The first triplet that is not concealed: that of the ron, since melds come after the concealed groups."""
    return _first(reading, lambda group: _is_set(group) and not group.is_concealed)


def smaller_suits(reading: Reading) -> Blame:
    """The suit tiles outside the suit that the hand holds most of."""
    kinds = sorted(tile.kind for tile in reading.hand.tiles if tile.kind not in HONOURS)
    suits = [kind // 9 for kind in kinds]
    most = max(suits, key=suits.count, default=0)
    return Blame(tuple(kind for kind in kinds if kind // 9 != most))


def straight(reading: Reading) -> Blame:
    """The one sequence that a straight lacks, where two of its three are there."""
    starts = _starts(reading, GroupKind.SEQUENCE)
    for suit in (0, 9, 18):
        wanted = [suit, suit + 3, suit + 6]
        lacking = [start for start in wanted if start not in starts]
        if len(lacking) == 1:
            return Blame(missing=_run(lacking[0]))
    return NOBODY


def same_sequence(reading: Reading) -> Blame:
    """The sequence that would be the third of three equal ones."""
    third = _third_suit(_starts(reading, GroupKind.SEQUENCE))
    return NOBODY if third is None else Blame(missing=_run(third))


def same_triplet(reading: Reading) -> Blame:
    """The triplet that would be the third of three equal ones."""
    third = _third_suit(_starts(reading, GroupKind.TRIPLET, GroupKind.QUAD) - HONOURS)
    return NOBODY if third is None else Blame(missing=(third,) * 3)


def triplets_of(wanted: tuple[int, ...]) -> Culprit:
    """The one of the wanted kinds that is no triplet, where all the others are."""

    def culprit(reading: Reading) -> Blame:
        lacking = [kind for kind in wanted if kind not in _starts(reading, GroupKind.TRIPLET, GroupKind.QUAD)]
        return _unfinished(lacking[0], reading) if len(lacking) == 1 else NOBODY

    return culprit


def orphans(reading: Reading) -> Blame:
    """The terminals and honours that are not there, where few are missing."""
    return _lacking(reading, sorted(TERMINALS_AND_HONOURS))


def nine_gates(reading: Reading) -> Blame:
    """What 1112345678999 of the hand's suit lacks, where little is missing."""
    if reading.hand.winning.kind in HONOURS:
        return NOBODY
    suit = reading.hand.winning.kind // 9 * 9
    return _lacking(reading, [suit + tile.kind for tile in _NINE_GATES])


_NINE_GATES = parse_tiles("1112345678999m")


def _unfinished(kind: int, reading: Reading) -> Blame:
    """A kind of which the hand has one or two; of a kind that is not there at all there is nothing to say."""
    held = counts.of_kind(reading.hand.counts, kind)
    return Blame((kind,) * held, missing=(kind,) * (3 - held)) if held else NOBODY


def _lacking(reading: Reading, wanted: list[int]) -> Blame:
    missing = [
        kind
        for place, kind in enumerate(wanted)
        if wanted[: place + 1].count(kind) > counts.of_kind(reading.hand.counts, kind)
    ]
    return Blame(missing=tuple(missing) if len(missing) <= MOST_MISSING else ())


def _is_set(group: Group) -> bool:
    return group.kind in (GroupKind.TRIPLET, GroupKind.QUAD)


def _first(reading: Reading, is_wrong: Callable[[Group], bool]) -> Blame:
    wrong = [group for group in reading.groups if is_wrong(group)]
    return Blame(wrong[0].kinds, wrong[0], groups=len(wrong)) if wrong else NOBODY


def _the(group: Group | None) -> Blame:
    return NOBODY if group is None else Blame(group.kinds, group, groups=1)


def _starts(reading: Reading, *kinds: GroupKind) -> frozenset[int]:
    return frozenset(group.first for group in reading.groups if group.kind in kinds)


def _run(start: int) -> tuple[int, int, int]:
    return (start, start + 1, start + 2)


def _third_suit(starts: frozenset[int]) -> int | None:
    """Where the third of three equal groups would begin, if two are there."""
    for place in range(9):
        suits = [suit for suit in (0, 9, 18) if suit + place not in starts]
        if len(suits) == 1:
            return suits[0] + place
    return None
