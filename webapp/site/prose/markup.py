"""Tokens of Markdown as HTML: the library's own renderer, and a method for each kind of token that is ours."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from markdown_it import MarkdownIt
from markdown_it.renderer import RendererHTML
from markdown_it.token import Token
from markupsafe import Markup

from webapp.catalog import Prose, Term, parse_line
from webapp.catalog.pieces import HandBlock, TermWord
from webapp.catalog.prose import BLOCK
from webapp.site.i18n import language
from webapp.site.library import catalog
from webapp.site.prose.around import Around, Place
from webapp.site.prose.drawn import drawn, drawn_hand
from webapp.site.prose.in_line import address_of, in_line
from webapp.site.prose.macros import macro
from webapp.site.prose.spoken import name_of


@dataclass(frozen=True, slots=True)
class WordView:
    """A word of the game and what it opens. `definition` is empty where the page defines the word already."""

    id: str
    word: str
    lead: str
    kanji: str
    definition: Markup
    href: str


def html(prose: Prose, around: Around) -> Markup:
    """The prose. Its tokens hold no raw HTML, since the catalog refuses it."""
    rendered = _RENDERER.render(prose.tokens, _OPTIONS, {"around": around})
    return Markup(rendered)  # noqa: S704 - the renderer escapes all but its own tags


class _Renderer(RendererHTML):
    """Finds a method by the type of a token. Markdown's own way to align cells would be an inline style."""

    def piece(self, tokens: Sequence[Token], place: int, _options: Any, env: Any) -> str:
        piece, around = tokens[place].meta["piece"], env["around"]
        if isinstance(piece, TermWord) and around.place is Place.PAGE:
            return macro("word", _word(piece, around))
        return in_line(piece, around)

    def block(self, tokens: Sequence[Token], place: int, _options: Any, env: Any) -> str:
        piece = tokens[place].meta["piece"]
        if not isinstance(piece, HandBlock):
            return drawn(piece, env["around"])
        return "" if _is_same_hand(tokens, place) else drawn_hand(_parts(tokens, place), env["around"])

    def table_open(self, *_: Any) -> str:
        return '<table class="written">'

    def th_open(self, *_: Any) -> str:
        return '<th scope="col">'

    def td_open(self, *_: Any) -> str:
        return "<td>"


_RENDERER = _Renderer()
_OPTIONS = MarkdownIt("commonmark").options


def _word(piece: TermWord, around: Around) -> WordView:
    term = catalog().terms[piece.id]
    definition = Markup() if piece.id in around.defined else _definition(term)
    around.defined.add(piece.id)
    return WordView(piece.id, name_of(piece), term.texts[language()].lead, term.kanji, definition, address_of(piece))


def _definition(term: Term) -> Markup:
    """What a word opens: the words in it only lead to the glossary."""
    return html(parse_line(term.texts[language()].definition, []), Around(Place.GLOSSARY))


def _parts(tokens: Sequence[Token], place: int) -> list[HandBlock]:
    """What is shown of one hand without a word in between: it is drawn once."""
    end = place + 1
    while end < len(tokens) and _is_same_hand(tokens, end):
        end += 1
    return [token.meta["piece"] for token in tokens[place:end]]


def _is_same_hand(tokens: Sequence[Token], place: int) -> bool:
    """Whether a block shows more of the hand of the block before it."""
    before, here = tokens[max(place - 1, 0)], tokens[place]
    if place == 0 or before.type != BLOCK or here.type != BLOCK:
        return False
    one, other = before.meta["piece"], here.meta["piece"]
    return isinstance(one, HandBlock) and isinstance(other, HandBlock) and one.hand == other.hand
