"""The language being spoken: translated messages, plurals and numbers. Nothing else in the site touches Babel.

Messages are always formatted with named placeholders, in Python as in Jinja, so a literal per cent sign is written
`%%`. English is the language of the message ids and needs no catalogue.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from contextvars import ContextVar
from functools import cache
from pathlib import Path
from typing import Any

from babel.support import NullTranslations, Translations

NARROW_SPACE = "\u202f"
SPACE = "\u00a0"

# Which sign groups the digits, and from how many digits on. Babel's own patterns differ from the voice guides.
_GROUPING = {"fr": (NARROW_SPACE, 4), "es": (SPACE, 5), "pl": (SPACE, 5), "ru": (SPACE, 5), "en": (",", 4)}
_DECIMAL_SIGN = {"en": "."}
_BEFORE_PERCENT = {"fr": NARROW_SPACE, "es": SPACE, "ru": SPACE}

_spoken: ContextVar[str] = ContextVar("language", default="en")


def language() -> str:
    """The code of the language being spoken."""
    return _spoken.get()


def speak(code: str) -> None:
    """Speak this language until told otherwise: once at the start of every request."""
    _spoken.set(code)


@contextmanager
def speaking(code: str) -> Iterator[None]:
    """Speak this language for a while."""
    token = _spoken.set(code)
    try:
        yield
    finally:
        _spoken.reset(token)


def gettext(message: str, **values: object) -> str:
    """The message in the language being spoken, its placeholders filled."""
    return _fill(catalogue().gettext(message), values)


def ngettext(one: str, many: str, num: int, **values: object) -> str:
    """The form of the message for this count; `%(num)s` is the count, grouped as the language groups digits."""
    return _fill(catalogue().ngettext(one, many, num), {"num": number(num), **values})


def pgettext(context: str, message: str, **values: object) -> str:
    """As gettext, for a word that means different things in different places."""
    return _fill(str(catalogue().pgettext(context, message)), values)


def npgettext(context: str, one: str, many: str, num: int, **values: object) -> str:
    """As ngettext, with a context."""
    return _fill(catalogue().npgettext(context, one, many, num), {"num": number(num), **values})


def mark(message: str) -> str:
    """The message itself: it marks a text in a table for translation, and gettext says it later."""
    return message


def mark_in(context: str, message: str) -> tuple[str, str]:
    """As mark, for pgettext: `pgettext(*TABLE[id])`."""
    return context, message


def catalogue() -> NullTranslations:
    """The messages of the language being spoken."""
    return _load(_spoken.get())


def number(value: int) -> str:
    """A whole number: 5 200 in French, 5200 and 12 000 in Spanish, Polish and Russian, 5,200 in English."""
    sign, least_digits = _GROUPING[language()]
    if len(str(abs(value))) < least_digits:
        return str(value)
    return f"{value:,}".replace(",", sign)


def percent(value: float) -> str:
    """A share of a hundred with its sign: 20 % or 20%, 0,5 % or 0.5%, no digit more than it was given."""
    digits = f"{value:g}".replace(".", _DECIMAL_SIGN.get(language(), ","))
    return f"{digits}{_BEFORE_PERCENT.get(language(), '')}%"


def translations_root() -> Path:
    """The folder of the catalogues: at the top of a checkout, inside this room in an installed package."""
    checkout = Path(__file__).parents[2] / "translations"
    return checkout if checkout.is_dir() else Path(__file__).parent / "translations"


def install(environment: Any) -> None:
    """Teach a Jinja environment to translate. Jinja fills the placeholders itself."""
    environment.add_extension("jinja2.ext.i18n")
    environment.install_gettext_callables(
        gettext=lambda message: catalogue().gettext(message),
        ngettext=lambda one, many, num: catalogue().ngettext(one, many, num),
        pgettext=lambda context, message: catalogue().pgettext(context, message),
        npgettext=lambda context, one, many, num: catalogue().npgettext(context, one, many, num),
        newstyle=True,
    )
    environment.filters["number"] = number


def _fill(text: str, values: Mapping[str, object]) -> str:
    return text % values


@cache
def _load(code: str) -> NullTranslations:
    return Translations.load(translations_root(), [code], "messages")
