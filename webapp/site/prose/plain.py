"""Prose as plain words: what stands in a list of results or in the description of a page."""

from __future__ import annotations

from collections.abc import Iterator

from markdown_it.token import Token

from webapp.catalog import Prose
from webapp.catalog.prose import PIECE
from webapp.site.prose.around import Around
from webapp.site.prose.spoken import spoken


def words(prose: Prose, around: Around) -> str:
    """All words of a line of prose, with those of its pieces."""
    return " ".join("".join(_said(prose.tokens, around)).split())


def _said(tokens: tuple[Token, ...] | list[Token], around: Around) -> Iterator[str]:
    for token in tokens:
        match token.type:
            case "inline":
                yield from _said(token.children or [], around)
            case "softbreak" | "hardbreak":
                yield " "
            case _ if token.type == PIECE:
                yield spoken(token.meta["piece"], around)
            case _:
                yield token.content
