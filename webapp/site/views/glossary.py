"""The glossary: every word of the game with what it means and what it is called, in the order of the alphabet."""

from __future__ import annotations

from dataclasses import dataclass

from markupsafe import Markup

from webapp.catalog import Alias, Term
from webapp.catalog.prose import parse_line
from webapp.languages import LANGUAGES
from webapp.site.i18n import language
from webapp.site.library import catalog
from webapp.site.prose import Around, Place, shown
from webapp.site.words.alphabet import initial, sort_key


@dataclass(frozen=True, slots=True)
class OtherName:
    """What a term is called in another language."""

    code: str
    language: str
    name: str


@dataclass(frozen=True, slots=True)
class TermView:
    """A term; what is not known is empty."""

    id: str
    name: str
    kanji: str
    kana: str
    romaji: str
    definition: Markup
    also: tuple[Alias, ...]
    names: tuple[OtherName, ...]


@dataclass(frozen=True, slots=True)
class Letter:
    """The terms that begin with a letter."""

    letter: str
    terms: tuple[TermView, ...]


@dataclass(frozen=True, slots=True)
class GlossaryPage:
    """All terms."""

    letters: tuple[Letter, ...]


def glossary_page() -> GlossaryPage:
    """The terms in the order of the language being spoken."""
    by_letter: dict[str, list[TermView]] = {}
    for term in sorted(catalog().terms.values(), key=lambda term: sort_key(term.texts[language()].lead)):
        view = _view(term)
        by_letter.setdefault(initial(view.name), []).append(view)
    return GlossaryPage(tuple(Letter(letter, tuple(terms)) for letter, terms in by_letter.items()))


def _view(term: Term) -> TermView:
    text = term.texts[language()]
    return TermView(
        id=term.id,
        name=text.lead,
        kanji=term.kanji,
        kana=term.kana,
        romaji=term.romaji,
        definition=shown(parse_line(text.definition, []), Around(Place.GLOSSARY)),
        also=text.also,
        names=tuple(
            OtherName(spoken.code, spoken.name, term.texts[spoken.code].lead)
            for spoken in LANGUAGES
            if spoken.code != language()
        ),
    )
