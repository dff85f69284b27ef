"""The readings that are not paid: what they would be worth, and why that is not more."""

from __future__ import annotations

from hypothesis import given

from tests.riichi.dealt import scores
from tests.riichi.hands import chi, entry, won
from webapp.riichi.explain import Loss, Rival, rivals
from webapp.riichi.groups import Group, GroupKind
from webapp.riichi.reading import shapes
from webapp.riichi.score import Score


def test_a_hand_that_reads_one_way_has_no_rivals() -> None:
    assert rivals(won(entry())) == ()


def test_three_triplets_lose_to_three_sequences_that_pay_more() -> None:
    hand = entry(concealed="111222333m7899p", win="9p", riichi="riichi", ruleset="tenhou")

    found = [rival for rival in rivals(won(hand)) if "sanankou" in rival.has]

    assert {rival.loss for rival in found} == {Loss.LESS}
    assert all(0 < rival.value < won(hand).value for rival in found)


def test_a_reading_without_a_yaku_is_worth_nothing() -> None:
    (rival,) = rivals(won(entry(concealed="12334678m34555p", win="2m")))

    assert (rival.loss, rival.yaku, rival.value) == (Loss.NO_YAKU, (), 0)
    assert rival.lacks == ("pinfu",)


def test_seven_pairs_lose_to_two_pairs_of_identical_sequences() -> None:
    (rival,) = (
        rival for rival in rivals(won(entry(concealed="223344m667788p5z", win="5z"))) if rival.reading.shape.fu == 25
    )

    assert (rival.loss, rival.fu, rival.has) == (Loss.LESS, 25, ("chiitoitsu",))
    assert rival.lacks == ("ryanpeikou",)


def test_readings_that_pay_the_same_are_equal() -> None:
    score = won(entry(concealed="456m45666p55s", melds=[chi("456m")], win="6p"))

    found = rivals(score)

    assert {rival.loss for rival in found} == {Loss.EQUAL}


def test_a_renhou_that_stands_alone_is_one_reading_with_the_ordinary_one() -> None:
    score = won(entry(concealed="223344m667788p5z", win="5z", events=["first_turn"]))

    assert len(rivals(score)) == len(shapes(score.hand, score.situation, score.ruleset)) - 1


@given(scores())
def test_no_rival_is_worth_more_and_equal_ones_are_called_equal(score: Score) -> None:
    for rival in rivals(score):
        assert rival.value <= score.value
        assert (rival.loss is Loss.EQUAL) == (rival.value == score.value)
        assert (rival.loss is Loss.NO_YAKU) == (not rival.yaku) == (rival.value == 0)


@given(scores())
def test_what_a_rival_lacks_and_has_is_the_difference_in_yaku(score: Score) -> None:
    paid = [id for id, _ in score.yaku]

    for rival in rivals(score):
        ids = [id for id, _ in rival.yaku]
        assert sorted(set(paid) - set(rival.lacks) | set(rival.has)) == sorted(ids)


@given(scores())
def test_every_reading_is_the_paid_one_or_a_rival(score: Score) -> None:
    every = {_key(rival) for rival in rivals(score)} | {(score.reading.groups, score.reading.winning_group)}

    assert len(every) == len(shapes(score.hand, score.situation, score.ruleset))


def _key(rival: Rival) -> tuple[tuple[Group, ...], Group | None]:
    assert all(group.kind in GroupKind for group in rival.reading.groups)
    return rival.reading.groups, rival.reading.winning_group
