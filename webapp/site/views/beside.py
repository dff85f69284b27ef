"""The same text in two languages or more, side by side, for teachers and for tables that speak several.

`?beside=pl` asks for one more language, several of them for several, and `?beside=all` for all.
"""

from __future__ import annotations

from dataclasses import dataclass

from flask import request
from markupsafe import Markup

from webapp.catalog import Chapter, Prose, YakuEntry, parts_of
from webapp.languages import LANGUAGES
from webapp.site.choices import choices, rules_parameter
from webapp.site.i18n import language, speaking
from webapp.site.prose import Around, inline, shown

ALL = "all"
_NOTHING = Markup()


@dataclass(frozen=True, slots=True)
class LanguageTick:
    """A language that can stand beside the page's own."""

    code: str
    name: str
    is_ticked: bool


@dataclass(frozen=True, slots=True)
class BesideForm:
    """The form that asks for languages. `rules` are sent along, where the address names any."""

    ticks: tuple[LanguageTick, ...]
    rules: str


@dataclass(frozen=True, slots=True)
class Spoken:
    """A text in one language."""

    code: str
    text: Markup


@dataclass(frozen=True, slots=True)
class Row:
    """What says the same in every language, or what stands there once for all of them."""

    spoken: tuple[Spoken, ...]
    once: Markup = _NOTHING


@dataclass(frozen=True, slots=True)
class YakuBeside:
    """What a yaku is called and asks for, in one language."""

    code: str
    name: str
    gloss: str
    definition: Markup
    conditions: tuple[Markup, ...]
    mistakes: tuple[Markup, ...]


def asked() -> tuple[str, ...]:
    """The other languages that the address asks for, in the order of all languages."""
    wanted = request.args.getlist("beside")
    return tuple(own.code for own in LANGUAGES if own.code != language() and (own.code in wanted or ALL in wanted))


def beside_form() -> BesideForm:
    """The form with the languages that stand beside now."""
    ticked = asked()
    ticks = (LanguageTick(own.code, own.name, own.code in ticked) for own in LANGUAGES if own.code != language())
    return BesideForm(tuple(ticks), rules_parameter(choices().rules) or "")


def yaku_beside(entry: YakuEntry) -> tuple[YakuBeside, ...]:
    """The texts of a yaku, the page's own language first; none where no other is asked for."""
    others = asked()
    return tuple(_yaku(entry, code) for code in (language(), *others)) if others else ()


def section_rows(chapter: Chapter, place: int, around: Around) -> tuple[Row, ...]:
    """A section of a chapter, paragraph beside paragraph; none where no other language is asked for."""
    others = asked()
    if not others:
        return ()
    codes = (language(), *others)
    bodies = [parts_of(chapter.texts[code].sections[place].body) for code in codes]
    return tuple(_row(codes, parts, around) for parts in zip(*bodies, strict=True))


def _row(codes: tuple[str, ...], parts: tuple[Prose, ...], around: Around) -> Row:
    """Blocks are drawn once, in the language of the page."""
    if parts[0].is_drawn:
        return Row((), shown(parts[0], around))
    return Row(tuple(Spoken(code, _shown_in(code, part, around)) for code, part in zip(codes, parts, strict=True)))


def _yaku(entry: YakuEntry, code: str) -> YakuBeside:
    text, around = entry.texts[code], Around()
    lines = (text.definition, *text.conditions.values(), *(mistake[code] for mistake in entry.mistakes))
    with speaking(code):
        definition, *rest = [inline(line, around) for line in lines]
    number = len(text.conditions)
    return YakuBeside(code, text.name, text.gloss, definition, tuple(rest[:number]), tuple(rest[number:]))


def _shown_in(code: str, part: Prose, around: Around) -> Markup:
    with speaking(code):
        return shown(part, around)
