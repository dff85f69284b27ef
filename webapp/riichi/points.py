"""From han and fu to what a hand is worth: base points, limits and each payer's rounded share.

Points are what one player hands to another; base points are what they are worked out from (fu times two to the han plus
two, at most 2,000 below a limit). Every share is rounded up to 100.
"""

from __future__ import annotations

from enum import StrEnum
from typing import NamedTuple

from webapp.riichi.ruleset import Ruleset


class Limit(StrEnum):
    """The limits, by the name players say."""

    MANGAN = "mangan"
    HANEMAN = "haneman"
    BAIMAN = "baiman"
    SANBAIMAN = "sanbaiman"
    YAKUMAN = "yakuman"


BASE_OF_LIMIT = {
    Limit.MANGAN: 2000,
    Limit.HANEMAN: 3000,
    Limit.BAIMAN: 4000,
    Limit.SANBAIMAN: 6000,
    Limit.YAKUMAN: 8000,
}
_LIMIT_OF_HAN = (
    (13, Limit.YAKUMAN),
    (11, Limit.SANBAIMAN),
    (8, Limit.BAIMAN),
    (6, Limit.HANEMAN),
    (5, Limit.MANGAN),
)


class Worth(NamedTuple):
    """Base points, and the limit that decides them where one does."""

    base: int
    limit: Limit | None


def worth(han: int, fu: int, ruleset: Ruleset) -> Worth:
    """What ordinary han and fu are worth. Thirteen han and more are a yakuman only where that is counted."""
    limit = limit_of(han, ruleset)
    if limit:
        return Worth(BASE_OF_LIMIT[limit], limit)
    base = fu << han + 2
    is_rounded_up = ruleset.kiriage_mangan and base == 1920
    if base >= BASE_OF_LIMIT[Limit.MANGAN] or is_rounded_up:
        return Worth(BASE_OF_LIMIT[Limit.MANGAN], Limit.MANGAN)
    return Worth(base, None)


def limit_of(han: int, ruleset: Ruleset) -> Limit | None:
    """The limit that the han alone reach."""
    for least, limit in _LIMIT_OF_HAN:
        if han >= least:
            is_uncounted = limit is Limit.YAKUMAN and not ruleset.counted_yakuman
            return Limit.SANBAIMAN if is_uncounted else limit
    return None


def yakuman_worth(units: int) -> Worth:
    """What so many yakuman are worth."""
    return Worth(units * BASE_OF_LIMIT[Limit.YAKUMAN], Limit.YAKUMAN)


class Shares(NamedTuple):
    """What a win costs, without honba and sticks: by ron, or by tsumo the dealer's and each non-dealer's share."""

    ron: int
    from_dealer: int
    from_non_dealer: int

    def tsumo(self, *, is_dealer: bool) -> int:
        """What the three payers of a tsumo hand over together."""
        return 3 * self.from_non_dealer if is_dealer else self.from_dealer + 2 * self.from_non_dealer


def shares(base: int, *, is_dealer: bool) -> Shares:
    """The shares of base points: a dealer gets half as much again."""
    if is_dealer:
        return Shares(up_to_hundred(6 * base), 0, up_to_hundred(2 * base))
    return Shares(up_to_hundred(4 * base), up_to_hundred(2 * base), up_to_hundred(base))


def up_to_hundred(points: int) -> int:
    """Points rounded up to 100."""
    return -(-points // 100) * 100
