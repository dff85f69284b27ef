"""The content that is served: whole, proved, cited; and the cells of the rulesets that were hard to settle."""

from __future__ import annotations

from collections.abc import Mapping

import pytest

from webapp.catalog import Catalog, RulesetEntry
from webapp.languages import CODES
from webapp.riichi.record import DEFAULT_RULESET
from webapp.riichi.yaku import YAKU_IDS

EMA = ("ema-2025", "ema-2016", "ema-2012", "ema-2008")
WRC = ("wrc-2025", "wrc-2015")
OTHERS = ("rrc-1.5", "jpml-a", "mleague", "tenhou", "mahjong-soul")
ALL = (*EMA, *WRC, *OTHERS)
OLD_EMA = ("ema-2012", "ema-2008")


@pytest.fixture(scope="module")
def rulesets(real_catalog: Catalog) -> Mapping[str, RulesetEntry]:
    return real_catalog.rulesets


def test_every_yaku_of_the_engine_has_a_page_in_every_language_with_an_example(real_catalog: Catalog) -> None:
    assert set(real_catalog.page_of_row) == set(YAKU_IDS)
    assert len(real_catalog.yaku) == len(YAKU_IDS) - 4
    assert all(set(page.texts) == set(CODES) for page in real_catalog.yaku.values())
    assert all(page.examples for page in real_catalog.yaku.values())


@pytest.mark.parametrize("part", ["examples", "near_misses"])
def test_every_yaku_has_two_hands_of_each_sort(real_catalog: Catalog, part: str) -> None:
    assert [page.id for page in real_catalog.yaku.values() if len(getattr(page, part)) < 2] == []


def test_every_yaku_tells_a_mistake_in_every_language(real_catalog: Catalog) -> None:
    assert all(page.mistakes for page in real_catalog.yaku.values())
    assert all(set(told) == set(CODES) for page in real_catalog.yaku.values() for told in page.mistakes)


def test_every_language_has_all_chapters_and_a_definition_of_every_term_of_the_game(real_catalog: Catalog) -> None:
    assert len(real_catalog.chapters) == 14
    assert all(set(chapter.texts) == set(CODES) for chapter in real_catalog.chapters.values())
    undefined = {
        term.id for term in real_catalog.terms.values() if not all(text.definition for text in term.texts.values())
    }
    assert undefined == {"question", "answer", "quiz", "level", "score", "category", "commonness", "source"}


def test_every_term_leads_in_every_language(real_catalog: Catalog) -> None:
    assert real_catalog.terms
    assert all(set(term.texts) == set(CODES) for term in real_catalog.terms.values())


def test_there_are_eleven_rulesets(rulesets: Mapping[str, RulesetEntry]) -> None:
    assert tuple(rulesets) == ALL


def test_the_newest_ema_rules_are_the_default_and_wholly_cited(real_catalog: Catalog) -> None:
    newest = real_catalog.default_ruleset

    assert newest.id == DEFAULT_RULESET == "ema-2025"
    assert all(citation.is_verified for citation in newest.citations.values())
    assert all(fact.citation.is_verified for fact in newest.facts.values())


@pytest.mark.parametrize(
    ("option", "value", "ids"),
    [
        ("open_tanyao", False, OLD_EMA),
        ("red_fives", 3, (*OLD_EMA, "rrc-1.5", "mleague", "tenhou", "mahjong-soul")),
        ("ippatsu", False, ("jpml-a",)),
        ("ura_dora", False, ("jpml-a",)),
        ("kan_dora", False, ("jpml-a",)),
        ("kan_ura_dora", False, ("jpml-a",)),
        ("double_wind_pair_fu", 2, ("ema-2025", "wrc-2025", "jpml-a", "mleague")),
        ("rinshan_tsumo_fu", True, ALL),
        ("kiriage_mangan", True, ("ema-2025", *WRC, "mleague")),
        ("counted_yakuman", True, (*OLD_EMA, "wrc-2025", "rrc-1.5", "jpml-a", "tenhou", "mahjong-soul")),
        ("yakuman_add_up", True, ("wrc-2025", *OTHERS)),
        (
            "double_yakuman",
            frozenset({"kokushi_13", "chuuren_9", "suuankou_tanki", "daisuushii"}),
            ("ema-2008", "mahjong-soul"),
        ),
        ("double_yakuman", frozenset({"daisuushii"}), ("ema-2012",)),
        ("renhou", "yakuman", OLD_EMA),
        ("renhou", "none", ("jpml-a", "mleague", "tenhou", "mahjong-soul")),
        ("nagashi_mangan", "closed", ("ema-2008",)),
        ("nagashi_mangan", "closed_win", ("ema-2012",)),
        ("nagashi_mangan", "open", ("tenhou", "mahjong-soul")),
        ("green_dragon_for_ryuuiisou", False, ALL),
        ("pao", frozenset({"daisangen", "daisuushii", "suukantsu"}), ("wrc-2025", "jpml-a", "mleague")),
        ("pao_scope", "hand", ("rrc-1.5", "tenhou")),
        ("pao_honba_by", "liable", ("mleague", "tenhou", "mahjong-soul")),
        ("yakuman_cap", 4, ("jpml-a",)),
        ("yakuman_cap", 6, ("tenhou",)),
        ("sticks_to", "own_back_then_first", EMA),
        ("temporary_furiten_ends", "own_draw_or_any_call", OLD_EMA),
        ("temporary_furiten_ends", "own_draw_or_own_call", ("ema-2025", "ema-2016", "wrc-2015")),
        ("winners", "one", (*WRC, "jpml-a", "mleague")),
        ("winners", "two", ("tenhou",)),
        ("honba_points", 300, ALL),
        ("honba_to", "all", (*EMA, "rrc-1.5")),
        ("riichi_tiles_left", 0, ("wrc-2025",)),
        ("riichi_tiles_left", 1, ("ema-2025", "jpml-a", "mleague")),
        ("riichi_below_1000", False, ("tenhou", "mahjong-soul")),
        ("kan_after_riichi", "strict_with_yaku", ("jpml-a",)),
        ("kan_after_riichi", "same_wait", ("tenhou", "mahjong-soul")),
        ("kokushi_robs_closed_kan", False, ("wrc-2025", "jpml-a", "mleague", "tenhou")),
        ("swap_calling", True, OLD_EMA),
        (
            "abortive_draws",
            frozenset({"nine_terminals", "four_winds", "four_riichi", "four_kans"}),
            (*OLD_EMA, "mahjong-soul"),
        ),
        (
            "abortive_draws",
            frozenset({"nine_terminals", "four_winds", "four_riichi", "four_kans", "three_winners"}),
            ("tenhou",),
        ),
        ("two_han_minimum_from", 5, OLD_EMA),
    ],
)
def test_an_option_has_this_value_in_these_rulesets_alone(
    rulesets: Mapping[str, RulesetEntry], option: str, value: object, ids: tuple[str, ...]
) -> None:
    assert {id for id, entry in rulesets.items() if entry.ruleset.options()[option] == value} == set(ids)


@pytest.mark.parametrize(
    ("id", "options"),
    [
        ("wrc-2025", {"kan_after_riichi"}),
        (
            "jpml-a",
            {"pao_scope", "temporary_furiten_ends", "honba_points", "riichi_below_1000", "kokushi_robs_closed_kan"},
        ),
        ("mleague", {"rinshan_tsumo_fu", "green_dragon_for_ryuuiisou", "pao_scope", "temporary_furiten_ends"}),
        ("tenhou", set()),
        ("rrc-1.5", set()),
        ("ema-2016", set()),
    ],
)
def test_what_no_source_settles_is_marked(rulesets: Mapping[str, RulesetEntry], id: str, options: set[str]) -> None:
    unverified = {option for option, citation in rulesets[id].citations.items() if not citation.is_verified}

    assert unverified == options
