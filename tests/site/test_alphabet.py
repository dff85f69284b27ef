"""The order of words in the dictionaries of the languages."""

from itertools import pairwise

import pytest

from webapp.site.i18n import speaking
from webapp.site.words.alphabet import initial, sort_key


@pytest.mark.parametrize(
    ("code", "words"),
    [
        ("fr", ["dora", "écart", "écran", "fu", "zéro"]),
        ("es", ["mano", "nulo", "ñandú", "oka"]),
        ("pl", ["las", "lód", "łata", "oka", "ósmy", "zebra", "źdźbło", "żaba"]),
        ("ru", ["ёж", "езда", "игра", "ищу", "йод"]),
        ("en", ["ankan", "café", "cage", "Dora"]),
    ],
)
def test_words_stand_as_in_a_dictionary(code: str, words: list[str]) -> None:
    with speaking(code):
        assert all(sort_key(word) < sort_key(after) for word, after in pairwise(words))


@pytest.mark.parametrize(
    ("code", "word", "letter"),
    [
        ("fr", "écart", "E"),
        ("pl", "łata", "Ł"),
        ("es", "ñandú", "Ñ"),
        ("es", "último", "U"),
        ("ru", "ёж", "Е"),
        ("ru", "йод", "Й"),
    ],
)
def test_a_word_stands_under_its_letter(code: str, word: str, letter: str) -> None:
    with speaking(code):
        assert initial(word) == letter
