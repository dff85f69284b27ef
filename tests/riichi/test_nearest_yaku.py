"""What a complete hand without a yaku comes nearest to."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given

from tests.riichi.dealt import dealt
from tests.riichi.hands import Entry, chi, entry, pon, read
from webapp.riichi.explain import Near, nearest_yaku
from webapp.riichi.reading import shapes
from webapp.riichi.yaku import rows_under


def nearest(**fields: Any) -> dict[str, list[str]]:
    return {near.yaku: [breach.id for breach in near.breaches] for near in near_yaku(entry(**fields))}


def near_yaku(hand: Entry) -> tuple[Near, ...]:
    record = read(hand)
    assert record.hand is not None
    return nearest_yaku(record.hand, record.situation, record.ruleset)


@pytest.mark.parametrize(
    ("says", "fields", "yaku", "lacks"),
    [
        (
            "a pinfu with a valued pair",
            {"concealed": "123m456789p78s22z", "win": "9s"},
            "pinfu",
            ["pair_without_value"],
        ),
        (
            "a pinfu that was opened",
            {"concealed": "456789p1178s", "melds": [chi("123m")], "win": "9s"},
            "pinfu",
            ["closed"],
        ),
        (
            "a tanyao with one terminal",
            {"concealed": "234567p2278s", "melds": [chi("345m")], "win": "9s"},
            "tanyao",
            ["no_terminal_or_honour"],
        ),
        (
            "a pair of dragons",
            {"concealed": "123p55z78s", "melds": [chi("345m"), pon("999m")], "win": "9s"},
            "yakuhai_white",
            ["white_triplet"],
        ),
        (
            "a straight without its middle",
            {"concealed": "123789p4466s", "melds": [chi("345m")], "win": "4s"},
            "ittsu",
            ["straight"],
        ),
    ],
)
def test_the_nearest_yaku_is(says: str, fields: dict[str, Any], yaku: str, lacks: list[str]) -> None:
    assert nearest(**fields)[yaku] == lacks


def test_a_closed_hand_lacks_riichi_and_the_own_draw_last() -> None:
    assert list(nearest(concealed="123m456789p1179s", win="8s"))[-2:] == ["riichi", "menzen_tsumo"]


def test_an_incomplete_hand_is_near_nothing() -> None:
    assert nearest(concealed="147m258p369s1234z", win="5z") == {}


@given(dealt())
def test_what_is_near_is_not_there_and_breaks_what_it_is_said_to_break(hand: Entry) -> None:
    record = read(hand)
    assert record.hand is not None
    rows = {row.id: row for row in rows_under(record.ruleset)}

    found = near_yaku(hand)

    for near in found:
        broken = [condition.id for condition in rows[near.yaku].conditions if not condition.holds(near.reading.word)]
        assert broken == [breach.id for breach in near.breaches] != []
        assert near.reading.shape in shapes(record.hand, record.situation, record.ruleset)
