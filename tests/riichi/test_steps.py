"""From han and fu to what each seat pays, step by step."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.riichi.dealt import scores
from tests.riichi.golden import Golden, golden_hands
from tests.riichi.hands import entry, pon, read, won
from webapp.riichi.points import Limit
from webapp.riichi.record import judge
from webapp.riichi.score import Score, score
from webapp.riichi.situation import Pao, Wind
from webapp.riichi.steps import Base, Cause, Share, Steps, point_steps
from webapp.riichi.yaku import YAKU

PINFU_OF_FOUR_HAN: dict[str, Any] = {
    "concealed": "234678m22p34567s",
    "win": "8s",
    "riichi": "riichi",
    "dora": "1m",
}


def steps(**fields: Any) -> Steps:
    return point_steps(won(entry(**fields)))


@pytest.mark.parametrize(
    ("fields", "base"),
    [
        ({}, Base(1, 30, 240, 240, None, Cause.FORMULA)),
        (PINFU_OF_FOUR_HAN | {"ruleset": "tenhou"}, Base(4, 30, 1920, 1920, None, Cause.FORMULA)),
        (PINFU_OF_FOUR_HAN | {"ruleset": "wrc-2025"}, Base(4, 30, 1920, 2000, Limit.MANGAN, Cause.KIRIAGE)),
        (PINFU_OF_FOUR_HAN | {"events": ["ippatsu"]}, Base(5, 30, None, 2000, Limit.MANGAN, Cause.HAN)),
        (
            {"concealed": "1133m777s", "melds": [pon("555z"), pon("666z")], "win": "1m", "dora": "4z"},
            Base(4, 40, 2560, 2000, Limit.MANGAN, Cause.FU),
        ),
        ({"concealed": "19m19p19s1234567z", "win": "1m"}, Base(0, None, None, 8000, Limit.YAKUMAN, Cause.YAKUMAN)),
        ({"events": ["first_turn"]}, Base(5, None, None, 2000, Limit.MANGAN, Cause.STANDS_ALONE)),
    ],
)
def test_the_base_points_come_from(fields: dict[str, Any], base: Base) -> None:
    assert steps(**fields).base == base


def test_fu_no_longer_matter_where_the_han_reach_a_limit() -> None:
    assert steps(**PINFU_OF_FOUR_HAN, events=["ippatsu"]).base.is_fu_idle
    assert not steps(**PINFU_OF_FOUR_HAN).base.is_fu_idle
    assert not steps(events=["first_turn"]).base.is_fu_idle


def test_a_ron_is_four_times_the_base_points_rounded_up() -> None:
    assert steps(honba=2).shares == (Share("discarder", 4, 960, 1000, 0, 0, 600),)


def test_a_tsumo_is_twice_the_base_points_for_the_dealer_and_once_for_the_others() -> None:
    found = steps(by="tsumo", honba=1, sticks=1)

    assert [(share.seat, share.multiplier, share.paid) for share in found.shares] == [
        ("east", 2, 800), ("west", 1, 500), ("north", 1, 500),
    ]  # fmt: skip
    assert (found.sticks, found.total) == (1000, 2800)


@given(scores())
def test_the_steps_add_up_to_the_payments(score: Score) -> None:
    assert_adds_up(score)


@given(scores(), st.sampled_from([row.id for row in YAKU if row.is_yakuman]), st.sampled_from(Wind))
def test_they_add_up_when_somebody_is_liable(found: Score, yaku: str, seat: Wind) -> None:
    if seat == found.situation.seat:
        return
    situation = found.situation.changed(pao=Pao(yaku, seat), honba=2)
    again = score(found.hand, situation, found.ruleset)
    assert isinstance(again, Score)

    assert_adds_up(again)


GOLDEN = [golden for golden in golden_hands() if golden.hand.get("pao")]


@pytest.mark.parametrize("golden", GOLDEN, ids=[golden.fact for golden in GOLDEN])
def test_the_steps_of_a_golden_liability_add_up(golden: Golden) -> None:
    found = judge(read(golden.hand))
    assert isinstance(found, Score)

    assert_adds_up(found)


def assert_adds_up(score: Score) -> None:
    found = point_steps(score)

    assert [(share.seat, -share.paid) for share in found.shares] == list(score.payments[1:])
    assert sum(share.paid for share in found.shares) + found.sticks == found.total
    assert all(share.exact <= share.rounded < share.exact + 100 for share in found.shares)
    if found.base.exact is not None and found.base.limit is None:
        assert found.base.exact == found.base.base
