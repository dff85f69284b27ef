"""No English is left on the pages of other languages: what is as in English is a name, or marked as English."""

import re
from collections.abc import Iterable, Iterator
from html.parser import HTMLParser

import pytest
from flask.testing import FlaskClient

from tests.site.test_pages import PATHS
from webapp.catalog import Catalog
from webapp.languages import CODES

_VOID = {"br", "img", "input", "link", "meta", "hr", "path", "rect", "circle", "use"}
_UNREAD = {"script", "style", "svg"}
_SAID_IN = {"alt", "title", "aria-label", "placeholder"}
_TWO_WORDS = re.compile(r"[A-Za-z’]{2,}\W+(?:\w+\W+)*?[A-Za-z’]{2,}")


class Reader(HTMLParser):
    """Collects what is read or said on a page in its own language: neither code nor what is marked as another's."""

    def __init__(self, language: str) -> None:
        super().__init__()
        self.language = language
        self.open: list[tuple[str, bool]] = []
        self.texts: list[str] = []

    def handle_starttag(self, tag: str, attributes: list[tuple[str, str | None]]) -> None:
        named = dict(attributes)
        is_own = (self.open[-1][1] if self.open else True) and tag not in _UNREAD
        if "lang" in named:
            is_own = named["lang"] == self.language
        if is_own:
            self.texts += [value for name, value in attributes if name in _SAID_IN and value]
        if tag not in _VOID:
            self.open.append((tag, is_own))

    def handle_endtag(self, tag: str) -> None:
        while self.open and self.open.pop()[0] != tag:
            pass

    def handle_data(self, data: str) -> None:
        if self.open and self.open[-1][1]:
            self.texts.append(data)


def read(page: str, language: str) -> set[str]:
    """Every text of two words or more."""
    reader = Reader(language)
    reader.feed(page)
    return {text for data in reader.texts for text in [" ".join(data.split())] if _TWO_WORDS.search(text)}


def names(catalog: Catalog) -> Iterator[str]:
    """Names that languages share: the site's, those of books and of who made them, and the words of the game."""
    yield "Yakudoku"
    for ruleset in catalog.rulesets.values():
        yield from (ruleset.name, ruleset.short_name, ruleset.organisation, ruleset.edition)
    for yaku in catalog.yaku.values():
        yield from (source.title for source in yaku.sources)
        yield from (yaku.romaji, *yaku.texts["en"].row_names.values(), *(text.name for text in yaku.texts.values()))
    for term in catalog.terms.values():
        yield term.romaji
        for text in (text for code, text in term.texts.items() if code != "en"):
            yield from (text.lead, *(alias.name for alias in text.also))


def pattern_of(known: Iterable[str]) -> re.Pattern[str]:
    """Any of these names as whole words, the longest first."""
    longest_first = sorted({name for name in known if name}, key=len, reverse=True)
    return re.compile(rf"(?<!\w)(?:{'|'.join(map(re.escape, longest_first))})(?!\w)", re.IGNORECASE)


def is_english(text: str, known: re.Pattern[str]) -> bool:
    """Whether two words or more are left of a text without all names."""
    return bool(_TWO_WORDS.search(known.sub("", text)))


def paths(catalog: Catalog) -> list[str]:
    """One page of each kind, every chapter and every yaku. The descriptions of the API are English for all."""
    ordinary = [path for path in PATHS if path not in ("/api", "/pieces/")]
    return [*ordinary, *(f"/rules/{id}" for id in catalog.chapters), *(f"/yaku/{id}" for id in catalog.yaku)]


def test_a_sentence_of_english_is_seen(catalog: Catalog) -> None:
    known = pattern_of(names(catalog))

    assert is_english("Pinfu wants your hand closed", known)
    assert not is_english("kokushi musou · Yakudoku", known)
    assert read('<p>One two <b lang="en">three four</b> <img alt="five six"></p>', "pl") == {"One two", "five six"}


@pytest.mark.parametrize("code", [code for code in CODES if code != "en"])
def test_no_english_is_left_on_the_pages_of_another_language(client: FlaskClient, catalog: Catalog, code: str) -> None:
    known = pattern_of(names(catalog))
    left = {
        (path, text)
        for path in paths(catalog)
        for text in read(client.get(f"/{code}{path}").text, code) & read(client.get(f"/en{path}").text, "en")
        if is_english(text, known)
    }

    assert sorted(left) == []
