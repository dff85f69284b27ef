"""The four groupings of the pages, on the real pages' rows without their words."""

from collections.abc import Sequence

import pytest

from webapp.catalog import (
    Catalog,
    Cause,
    Commonness,
    Group,
    Structure,
    YakuEntry,
    by_commonness,
    by_han,
    by_structure,
    in_tournament_order,
)
from webapp.riichi.ruleset import Ruleset


def page(
    id: str,
    structure: Structure = Structure.SEQUENCES,
    cause: Cause | None = None,
    commonness: Commonness = Commonness.RARE,
    share: float | None = None,
) -> YakuEntry:
    rows = ("yakuhai_white", "yakuhai_green") if id == "yakuhai" else (id,)
    source = None if share is None else "tenhou"
    return YakuEntry(id, rows, "平", "ピ", id, structure, cause, commonness, share, source, {}, (), (), (), ())


PAGES = (
    page("riichi", Structure.SITUATIONAL, Cause.RIICHI, Commonness.FREQUENT, 41),
    page("pinfu", Structure.SEQUENCES, None, Commonness.FREQUENT, 20),
    page("yakuhai", Structure.VALUE_TILES, None, Commonness.FREQUENT, 50),
    page("haitei", Structure.SITUATIONAL, Cause.OWN_DRAW, Commonness.UNCOMMON),
    page("toitoi", Structure.TRIPLETS_AND_KANS, None, Commonness.UNCOMMON, 1.4),
    page("honitsu", Structure.ONE_SUIT, None, Commonness.FREQUENT, 4.7),
    page("chinitsu", Structure.ONE_SUIT, None, Commonness.UNCOMMON, 0.55),
    page("renhou", Structure.SITUATIONAL, Cause.FIRST_TURN, Commonness.VERY_RARE),
    page("kokushi", Structure.SPECIAL, None, Commonness.VERY_RARE, 0.018),
    page("nagashi_mangan", Structure.SITUATIONAL, Cause.DRAW, Commonness.VERY_RARE),
)


@pytest.fixture
def rulesets(real_catalog: Catalog) -> dict[str, Ruleset]:
    return real_catalog.rules


def ids(groups: Sequence[Group]) -> dict[str, list[str]]:
    return {group.id: [entry.id for entry in group.entries] for group in groups}


def test_by_han_goes_by_the_closed_value_and_leaves_out_empty_groups(rulesets: dict[str, Ruleset]) -> None:
    assert ids(by_han(PAGES, rulesets["ema-2025"])) == {
        "han_1": ["riichi", "pinfu", "yakuhai", "haitei"],
        "han_2": ["toitoi"],
        "han_3": ["honitsu"],
        "mangan": ["renhou"],
        "han_6": ["chinitsu"],
        "yakuman": ["kokushi"],
        "not_used": ["nagashi_mangan"],
    }


def test_the_same_yaku_is_in_another_group_under_another_ruleset(rulesets: dict[str, Ruleset]) -> None:
    assert ids(by_han(PAGES, rulesets["ema-2008"]))["mangan"] == ["nagashi_mangan"]
    assert ids(by_han(PAGES, rulesets["ema-2008"]))["yakuman"] == ["renhou", "kokushi"]
    assert ids(by_han(PAGES, rulesets["tenhou"]))["not_used"] == ["renhou"]


def test_by_commonness_puts_the_known_shares_in_order() -> None:
    assert ids(by_commonness(PAGES)) == {
        "frequent": ["yakuhai", "riichi", "pinfu", "honitsu"],
        "uncommon": ["toitoi", "chinitsu", "haitei"],
        "very_rare": ["kokushi", "renhou", "nagashi_mangan"],
    }


def test_by_structure_puts_the_situational_ones_under_their_causes() -> None:
    groups = by_structure(PAGES)

    assert ids(groups) == {
        "value_tiles": ["yakuhai"],
        "sequences": ["pinfu"],
        "triplets_and_kans": ["toitoi"],
        "one_suit": ["honitsu", "chinitsu"],
        "special": ["kokushi"],
        "riichi": ["riichi"],
        "own_draw": ["haitei"],
        "first_turn": ["renhou"],
        "draw": ["nagashi_mangan"],
    }
    assert [group.id for group in groups if group.under == "situational"] == [
        "riichi",
        "own_draw",
        "first_turn",
        "draw",
    ]


def test_the_tournament_order_is_that_of_the_catalog() -> None:
    assert ids(in_tournament_order(PAGES)) == {"tournament": [entry.id for entry in PAGES]}
