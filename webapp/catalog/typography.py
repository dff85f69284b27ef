"""The rules of typography that a machine can judge, for every language and for each."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterator
from typing import NamedTuple

WIDE = "\u00a0"
NARROW = "\u202f"


class Rule(NamedTuple):
    """What must not occur, and what to write in its place."""

    pattern: re.Pattern[str]
    advice: str


def _rule(pattern: str, advice: str, flags: int = 0) -> Rule:
    return Rule(re.compile(pattern, flags), advice)


_PLAIN_MARKS = _rule(r"\s[;:!?]", "no space before it")
_WORDS_WITHOUT_YO = (
    "еще|ее|свое|мое|твое|чье|причем|прием|приема|приемы|объем|объема|трех|четырех|"
    "(?:ид|да|бер|вед|призна)ет(?:ся)?|пятер(?:ка|ки|ку|кой|ок)|"
    "(?:мертв|зелен|черн|желт|счетн)(?:ый|ая|ое|ые|ого|ой|ому|ую|ым|ыми|ых|ом)"
)

EVERYWHERE = (
    _rule("[\"'´]", "the language's own quotation marks, and ’ as apostrophe"),
    _rule(r"\.\.\.", "… as one sign"),
    _rule(r"(?<=\S )-(?= )", "a dash, not a hyphen"),
    _rule(r"\S(?:  +|\t)\S", "one space"),
    _rule(r"\s[,.](?=\s|$)", "no space before it"),
    _rule(r"[a-z][\u0400-\u04ff]|[\u0400-\u04ff][a-z]", "letters of one alphabet in a word", re.IGNORECASE),
)
BY_LANGUAGE = {
    "fr": (
        _rule(rf"(?<![{NARROW}!?])[;!?]", "a narrow no-break space (U+202F) before it"),
        _rule(rf"(?<!{WIDE})[:»]", "a no-break space (U+00A0) before it"),
        _rule(rf"«(?!{WIDE})", "a no-break space (U+00A0) after it"),
    ),
    "es": (_PLAIN_MARKS, _rule("[¿¡«]\\s|\\s»", "no space inside it")),
    "pl": (
        _PLAIN_MARKS,
        _rule("“", "„ to open and ” to close"),
        _rule(r"\b[aiouwz] ", "a no-break space (U+00A0) after it", re.IGNORECASE),
        _rule(r" –", "a no-break space (U+00A0) before it"),
    ),
    "ru": (
        _PLAIN_MARKS,
        _rule("[«„]\\s|\\s»", "no space inside it"),
        _rule(r"\b(?:[аивкосу]|не) ", "a no-break space (U+00A0) after it", re.IGNORECASE),
        _rule(r" —", "a no-break space (U+00A0) before it"),
        _rule(rf"\b(?:{_WORDS_WITHOUT_YO})\b", "ё where it is said", re.IGNORECASE),
    ),
    "en": (_PLAIN_MARKS, _rule("[«»„]", "“ to open and ” to close")),
}
PAIRS = {
    "fr": (("«", "»"),),
    "es": (("«", "»"), ("“", "”"), ("¿", "?"), ("¡", "!")),
    "pl": (("„", "”"), ("«", "»")),
    "ru": (("«", "»"), ("„", "“")),
    "en": (("“", "”"),),
}
_NOT_PROSE = re.compile(r"\]\([^)]*\)|https?://\S+|\{[^{}]*\}")
"""Addresses, and what is replaced before a reader sees it."""


def faults_of(language: str, text: str) -> Iterator[str]:
    """What is wrong with a text in a language, each as what was found and what to write instead."""
    if not unicodedata.is_normalized("NFC", text):
        yield "letters and accents apart; expected composed letters (NFC)"
    prose = _NOT_PROSE.sub("0", text)
    for rule in (*EVERYWHERE, *BY_LANGUAGE.get(language, ())):
        found = rule.pattern.search(prose)
        if found:
            yield f"{_around(prose, found)}; expected {rule.advice}"
    for opening, closing in PAIRS.get(language, ()):
        if prose.count(opening) != prose.count(closing):
            yield f"{prose.count(opening)} {opening} and {prose.count(closing)} {closing}; expected them in pairs"


def _around(text: str, found: re.Match[str]) -> str:
    return repr(text[max(0, found.start() - 12) : found.end() + 12])
