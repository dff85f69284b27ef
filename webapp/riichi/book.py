"""What is worked out once for a ruleset: its verdicts, and what han pay by it."""

from __future__ import annotations

from typing import NamedTuple

from webapp.riichi import facts
from webapp.riichi.fu import MASK, Fu, FuItem, fu_of_word
from webapp.riichi.memo import SPREAD, Memo, PackedMemo
from webapp.riichi.payments import Payments, bare_payments
from webapp.riichi.points import Limit, Shares, shares, worth, yakuman_worth
from webapp.riichi.ruleset import Ruleset
from webapp.riichi.situation import Wind
from webapp.riichi.yaku.verdict import Verdicts

_PAID_KEPT = 1 << 14
_FU_KEPT = _PRICES_KEPT = 1 << 11
_HAN_BITS, _FU_BITS = 8, 10
_PRICE_BITS = _HAN_BITS + _FU_BITS
_HAN, _FU = (1 << _HAN_BITS) - 1, (1 << _FU_BITS) - 1
_PAYING = facts.TSUMO.mask | facts.DEALER.mask
_DECIDING = MASK | _PAYING


class Price(NamedTuple):
    """What base points cost: the shares, and the value, without honba and sticks; `limit` is what decided them.

    `paid` is what everybody gets or pays then, by the winner's seat, where nobody said who discarded.
    """

    base: int
    limit: Limit | None
    shares: Shares
    value: int
    paid: tuple[Payments, ...]


Paid = tuple[int, tuple[FuItem, ...], Price]
"""What han pay in a reading: its fu, the lines of them that no group and no wait gives, and the price."""


class Book:
    """The verdicts of a ruleset on the facts of a reading, and what its han pay then."""

    def __init__(self, ruleset: Ruleset) -> None:
        self.ruleset = ruleset
        self.verdicts = Verdicts(ruleset)
        self.payments: PackedMemo[Paid] = PackedMemo(self._paid, _PAID_KEPT)
        self.fu: Memo[int, Fu] = Memo(self._fu, _FU_KEPT)
        self.prices: Memo[int, Price] = Memo(self._price, _PRICES_KEPT)
        self.yakuman_prices: Memo[int, Price] = Memo(self._yakuman_price, _PRICES_KEPT)

    @classmethod
    def of(cls, ruleset: Ruleset) -> Book:
        """The book of a ruleset, made once for it."""
        try:
            book: Book = ruleset.compiled[cls]
        except KeyError:
            book = ruleset.compiled[cls] = cls(ruleset)
        return book

    def paid(self, han: int, word: int) -> Paid:
        """What han pay in a reading whose facts are in the word."""
        return self.payments[((word & _DECIDING) << _HAN_BITS | han) * SPREAD]

    def price(self, han: int, fu: int, word: int) -> Price:
        """What han and fu cost in a situation whose facts are in the word."""
        found = worth(han, fu, self.ruleset)
        return price_of(found.base, found.limit, word)

    def yakuman_price(self, units: int, word: int) -> Price:
        """What so many yakuman cost in a situation whose facts are in the word."""
        return self.yakuman_prices[(word & _PAYING) << _HAN_BITS | units]

    def _paid(self, key: int) -> Paid:
        word, han = key >> _HAN_BITS, key & _HAN
        fu, items = self.fu[word & MASK]
        return fu, items, self.prices[(word & _PAYING) << _PRICE_BITS | han << _FU_BITS | fu]

    def _fu(self, word: int) -> Fu:
        return fu_of_word(word, is_rinshan_paid=self.ruleset.rinshan_tsumo_fu)

    def _yakuman_price(self, key: int) -> Price:
        return price_of(*yakuman_worth(key & _HAN), key >> _HAN_BITS)

    def _price(self, key: int) -> Price:
        return self.price(key >> _FU_BITS & _HAN, key & _FU, key >> _PRICE_BITS)


def price_of(base: int, limit: Limit | None, word: int) -> Price:
    """What base points cost in a situation whose facts are in the word."""
    is_dealer, is_tsumo = bool(facts.DEALER.of(word)), bool(facts.TSUMO.of(word))
    owed = shares(base, is_dealer=is_dealer)
    paid = [bare_payments(owed, seat, is_tsumo=is_tsumo) if is_dealer == (seat is Wind.EAST) else () for seat in Wind]
    return Price(base, limit, owed, owed.tsumo(is_dealer=is_dealer) if is_tsumo else owed.ron, tuple(paid))
