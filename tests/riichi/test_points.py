"""From han and fu to points: the table that rulebooks print, the limits, and every cell of it by arithmetic."""

from __future__ import annotations

import pytest

from tests.riichi.hands import RULESETS
from tests.riichi.promises import limit_and_base, points
from webapp.riichi.book import Book
from webapp.riichi.facts import DEALER, TSUMO
from webapp.riichi.payments import payments
from webapp.riichi.points import BASE_OF_LIMIT, Limit, limit_of, shares, worth, yakuman_worth
from webapp.riichi.situation import Situation, WinBy, Wind

PLAIN = RULESETS["tenhou"]
ROUNDED = RULESETS["ema-2025"]

FU = (20, 25, *range(30, 120, 10))
"""Above 110 fu a hand has three kans and three concealed triplets, so four han and a mangan."""

# The table of EMA 2016 ch. 4.1 and every other rulebook: fu, ron, dealer's ron, tsumo from a non-dealer and the dealer.
PRINTED = {
    1: """
        30  1000  1500  300  500
        40  1300  2000  400  700
        50  1600  2400  400  800
        60  2000  2900  500 1000
        70  2300  3400  600 1200
        80  2600  3900  700 1300
        90  2900  4400  800 1500
       100  3200  4800  800 1600
       110  3600  5300  900 1800""",
    2: """
        20     -     -  400  700
        25  1600  2400    -    -
        30  2000  2900  500 1000
        40  2600  3900  700 1300
        50  3200  4800  800 1600
        60  3900  5800 1000 2000
        70  4500  6800 1200 2300
        80  5200  7700 1300 2600
        90  5800  8700 1500 2900
       100  6400  9600 1600 3200
       110  7100 10600 1800 3600""",
    3: """
        20     -     -  700 1300
        25  3200  4800  800 1600
        30  3900  5800 1000 2000
        40  5200  7700 1300 2600
        50  6400  9600 1600 3200
        60  7700 11600 2000 3900
        70  8000 12000 2000 4000""",
    4: """
        20     -     - 1300 2600
        25  6400  9600 1600 3200
        30  7700 11600 2000 3900
        40  8000 12000 2000 4000""",
}
CELLS = [(han, *row.split()) for han, rows in PRINTED.items() for row in rows.strip().splitlines()]


@pytest.mark.parametrize(("han", "fu", "ron", "dealer_ron", "from_non_dealer", "from_dealer"), CELLS)
def test_the_printed_table_is_paid(
    han: int, fu: str, ron: str, dealer_ron: str, from_non_dealer: str, from_dealer: str
) -> None:
    base = worth(han, int(fu), PLAIN).base
    others, dealer = shares(base, is_dealer=False), shares(base, is_dealer=True)

    printed = (ron, dealer_ron, from_non_dealer, from_dealer)
    paid = (others.ron, dealer.ron, others.from_non_dealer, others.from_dealer)

    assert all(cell in {"-", str(points)} for cell, points in zip(printed, paid, strict=True))
    assert dealer.from_non_dealer == others.from_dealer
    assert dealer.from_dealer == 0


LIMITS = [
    (5, "mangan", 8000, 12000, 2000, 4000),
    (6, "haneman", 12000, 18000, 3000, 6000),
    (7, "haneman", 12000, 18000, 3000, 6000),
    (8, "baiman", 16000, 24000, 4000, 8000),
    (10, "baiman", 16000, 24000, 4000, 8000),
    (11, "sanbaiman", 24000, 36000, 6000, 12000),
    (12, "sanbaiman", 24000, 36000, 6000, 12000),
    (13, "yakuman", 32000, 48000, 8000, 16000),
    (60, "yakuman", 32000, 48000, 8000, 16000),
]


@pytest.mark.parametrize(("han", "limit", "ron", "dealer_ron", "from_non_dealer", "from_dealer"), LIMITS)
def test_the_limits_are_paid_whatever_the_fu(
    han: int, limit: str, ron: int, dealer_ron: int, from_non_dealer: int, from_dealer: int
) -> None:
    for fu in (20, 25, 30, 110):
        base, found = worth(han, fu, PLAIN)

        assert found == limit
        assert shares(base, is_dealer=False) == (ron, from_dealer, from_non_dealer)
        assert shares(base, is_dealer=True) == (dealer_ron, 0, from_dealer)


def test_thirteen_han_are_a_sanbaiman_where_they_are_not_counted() -> None:
    assert limit_of(13, ROUNDED) == "sanbaiman"
    assert limit_of(40, ROUNDED) == "sanbaiman"
    assert limit_of(4, ROUNDED) is None


def test_only_four_han_thirty_fu_and_three_han_sixty_fu_are_rounded_up() -> None:
    risen = [
        (han, fu)
        for han in range(1, 5)
        for fu in FU
        if worth(han, fu, ROUNDED) != worth(han, fu, ROUNDED.derive(kiriage_mangan=False))
    ]

    assert risen == [(3, 60), (4, 30)]


@pytest.mark.parametrize("ruleset", sorted(RULESETS))
@pytest.mark.parametrize("by", [WinBy.RON, WinBy.TSUMO])
@pytest.mark.parametrize("seat", [Wind.EAST, Wind.WEST])
def test_every_cell_follows_from_fu_times_two_to_the_han_and_two(ruleset: str, by: WinBy, seat: Wind) -> None:
    rules, situation = RULESETS[ruleset], Situation(by, seat, Wind.EAST)
    word = TSUMO.times(by is WinBy.TSUMO) + DEALER.times(seat is Wind.EAST)

    for han in range(1, 30):
        for fu in FU:
            limit, base = limit_and_base(han, fu, rules)
            price = Book.of(rules).price(han, fu, word)

            assert (price.limit, price.base) == (limit, base)
            assert price.value == points(base, seat is Wind.EAST, by.value)
            assert payments(price.shares, situation, rules)[0] == (seat.id, price.value)


def test_several_yakuman_are_paid_as_so_many() -> None:
    assert yakuman_worth(1) == (8000, "yakuman")
    assert yakuman_worth(6) == (48000, "yakuman")
    assert shares(48000, is_dealer=True).ron == 288_000


def test_every_limit_has_its_base() -> None:
    assert list(BASE_OF_LIMIT) == list(Limit)
