"""Tens of thousands of hands, every yaku asked of each: why_not is silent of those that count, and of no others."""

from __future__ import annotations

from collections import Counter
from itertools import cycle

import pytest

from tests.riichi.dealing import deal_many
from tests.riichi.dealt import judged
from tests.riichi.hands import RULESETS, read
from webapp.riichi.explain import BreachKind, why_not
from webapp.riichi.score import Score
from webapp.riichi.yaku import NAGASHI_MANGAN, YAKU_IDS

FEW, MANY = 1_000, 50_000


def silences(number: int, seed: int) -> Counter[str]:
    """How often each yaku was counted, after asking for the reason of every other one."""
    counted: Counter[str] = Counter()
    for hand, rules in zip(deal_many(seed, number), cycle(sorted(RULESETS)), strict=False):
        result = judged(read({**hand, "ruleset": rules}))
        if isinstance(result, Score):
            held = {id for id, _ in result.yaku}
            silent = {id for id in YAKU_IDS if why_not(result, id) is None}
            assert silent == held, (hand, rules)
            counted.update(held)
    return counted


def test_why_not_is_silent_of_what_counts() -> None:
    assert silences(FEW, 1)["pinfu"]


@pytest.mark.deep
def test_why_not_is_silent_of_what_counts_in_fifty_thousand_hands() -> None:
    counted = silences(MANY, 2)

    assert set(counted) == {*YAKU_IDS} - {NAGASHI_MANGAN}


def test_nagashi_mangan_is_never_asked_of_a_winner() -> None:
    result = next(found for hand in deal_many(3, 100) if isinstance(found := judged(read(hand)), Score))

    breach = why_not(result, NAGASHI_MANGAN)

    assert breach is not None
    assert breach.kind is BreachKind.NOT_A_WIN
