"""The engine proves every example under every ruleset that uses it, and every near miss."""

from dataclasses import replace

import pytest

from tests.catalog.conftest import Content
from webapp.catalog import NearMiss
from webapp.catalog.proofs import check_proofs
from webapp.riichi.record import read_record

PINFU = "yaku/pinfu.toml"
REST = "yaku/rest.toml"
NAGASHI = "yaku/nagashi_mangan.toml"
EXAMPLE = 'hand = { concealed = "23467m345p22678s", win = "5m"'


def miss(hand: str, breaks: str) -> str:
    lines = "".join(
        f'{code} = "{words}"\n' for code, words in zip(("fr", "es", "pl", "ru", "en"), "abcяe", strict=True)
    )
    return f'\n[[near_misses]]\nhand = {{ round = "east", seat = "south", {hand} }}\nbreaks = "{breaks}"\n{lines}\n[fr]'


def near_miss_faults(content: Content, file: str, hand: str, breaks: str) -> list[str]:
    content.edit(file, "\n[fr]", miss(hand, breaks))
    try:
        content.load()
    except ValueError:
        return content.faults()
    return []


def test_an_example_must_hold_its_yaku(content: Content) -> None:
    content.edit(PINFU, EXAMPLE, 'hand = { concealed = "23446m345p22678s", win = "5m", riichi = "riichi"')

    assert content.faults() == [
        "yaku/pinfu.toml: examples[0].hand: under ema-2025 it has riichi, tanyao; expected pinfu",
        "yaku/pinfu.toml: examples[0].hand: under tenhou it has riichi, tanyao; expected pinfu",
    ]


def test_an_example_that_wins_nothing_says_why(content: Content) -> None:
    content.edit(PINFU, EXAMPLE, 'hand = { concealed = "23446m345p22678s", win = "9m"')

    assert content.faults()[0] == (
        "yaku/pinfu.toml: examples[0].hand: under ema-2025 it has no win (not_complete); expected pinfu"
    )


def test_an_example_must_be_possible_under_every_ruleset_that_uses_it(content: Content) -> None:
    content.edit(REST, '"234567m34p22678s"', '"234067m34p22678s"')
    content.edit("orders.toml", '"ema-2025", "tenhou"', '"tenhou", "ema-2025"')

    assert content.faults()[0].startswith("yaku/rest.toml: examples[0].hand: under ema-2025 it has ")
    assert "red" in content.faults()[0]


def test_what_the_hand_format_refuses_is_named_with_its_key(content: Content) -> None:
    content.edit(PINFU, EXAMPLE, 'hand = { concealed = "23467m345p22678s", wins = "5m"')

    assert content.faults() == [
        "yaku/pinfu.toml: examples[0].hand.wins: 'wins' is not a key of the hand format",
        "yaku/pinfu.toml: examples[0].hand.win: 'win' is missing; expected one tile, such as 7p",
    ]


def test_a_hand_does_not_choose_its_ruleset(content: Content) -> None:
    content.edit(PINFU, EXAMPLE, f'{EXAMPLE}, ruleset = "tenhou", id = "x"')

    assert content.faults()[0].startswith(
        "yaku/pinfu.toml: examples[0].hand: id, ruleset in a hand; expected the hand alone"
    )


def test_an_example_in_which_no_ruleset_counts_the_yaku_is_a_fault(content: Content) -> None:
    open_hand = 'hand = { concealed = "23467m22678s", win = "5m", melds = [{ kind = "chi", tiles = "345p" }]'
    content.edit(PINFU, EXAMPLE, open_hand)

    assert content.faults() == ["yaku/pinfu.toml: examples[0].hand: no ruleset counts the yaku in such a hand"]


def test_an_example_is_not_asked_of_a_ruleset_without_its_yaku(content: Content) -> None:
    content.edit(NAGASHI, '"1m9p1z9s"', '"1m9p1z5s"')

    assert content.faults() == [
        "yaku/nagashi_mangan.toml: examples[0].hand: under tenhou it has no win (not_complete); expected nagashi_mangan"
    ]


@pytest.mark.parametrize(
    ("hand", "breaks"),
    [
        # a scored hand: the reading that is paid
        ('concealed = "23467m345p22678s", win = "5m", by = "tsumo"', "none"),
        ('concealed = "234m345p22678s57m", win = "6m", by = "tsumo"', "two_sided_wait"),
        ('concealed = "23467m345p55z678s", win = "5m", by = "tsumo"', "pair_without_value"),
        # complete without yaku: the reading that comes furthest
        ('concealed = "11123m345p22678s", win = "4m", by = "ron"', "four_sequences"),
        ('concealed = "23499m345p12357s", win = "6s", by = "ron"', "two_sided_wait"),
        # open
        ('concealed = "23467m22678s", win = "5m", by = "ron", melds = [{ kind = "chi", tiles = "345p" }]', "closed"),
        # not complete
        ('concealed = "23467m345p22678s", win = "9m", by = "ron"', "four_sequences"),
    ],
)
def test_a_near_miss_breaks_first_where_the_engine_says(content: Content, hand: str, breaks: str) -> None:
    found = near_miss_faults(content, PINFU, hand, "closed")

    told = [f"yaku/pinfu.toml: near_misses[1]: the first condition that breaks is {breaks}; expected closed"]
    assert found == ([] if breaks == "closed" else told)


def test_a_near_miss_names_a_condition_of_its_yaku(content: Content) -> None:
    hand = 'concealed = "234m345p22678s57m", win = "6m", by = "tsumo"'

    (fault,) = near_miss_faults(content, PINFU, hand, "seven_pairs")
    assert fault == (
        "yaku/pinfu.toml: near_misses[1]: breaks 'seven_pairs';"
        " expected one of closed, four_sequences, pair_without_value, two_sided_wait"
    )


def test_a_drawn_hand_is_no_near_miss_of_a_reading(content: Content) -> None:
    hand = 'concealed = "23467m345p22678s", by = "draw"'

    (fault,) = near_miss_faults(content, PINFU, hand, "closed")
    assert fault == (
        "yaku/pinfu.toml: near_misses[1]: the first condition that breaks is"
        " a drawn hand, which has no winning tile; expected closed"
    )


@pytest.mark.parametrize(
    ("hand", "breaks"),
    [
        ('concealed = "23467m345p22678s", by = "draw", discards = "1m5m"', "only_terminal_or_honour_discards"),
        ('concealed = "23467m345p22678s", by = "draw", discards = "1m9p\'"', "no_discard_called"),
        ('concealed = "23467m345p22678s", by = "ron", win = "5m", discards = "1m9p"', "exhaustive_draw"),
    ],
)
def test_a_near_miss_of_nagashi_mangan_is_judged_on_its_discards(content: Content, hand: str, breaks: str) -> None:
    assert near_miss_faults(content, NAGASHI, hand, breaks) == []


def test_a_near_miss_of_a_family_holds_none_of_its_rows(content: Content) -> None:
    bare = (
        'concealed = "123m55p11s", win = "1s", by = "ron",'
        ' melds = [{ kind = "chi", tiles = "456p" }, { kind = "chi", tiles = "789s" }]'
    )

    assert near_miss_faults(content, REST, bare, "value_triplet") == []


def test_a_hand_that_holds_a_row_is_no_near_miss_of_its_family(content: Content) -> None:
    hand = 'concealed = "23467m345p22678s", win = "5m", by = "tsumo"'

    assert near_miss_faults(content, REST, hand, "value_triplet") == [
        "yaku/rest.toml: near_misses[0]: the first condition that breaks is none; expected value_triplet"
    ]


def test_a_hand_that_misses_nothing_but_its_completeness_is_no_near_miss(content: Content) -> None:
    catalog = content.load()
    rules = catalog.default_ruleset.ruleset
    hand = {"concealed": "23467m345p22678s", "win": "2p", "by": "ron", "round": "east", "seat": "south"}
    miss = NearMiss(read_record(hand, {rules.id: rules}), "no_terminal_or_honour", {})
    tanyao = replace(catalog.yaku["pinfu"], id="tanyao", rows=("tanyao",), examples=(), near_misses=(miss,))

    (fault,) = check_proofs(tanyao, [rules])

    assert fault.message == (
        "the first condition that breaks is not complete, though every condition holds; expected no_terminal_or_honour"
    )


def test_no_hand_is_proved_while_a_ruleset_cannot_be_read(content: Content) -> None:
    content.edit("rulesets/tenhou.toml", 'status = "current"', 'status = "new"')
    content.edit(PINFU, EXAMPLE, 'hand = { concealed = "23446m345p22678s", win = "5m", riichi = "riichi"')

    assert [fault.split(":")[0] for fault in content.faults()] == ["rulesets/tenhou.toml"]
