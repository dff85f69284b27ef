"""The score of a winning hand: the reading that pays most, its yaku, dora, han, fu, limit and payments."""

from __future__ import annotations

from typing import NamedTuple

from webapp.riichi import facts
from webapp.riichi.book import Book, Price, price_of
from webapp.riichi.counts import ONE_RED, reds
from webapp.riichi.errors import ImpossibleState
from webapp.riichi.fu import FuItem
from webapp.riichi.furiten import is_furiten
from webapp.riichi.hand import Hand
from webapp.riichi.memo import quick
from webapp.riichi.outcome import NoWin, NoWinReason
from webapp.riichi.payments import Bill, Payments, payments, payments_with_pao
from webapp.riichi.points import BASE_OF_LIMIT, Limit, yakuman_worth
from webapp.riichi.problems import problems
from webapp.riichi.reading import Reading, Shape, shapes, with_items_of_parts
from webapp.riichi.ruleset import Ruleset
from webapp.riichi.situation import Situation
from webapp.riichi.yaku.table import MANGAN_HAN, YAKU_BY_ID, YAKU_ORDER
from webapp.riichi.yaku.verdict import Held, Verdict, verdict_of


class Score(NamedTuple):
    """What a win is worth.

    `yaku` are ids with their han (yakuman: with how many they count for), in the fixed order. `yakuman` is the number
    of yakuman paid, 0 for a counted one. `fu` is None where fu play no part: yakuman and a renhou that stands alone.
    `value` leaves out honba and sticks, `payments` and `total` (what the winner receives) do not.
    """

    hand: Hand
    situation: Situation
    ruleset: Ruleset
    shape: Shape
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

    @property
    def reading(self) -> Reading:
        """The reading that is paid."""
        return Reading(self.hand, self.situation, self.ruleset, self.shape, self.situation.word | self.shape.word)


Bonus = tuple[int, int, int]
"""Han that are no yaku: dora, red fives, ura dora."""


class Candidate(NamedTuple):
    """A reading with what it would pay. `fu` is 0 where fu play no part, and then there are no lines either."""

    shape: Shape
    verdict: Verdict
    bonus: Bonus
    han: int
    fu: int
    fu_of_win: tuple[FuItem, ...]
    """The lines of fu that no group and no wait gives."""
    price: Price

    @property
    def held(self) -> tuple[Held, ...]:
        """The yaku that count, in the fixed order."""
        return self.verdict.held

    @property
    def yakuman(self) -> int:
        """How many yakuman are paid."""
        return self.verdict.yakuman

    @property
    def rank(self) -> tuple[int, int, int, tuple[int, ...]]:
        """Readings compare by value, then han, fu, the fixed order of their yaku; no rulebook orders equal payments."""
        return (self.price.value, self.han, self.fu, self.verdict.rank)


_NO_BONUS = (0, 0, 0)
_FIRST_TURN = facts.FIRST_TURN.times(1)
_DEALT = ~(facts.WAIT.mask | facts.PURE_NINE_GATES.mask)
_RENHOU = YAKU_BY_ID["renhou"]
_RENHOU_ALONE = verdict_of((Held(YAKU_ORDER["renhou"], "renhou", MANGAN_HAN),), MANGAN_HAN, 0)


def score(hand: Hand, situation: Situation, ruleset: Ruleset) -> Score | NoWin:
    """The score of a hand, or why it may not be won. Raises ImpossibleState with every contradiction."""
    found = problems(hand, situation, ruleset)
    if found:
        raise ImpossibleState(found)
    book = Book.of(ruleset)
    candidates = _candidates(hand, situation, book)
    if not candidates:
        return NoWin(_reason(hand, situation, ruleset))
    if (situation.discards or situation.passed) and is_furiten(hand, situation):
        return NoWin(NoWinReason.FURITEN)
    best = candidates[0] if len(candidates) == 1 else max(candidates, key=lambda candidate: candidate.rank)
    return _score(best, hand, situation, book)


def readings(hand: Hand, situation: Situation, ruleset: Ruleset) -> list[Candidate]:
    """Every reading that may win, with what it would pay, whatever the discards say."""
    return _candidates(hand, situation, Book.of(ruleset))


def _candidates(hand: Hand, situation: Situation, book: Book) -> list[Candidate]:
    ruleset, of_situation = book.ruleset, situation.moment.word
    found = shapes(hand, situation, ruleset)
    bonus = dora, red, ura = _bonus(hand, situation, ruleset)
    more_han = dora + red + ura
    least_han = _least_han(situation, ruleset) if situation.honba else 1
    candidates: list[Candidate] = []
    for shape in found:
        word = shape.word | of_situation
        verdict = book.verdicts.of(word)
        if verdict.yakuman:
            candidates.append(_yakuman(shape, verdict, word, book))
        elif verdict.han >= least_han:
            han = verdict.han + more_han
            candidates.append(quick(Candidate, (shape, verdict, bonus, han, *book.paid(han, word))))
    if ruleset.renhou == "mangan" and of_situation & _FIRST_TURN:
        candidates += [_renhou(shape, of_situation) for shape in found if _holds_renhou(shape.word | of_situation)]
    return candidates


def _least_han(situation: Situation, ruleset: Ruleset) -> int:
    is_two = ruleset.two_han_minimum_from and situation.honba >= ruleset.two_han_minimum_from
    return 2 if is_two else 1


def _yakuman(shape: Shape, verdict: Verdict, word: int, book: Book) -> Candidate:
    """A yakuman. A hand that was dealt complete had no wait, so no wait of it counts double."""
    if any(yaku.id == "tenhou" for yaku in verdict.held):
        verdict = book.verdicts.of(word & _DEALT)
    return Candidate(shape, verdict, _NO_BONUS, 0, 0, (), book.yakuman_price(verdict.yakuman, word))


def _holds_renhou(word: int) -> bool:
    return all(condition.holds(word) for condition in _RENHOU.conditions)


def _renhou(shape: Shape, word: int) -> Candidate:
    price = price_of(BASE_OF_LIMIT[Limit.MANGAN], Limit.MANGAN, word)
    return Candidate(shape, _RENHOU_ALONE, _NO_BONUS, MANGAN_HAN, 0, (), price)


def _bonus(hand: Hand, situation: Situation, ruleset: Ruleset) -> Bonus:
    counts = hand.counts
    shown, turned = situation.dora_shifts, situation.ura_shifts
    dora = ura = 0
    for shift in shown if ruleset.kan_dora else shown[:1]:
        dora += counts >> shift & 7
    if turned and ruleset.ura_dora:
        for shift in turned if ruleset.kan_ura_dora else turned[:1]:
            ura += counts >> shift & 7
    return dora, reds(counts) if counts >= ONE_RED else 0, ura


def _score(best: Candidate, hand: Hand, situation: Situation, book: Book) -> Score:
    shape, verdict, bonus, han, fu, fu_of_win, price = best
    ruleset = book.ruleset
    dora, red, ura = bonus
    items = with_items_of_parts(fu_of_win, shape) if fu else ()
    _, limit, shares, value, bare = price
    if situation.pao:
        paid = _payments_with_pao(verdict, price, situation, ruleset)
    elif situation.has_more_to_check:
        paid = payments(shares, situation, ruleset)
    else:
        paid = bare[situation.seat]
    gained = paid[0][1]
    yaku, yakuman, paid_fu = verdict.yaku, verdict.yakuman, fu or None
    fields = (
        hand, situation, ruleset, shape,
        yaku, yakuman, dora, red, ura, han, paid_fu, items,
        limit, value, paid, gained,
    )  # fmt: skip
    return quick(Score, fields)


def _payments_with_pao(verdict: Verdict, price: Price, situation: Situation, ruleset: Ruleset) -> Payments:
    fed = liable_base(verdict.yaku, verdict.yakuman, price.base, situation, ruleset)
    if fed and situation.pao:
        return payments_with_pao(Bill(price.base, fed), situation.pao.seat, situation, ruleset)
    return payments(price.shares, situation, ruleset)


def liable_base(
    yaku: tuple[tuple[str, int], ...], yakuman: int, base: int, situation: Situation, ruleset: Ruleset
) -> int:
    """The base points that a liable player answers for: the fed yakuman, or by ruleset the whole hand's `base`."""
    pao = situation.pao
    fed = [value for id, value in yaku if pao and id == pao.yaku and pao.yaku in ruleset.pao]
    if not fed or ruleset.pao_scope == "hand":
        return base if fed else 0
    return yakuman_worth(min(fed[0], yakuman)).base


def _reason(hand: Hand, situation: Situation, ruleset: Ruleset) -> NoWinReason:
    if not shapes(hand, situation, ruleset):
        return NoWinReason.NOT_COMPLETE
    if _least_han(situation, ruleset) == 1:
        return NoWinReason.NO_YAKU
    lenient = ruleset.derive(two_han_minimum_from=0)
    return NoWinReason.TWO_HAN_MINIMUM if readings(hand, situation, lenient) else NoWinReason.NO_YAKU
