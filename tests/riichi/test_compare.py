"""One hand under several rulesets: who agrees, and which options make the difference."""

from __future__ import annotations

from typing import Any

from hypothesis import given

from tests.riichi.dealt import dealt
from tests.riichi.hands import RULESETS, Entry, entry, read
from webapp.riichi.explain import Agreement, compare
from webapp.riichi.explain.compare import outcome
from webapp.riichi.record import Record
from webapp.riichi.ruleset import Ruleset
from webapp.riichi.score import Score


def agreements(hand: Entry) -> tuple[Agreement, ...]:
    record = read(hand)
    assert record.hand is not None
    return compare(record.hand, record.situation, record.ruleset, RULESETS)


def options_by_value(**fields: Any) -> dict[int, tuple[str, ...]]:
    found = agreements(entry(**fields))
    return {group.result.value: group.options for group in found if isinstance(group.result, Score)}


def test_a_plain_hand_is_worth_the_same_everywhere() -> None:
    (group,) = agreements(entry())

    assert group.rulesets[0] == "ema-2025"
    assert set(group.rulesets) == set(RULESETS)
    assert group.options == ()


def test_seven_thousand_seven_hundred_is_a_mangan_where_it_is_rounded_up() -> None:
    found = options_by_value(concealed="234678m22p34567s", win="8s", by="ron", riichi="riichi", dora="1m")

    assert found[7700] != found[8000]
    assert {"kiriage_mangan"} in (set(found[7700]), set(found[8000]))


def test_a_pair_of_both_winds_is_two_fu_or_four() -> None:
    groups = agreements(
        entry(concealed="123m456p44479s22z", win="8s", seat="south", round="south", by="tsumo", riichi="riichi")
    )

    assert [group.options for group in groups] == [(), ("double_wind_pair_fu",)]


def test_a_ruleset_without_red_fives_says_that_the_hand_cannot_occur() -> None:
    groups = agreements(entry(concealed="123m406789p1178s", win="9s", ruleset="tenhou"))

    refused = [group for group in groups if not hasattr(group.result, "reason") and not isinstance(group.result, Score)]
    assert "ema-2025" in refused[0].rulesets
    assert refused[0].options == ("red_fives",)


def test_the_own_rules_count_with_their_changes() -> None:
    hand = entry(concealed="345678m22p34567s", win="8s", riichi="riichi", events=["ippatsu"])

    own, *others = agreements({**hand, "options": {"ippatsu": False}})

    assert own.is_own
    assert own.options == ()
    assert all("ippatsu" in group.options for group in others)
    assert not any(group.is_own for group in others)


def test_the_ruleset_without_the_changes_is_one_of_the_others() -> None:
    hand = entry(concealed="345678m22p34567s", win="8s", riichi="riichi", events=["ippatsu"])

    own, *others = agreements({**hand, "options": {"ippatsu": False}})

    assert own.rulesets == ("jpml-a",)
    (unchanged,) = [group for group in others if "ema-2025" in group.rulesets]
    assert unchanged.options == ("ippatsu",)


def test_rules_with_changes_may_agree_with_no_published_ruleset() -> None:
    hand = entry(concealed="234678m22p34567s", win="8s", riichi="riichi", honba=1)

    own, others = agreements({**hand, "options": {"honba_points": 1500}})

    assert own.rulesets == ()
    assert set(others.rulesets) == set(RULESETS)
    assert others.options == ("honba_points",)


def test_rules_that_stand_among_no_others_are_compared_under_their_id() -> None:
    record = read(entry())
    assert record.hand is not None

    (group,) = compare(record.hand, record.situation, record.ruleset, {})

    assert (group.rulesets, group.is_own) == (("ema-2025",), True)


@given(dealt())
def test_the_options_are_enough_and_none_of_them_can_stay(hand: Entry) -> None:
    record = read(hand)
    assert record.hand is not None
    own = record.ruleset
    for group in agreements(hand):
        other = own if group.is_own else RULESETS[group.rulesets[0]]
        changes = {id: getattr(other, id) for id in group.options}
        assert worth(record, own.derive_from(changes)) == worth(record, other)
        for option in group.options:
            fewer = {id: value for id, value in changes.items() if id != option}
            assert worth(record, own.derive_from(fewer)) != worth(record, other)


def worth(record: Record, rules: Ruleset) -> object:
    assert record.hand is not None
    found = outcome(record.hand, record.situation, rules)
    if not isinstance(found, Score):
        return found
    return (found.yaku, found.fu, found.payments, found.dora, found.red, found.ura)
