"""The syntax of prose: Markdown with placeholders, each read as its piece or told to be wrong."""

import re
from typing import get_args

import pytest

from tests.skips import CHECKOUT
from webapp.catalog.pieces import (
    Block,
    ChapterLink,
    FactOf,
    FuOf,
    HanAndFu,
    HandBlock,
    HandState,
    HanOf,
    InLine,
    OptionOf,
    OptionsBlock,
    Part,
    Piece,
    PointsOf,
    RulesetLink,
    ScoreOf,
    Sum,
    SumOf,
    TableBlock,
    TableKind,
    TermWord,
    TilesInLine,
    WaitsBlock,
    Way,
    YakuLink,
)
from webapp.catalog.placeholders import read_placeholder
from webapp.catalog.prose import STAND_IN, Prose, Wrong, parse_line, parse_prose
from webapp.catalog.wording import check_wording
from webapp.riichi.fu_list import FuCase
from webapp.riichi.points import Limit
from webapp.riichi.tiles import parse_tiles


def _good(text: str) -> Prose:
    wrong: list[Wrong] = []
    prose = parse_prose(text, wrong)
    assert wrong == []
    return prose


def _wrong(text: str) -> list[Wrong]:
    wrong: list[Wrong] = []
    parse_prose(text, wrong)
    return wrong


@pytest.mark.parametrize(
    ("source", "piece"),
    [
        ("tiles:102m5z", TilesInLine(parse_tiles("102m5z"))),
        ("yaku:pinfu", YakuLink("pinfu")),
        ("yaku:pinfu|a pinfu", YakuLink("pinfu", "a pinfu")),
        ("chapter:fu", ChapterLink("fu")),
        ("chapter:fu#pair", ChapterLink("fu", "pair")),
        ("chapter:fu#pair|the pair", ChapterLink("fu", "pair", "the pair")),
        ("term:tenpai", TermWord("tenpai")),
        ("term:tenpai|w tenpaiu", TermWord("tenpai", "w tenpaiu")),
        ("term:tenpai|w\ntenpaiu", TermWord("tenpai", "w tenpaiu")),
        ("ruleset:ema-2025", RulesetLink("ema-2025")),
        ("han:pinfu", HanOf("pinfu", HandState.CLOSED)),
        ("han:chanta:open", HanOf("chanta", HandState.OPEN)),
        ("fu:double_wind_pair", FuOf(FuCase.DOUBLE_WIND_PAIR)),
        ("points:ron:3:30", PointsOf(Way.RON, HanAndFu(3, 30))),
        ("points:dealer_tsumo:2:20", PointsOf(Way.DEALER_TSUMO, HanAndFu(2, 20))),
        ("points:base:mangan", PointsOf(Way.BASE, Limit.MANGAN)),
        ("points:honba_each", SumOf(Sum.HONBA_EACH)),
        ("option:kiriage_mangan", OptionOf("kiriage_mangan")),
        ("fact:starting_points", FactOf("starting_points")),
        ("score:closed_ron", ScoreOf("closed_ron")),
    ],
)
def test_a_placeholder_among_words_is_read(source: str, piece: Piece) -> None:
    prose = _good(f"Some words {{{source}}}, and more.")

    assert [placed.piece for placed in prose.pieces] == [piece]


@pytest.mark.parametrize(
    ("source", "piece"),
    [
        ("hand:closed_ron", HandBlock(Part.HAND, "closed_ron")),
        ("fu_bill:closed_ron", HandBlock(Part.FU_BILL, "closed_ron")),
        ("steps:closed_ron", HandBlock(Part.STEPS, "closed_ron")),
        ("waits:nobetan", WaitsBlock("nobetan")),
        ("options:renhou pao", OptionsBlock(("renhou", "pao"))),
        ("table:fu", TableBlock(TableKind.FU)),
    ],
)
def test_a_block_stands_alone_in_its_paragraph(source: str, piece: Piece) -> None:
    prose = _good(f"Words.\n\n{{{source}}}\n\nMore words.")

    assert [(token.type, token.tag) for token in prose.tokens][3:5] == [("block", ""), ("paragraph_open", "p")]
    assert prose.pieces[0] == (3, piece, source)
    assert [found.message for found in _wrong(f"Words {{{source}}}.")] == [
        f"{{{source}}} among words; expected it alone in its paragraph"
    ]


@pytest.mark.parametrize(
    ("source", "expected"),
    [
        ("", "expected one of {tiles:…}"),
        ("pinfu", "expected one of {tiles:…}"),
        ("yaku", "expected one of {tiles:…}"),
        ("dora:1m", "expected one of {tiles:…}"),
        ("tiles:", "expected {tiles:123m5z}"),
        ("tiles:9z", "'9z'"),
        ("tiles:123m|three", "expected {tiles:123m5z}"),
        ("yaku:Pinfu", "'Pinfu' is no id"),
        ("yaku:pinfu|", "expected {yaku:pinfu} or {yaku:pinfu|text}"),
        ("chapter:fu#", "'' is no id"),
        ("han:pinfu:ron", "'ron'; expected one of closed, open"),
        ("fu:double", "'double'; expected one of base, menzen_ron"),
        ("points:uma", "'uma'; expected one of riichi, honba, honba_each, noten"),
        ("points:ron:huge", "'huge'; expected one of mangan"),
        ("points:won:mangan", "'won'; expected one of ron, dealer_ron"),
        ("points:ron:3:x", "expected {points:ron:3:30}"),
        ("points:ron:3:30:1", "expected {points:ron:3:30}"),
        ("points:ron:2:20", "no hand has 2 han and 20 fu by ron"),
        ("points:tsumo:1:20", "no hand has 1 han and 20 fu by tsumo"),
        ("points:tsumo:2:25", "no hand has 2 han and 25 fu by tsumo"),
        ("points:ron:3:35", "no hand has 3 han and 35 fu by ron"),
        ("points:ron:14:30", "no hand has 14 han and 30 fu by ron"),
        ("options:", "expected {options:"),
        ("table:points", "'points'; expected one of tiles, score_non_dealer"),
    ],
)
def test_a_wrong_placeholder_says_what_was_expected(source: str, expected: str) -> None:
    (fault,) = _wrong(f"Words.\n\nMore words\n{{{source}}}.")

    assert fault.line == 3
    assert fault.message.startswith(f"{{{source}}}: ")
    assert expected in fault.message


def test_the_bar_of_a_placeholder_ends_no_cell_of_a_table() -> None:
    prose = _good("| A | B |\n| --- | --- |\n| {term:fu|own} | {fu:base} |")

    assert [placed.piece for placed in prose.pieces] == [TermWord("fu", "own"), FuOf(FuCase.BASE)]
    assert [token.type for token in prose.tokens].count("td_open") == 2


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("A <b>word</b>.", "raw HTML; expected Markdown only"),
        ("<div>\nA word.\n</div>", "raw HTML; expected Markdown only"),
        ("![a tile](tile.svg)", "an image; expected {tiles:…} or words"),
        ("```\ncode\n```", "a block of code; expected prose"),
        ("    words", "a line that begins with four spaces; expected prose"),
        ("Words.\n\n---\n\nWords.", "a ruled line; expected headings to part a text"),
        ("A [link to {tiles:1m}](#fu).", "{tiles:1m} in a link; expected words"),
        ("A brace { alone.", "a brace alone in 'A brace { alone.'; expected {name:…}"),
        ("A brace } alone.", "a brace alone in 'A brace } alone.'; expected {name:…}"),
        ("Code `{fu:base}`.", "a brace alone in '{fu:base}'; expected {name:…}"),
    ],
)
def test_what_is_no_prose_is_refused(text: str, message: str) -> None:
    assert [found.message for found in _wrong(text)] == [message]


def test_two_blocks_need_a_paragraph_each() -> None:
    assert len(_wrong("{hand:a}\n{hand:b}")) == 2


def test_a_line_has_no_paragraph_and_no_block() -> None:
    wrong: list[Wrong] = []

    prose = parse_line("A *closed* {yaku:pinfu}.", wrong)
    parse_line("{hand:a}", wrong)

    assert [token.type for token in prose.tokens] == ["inline"]
    assert [found.message for found in wrong] == ["{hand:a} among words; expected it alone in its paragraph"]


def test_the_words_are_those_that_a_reader_sees() -> None:
    prose = _good("A **bold** {term:fu|own text}\nand {term:han}, {fu:base}.\n\n- An item")

    assert list(prose.words) == [(1, f"A bold own text\nand {STAND_IN}, {STAND_IN}."), (4, "An item")]


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("en", "It costs 3 han."),
        ("en", "A 1,000-point stick."),
        ("en", "Exactly 30\u00a0fu"),
        ("fr", "Il reçoit 8\u202f000 points."),
        ("es", "Son 300 puntos"),
        ("pl", "To 25 000 punktów."),
        ("ru", "Это 2\u00a0хан."),
        ("ru", "Это 40 фу."),
        ("ru", "Он платит 1000 очков."),
    ],
)
def test_numbers_that_the_engine_knows_are_not_typed(language: str, words: str) -> None:
    (fault,) = check_wording(language, _good(words))

    assert fault.message.endswith("; expected {han:…}, {fu:…} or {points:…}")


@pytest.mark.parametrize("words", ["All 14 tiles", "{fu:base} and 4 players", "{points:riichi} points", "hand 3 fuel"])
def test_numbers_of_other_things_are_typed(words: str) -> None:
    assert list(check_wording("en", _good(words))) == []


def test_the_typography_of_what_is_read_is_checked_with_its_line() -> None:
    faults = list(check_wording("fr", _good("Une main.\n\n**Ron**: {fu:base}")))

    assert [fault.line for fault in faults] == [3]
    assert "expected a no-break space (U+00A0) before it" in faults[0].message


def test_the_guide_to_prose_shows_every_placeholder_and_none_that_is_wrong() -> None:
    sources = re.findall(r"\{([a-z_]+:[^{}]+)\}", (CHECKOUT / "docs/prose.md").read_text("utf-8"))

    shown = {type(read_placeholder(source)) for source in sources}

    assert shown == set(get_args(InLine)) | set(get_args(Block))
