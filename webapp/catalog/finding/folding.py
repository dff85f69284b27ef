"""What is left of a name when spelling, accents and script no longer matter: its words, its letters, its sound.

The sound is that of a Japanese word: `ikkitsūkan`, `ikkituukan`, `икки-цукан` and いっきつうかん all sound the same.
Any other word is folded by the same rules, and only compared with what was folded too.
"""

from __future__ import annotations

import re
import unicodedata
from typing import NamedTuple

LONGEST = 100
"""As many characters of a query are read: no name has as many."""

_APOSTROPHES = re.compile("[\u0027\u0060\u00b4\u02b9\u02bc\u2018\u2019\u201b\u2032\uff07]")
_GAPS = re.compile(r"[\W_]+")
_OTHER_LETTERS = str.maketrans(
    {"ł": "l", "ø": "o", "đ": "d", "œ": "oe", "æ": "ae", "ı": "i"}
    | dict(zip("幺麼斷対發萬氣國燈寶聽槓斎", "么么断對発万気国灯宝聴杠斉", strict=True))
)
_TO_HIRAGANA = {code: code - 0x60 for code in range(0x30A1, 0x30F7)}
_CYRILLIC = str.maketrans(
    dict(zip("абвгдезийклмнопрстуфхыэі", "abvgdeziiklmnoprstufhyei", strict=True))
    | {"ё": "yo", "ж": "j", "ц": "ts", "ч": "ch", "ш": "sh", "щ": "sh", "ю": "yu", "я": "ya", "ь": None, "ъ": None}
)
_KANA_NAME = re.compile("HIRAGANA LETTER (SMALL )?([A-Z]+)$")
_VOICED = {"di": "zi", "du": "zu"}

_SOUNDS = tuple(
    (re.compile(spelling), sound)
    for spelling, sound in (
        ("(tch|ch|cz)y?", "ty"),
        ("(sh|sz)y?", "sy"),
        ("(dj|d?zh|j)y?", "zy"),
        ("dz", "z"),
        ("ts", "t"),
        ("x", "ks"),
        ("[cq]", "k"),
        ("f(?=u)", "h"),
        ("w", "v"),
        ("yi|y(?![aeou])", "i"),
        ("m(?=[bmp])", "n"),
        ("oh(?![aeiouy])|o[ou]+", "o"),
        ("e[ei]+", "e"),
        (r"([a-z])\1+", r"\1"),
    )
)


class Query(NamedTuple):
    """What somebody looks for, on one line; `is_cut` where it was longer than what is read."""

    text: str
    is_cut: bool


class Folded(NamedTuple):
    """A name without its spelling: its words, all their letters in one piece, and their sound."""

    words: tuple[str, ...]
    letters: str
    sound: str


def read_query(text: str) -> Query:
    """What was typed, without signs that nobody can see, and without what is too much."""
    seen = "".join(sign if unicodedata.category(sign)[0] != "C" else " " for sign in text[: 4 * LONGEST])
    line = " ".join(seen.split())
    return Query(line[:LONGEST].rstrip(), len(line) > LONGEST or len(text) > 4 * LONGEST)


def fold(text: str) -> Folded:
    """The words, letters and sound of a name or a query; all empty where it has no letters and digits."""
    plain = unicodedata.normalize("NFKC", _without_format(text)).casefold()
    plain = unicodedata.normalize("NFC", _APOSTROPHES.sub("", plain)).translate(_TO_HIRAGANA)
    plain = re.sub("(.)々", r"\1\1", plain)
    words = tuple(_bare(plain).split())
    return Folded(words, "".join(words), _sound(plain))


def is_east_asian(letters: str) -> bool:
    """Whether the letters are kanji or kana, of which few say much."""
    return any(sign >= "\u3040" for sign in letters)


def _without_format(text: str) -> str:
    """The text without signs that only steer how it is set, such as marks of direction; other controls are gaps."""
    return "".join(sign for sign in text if unicodedata.category(sign) != "Cf")


def _bare(plain: str) -> str:
    """The words without accents, of which no kana has any: the two dots of が are a part of it."""
    stripped = "".join(sign if is_east_asian(sign) else _without_marks(sign) for sign in plain)
    return _GAPS.sub(" ", stripped.translate(_OTHER_LETTERS))


def _without_marks(sign: str) -> str:
    return "".join(part for part in unicodedata.normalize("NFD", sign) if not unicodedata.combining(part))


def _sound(plain: str) -> str:
    latin = plain.translate(_CYRILLIC) if _has_cyrillic(plain) else plain
    sound = _romanised(_bare(latin).replace(" ", ""))
    for spelling, heard in _SOUNDS:
        sound = spelling.sub(heard, sound)
    return sound


def _has_cyrillic(text: str) -> bool:
    return any("\u0400" <= sign <= "\u04ff" for sign in text)


def _romanised(text: str) -> str:
    """Hiragana as Latin letters, from the names that Unicode gives them; other letters stay as they are."""
    latin = ""
    for sign in text:
        kana = _KANA_NAME.match(unicodedata.name(sign, ""))
        if kana is None:
            latin += "" if sign == "ー" else sign
            continue
        small, name = kana[1], kana[2].lower()
        if small:
            # A small vowel takes the place of the one before it; a small tsu only doubles what follows.
            latin = latin if name == "tu" else latin.rstrip("aiueo") + name
        else:
            latin += _VOICED.get(name, name)
    return latin
