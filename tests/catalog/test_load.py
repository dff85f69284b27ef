"""The catalog as a whole: what a folder without faults gives, and that every fault is told at once."""

import pytest

from tests.catalog.conftest import Content
from webapp.catalog import Cause, Commonness, ContentError, Structure
from webapp.catalog.files import content_root, find_root
from webapp.riichi.hand import Hand


def test_a_folder_without_faults_becomes_a_catalog_in_its_orders(content: Content) -> None:
    catalog = content.load()

    assert list(catalog.yaku) == ["pinfu", "rest", "nagashi_mangan"]
    assert list(catalog.rulesets) == ["ema-2025", "tenhou"]
    assert list(catalog.terms) == ["tile"]
    assert catalog.default_ruleset.id == "ema-2025"


def test_every_row_of_the_engine_leads_to_its_page(content: Content) -> None:
    catalog = content.load()

    assert catalog.page_of_row["pinfu"].id == "pinfu"
    assert catalog.page_of_row["tanyao"].id == "rest"
    assert catalog.page_of_row["nagashi_mangan"].id == "nagashi_mangan"


def test_a_page_holds_what_its_file_says(content: Content) -> None:
    page = content.load().yaku["pinfu"]

    assert (page.kanji, page.kana, page.romaji) == ("平和", "ピンフ", "pinfu")
    assert (page.structure, page.cause, page.commonness) == (Structure.SEQUENCES, None, Commonness.FREQUENT)
    assert (page.share, page.share_source) == (20, "tenhou")
    assert page.texts["fr"].gloss == "quatre suites sans fu"
    assert [(alias.name, alias.used_by, alias.note) for alias in page.texts["fr"].also] == [
        ("Main plate", "un club", "rare")
    ]
    assert page.mistakes[0]["pl"] == "Liczenie pary własnego wiatru."
    assert (page.sources[0].title, page.sources[0].edition, page.sources[0].clause) == ("A booklet", None, "4.2")


def test_the_conditions_of_a_page_are_in_the_order_of_the_engine(content: Content) -> None:
    page = content.load().yaku["pinfu"]

    assert list(page.texts["en"].conditions) == ["closed", "four_sequences", "pair_without_value", "two_sided_wait"]


def test_examples_are_hands_of_the_engine_under_a_ruleset_that_uses_them(content: Content) -> None:
    catalog = content.load()

    pinfu, nagashi = catalog.yaku["pinfu"].examples[0], catalog.yaku["nagashi_mangan"].examples[0]
    assert isinstance(pinfu.record.hand, Hand)
    assert pinfu.record.ruleset.id == "ema-2025"
    assert pinfu.notes == {}
    assert nagashi.record.hand is None
    assert nagashi.record.ruleset.id == "tenhou"


def test_a_near_miss_says_which_condition_breaks(content: Content) -> None:
    miss = content.load().yaku["pinfu"].near_misses[0]

    assert (miss.breaks, miss.texts["en"]) == ("two_sided_wait", "a closed wait")


def test_a_situational_page_has_its_cause(content: Content) -> None:
    assert content.load().yaku["nagashi_mangan"].cause is Cause.DRAW


def test_the_hash_changes_with_any_byte_and_with_nothing_else(content: Content) -> None:
    before = content.load().hash

    again = content.load().hash
    content.edit("terms.toml", '"ficha"', '"pieza"')
    after = content.load().hash

    assert before == again
    assert before != after


def test_faults_of_all_files_are_told_at_once(content: Content) -> None:
    content.edit("yaku/pinfu.toml", 'kana = "ピンフ"', 'kana = "pinfu"')
    content.edit("terms.toml", 'pl = { lead = "kamień" }\n', "")
    content.edit("rulesets/tenhou.toml", 'status = "current"', 'status = "new"')

    faults = content.faults()

    assert [fault.split(":")[0] for fault in faults] == ["rulesets/tenhou.toml", "yaku/pinfu.toml", "terms.toml"]


def test_the_message_of_the_error_lists_every_fault(content: Content) -> None:
    content.remove("terms.toml")
    content.write("yaku/pinfu.toml", "id = ")

    with pytest.raises(ContentError) as caught:
        content.load()

    assert str(caught.value).startswith("content has 2 faults:\n  yaku/pinfu.toml: not TOML in UTF-8: ")
    assert str(caught.value).endswith("\n  terms.toml: missing; expected a TOML file")


def test_a_file_that_is_not_utf_8_is_a_fault(content: Content) -> None:
    (content.root / "terms.toml").write_bytes(b"\xff")

    assert content.faults()[0].startswith("terms.toml: not TOML in UTF-8: ")


def test_without_any_readable_ruleset_only_the_rulesets_are_told(content: Content) -> None:
    for id in ("ema-2025", "tenhou"):
        content.edit(f"rulesets/{id}.toml", f'id = "{id}"', "id = 1")

    faults = content.faults()

    assert [fault.split(":")[0] for fault in faults] == ["rulesets/ema-2025.toml", "rulesets/tenhou.toml"]


def test_the_content_of_a_checkout_is_at_its_top() -> None:
    assert (content_root() / "orders.toml").is_file()


def test_the_first_folder_that_is_there_is_the_content(content: Content) -> None:
    assert find_root((content.root / "absent", content.root)) == content.root


def test_no_folder_at_all_names_the_places_looked_at(content: Content) -> None:
    with pytest.raises(ContentError) as caught:
        find_root((content.root / "a", content.root / "b"))

    assert f"expected it at {content.root / 'a'} or {content.root / 'b'}" in str(caught.value)
