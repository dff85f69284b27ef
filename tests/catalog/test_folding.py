"""Spelling, accents and script fold away; words, letters and sound stay."""

import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st

from webapp.catalog.finding.folding import LONGEST, fold, read_query

SAME_LETTERS = (
    ("Tan’yao", "tan'yao", "TANYAO", "tan-yao", "tan yao", "ｔａｎｙａｏ"),
    ("łapać", "ŁAPAĆ", "lapac"),
    ("groß", "GROSS"),
    ("cœur", "coeur"),
    ("зелёный", "зеленый", "ЗЕЛЁНЫЙ", unicodedata.normalize("NFD", "зелёный")),
    ("хай", "хаи"),
    ("カンチャン", "かんちゃん", "ｶﾝﾁｬﾝ"),
    ("対々和", "対対和", "對對和"),
    ("断么九", "断幺九", "斷么九"),
    ("ika\u200bi", "\u202eikai", "ikai"),
)
SAME_SOUNDS = (
    ("ittsū", "ittsu", "ittsuu", "itsu", "ittuu", "иццу", "иццуу", "イッツー", "いっつう"),
    ("riichi", "rīchi", "riiti", "richi", "ричи", "рити", "риичи", "リーチ", "riiczi"),
    ("iipeikō", "iipeikou", "ippeikou", "iipeeko", "иипейко", "イーペーコー", "いいぺいこう"),
    ("chii", "chi", "tii", "чи", "ти", "チー", "tchi", "czi"),
    ("junchan", "jyunchan", "zyuntyan", "джунчан", "дзюнчан", "дзюнтян", "жунчан", "ジュンチャン", "djunchan"),
    ("shōsangen", "shousangen", "syousangen", "шосанген", "сёсангэн", "ショウサンゲン", "szousangen"),
    ("tempai", "tenpai", "темпай", "тенпай", "тэмпай", "テンパイ"),
    ("fūro", "fuuro", "huuro", "фуро", "フーロ"),
    ("hōtei", "houtei", "hootei", "hohtei", "хотэй", "ホウテイ"),
    ("atozuke", "атодзуке", "あとづけ", "あとずけ"),
)


@pytest.mark.parametrize("spellings", SAME_LETTERS)
def test_spellings_of_a_word_have_the_same_letters(spellings: tuple[str, ...]) -> None:
    assert len({fold(spelling).letters for spelling in spellings}) == 1


@pytest.mark.parametrize("spellings", SAME_SOUNDS)
def test_spellings_of_a_japanese_word_in_any_script_sound_the_same(spellings: tuple[str, ...]) -> None:
    sounds = {spelling: fold(spelling).sound for spelling in spellings}

    assert len(set(sounds.values())) == 1, sounds


def test_a_voiced_kana_is_another_letter() -> None:
    assert fold("か").letters != fold("が").letters


def test_words_are_apart_and_their_letters_together() -> None:
    folded = fold("  Kokushi-musō, (13) ")

    assert folded.words == ("kokushi", "muso", "13")
    assert folded.letters == "kokushimuso13"


def test_what_has_no_letters_has_no_name() -> None:
    assert fold("\u0301\u0301 \u202e !? . \0").letters == ""


@given(st.text())
def test_what_is_folded_stays_as_it_is(text: str) -> None:
    folded = fold(text)

    assert fold(folded.letters).letters == folded.letters
    assert "".join(folded.words) == folded.letters


@given(st.text())
def test_a_query_is_one_line_of_signs_that_can_be_seen(text: str) -> None:
    query = read_query(text)

    assert query.text == " ".join(query.text.split())
    assert not any(unicodedata.category(sign).startswith("C") for sign in query.text)
    assert len(query.text) <= LONGEST
    assert not query.is_cut or len(text) > LONGEST


@pytest.mark.parametrize("text", ["a" * 1_000_000, "\u0301" * 1_000_000, " " * 1_000_000 + "a", "ﷺ" * 1000])
def test_a_long_query_is_cut_and_known_to_be(text: str) -> None:
    query = read_query(text)

    assert query.is_cut
    assert len(query.text) <= LONGEST
    assert len(fold(query.text).letters) <= 20 * LONGEST


def test_a_query_of_the_longest_length_is_not_cut() -> None:
    assert read_query(f" {'a' * LONGEST} ") == ("a" * LONGEST, False)
