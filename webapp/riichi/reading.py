"""Every way in which a hand reads as a win, each with the facts and the fu that follow from it."""

from __future__ import annotations

from typing import NamedTuple

from webapp.riichi import facts, fu
from webapp.riichi.counts import (
    BAMBOOS_SHIFT,
    CIRCLES_SHIFT,
    CODE_MASK,
    DOUBLE_WIND,
    HONOURS_SHIFT,
    ONE,
    WIND_KEY,
)
from webapp.riichi.fu import FuItem, fu_of_word
from webapp.riichi.groups import Form, Group, GroupKind, Wait
from webapp.riichi.hand import Hand
from webapp.riichi.marks import SUIT_MARKS, facts_of, of_kinds
from webapp.riichi.memo import SPREAD, quick
from webapp.riichi.parts import (
    BAMBOO_LINES,
    CHARACTER_LINES,
    CIRCLE_LINES,
    HONOURS,
    MELDS,
    NUMBER_PIECES,
    NUMBERS,
    Blocks,
    Part,
    Piece,
)
from webapp.riichi.ruleset import Ruleset
from webapp.riichi.situation import Moment, Situation
from webapp.riichi.tiles import KINDS, TERMINALS_AND_HONOURS


class Shape(NamedTuple):
    """One way in which the tiles fall into groups. `word` is its facts and the hand's, those of its fu included.

    `numbers` are the blocks of the three number suits, `parts` all else: the honours and melds, or another form whole.
    """

    word: int
    numbers: tuple[Blocks, Blocks, Blocks]
    parts: tuple[Part, ...]

    @property
    def pieces(self) -> list[Piece]:
        """What each group of the number suits adds."""
        return [pieces[block] for pieces, (way, _) in zip(NUMBER_PIECES, self.numbers, strict=True) for block in way]

    @property
    def form(self) -> Form:
        """Which of the three forms of a winning hand it is."""
        return Form(facts.FORM.of(self.word))

    @property
    def fu(self) -> int:
        """The fu of its groups and its wait; what depends on the way of winning is left out."""
        return facts.FU.of(self.word)


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
        groups = [group for _, _, _, group in self.shape.pieces]
        groups += [group for part in self.shape.parts for group in part.groups if not group.is_meld]
        melds = tuple(group for part in self.shape.parts for group in part.groups if group.is_meld)
        return (*sorted(groups, key=lambda group: group.first), *melds)

    @property
    def wait(self) -> Wait:
        """The wait that the winning tile completed in this reading."""
        return Wait(facts.WAIT.of(self.word))

    @property
    def winning_group(self) -> Group | None:
        """The group that the winning tile completed; None for thirteen orphans."""
        won = [piece[3] for piece in self.shape.pieces if facts.WAIT.of(piece[0])]
        won += [part.groups[part.winning_group] for part in self.shape.parts if part.winning_group is not None]
        return won[0] if won else None


_PAIRS = facts.PAIRS.mask
_ONE_PAIR = facts.PAIRS.times(1)
_TANKI = facts.WAIT.times(Wait.TANKI)
_SEVEN_PAIRS = facts.FORM.times(Form.SEVEN_PAIRS) + facts.FU.times(fu.CHIITOITSU.fu) + _TANKI
_THIRTEEN_ORPHANS = facts.FORM.times(Form.THIRTEEN_ORPHANS)
_PAIR = tuple(Group(GroupKind.PAIR, kind) for kind in KINDS)
_NOT_TWO = sum(61 * one for one in ONE)
_ORPHANS = sum(ONE[kind] for kind in TERMINALS_AND_HONOURS)
_ORPHAN_BY_COUNT = {ONE[kind]: kind for kind in TERMINALS_AND_HONOURS}
_ORPHAN_SORTS = facts_of(of_kinds(TERMINALS_AND_HONOURS))
_BAMBOO_MARKS = 2 * SUIT_MARKS
_NO_NUMBERS: tuple[Blocks, Blocks, Blocks] = (((), ()),) * 3


def shapes(hand: Hand, situation: Situation, ruleset: Ruleset) -> list[Shape]:
    """Every shape of a complete hand, in a fixed order; empty when it is not complete."""
    found = _standard(hand, situation, ruleset)
    if not hand.melds:
        if is_seven_pairs(hand.free_counts):
            found.append(_seven_pairs(hand))
        elif not found and is_thirteen_orphans(hand.free_counts):
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
    """Adds up the suits and melds in every way that has exactly one pair."""
    moment = situation.moment
    _, melded, winning, free, _, word = hand
    codes = free + moment.won_codes[winning[0]]
    circles = NUMBERS[(codes >> CIRCLES_SHIFT & CODE_MASK) * SPREAD]
    bamboos = NUMBERS[(codes >> BAMBOOS_SHIFT & CODE_MASK) * SPREAD]
    honours_code = codes >> HONOURS_SHIFT & CODE_MASK
    if honours_code & WIND_KEY:
        honours_code |= _winds(moment, ruleset)
    honours = HONOURS[honours_code * SPREAD]
    word, joined, melds = _melds(hand, moment.winds_code) if melded else (word, 0, ())
    found: list[Shape] = []
    for m_facts, m_marks, m in NUMBERS[(codes & CODE_MASK) * SPREAD]:
        for p_facts, p_marks, p in circles:
            for s_facts, s_marks, s in bamboos:
                for z_facts, z_marks, z in honours:
                    total = word + m_facts + p_facts + s_facts + z_facts
                    if total & _PAIRS == _ONE_PAIR:
                        together = joined | m_marks | p_marks << SUIT_MARKS | s_marks << _BAMBOO_MARKS | z_marks
                        parts = (z, *melds) if melds else (z,)
                        found.append(quick(Shape, (total | facts_of(together), (m, p, s), parts)))
    return found


def _winds(moment: Moment, ruleset: Ruleset) -> int:
    """The winds that count, as the honours' code has them."""
    return moment.winds_code | DOUBLE_WIND if ruleset.double_wind_pair_fu == 4 else moment.winds_code


def _melds(hand: Hand, winds_code: int) -> tuple[int, int, list[Part]]:
    """The facts of the hand with its melds, the melds' marks, and their parts."""
    word, joined = hand.word, 0
    found: list[Part] = []
    for meld in hand.melds:
        meld_facts, meld_marks, part = MELDS[(meld.code | winds_code if meld.is_of_honours else meld.code) * SPREAD]
        word += meld_facts
        joined |= meld_marks
        found.append(part)
    return word, joined, found


def _seven_pairs(hand: Hand) -> Shape:
    kinds = sorted({tile.kind for tile in hand.concealed})
    groups = tuple([_PAIR[kind] for kind in kinds])
    word = hand.word | _SEVEN_PAIRS | facts_of(of_kinds(kinds))
    return Shape(word, _NO_NUMBERS, (Part((fu.CHIITOITSU,), groups, kinds.index(hand.winning.kind)),))


def _thirteen_orphans(hand: Hand) -> Shape:
    pair = _ORPHAN_BY_COUNT[hand.free_counts - _ORPHANS]
    wait = Wait.THIRTEEN if hand.winning.kind == pair else Wait.ORPHAN
    groups = tuple(
        Group(GroupKind.PAIR if kind == pair else GroupKind.ORPHAN, kind) for kind in sorted(TERMINALS_AND_HONOURS)
    )
    word = hand.word | _THIRTEEN_ORPHANS | facts.WAIT.times(wait) | _ORPHAN_SORTS
    return Shape(word, _NO_NUMBERS, (Part((), groups),))


def fu_of(shape: Shape, situation: Situation, ruleset: Ruleset) -> int:
    """The fu of a shape, rounded; 0 for thirteen orphans."""
    return fu_of_word(situation.word | shape.word, is_rinshan_paid=ruleset.rinshan_tsumo_fu).total


def fu_items(shape: Shape, situation: Situation, ruleset: Ruleset) -> tuple[FuItem, ...]:
    """The lines that fu_of adds up, before it rounds."""
    word = situation.word | shape.word
    return with_items_of_parts(fu_of_word(word, is_rinshan_paid=ruleset.rinshan_tsumo_fu).items, shape)


def with_items_of_parts(items: tuple[FuItem, ...], shape: Shape) -> tuple[FuItem, ...]:
    """Lines of fu, and after them those of the groups and the wait of a shape."""
    (_, characters), (_, circles), (_, bamboos) = shape.numbers
    for block in characters:
        items += CHARACTER_LINES[block]
    for block in circles:
        items += CIRCLE_LINES[block]
    for block in bamboos:
        items += BAMBOO_LINES[block]
    for part in shape.parts:
        items += part.items
    return items
