"""The fu by their names: what a table of fu lists, as the booklets print it."""

import pytest

from tests.riichi.hands import RULESETS
from webapp.riichi.fu_list import FuCase, fu_of_case

EMA_2016_TABLE = {
    FuCase.BASE: 20,
    FuCase.MENZEN_RON: 10,
    FuCase.TSUMO: 2,
    FuCase.OPEN_PINFU: 2,
    FuCase.CHIITOITSU: 25,
    FuCase.KANCHAN: 2,
    FuCase.PENCHAN: 2,
    FuCase.TANKI: 2,
    FuCase.PAIR: 2,
    FuCase.MINKO_SIMPLE: 2,
    FuCase.MINKO_OUTER: 4,
    FuCase.ANKO_SIMPLE: 4,
    FuCase.ANKO_OUTER: 8,
    FuCase.MINKAN_SIMPLE: 8,
    FuCase.MINKAN_OUTER: 16,
    FuCase.ANKAN_SIMPLE: 16,
    FuCase.ANKAN_OUTER: 32,
}
"""EMA Riichi Competition Rules 2016, §4.1."""


@pytest.mark.parametrize(("case", "fu"), EMA_2016_TABLE.items())
def test_a_case_earns_what_the_booklet_says(case: FuCase, fu: int) -> None:
    assert all(fu_of_case(case, rules) == fu for rules in RULESETS.values())


def test_only_the_pair_of_a_double_wind_hangs_on_the_rules() -> None:
    assert set(FuCase) - set(EMA_2016_TABLE) == {FuCase.DOUBLE_WIND_PAIR}
    found = {rules.double_wind_pair_fu: fu_of_case(FuCase.DOUBLE_WIND_PAIR, rules) for rules in RULESETS.values()}
    assert found == {2: 2, 4: 4}
