"""What is worked out once for a ruleset: its verdicts, its fu and its prices."""

from __future__ import annotations

from typing import NamedTuple

from webapp.riichi import facts
from webapp.riichi.fu import MASK, Fu, fu_of_word
from webapp.riichi.memo import SPREAD, PackedMemo
from webapp.riichi.points import Limit, Shares, shares, worth
from webapp.riichi.ruleset import Ruleset
from webapp.riichi.yaku.verdict import Verdicts

_KEPT = 1 << 12
_FU_BITS = 8
_HAN_BITS = 8
_HAN_AND_FU_BITS = _FU_BITS + _HAN_BITS
_PAYERS = facts.TSUMO.mask | facts.DEALER.mask


class Price(NamedTuple):
    """What base points cost: the shares, and the value, without honba and sticks; `limit` is what decided them."""

    base: int
    limit: Limit | None
    shares: Shares
    value: int


class Book:
    """The verdicts of a ruleset on the facts of a reading, and its fu and prices."""

    def __init__(self, ruleset: Ruleset) -> None:
        self.ruleset = ruleset
        self.verdicts = Verdicts(ruleset)
        self.fus: PackedMemo[Fu] = PackedMemo(self._fu, _KEPT)
        self.prices: PackedMemo[Price] = PackedMemo(self._price, _KEPT)

    @classmethod
    def of(cls, ruleset: Ruleset) -> Book:
        """The book of a ruleset, made once for it."""
        try:
            book: Book = ruleset.compiled[cls]
        except KeyError:
            book = ruleset.compiled[cls] = cls(ruleset)
        return book

    def fu(self, word: int) -> Fu:
        """The fu of a reading whose facts are in the word."""
        return self.fus[(word & MASK) * SPREAD]

    def price(self, han: int, fu: int, word: int) -> Price:
        """What han and fu cost in a situation whose facts are in the word."""
        return self.prices[((word & _PAYERS) << _HAN_AND_FU_BITS | han << _FU_BITS | fu) * SPREAD]

    def _fu(self, word: int) -> Fu:
        return fu_of_word(word, is_rinshan_paid=self.ruleset.rinshan_tsumo_fu)

    def _price(self, key: int) -> Price:
        han, fu = key >> _FU_BITS & (1 << _HAN_BITS) - 1, key & (1 << _FU_BITS) - 1
        found = worth(han, fu, self.ruleset)
        return price_of(found.base, found.limit, key >> _HAN_AND_FU_BITS)


def price_of(base: int, limit: Limit | None, word: int) -> Price:
    """What base points cost in a situation whose facts are in the word."""
    is_dealer = bool(facts.DEALER.of(word))
    owed = shares(base, is_dealer=is_dealer)
    return Price(base, limit, owed, owed.tsumo(is_dealer=is_dealer) if facts.TSUMO.of(word) else owed.ron)
