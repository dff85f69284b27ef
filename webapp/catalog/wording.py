"""How prose may be worded: the typography of its language, and no number typed that the engine knows."""

from __future__ import annotations

import re
from collections.abc import Iterator

from webapp.catalog.prose import Prose, Wrong
from webapp.catalog.typography import faults_of

SENTENCE_ENDS = tuple(".!?…")
_UNITS = r"han|fu|points?|pts|puntos?|pkt|punkt\w*|хан\w*|фу|очк\w*|очков"
_TYPED = re.compile(rf"(?<![\w.,])[0-9](?:[\d\s.,]*\d)?[\s-]*(?:{_UNITS})\b", re.IGNORECASE)


def check_wording(language: str, prose: Prose) -> Iterator[Wrong]:
    """What is wrong with the words of prose in a language, each with its line."""
    for line, words in prose.words:
        yield from (Wrong(line, message) for message in (*faults_of(language, words), *typed_numbers(words)))


def typed_numbers(words: str) -> Iterator[str]:
    """Han, fu and points in digits, which are to be asked of the engine."""
    yield from (f"{found[0]!r}; expected {{han:…}}, {{fu:…}} or {{points:…}}" for found in _TYPED.finditer(words))
