"""What the pages must cover together, and what one page must hold to be a page."""

import pytest

from tests.catalog.conftest import Content

PINFU = "yaku/pinfu.toml"


def test_a_page_of_the_order_needs_a_file(content: Content) -> None:
    content.remove(PINFU)

    assert content.faults() == ["yaku/pinfu.toml: missing; `tournament` in orders.toml lists it"]


def test_a_file_needs_a_place_in_the_order(content: Content) -> None:
    content.edit("orders.toml", '"pinfu", ', "")

    assert content.faults() == ["yaku/pinfu.toml: not listed under `tournament` in orders.toml"]


def test_a_file_has_the_name_of_its_id(content: Content) -> None:
    content.edit(PINFU, 'id = "pinfu"', 'id = "rest"')

    assert "yaku/pinfu.toml: id: 'rest' in a file of that name; expected 'pinfu'" in content.faults()


def test_every_row_of_the_engine_needs_a_page(content: Content) -> None:
    content.edit("yaku/rest.toml", ', "chihou"]', "]")

    assert content.faults()[-1] == "yaku: rows: 'chihou' is in no page; expected it in exactly one"


def test_no_row_has_two_pages(content: Content) -> None:
    content.edit("yaku/rest.toml", ', "chihou"]', ', "chihou", "pinfu"]')

    assert content.faults()[-1] == (
        "yaku: rows: 'pinfu' is in yaku/pinfu.toml and yaku/rest.toml; expected it in exactly one"
    )


def test_a_row_that_the_engine_does_not_have_is_a_fault(content: Content) -> None:
    content.edit(PINFU, 'rows = ["pinfu"]', 'rows = ["pinfu", "open_riichi"]')

    assert content.faults() == [
        "yaku/pinfu.toml: rows: the engine has no yaku open_riichi; found ['pinfu', 'open_riichi']"
    ]


@pytest.mark.parametrize(
    ("old", "new", "fault"),
    [
        ('kanji = "平和"', 'kanji = "ピンフ"', "kanji: String should match pattern '[一-鿿]'; found 'ピンフ'"),
        ('romaji = "pinfu"\n', "", "romaji: Field required; found {"),
        ('romaji = "pinfu"', 'romaji = ""', "romaji: String should match pattern "),
        ('romaji = "pinfu"', "romaji = 3", "romaji: Input should be a valid string; found 3"),
        ('structure = "sequences"', 'structure = "runs"', "structure: Input should be 'value_tiles', 'sequences', "),
        ('cause = ""', 'cause = "luck"', "cause"),
        ('cause = ""', 'cause = "draw"', "structure sequences with cause 'draw'; expected a cause if situational"),
        ('commonness = "frequent"', 'commonness = "often"', "commonness: Input should be 'frequent', "),
        ('commonness = "frequent"', 'commonness = "rare"', "rare with a share of 20.0 %; expected frequent"),
        ("share = 20", "share = 0.5", "frequent with a share of 0.5 %; expected uncommon"),
        ("share = 20", "share = 0.05", "frequent with a share of 0.05 %; expected rare"),
        ("share = 20", "share = 0", "share: Input should be greater than 0; found 0"),
        ('share_source = "tenhou"\n', "", "share and share_source; expected both or neither"),
        ('rows = ["pinfu"]', "rows = []", "rows: List should have at least 1 item after validation, not 0; found []"),
        ('title = "A booklet"', 'heading = "A booklet"', "sources[0].title: Field required; found {"),
        ('clause = "4.2"', 'page = "4.2"', "sources[0].page: Extra inputs are not permitted; found '4.2'"),
        ('url = "https://example.org/booklet"', 'url = "example.org"', "sources[0].url: String should match pattern "),
        ('fr = "attente au milieu"\n', "", "near_misses[0]: nothing in fr; expected every one of fr, es, pl, ru, en"),
        ('gloss = "ręka bez fu"', 'gloss = ""', "pl.gloss: String should match pattern "),
        ('gloss = "ręka bez fu"\n', "", "pl.gloss: Field required; found {"),
        ('definition = "Cuatro', 'note = "Cuatro', "es.note: Extra inputs are not permitted; found 'Cuatro "),
        ('"two_sided_wait"\nfr', '"Two Sided"\nfr', "near_misses[0].breaks: String should match pattern "),
    ],
)
def test_a_wrong_field_is_named_with_what_was_found(content: Content, old: str, new: str, fault: str) -> None:
    content.edit(PINFU, old, new)

    assert any(found.startswith(f"{PINFU}: {fault}") for found in content.faults()), content.faults()


def test_only_very_rare_yaku_are_very_rare(content: Content) -> None:
    content.edit(PINFU, 'commonness = "frequent"', 'commonness = "very_rare"')
    content.edit("yaku/nagashi_mangan.toml", 'commonness = "very_rare"', 'commonness = "rare"')

    assert content.faults() == [
        "yaku/pinfu.toml: commonness: very_rare; very_rare is not expected here",
        "yaku/nagashi_mangan.toml: commonness: rare; very_rare is expected here",
    ]


def test_a_missing_language_is_a_fault(content: Content) -> None:
    content.edit(PINFU, "[pl]", "[cs]")

    missing, unknown = content.faults()
    assert missing.startswith("yaku/pinfu.toml: nothing in pl; expected every one of fr, es, pl, ru, en; found ")
    assert unknown.startswith("yaku/pinfu.toml: cs: Extra inputs are not permitted; found {'name': 'Pinfu'")


def test_a_page_that_is_no_table_in_a_language_is_a_fault(content: Content) -> None:
    content.edit(PINFU, '[[mistakes]]\nfr = "Compter une paire de son vent."', "[[mistakes]]\nfr = 1")

    assert content.faults() == ["yaku/pinfu.toml: mistakes[0].fr: Input should be a valid string; found 1"]


def test_a_list_where_a_table_is_expected_is_a_fault(content: Content) -> None:
    content.edit(PINFU, "[[sources]]", "[sources]")
    content.write("terms.toml", "tile = 3")

    page, terms = content.faults()
    assert page.startswith("yaku/pinfu.toml: sources: Input should be a valid list; found {'title': 'A booklet'")
    assert terms == "terms.toml: tile: Input should be a valid dictionary or instance of TermTable; found 3"


def test_notes_on_an_example_are_in_all_languages_or_in_none(content: Content) -> None:
    hand = 'by = "ron", round = "east", seat = "south" }\n\n[[near'
    content.edit(PINFU, hand, hand.replace("\n\n", '\nfr = "une note"\n\n'))

    assert content.faults()[0].startswith(
        "yaku/pinfu.toml: examples[0]: nothing in es, pl, ru, en; expected every one of fr, es, pl, ru, en"
    )


def test_every_condition_of_the_engine_is_in_words(content: Content) -> None:
    content.edit(PINFU, 'conditions.four_sequences = "cztery sekwensy"\n', "")

    (fault,) = content.faults()
    assert fault == (
        "yaku/pinfu.toml: pl.conditions: has closed, pair_without_value, two_sided_wait;"
        " expected closed, four_sequences, pair_without_value, two_sided_wait"
    )


def test_a_family_names_every_row_and_a_page_of_one_row_has_one_name(content: Content) -> None:
    catalog = content.load()

    assert catalog.yaku["pinfu"].texts["ru"].row_names == {"pinfu": "Пинфу"}
    assert catalog.yaku["rest"].texts["fr"].row_names["tanyao"].endswith(" tanyao")


def test_a_family_without_the_name_of_a_row_is_a_fault(content: Content) -> None:
    lines = (content.root / "yaku/rest.toml").read_text("utf-8").splitlines()
    content.write("yaku/rest.toml", "\n".join(line for line in lines if " 0 riichi" not in line))

    assert len(content.faults()) == 5
    assert content.faults()[0].startswith("yaku/rest.toml: fr.rows: has double_riichi, ")
    assert "; expected riichi, double_riichi, " in content.faults()[0]


def test_a_page_of_one_row_names_no_rows(content: Content) -> None:
    content.edit(PINFU, '[pl]\nname = "Pinfu"', '[pl]\nrows.pinfu = "Ping"\nname = "Pinfu"')

    assert content.faults() == ["yaku/pinfu.toml: pl.rows: has pinfu; expected none on the page of one row"]


def test_an_order_lists_nothing_twice(content: Content) -> None:
    content.edit("orders.toml", '"rest", ', '"rest", "rest", ')

    assert content.faults() == ["orders.toml: tournament: 'rest' is listed more than once"]


def test_without_orders_nothing_is_said_to_be_out_of_order(content: Content) -> None:
    content.remove("orders.toml")

    assert content.faults() == ["orders.toml: missing; expected a TOML file"]


def test_an_order_that_is_missing_is_a_fault(content: Content) -> None:
    content.write("orders.toml", 'rulesets = ["ema-2025", "tenhou"]')

    assert content.faults()[0].startswith("orders.toml: tournament: Field required")
