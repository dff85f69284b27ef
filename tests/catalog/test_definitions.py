"""Definitions: the same words of the game in every language, each in a sentence."""

import pytest

from tests.catalog.conftest import Content


@pytest.fixture
def defined(content: Content) -> Content:
    content.add_chapter()
    return content


def test_a_term_has_its_definition_in_every_language(defined: Content) -> None:
    texts = defined.load().terms["tile"].texts

    assert {code: text.definition for code, text in texts.items()} == {
        "fr": "Des mots.",
        "es": "Palabras.",
        "pl": "Słowa.",
        "ru": "Слова.",
        "en": "Words.",
    }


def test_terms_may_go_without(content: Content) -> None:
    assert content.load().terms["tile"].texts["en"].definition == ""


def test_a_word_with_a_definition_at_hand_has_one(defined: Content) -> None:
    for code in ("fr", "es", "pl", "ru", "en"):
        defined.write(f"definitions/{code}.toml", "")

    assert "chapters/counting/fr.md: line 3: the term 'tile' has no definition; expected one in definitions/" in (
        defined.faults()
    )


def test_every_language_defines_the_same_words(defined: Content) -> None:
    defined.write("definitions/pl.toml", "")

    assert defined.faults() == ["definitions/pl.toml: tile: missing; another language defines it"]


def test_every_language_has_a_file_and_no_other(defined: Content) -> None:
    defined.remove("definitions/ru.toml")
    defined.write("definitions/de.toml", 'tile = "Ein Stein."')

    missing, foreign = defined.faults()

    assert missing == "definitions/ru.toml: missing; every language has its definitions"
    assert foreign.startswith("definitions/de.toml: expected only definitions/fr.toml, definitions/es.toml, ")


@pytest.mark.parametrize(
    ("sentence", "fault"),
    [
        ('"Words"', "tile: ends in 'Words'; expected a whole sentence with its full stop"),
        ('"Words..."', "tile: 'Words...'; expected … as one sign"),
        ('"For 3 han."', "tile: '3 han'; expected {han:…}, {fu:…} or {points:…}"),
        ('"A {term:kan}."', "tile: no term 'kan'; expected an id of terms.toml"),
        ('"{table:fu}."', "tile: {table:fu} among words; expected it alone in its paragraph"),
        ("3", "tile: Input should be a valid string; found 3"),
        ('"Words."\nkan = "Words."', "kan: no term of that id; expected one of terms.toml"),
    ],
)
def test_what_is_wrong_with_a_definition_is_told(defined: Content, sentence: str, fault: str) -> None:
    defined.write("definitions/en.toml", f"tile = {sentence}\n")

    assert f"definitions/en.toml: {fault}" in defined.faults()
