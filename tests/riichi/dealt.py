"""Dealt hands for hypothesis: the seed is what it draws, so a failing hand is found again by its seed."""

from __future__ import annotations

from random import Random

from hypothesis import assume
from hypothesis import strategies as st

from tests.riichi.dealing import deal
from tests.riichi.hands import RULESETS, Entry, read
from webapp.riichi.outcome import NoWin
from webapp.riichi.record import Record
from webapp.riichi.score import Score, score

seeds = st.integers(0, 2**40)


@st.composite
def dealt(draw: st.DrawFn, ruleset: str | None = None) -> Entry:
    """A possible hand under any ruleset, or the one that is named."""
    name = ruleset or draw(st.sampled_from(sorted(RULESETS)))
    return {**deal(Random(draw(seeds))), "ruleset": name}


@st.composite
def scores(draw: st.DrawFn) -> Score:
    """A hand that wins."""
    record = read(draw(dealt()))
    result = judged(record)
    assume(isinstance(result, Score))
    assert isinstance(result, Score)
    return result


def judged(record: Record) -> Score | NoWin:
    assert record.hand is not None
    return score(record.hand, record.situation, record.ruleset)
