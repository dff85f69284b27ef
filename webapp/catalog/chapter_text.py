"""content/chapters/<id>/<language>.md: a title, a lead paragraph, and sections under headings with ids."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence

from markdown_it.token import Token

from webapp.catalog.chapter import ChapterText, Section
from webapp.catalog.prose import Prose, Wrong, parse_prose


def read_chapter_text(source: str, wrong: list[Wrong]) -> ChapterText | None:
    """The text of a chapter's file; what is wrong is added to the list, and it is None where it has no such form."""
    ids = {number: found[2] for number, found in _headings(source)}
    tokens = parse_prose(_HEADING.sub(r"\1", source), wrong).tokens
    match [token.type for token in tokens[:6]]:
        case ["heading_open", "inline", "heading_close", "paragraph_open", "inline", "paragraph_close"] if (
            tokens[0].tag == "h1"
        ):
            title = _plain(tokens[1], wrong)
            sections = tuple(_sections(tokens[6:], ids, wrong))
            return ChapterText(title, Prose((tokens[4],)), sections)
        case _:
            wrong.append(Wrong(1, "expected `# Title`, then one lead paragraph"))
            return None


_HEADING = re.compile(r"^(##[ ].*?)[ ]*\{#([^{}]*)\}[ ]*$", re.MULTILINE)
_ID = re.compile(r"[a-z][a-z0-9_]*")
_LEVELS = ("h2", "h3")


def _headings(source: str) -> Iterator[tuple[int, re.Match[str]]]:
    for number, line in enumerate(source.split("\n"), start=1):
        found = _HEADING.match(line)
        if found:
            yield number, found


def _sections(tokens: Sequence[Token], ids: dict[int, str], wrong: list[Wrong]) -> Iterator[Section]:
    starts = [place for place, token in enumerate(tokens) if token.type == "heading_open" and token.tag == "h2"]
    if tokens and starts[:1] != [0]:
        wrong.append(Wrong(_line(tokens[0]), "expected `## Heading {#id}` after the lead paragraph"))
    for start, end in zip(starts, [*starts[1:], len(tokens)], strict=True):
        line, body = _line(tokens[start]), tokens[start + 3 : end]
        id = ids.get(line, "")
        if not _ID.fullmatch(id) or list(ids.values()).count(id) > 1:
            wrong.append(Wrong(line, f"a heading with the id {id!r}; expected `## Heading {{#an_own_id}}`"))
        wrong += (
            Wrong(_line(token), f"a heading of level {token.tag[1:]}; expected ## or ###")
            for token in body
            if token.type == "heading_open" and token.tag not in _LEVELS
        )
        yield Section(id, _plain(tokens[start + 1], wrong), Prose(tuple(body)))


def _plain(heading: Token, wrong: list[Wrong]) -> str:
    """The words of a heading, which also stand in lists of contents."""
    if any(token.type != "text" for token in heading.children or ()):
        wrong.append(Wrong(_line(heading), "a heading with more than words; expected plain words"))
    return "".join(token.content for token in heading.children or () if token.type == "text")


def _line(token: Token) -> int:
    """The line in which a block begins. Markdown-it knows it of every block."""
    return token.map[0] + 1 if token.map else 1
