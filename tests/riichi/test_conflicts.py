"""Options that cannot stand together."""

from __future__ import annotations

import pytest

from tests.riichi.hands import RULESETS
from webapp.riichi.conflicts import CONFLICTS, conflicts


@pytest.mark.parametrize("id", RULESETS)
def test_no_published_ruleset_contradicts_itself(id: str) -> None:
    assert conflicts(RULESETS[id]) == ()


@pytest.mark.parametrize(
    ("id", "changes"),
    [
        ("kan_ura_without_ura", {"ura_dora": False}),
        ("kan_ura_without_kan_dora", {"kan_dora": False}),
        ("two_winners_without_abort", {"winners": "two"}),
        ("abort_by_winners_paid", {"abortive_draws": ["three_winners"]}),
        ("abort_by_winners_paid", {"abortive_draws": ["three_winners"], "winners": "one"}),
        ("cap_below_doubles", {"yakuman_cap": 1, "double_yakuman": ["daisuushii"]}),
        ("cap_below_sums", {"yakuman_cap": 1, "yakuman_add_up": True}),
        ("honba_in_parts", {"honba_points": 100}),
    ],
)
def test_a_contradiction_is_named(id: str, changes: dict[str, object]) -> None:
    assert [conflict.id for conflict in conflicts(RULESETS["ema-2025"].derive_from(changes))] == [id]


@pytest.mark.parametrize(
    "changes",
    [
        {"ura_dora": False, "kan_ura_dora": False},
        {"kan_dora": False, "kan_ura_dora": False},
        {"winners": "two", "abortive_draws": ["three_winners"]},
        {"yakuman_cap": 1},
        {"yakuman_cap": 2, "yakuman_add_up": True, "double_yakuman": ["daisuushii"]},
        {"honba_points": 0},
        {"honba_points": 1500},
    ],
)
def test_what_only_looks_like_a_contradiction_is_none(changes: dict[str, object]) -> None:
    assert conflicts(RULESETS["ema-2025"].derive_from(changes)) == ()


def test_a_contradiction_names_the_options_that_make_it() -> None:
    for conflict in CONFLICTS:
        assert set(conflict.options) <= set(RULESETS["ema-2025"].options())
