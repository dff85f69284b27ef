"""What is worked out once for a ruleset: its yaku rows with their verdicts, and its prices."""

from __future__ import annotations

from typing import NamedTuple

from webapp.riichi import facts
from webapp.riichi.memo import Memo
from webapp.riichi.points import Limit, Shares, shares, worth
from webapp.riichi.ruleset import Ruleset
from webapp.riichi.yaku.under import rows_under
from webapp.riichi.yaku.verdict import Rows, is_situational

_PRICES_KEPT = 1 << 12
_FU_BITS = 8
_PAYERS = facts.TSUMO.mask | facts.DEALER.mask


class Price(NamedTuple):
    """What base points cost: the shares, and the value, without honba and sticks; `limit` is what decided them."""

    base: int
    limit: Limit | None
    shares: Shares
    value: int


class Book:
    """The rows of a ruleset, split into those of the situation and those of the shape, and its prices."""

    def __init__(self, ruleset: Ruleset) -> None:
        rows = rows_under(ruleset)
        self.ruleset = ruleset
        self.situation = Rows([row for row in rows if is_situational(row)], ruleset)
        self.shape = Rows([row for row in rows if not is_situational(row)], ruleset)
        self.prices: Memo[Price] = Memo(self._price, _PRICES_KEPT)

    @classmethod
    def of(cls, ruleset: Ruleset) -> Book:
        """The book of a ruleset, made once for it."""
        book = ruleset.compiled.get(cls)
        if book is None:
            book = ruleset.compiled[cls] = cls(ruleset)
        assert isinstance(book, cls)
        return book

    def price(self, han: int, fu: int, word: int) -> Price:
        """What han and fu cost in a situation whose facts are in the word."""
        return self.prices[(han << _FU_BITS | fu) << facts.SITUATION_WIDTH | word & _PAYERS]

    def _price(self, key: int) -> Price:
        han_and_fu = key >> facts.SITUATION_WIDTH
        found = worth(han_and_fu >> _FU_BITS, han_and_fu & (1 << _FU_BITS) - 1, self.ruleset)
        return price_of(found.base, found.limit, key)


def price_of(base: int, limit: Limit | None, word: int) -> Price:
    """What base points cost in a situation whose facts are in the word."""
    is_dealer = bool(facts.DEALER.of(word))
    owed = shares(base, is_dealer=is_dealer)
    return Price(base, limit, owed, owed.tsumo(is_dealer=is_dealer) if facts.TSUMO.of(word) else owed.ron)
