"""Rulesets as values: every option has one, and what is not one of its choices is refused."""

from __future__ import annotations

from dataclasses import fields
from typing import Any

import pytest

from tests.riichi.hands import RULESETS, named
from webapp.riichi.errors import ImpossibleState
from webapp.riichi.ruleset import (
    OPTION_BY_ID,
    OPTIONS,
    Option,
    Ruleset,
    Value,
    differences,
    format_option,
    parse_option,
)

EMA = RULESETS["ema-2025"]
NAMES = [
    "ema-2008", "ema-2012", "ema-2016", "ema-2025", "jpml-a", "mahjong-soul", "mleague", "rrc-1.5", "tenhou",
    "wrc-2015", "wrc-2025",
]  # fmt: skip


def test_there_are_eleven_rulesets() -> None:
    assert sorted(RULESETS) == NAMES


def test_a_ruleset_has_a_field_for_every_option_in_their_order() -> None:
    names = [field.name for field in fields(Ruleset) if field.init]

    assert names == ["id", *(option.id for option in OPTIONS)]
    assert list(EMA.options()) == names[1:]


def test_a_ruleset_is_made_again_from_its_options() -> None:
    for ruleset in RULESETS.values():
        assert Ruleset.from_options(ruleset.id, ruleset.options()) == ruleset


def test_every_wrong_option_is_named_at_once() -> None:
    options = {**EMA.options(), "red_fives": 5, "ippatsu": 1, "sun": True, "moon": True}
    del options["pao"]

    with pytest.raises(ImpossibleState) as impossible:
        Ruleset.from_options("mine", options)

    assert [problem.message for problem in impossible.value.problems] == [
        "'moon' is not an option",
        "'sun' is not an option",
        "the option 'pao' has no value",
        "red_fives cannot be 5; expected one of 0, 3, 4",
        "ippatsu cannot be 1; expected one of no, yes",
    ]
    assert named(impossible.value.problems) == [
        "bad_option options", "bad_option options", "missing_option options", "unknown_option options",
        "unknown_option options",
    ]  # fmt: skip


def test_a_changed_ruleset_differs_in_what_was_changed() -> None:
    changed = EMA.derive(open_tanyao=False, pao=["suukantsu"], red_fives=3)

    assert changed.id == "ema-2025"
    assert changed.pao == frozenset({"suukantsu"})
    assert differences(changed, EMA) == ["open_tanyao", "red_fives", "pao"]
    assert differences(EMA, EMA.derive()) == []
    assert EMA.red_fives == 0


def test_a_wrong_change_is_refused_whole() -> None:
    with pytest.raises(ImpossibleState) as impossible:
        EMA.derive(sun=True, renhou="sometimes", open_tanyao=False)

    assert [problem.message for problem in impossible.value.problems] == [
        "'sun' is not an option",
        "renhou cannot be 'sometimes'; expected one of none, mangan, yakuman",
    ]


@pytest.mark.parametrize(
    ("option", "value", "says"),
    [
        ("open_tanyao", "yes", "expected one of no, yes"),
        ("red_fives", True, "expected one of 0, 3, 4"),
        ("red_fives", 3.0, "expected one of 0, 3, 4"),
        ("double_yakuman", "daisuushii", "expected a list of kokushi_13, chuuren_9"),
        ("double_yakuman", ["daisuushii", "tenhou"], "expected a list of kokushi_13, chuuren_9"),
        ("honba_points", -1, "expected a whole number from 0 to 999999"),
        ("honba_points", 1_000_000, "expected a whole number from 0 to 999999"),
        ("yakuman_cap", True, "expected a whole number from 0 to 999999"),
        ("two_han_minimum_from", "5", "expected a whole number from 0 to 999999"),
    ],
)
def test_a_value_that_is_no_choice_is_refused_with_what_was_expected(option: str, value: object, says: str) -> None:
    with pytest.raises(ImpossibleState, match=says):
        EMA.derive_from({option: value})


TEXTS: list[tuple[str, str, Value]] = [
    ("open_tanyao", "yes", True),
    ("open_tanyao", "no", False),
    ("red_fives", "3", 3),
    ("renhou", "mangan", "mangan"),
    ("honba_points", "1500", 1500),
    ("double_yakuman", "none", frozenset()),
    ("double_yakuman", "chuuren_9+kokushi_13", frozenset({"kokushi_13", "chuuren_9"})),
]


@pytest.mark.parametrize(("option", "text", "value"), TEXTS)
def test_a_value_is_written_short_and_read_back(option: str, text: str, value: Value) -> None:
    assert format_option(value) == text
    assert parse_option(OPTION_BY_ID[option], text) == value


@pytest.mark.parametrize("option", OPTIONS, ids=lambda option: option.id)
def test_every_value_of_every_ruleset_reads_back(option: Option) -> None:
    for ruleset in RULESETS.values():
        value: Value = getattr(ruleset, option.id)
        assert parse_option(option, format_option(value)) == value


@pytest.mark.parametrize(
    ("option", "text"),
    [
        ("open_tanyao", "true"),
        ("red_fives", "5"),
        ("red_fives", "٣"),
        ("honba_points", "-300"),
        ("honba_points", "1000000"),
        ("honba_points", ""),
        ("renhou", "none+mangan"),
        ("double_yakuman", ""),
        ("double_yakuman", "kokushi_13+"),
    ],
)
def test_a_text_that_means_no_value_is_refused(option: str, text: str) -> None:
    with pytest.raises(ImpossibleState) as impossible:
        parse_option(OPTION_BY_ID[option], text)

    assert named(impossible.value.problems) == ["bad_option options"]


SETTLED: dict[str, dict[str, Any]] = {
    "double_wind_pair_fu": {"ema-2008": 4, "ema-2012": 4, "ema-2016": 4, "wrc-2015": 4, "tenhou": 4, "mahjong-soul": 4,
                            "rrc-1.5": 4, "ema-2025": 2, "wrc-2025": 2, "mleague": 2, "jpml-a": 2},
    "kiriage_mangan": {"ema-2012": False, "ema-2016": False, "ema-2025": True, "wrc-2015": True, "wrc-2025": True,
                       "jpml-a": False, "mleague": True, "tenhou": False, "mahjong-soul": False, "rrc-1.5": False},
    "counted_yakuman": {"ema-2012": True, "ema-2016": False, "ema-2025": False, "wrc-2015": False, "wrc-2025": True,
                        "jpml-a": True, "mleague": False, "tenhou": True, "mahjong-soul": True, "rrc-1.5": True},
    "yakuman_add_up": {"ema-2008": False, "ema-2012": False, "ema-2016": False, "ema-2025": False, "wrc-2015": False,
                       "wrc-2025": True, "jpml-a": True, "mleague": True, "tenhou": True, "mahjong-soul": True,
                       "rrc-1.5": True},
    "renhou": {"ema-2008": "yakuman", "ema-2012": "yakuman", "ema-2016": "mangan", "ema-2025": "mangan",
               "wrc-2015": "mangan", "wrc-2025": "mangan", "rrc-1.5": "mangan", "jpml-a": "none", "mleague": "none",
               "tenhou": "none", "mahjong-soul": "none"},
    "nagashi_mangan": {"ema-2008": "closed", "ema-2012": "closed_win", "ema-2016": "none", "ema-2025": "none",
                       "wrc-2015": "none", "wrc-2025": "none", "jpml-a": "none", "mleague": "none", "rrc-1.5": "none",
                       "tenhou": "open", "mahjong-soul": "open"},
    "pao_scope": {"tenhou": "hand", "rrc-1.5": "hand", "mahjong-soul": "yakuman", "wrc-2025": "yakuman"},
    "pao_honba_by": {"ema-2008": "discarder", "ema-2012": "discarder", "ema-2016": "discarder", "ema-2025": "discarder",
                     "wrc-2025": "discarder", "rrc-1.5": "discarder", "jpml-a": "discarder", "mahjong-soul": "liable",
                     "tenhou": "liable", "mleague": "liable"},
    "kokushi_robs_closed_kan": {"ema-2016": True, "ema-2025": True, "wrc-2015": True, "mahjong-soul": True,
                                "rrc-1.5": True, "wrc-2025": False, "tenhou": False, "mleague": False},
    "two_han_minimum_from": {"ema-2008": 5, "ema-2012": 5, "ema-2016": 0, "ema-2025": 0, "wrc-2015": 0, "wrc-2025": 0,
                             "jpml-a": 0, "mleague": 0, "tenhou": 0, "mahjong-soul": 0, "rrc-1.5": 0},
    "yakuman_cap": {"jpml-a": 4, "tenhou": 6, "mahjong-soul": 0, "wrc-2025": 0, "rrc-1.5": 0},
    "temporary_furiten_ends": {"ema-2008": "own_draw_or_any_call", "ema-2012": "own_draw_or_any_call",
                               "ema-2016": "own_draw_or_own_call", "ema-2025": "own_draw_or_own_call",
                               "wrc-2025": "own_discard", "rrc-1.5": "own_discard", "tenhou": "own_discard"},
    "sticks_to": {"ema-2008": "own_back_then_first", "ema-2012": "own_back_then_first",
                  "ema-2016": "own_back_then_first", "ema-2025": "own_back_then_first", "tenhou": "first",
                  "mahjong-soul": "first", "rrc-1.5": "first"},
    "riichi_tiles_left": {"ema-2008": 4, "ema-2012": 4, "ema-2016": 4, "ema-2025": 1, "wrc-2015": 4, "wrc-2025": 0,
                          "jpml-a": 1, "mleague": 1, "tenhou": 4, "mahjong-soul": 4, "rrc-1.5": 4},
    "open_tanyao": {name: name not in {"ema-2008", "ema-2012"} for name in NAMES},
    "honba_points": dict.fromkeys(NAMES, 300),
    "double_yakuman": {
        **dict.fromkeys(NAMES, frozenset()),
        "ema-2012": frozenset({"daisuushii"}),
        **dict.fromkeys(
            ["ema-2008", "mahjong-soul"], frozenset({"kokushi_13", "chuuren_9", "suuankou_tanki", "daisuushii"})
        ),
    },
    "green_dragon_for_ryuuiisou": dict.fromkeys(NAMES, False),
    "pao": {
        **dict.fromkeys(NAMES, frozenset({"daisangen", "daisuushii"})),
        **dict.fromkeys(["wrc-2025", "mleague", "jpml-a"], frozenset({"daisangen", "daisuushii", "suukantsu"})),
    },
    "winners": {"ema-2008": "all", "ema-2012": "all", "ema-2016": "all", "ema-2025": "all", "wrc-2015": "one",
                "wrc-2025": "one", "jpml-a": "one", "mleague": "one", "tenhou": "two", "mahjong-soul": "all",
                "rrc-1.5": "all"},
    "honba_to": {"ema-2008": "all", "ema-2012": "all", "ema-2016": "all", "ema-2025": "all", "rrc-1.5": "all",
                 "tenhou": "first", "mahjong-soul": "first"},
    "kan_after_riichi": {"ema-2008": "strict", "ema-2012": "strict", "ema-2016": "strict", "ema-2025": "strict",
                         "wrc-2015": "strict", "wrc-2025": "strict", "rrc-1.5": "strict", "mleague": "strict",
                         "jpml-a": "strict_with_yaku", "tenhou": "same_wait", "mahjong-soul": "same_wait"},
    "swap_calling": {name: name in {"ema-2008", "ema-2012"} for name in NAMES},
    "riichi_below_1000": {"ema-2016": True, "ema-2025": True, "wrc-2025": True, "mleague": True, "rrc-1.5": True,
                          "tenhou": False, "mahjong-soul": False},
    "abortive_draws": {
        **dict.fromkeys(NAMES, frozenset()),
        **dict.fromkeys(
            ["ema-2008", "ema-2012", "mahjong-soul"],
            frozenset({"nine_terminals", "four_winds", "four_riichi", "four_kans"}),
        ),
        "tenhou": frozenset({"nine_terminals", "four_winds", "four_riichi", "four_kans", "three_winners"}),
    },
    "rinshan_tsumo_fu": dict.fromkeys(NAMES, True),
    "ippatsu": {name: name != "jpml-a" for name in NAMES},
    "kan_dora": {name: name != "jpml-a" for name in NAMES},
    "ura_dora": {name: name != "jpml-a" for name in NAMES},
    "kan_ura_dora": {name: name != "jpml-a" for name in NAMES},
}  # fmt: skip
"""What a second reading of the sources settled, by option and ruleset; what stayed open is left out."""


@pytest.mark.parametrize("option", SETTLED)
def test_a_ruleset_has_the_values_that_its_sources_settle(option: str) -> None:
    found = {name: getattr(RULESETS[name], option) for name in SETTLED[option]}

    assert found == SETTLED[option]
