"""Markdown of the content as safe HTML: raw HTML in it stays text."""

from __future__ import annotations

from markdown_it import MarkdownIt
from markupsafe import Markup

_MARKDOWN = MarkdownIt("commonmark", {"html": False, "typographer": False})


def inline(text: str) -> Markup:
    """One line, without a paragraph around it."""
    return Markup(_MARKDOWN.renderInline(text))  # noqa: S704 - the renderer escapes all but its own tags


def blocks(text: str) -> Markup:
    """Paragraphs, lists and tables."""
    return Markup(_MARKDOWN.render(text))  # noqa: S704 - the renderer escapes all but its own tags
