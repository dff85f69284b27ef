"""What is worked out once for a ruleset: its verdicts, and what han pay by it."""

from __future__ import annotations

from typing import NamedTuple

from webapp.riichi import facts
from webapp.riichi.fu import MASK, FuItem, fu_of_word
from webapp.riichi.memo import SPREAD, PackedMemo
from webapp.riichi.points import Limit, Shares, shares, worth
from webapp.riichi.ruleset import Ruleset
from webapp.riichi.yaku.verdict import Verdicts

_PAID_KEPT = 1 << 14
_HAN_BITS = 8
_DECIDING = MASK | facts.TSUMO.mask | facts.DEALER.mask


class Price(NamedTuple):
    """What base points cost: the shares, and the value, without honba and sticks; `limit` is what decided them."""

    base: int
    limit: Limit | None
    shares: Shares
    value: int


Paid = tuple[int, tuple[FuItem, ...], Price]
"""What han pay in a reading: its fu, the lines of them that no group and no wait gives, and the price."""


class Book:
    """The verdicts of a ruleset on the facts of a reading, and what its han pay then."""

    def __init__(self, ruleset: Ruleset) -> None:
        self.ruleset = ruleset
        self.verdicts = Verdicts(ruleset)
        self.payments: PackedMemo[Paid] = PackedMemo(self._paid, _PAID_KEPT)

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

    def _paid(self, key: int) -> Paid:
        word, han = key >> _HAN_BITS, key & (1 << _HAN_BITS) - 1
        fu, items = fu_of_word(word, is_rinshan_paid=self.ruleset.rinshan_tsumo_fu)
        return fu, items, self.price(han, fu, word)


def price_of(base: int, limit: Limit | None, word: int) -> Price:
    """What base points cost in a situation whose facts are in the word."""
    is_dealer = bool(facts.DEALER.of(word))
    owed = shares(base, is_dealer=is_dealer)
    return Price(base, limit, owed, owed.tsumo(is_dealer=is_dealer) if facts.TSUMO.of(word) else owed.ron)
