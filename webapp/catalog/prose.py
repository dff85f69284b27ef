"""Prose: Markdown without HTML whose placeholders are pieces. It is parsed here once; the site makes pages of it."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from markdown_it import MarkdownIt
from markdown_it.rules_inline import StateInline
from markdown_it.token import Token

from webapp.catalog.pieces import Block, ChapterLink, Piece, TermWord, YakuLink
from webapp.catalog.placeholders import BadPlaceholder, read_placeholder

PIECE = "piece"
"""The type of a token that stands for a piece in a line; `meta["piece"]` holds it."""
BLOCK = "block"
"""The type of a token that stands for a piece between paragraphs."""
STAND_IN = "\uff10"
"""A digit that nobody types, in the place of what is drawn or computed."""


class Placed(NamedTuple):
    """A piece, the line of its text in which its paragraph begins, and how it is written there."""

    line: int
    piece: Piece
    source: str


class Wrong(NamedTuple):
    """What is wrong with prose, and the line in which its paragraph begins."""

    line: int
    message: str


class Words(NamedTuple):
    """The words of a paragraph, a cell or a heading as they are read, STAND_IN for what is put in later."""

    line: int
    words: str


@dataclass(frozen=True, slots=True)
class Prose:
    """A text as the tokens of Markdown, those of pieces among them. Nobody changes the tokens."""

    tokens: tuple[Token, ...]

    @property
    def pieces(self) -> tuple[Placed, ...]:
        """All pieces in their order."""
        return tuple(
            Placed(line, token.meta["piece"], token.content)
            for line, token in _lined(self.tokens)
            if token.type in (PIECE, BLOCK)
        )

    @property
    def is_drawn(self) -> bool:
        """Whether it begins with a block."""
        return bool(self.tokens) and self.tokens[0].type == BLOCK

    @property
    def links(self) -> tuple[tuple[int, str], ...]:
        """The addresses of its links in Markdown, each with its line."""
        return tuple(
            (line, str(token.attrs["href"])) for line, token in _lined(self.tokens) if token.type == "link_open"
        )

    @property
    def words(self) -> Iterator[Words]:
        """What is read, paragraph by paragraph."""
        yield from (
            Words(line, "".join(map(_said, token.children or ())))
            for line, token in _lined(self.tokens, is_deep=False)
            if token.type == "inline"
        )


def parts_of(prose: Prose) -> tuple[Prose, ...]:
    """A prose cut at its blocks: what is read and what is drawn, in turn. No list or table is cut."""
    depth = 0
    parts: list[tuple[bool, list[Token]]] = []
    for token in prose.tokens:
        is_drawn = token.type == BLOCK and depth == 0
        depth += token.nesting
        if not parts or parts[-1][0] != is_drawn:
            parts.append((is_drawn, []))
        parts[-1][1].append(token)
    return tuple(Prose(tuple(tokens)) for _, tokens in parts)


def parse_prose(text: str, wrong: list[Wrong]) -> Prose:
    """Any number of paragraphs, lists and tables; what is wrong is added to the list."""
    return _checked(_MARKDOWN.parse(_BRACES.sub(_guarded, text)), wrong)


def parse_line(text: str, wrong: list[Wrong]) -> Prose:
    """A text that stands in a line of its page, without a paragraph around it."""
    return _checked(_MARKDOWN.parseInline(_BRACES.sub(_guarded, text)), wrong)


_BRACES = re.compile(r"\{([^{}]*)\}")
_PARAGRAPH = ["paragraph_open", "inline", "paragraph_close"]
_NO_PROSE = {
    "html_block": "raw HTML; expected Markdown only",
    "html_inline": "raw HTML; expected Markdown only",
    "image": "an image; expected {tiles:…} or words",
    "fence": "a block of code; expected prose",
    "code_block": "a line that begins with four spaces; expected prose",
    "hr": "a ruled line; expected headings to part a text",
}


def _guarded(found: re.Match[str]) -> str:
    """A placeholder whose bar does not end a cell of a table."""
    return found[0].replace("|", r"\|")


def _piece_rule(state: StateInline, silent: bool) -> bool:  # noqa: FBT001 - the signature that Markdown-it calls
    found = _BRACES.match(state.src, state.pos)
    if found is None:
        return False
    if not silent:
        state.push(PIECE, "", 0).content = re.sub(r"\s*\n\s*", " ", found[1].replace(r"\|", "|"))
    state.pos = found.end()
    return True


_MARKDOWN = MarkdownIt("commonmark", {"html": True}).enable("table")
_MARKDOWN.inline.ruler.after("escape", PIECE, _piece_rule)


def _checked(tokens: Sequence[Token], wrong: list[Wrong]) -> Prose:
    """The tokens with their pieces read, those between paragraphs taken out of theirs."""
    found = [fault for line, token in _lined(tokens) for fault in _read_piece(line, token)]
    apart = tuple(_blocks_apart(tokens))
    for line, token in _lined(apart):
        if token.type == PIECE and isinstance(token.meta["piece"], Block):
            found.append(Wrong(line, f"{{{token.content}}} among words; expected it alone in its paragraph"))
        found += (Wrong(line, f"{{{inner.content}}} in a link; expected words") for inner in _in_links(token))
    wrong += dict.fromkeys(found)
    return Prose(apart)


def _read_piece(line: int, token: Token) -> Iterator[Wrong]:
    """Give a token its piece, and make what cannot have one the text that it is."""
    if token.type == PIECE:
        try:
            token.meta["piece"] = read_placeholder(token.content)
        except BadPlaceholder as error:
            yield Wrong(line, f"{{{token.content}}}: {error}")
            token.type = "text"
    elif token.type in _NO_PROSE:
        yield Wrong(line, _NO_PROSE[token.type])
    elif token.type in ("text", "code_inline") and re.search("[{}]", token.content):
        yield Wrong(line, f"a brace alone in {token.content!r}; expected {{name:…}}")


def _in_links(token: Token) -> Iterator[Token]:
    """The pieces inside the Markdown links of a line."""
    depth = 0
    for inner in token.children or ():
        depth += inner.nesting if inner.type.startswith("link_") else 0
        if depth and inner.type == PIECE:
            yield inner


def _blocks_apart(tokens: Sequence[Token]) -> Iterator[Token]:
    place = 0
    while place < len(tokens):
        trio = tokens[place : place + 3]
        block = _only_block(trio[1]) if [token.type for token in trio] == _PARAGRAPH else None
        if block is None:
            yield tokens[place]
        else:
            yield Token(BLOCK, "", 0, map=trio[0].map, content=block.content, meta=block.meta, block=True)
        place += 1 if block is None else 3


def _only_block(inline: Token) -> Token | None:
    """The block that is all there is in a paragraph."""
    match inline.children:
        case [Token(type="piece") as only] if isinstance(only.meta["piece"], Block):
            return only
        case _:
            return None


def _lined(tokens: Sequence[Token], *, is_deep: bool = True) -> Iterator[tuple[int, Token]]:
    """Every token with the line in which what it belongs to begins, and those inside a line after it."""
    line = 1
    for token in tokens:
        line = token.map[0] + 1 if token.map else line
        yield line, token
        if is_deep:
            yield from ((line, inner) for inner in token.children or ())


def _said(token: Token) -> str:
    match token.type:
        case "softbreak" | "hardbreak":
            return "\n"
        case "piece":
            piece = token.meta["piece"]
            return (isinstance(piece, YakuLink | ChapterLink | TermWord) and piece.text) or STAND_IN
        case _:
            return token.content
