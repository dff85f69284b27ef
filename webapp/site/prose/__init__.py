"""Prose of the content as safe HTML, under the reader's rules and in their language."""

from __future__ import annotations

import re

from markupsafe import Markup

from webapp.catalog import Prose, parse_line, parse_prose
from webapp.catalog.placeholders import read_placeholder
from webapp.site.prose.around import Around, Place, around_chapter
from webapp.site.prose.markup import html
from webapp.site.prose.plain import words
from webapp.site.prose.spoken import spoken

__all__ = ["Around", "Place", "around_chapter", "blocks", "inline", "shown", "spelled_out", "words"]


def shown(prose: Prose, around: Around) -> Markup:
    """Prose that the catalog has parsed, in its surroundings."""
    return html(prose, around)


def inline(text: str, around: Around) -> Markup:
    """One line of Markdown, without a paragraph around it."""
    return html(parse_line(text, []), around)


def blocks(text: str, around: Around) -> Markup:
    """Paragraphs, lists and tables of Markdown."""
    return html(parse_prose(text, []), around)


def spelled_out(text: str) -> str:
    """The Markdown of a line with words in the place of its placeholders."""
    return _BRACES.sub(lambda found: spoken(read_placeholder(found[1]), Around()), text)


_BRACES = re.compile(r"\{([^{}]+)\}")
