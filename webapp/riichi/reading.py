"""Every way in which a hand reads as a win, each with the facts and the fu that follow from it."""

from __future__ import annotations

from typing import NamedTuple

from webapp.riichi import facts, fu, marks, parts
from webapp.riichi.counts import DOUBLE_WIND, ONE, RON, of_kind
from webapp.riichi.fu import FuItem
from webapp.riichi.groups import Form, Group, GroupKind, Wait
from webapp.riichi.hand import Hand
from webapp.riichi.parts import HONOUR_PARTS, NUMBER_PARTS, Part
from webapp.riichi.ruleset import Ruleset
from webapp.riichi.situation import Situation
from webapp.riichi.tiles import KINDS, TERMINALS_AND_HONOURS


class Shape(NamedTuple):
    """One way in which the tiles fall into groups. `word` is its facts; `fu` leaves out what depends on the win."""

    word: int
    fu: int
    parts: tuple[Part, ...]

    @property
    def form(self) -> Form:
        """Which of the three forms of a winning hand it is."""
        return Form(facts.FORM.of(self.word))


class Reading(NamedTuple):
    """A hand read one way in its situation under its rules: the single argument of every explanation."""

    hand: Hand
    situation: Situation
    ruleset: Ruleset
    shape: Shape
    word: int
    """All facts: the situation's and the shape's."""

    @property
    def groups(self) -> tuple[Group, ...]:
        """Concealed groups by suit, then melds; pairs and orphans where the form has them."""
        return tuple(group for part in self.shape.parts for group in part.groups)

    @property
    def wait(self) -> Wait:
        """The wait that the winning tile completed in this reading."""
        return Wait(facts.WAIT.of(self.word))

    @property
    def winning_group(self) -> Group | None:
        """The group that the winning tile completed; None for thirteen orphans."""
        for part in self.shape.parts:
            if part.winning_group is not None:
                return part.groups[part.winning_group]
        return None


_PAIRS = facts.PAIRS.mask
_ONE_PAIR = facts.PAIRS.times(1)
_CLOSED = facts.CLOSED.times(1)
_AFTER_KAN = facts.AFTER_KAN.times(1)
_TANKI = facts.WAIT.times(Wait.TANKI)
_SEVEN_PAIRS = facts.FORM.times(Form.SEVEN_PAIRS)
_THIRTEEN_ORPHANS = facts.FORM.times(Form.THIRTEEN_ORPHANS)
_NO_MELDS: tuple[int, int, int, list[Part]] = (_CLOSED, 0, 0, [])
_SPECIAL = facts.FORM.mask
_NOT_TWO = ~sum(2 * one for one in ONE)
_ORPHANS = sum(ONE[kind] for kind in TERMINALS_AND_HONOURS)
_ORPHAN_BY_COUNT = {ONE[kind]: kind for kind in TERMINALS_AND_HONOURS}
_ORPHAN_MARKS = marks.facts_of(marks.of_kinds(TERMINALS_AND_HONOURS))


def shapes(hand: Hand, situation: Situation, ruleset: Ruleset) -> list[Shape]:
    """Every shape of a complete hand, in a fixed order; empty when it is not complete."""
    found = _standard(hand, situation, ruleset)
    if not hand.melds:
        if is_seven_pairs(hand.free_counts):
            found.append(_seven_pairs(hand))
        elif is_thirteen_orphans(hand.free_counts):
            found.append(_thirteen_orphans(hand))
    return found


def all_readings(hand: Hand, situation: Situation, ruleset: Ruleset) -> tuple[Reading, ...]:
    """Every shape of a complete hand as a reading, whatever it is worth."""
    return tuple(
        Reading(hand, situation, ruleset, shape, situation.word | shape.word)
        for shape in shapes(hand, situation, ruleset)
    )


def is_seven_pairs(free_counts: int) -> bool:
    """Whether fourteen concealed tiles are seven different pairs."""
    return not free_counts & _NOT_TWO


def is_thirteen_orphans(free_counts: int) -> bool:
    """Whether fourteen concealed tiles are one of each terminal and honour and one more of them."""
    return free_counts - _ORPHANS in _ORPHAN_BY_COUNT


def _standard(hand: Hand, situation: Situation, ruleset: Ruleset) -> list[Shape]:
    """Adds up the parts of the suits and melds in every way that has exactly one pair."""
    word, joined, total, melds = _melds(hand, situation) if hand.melds else _NO_MELDS
    codes = hand.suit_codes if situation.is_tsumo else _by_ron(hand)
    winds = situation.winds_code | DOUBLE_WIND if ruleset.double_wind_pair_fu == 4 else situation.winds_code
    honours = HONOUR_PARTS[codes[3] | winds]
    found: list[Shape] = []
    for m in NUMBER_PARTS[codes[0]]:
        for p in NUMBER_PARTS[codes[1]]:
            for s in NUMBER_PARTS[codes[2]]:
                for z in honours:
                    sums = word + m[0] + p[0] + s[0] + z[0]
                    if sums & _PAIRS == _ONE_PAIR:
                        sums |= marks.facts_of(joined | m[1] | p[1] | s[1] | z[1])
                        found.append(Shape(sums, total + m[2] + p[2] + s[2] + z[2], (m, p, s, z, *melds)))
    return found


def _by_ron(hand: Hand) -> list[int]:
    """The codes of the suits when the winning tile is another's."""
    codes = hand.suit_codes.copy()
    codes[hand.winning[0] // 9] |= RON
    return codes


def _melds(hand: Hand, situation: Situation) -> tuple[int, int, int, list[Part]]:
    """What the melds add to every reading: facts (whether the hand is closed too), marks, fu, and their parts."""
    word, joined, total = _CLOSED if hand.is_closed else 0, 0, 0
    found: list[Part] = []
    for meld in hand.melds:
        part = parts.meld_part(meld, situation.seat, situation.round)
        word += part[0]
        joined |= part[1]
        total += part[2]
        found.append(part)
    return word, joined, total, found


def _seven_pairs(hand: Hand) -> Shape:
    kinds = [kind for kind in KINDS if of_kind(hand.free_counts, kind)]
    groups = tuple(Group(GroupKind.PAIR, kind) for kind in kinds)
    word = _CLOSED | _SEVEN_PAIRS | _TANKI | marks.facts_of(marks.of_kinds(kinds))
    part = Part(word, 0, 0, (), groups, kinds.index(hand.winning.kind))
    return Shape(word, fu.CHIITOITSU.fu, (part,))


def _thirteen_orphans(hand: Hand) -> Shape:
    pair = _ORPHAN_BY_COUNT[hand.free_counts - _ORPHANS]
    wait = Wait.THIRTEEN if hand.winning.kind == pair else Wait.ORPHAN
    groups = tuple(
        Group(GroupKind.PAIR if kind == pair else GroupKind.ORPHAN, kind) for kind in sorted(TERMINALS_AND_HONOURS)
    )
    word = _CLOSED | _THIRTEEN_ORPHANS | facts.WAIT.times(wait) | _ORPHAN_MARKS
    return Shape(word, 0, (Part(word, 0, 0, (), groups, None),))


def fu_of(shape: Shape, situation: Situation, ruleset: Ruleset) -> int:
    """The fu of a shape, rounded. A closed self-drawn hand without any other fu is a pinfu and stays at 20."""
    if shape.word & _SPECIAL:
        return shape.fu
    total = fu.BASE.fu + shape.fu + _won_item(shape, situation, ruleset)[1]
    return -(-total // 10) * 10


def fu_items(shape: Shape, situation: Situation, ruleset: Ruleset) -> tuple[FuItem, ...]:
    """The lines that fu_of adds up, before it rounds."""
    if shape.word & _SPECIAL:
        return (fu.CHIITOITSU,) if shape.fu else ()
    won = _won_item(shape, situation, ruleset)
    items = [fu.BASE, won] if won[1] else [fu.BASE]
    for part in shape.parts:
        if part[3]:
            items += part[3]
    return tuple(items)


def _won_item(shape: Shape, situation: Situation, ruleset: Ruleset) -> FuItem:
    """The line for the way of winning; one of 0 fu where it gives none."""
    if not situation.is_tsumo:
        if shape.word & _CLOSED:
            return fu.MENZEN_RON
        return fu.NOTHING if shape.fu else fu.OPEN_PINFU
    is_pinfu = not shape.fu and shape.word & _CLOSED
    is_unpaid_rinshan = situation.word & _AFTER_KAN and not ruleset.rinshan_tsumo_fu
    return fu.NOTHING if is_pinfu or is_unpaid_rinshan else fu.TSUMO
