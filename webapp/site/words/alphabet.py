"""The order of words in an alphabet: accents count only between words that are else the same."""

from __future__ import annotations

import unicodedata

from webapp.site.i18n import language

# Letters with a place of their own, each after the letter that stands before it. Russian dictionaries take ё for е.
_OWN_LETTERS = {"pl": "aącćeęlłnńoósśzźż", "es": "nñ", "ru": "ий"}
_AFTER = "\uffff"


def sort_key(word: str) -> tuple[str, str]:
    """Words sorted by it stand as a dictionary of the language has them."""
    lower = word.casefold()
    return "".join(map(_place, lower)), lower


def initial(word: str) -> str:
    """The letter under which a dictionary has a word."""
    first = word[0].casefold()
    return (first if first in _own_letters() else _bare(first)).upper()


def _place(letter: str) -> str:
    """What a letter is compared as."""
    if letter not in _own_letters():
        return _bare(letter)
    base = "z" if letter in "źż" else _bare(letter)
    return base + _AFTER * (letter != base) + _AFTER * (letter == "ż")


def _own_letters() -> str:
    return _OWN_LETTERS.get(language(), "")


def _bare(letter: str) -> str:
    """A letter without its accent."""
    return unicodedata.normalize("NFD", letter.replace("ł", "l"))[0]
