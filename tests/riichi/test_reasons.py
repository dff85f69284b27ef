"""Every yaku that does not count in a dealt hand has a reason, and the reason is so."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from tests.riichi.dealt import scores
from webapp.riichi.explain import BreachKind, first_broken, why_not
from webapp.riichi.score import Score
from webapp.riichi.yaku import YAKU_BY_ID, YAKU_IDS, is_used


@given(scores(), st.sampled_from(YAKU_IDS))
def test_why_not_is_silent_of_the_yaku_that_count_and_of_no_other(result: Score, yaku: str) -> None:
    counted = {id for id, _ in result.yaku}

    assert (why_not(result, yaku) is None) == (yaku in counted)


@given(scores(), st.sampled_from(sorted(YAKU_BY_ID)))
def test_why_not_names_what_is_so(result: Score, yaku: str) -> None:
    breach = why_not(result, yaku)
    ids = {condition.id for condition in YAKU_BY_ID[yaku].conditions} | {"closed", "green_dragon"}

    if breach is None:
        return
    assert set(breach.kinds) <= {tile.kind for tile in result.reading.hand.tiles}
    match breach.kind:
        case BreachKind.CONDITION | BreachKind.OTHER_READING:
            assert breach.id in ids
        case BreachKind.REPLACED:
            assert breach.id in {id for id, _ in result.yaku}
            assert first_broken(YAKU_BY_ID[yaku], result.reading) is None
        case BreachKind.STANDS_ALONE:
            assert breach.id == "renhou"
        case BreachKind.WORTH_LESS:
            assert yaku == "renhou"
        case BreachKind.NOT_USED:
            assert not is_used(yaku, result.reading.ruleset)
        case BreachKind.NOT_A_WIN:
            raise AssertionError(yaku)
