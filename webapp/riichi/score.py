"""The score of a winning hand: the reading that pays most, its yaku, dora, han, fu, limit and payments."""

from __future__ import annotations

from typing import NamedTuple

from webapp.riichi import facts
from webapp.riichi.counts import BITS
from webapp.riichi.errors import ImpossibleState
from webapp.riichi.fu import FuItem
from webapp.riichi.hand import Hand
from webapp.riichi.outcome import NoWin, NoWinReason
from webapp.riichi.payments import Bill, Payments, payments, value_of
from webapp.riichi.points import BASE_OF_LIMIT, Limit, Worth, worth, yakuman_worth
from webapp.riichi.problems import problems
from webapp.riichi.reading import Reading, Shape, fu_items, fu_of, shapes
from webapp.riichi.ruleset import Ruleset
from webapp.riichi.situation import Situation
from webapp.riichi.tiles import Tile, dora_kind
from webapp.riichi.waits import is_furiten
from webapp.riichi.yaku.table import MANGAN_HAN, YAKU_BY_ID, YAKU_ORDER
from webapp.riichi.yaku.verdict import Held, Judge, Verdict


class Score(NamedTuple):
    """What a win is worth.

    `yaku` are ids with their han (yakuman: with how many they count for), in the fixed order. `yakuman` is the number
    of yakuman paid, 0 for a counted one. `fu` is None where fu play no part: yakuman and a renhou that stands alone.
    `value` leaves out honba and sticks, `payments` and `total` (what the winner receives) do not.
    """

    reading: Reading
    yaku: tuple[tuple[str, int], ...]
    yakuman: int
    dora: int
    red: int
    ura: int
    han: int
    fu: int | None
    fu_items: tuple[FuItem, ...]
    limit: Limit | None
    value: int
    payments: Payments
    total: int


class Bonus(NamedTuple):
    """Han that are no yaku."""

    dora: int
    red: int
    ura: int


class Candidate(NamedTuple):
    """A reading with what it would pay. `fu` is 0 where fu play no part."""

    shape: Shape
    held: tuple[Held, ...]
    yakuman: int
    bonus: Bonus
    han: int
    fu: int
    worth: Worth
    value: int

    @property
    def rank(self) -> tuple[int, int, int, tuple[int, ...]]:
        """Readings compare by value, then han, fu, the fixed order of their yaku; no rulebook orders equal payments."""
        return (self.value, self.han, self.fu, tuple(-yaku.order for yaku in self.held))


_NO_BONUS = Bonus(0, 0, 0)
_CLOSED = facts.CLOSED.times(1)
_DEALT = ~(facts.WAIT.mask | facts.PURE_NINE_GATES.mask)
_RENHOU = YAKU_BY_ID["renhou"]


def score(hand: Hand, situation: Situation, ruleset: Ruleset) -> Score | NoWin:
    """The score of a hand, or why it may not be won. Raises ImpossibleState with every contradiction."""
    found = problems(hand, situation, ruleset)
    if found:
        raise ImpossibleState(found)
    candidates = readings(hand, situation, ruleset)
    if not candidates:
        return NoWin(_reason(hand, situation, ruleset))
    if is_furiten(hand, situation):
        return NoWin(NoWinReason.FURITEN)
    best = candidates[0] if len(candidates) == 1 else max(candidates, key=lambda candidate: candidate.rank)
    return _score(best, hand, situation, ruleset)


def readings(hand: Hand, situation: Situation, ruleset: Ruleset) -> list[Candidate]:
    """Every reading that may win, with what it would pay, whatever the discards say."""
    judge = Judge.of(ruleset)
    word = situation.word | _CLOSED if hand.is_closed else situation.word
    of_situation = judge.verdict_of_situation(word)
    bonus = _bonus(hand, situation, ruleset)
    candidates: list[Candidate] = []
    for shape in shapes(hand, situation, ruleset):
        of_shape = judge.verdict_of_shape(_shape_word(shape, of_situation) | word)
        if of_shape.is_yakuman or of_situation.is_yakuman:
            candidates.append(_yakuman(shape, of_situation, of_shape, situation, ruleset))
        elif of_shape.han + of_situation.han >= _least_han(situation, ruleset):
            candidates.append(_ordinary(shape, of_situation, of_shape, bonus, situation, ruleset))
        if ruleset.renhou == "mangan" and all(condition.holds(word) for condition in _RENHOU.conditions):
            candidates.append(_renhou(shape, situation))
    return candidates


def _shape_word(shape: Shape, of_situation: Verdict) -> int:
    """The facts of a shape. A hand that was dealt complete had no wait, so no wait of it counts double."""
    is_dealt = of_situation.is_yakuman and any(yaku.id == "tenhou" for yaku in of_situation.held)
    return shape.word & _DEALT if is_dealt else shape.word


def _least_han(situation: Situation, ruleset: Ruleset) -> int:
    is_two = ruleset.two_han_minimum_from and situation.honba >= ruleset.two_han_minimum_from
    return 2 if is_two else 1


def _ordinary(
    shape: Shape,
    of_situation: Verdict,
    of_shape: Verdict,
    bonus: Bonus,
    situation: Situation,
    ruleset: Ruleset,
) -> Candidate:
    han = of_situation.han + of_shape.han + sum(bonus)
    fu = fu_of(shape, situation, ruleset)
    price = worth(han, fu, ruleset)
    held = of_situation.held + of_shape.held
    return Candidate(shape, held, 0, bonus, han, fu, price, value_of(price.base, situation))


def _yakuman(
    shape: Shape, of_situation: Verdict, of_shape: Verdict, situation: Situation, ruleset: Ruleset
) -> Candidate:
    held = tuple(yaku for verdict in (of_situation, of_shape) if verdict.is_yakuman for yaku in verdict.held)
    units = yakuman_units([yaku.value for yaku in held], ruleset)
    price = yakuman_worth(units)
    return Candidate(shape, held, units, _NO_BONUS, 0, 0, price, value_of(price.base, situation))


def yakuman_units(multiples: list[int], ruleset: Ruleset) -> int:
    """How many yakuman are paid: their sum where they add up, else the largest, and never more than the cap."""
    units = sum(multiples) if ruleset.yakuman_add_up else max(multiples)
    return min(units, ruleset.yakuman_cap) if ruleset.yakuman_cap else units


def _renhou(shape: Shape, situation: Situation) -> Candidate:
    price = Worth(BASE_OF_LIMIT[Limit.MANGAN], Limit.MANGAN)
    held = (Held(YAKU_ORDER["renhou"], "renhou", MANGAN_HAN),)
    return Candidate(shape, held, 0, _NO_BONUS, MANGAN_HAN, 0, price, value_of(price.base, situation))


def _bonus(hand: Hand, situation: Situation, ruleset: Ruleset) -> Bonus:
    dora = situation.dora if ruleset.kan_dora else situation.dora[:1]
    ura = situation.ura if ruleset.kan_ura_dora else situation.ura[:1]
    return Bonus(_copies(hand, dora), hand.reds, _copies(hand, ura) if ruleset.ura_dora else 0)


def _copies(hand: Hand, indicators: tuple[Tile, ...]) -> int:
    return sum([hand.counts >> BITS * dora_kind(indicator) & 7 for indicator in indicators])


def _score(best: Candidate, hand: Hand, situation: Situation, ruleset: Ruleset) -> Score:
    word = situation.word | best.shape.word
    reading = Reading(hand, situation, ruleset, best.shape, word)
    items = fu_items(best.shape, situation, ruleset) if best.fu else ()
    paid = payments(Bill(best.worth.base, _liable_base(best, situation, ruleset)), situation, ruleset)
    return Score(
        reading,
        tuple([(yaku.id, yaku.value) for yaku in sorted(best.held)]),
        best.yakuman,
        *best.bonus,
        best.han,
        best.fu or None,
        items,
        best.worth.limit,
        best.value,
        paid,
        paid[0][1],
    )


def _liable_base(best: Candidate, situation: Situation, ruleset: Ruleset) -> int:
    """The base points that the liable player answers for: the fed yakuman, or by ruleset the whole hand."""
    pao = situation.pao
    if pao is None or pao.yaku not in ruleset.pao:
        return 0
    fed = [yaku.value for yaku in best.held if yaku.id == pao.yaku]
    if not fed or ruleset.pao_scope == "hand":
        return best.worth.base if fed else 0
    return yakuman_worth(min(fed[0], best.yakuman)).base


def _reason(hand: Hand, situation: Situation, ruleset: Ruleset) -> NoWinReason:
    if not shapes(hand, situation, ruleset):
        return NoWinReason.NOT_COMPLETE
    if _least_han(situation, ruleset) == 1:
        return NoWinReason.NO_YAKU
    lenient = ruleset.derive(two_han_minimum_from=0)
    return NoWinReason.TWO_HAN_MINIMUM if readings(hand, situation, lenient) else NoWinReason.NO_YAKU
