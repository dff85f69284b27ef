"""The index of all names, and the search in it: from what is called exactly so down to what only looks alike."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from enum import IntEnum
from itertools import chain
from typing import NamedTuple

from webapp.catalog.finding.folding import Folded, fold, is_east_asian
from webapp.catalog.finding.names import JAPANESE, Entry, Name, Role, entries_of
from webapp.catalog.finding.table import Table
from webapp.catalog.load import Catalog

_SHORTEST_START = 3
"""So many letters has a sound at least of which names may begin: shorter ones begin too many."""
_SHORTEST_INSIDE, _SHORTEST_INSIDE_KANJI = 3, 2
"""So many letters has a query at least that is looked for in the middle of names."""


class Closeness(IntEnum):
    """How a query and a name resemble each other, closest first. From MISTYPED on it is only a guess."""

    SAME = 0
    SOUNDS_THE_SAME = 1
    BEGINS = 2
    WORDS_BEGIN = 3
    SOUND_BEGINS = 4
    MISTYPED = 5
    INSIDE = 6
    WORDS_MISTYPED = 7
    NEAREST = 8


class Found(NamedTuple):
    """An entry, the one of its names that resembles the query most, and how."""

    entry: Entry
    name: Name
    closeness: Closeness


class Index:
    """Names by their letters, sounds and words. It never changes, so any number of requests may search at once."""

    def __init__(self, entries: Iterable[Entry]) -> None:
        self._entries = tuple(entries)
        self._places = tuple(
            _Place(number, name, fold(name.text)) for number, entry in enumerate(self._entries) for name in entry.names
        )
        folded = tuple(enumerate(place.folded for place in self._places))
        self._letters = Table((name.letters, place) for place, name in folded)
        self._sounds = Table((name.sound, place) for place, name in folded)
        self._words = Table((word, place) for place, name in folded for word in name.words)

    def find(self, query: str, language: str, limit: int) -> tuple[Found, ...]:
        """The entries that a query may mean, most likely first, for a reader of a language; at most `limit`."""
        asked = fold(query)
        if not asked.letters:
            return ()
        certain = self._best(self._certain(asked), asked, language, limit)
        if not certain:
            return self._best(chain(self._mistyped(asked), self._guesses(asked)), asked, language, limit)
        if certain[0].closeness is Closeness.SAME:
            return certain
        return self._best(chain(self._certain(asked), self._mistyped(asked)), asked, language, limit)

    def nearest(self, query: str, language: str, limit: int) -> tuple[Found, ...]:
        """The entries whose names look most like a query that finds nothing; none for one without letters."""
        asked = fold(query)
        if not asked.letters:
            return ()
        matches = tuple(self._with_some(asked.words)) or (
            _Match(Closeness.NEAREST, rank, place) for place, rank in self._letters.nearest(asked.letters, limit)
        )
        return self._best(matches, asked, language, limit)

    def _certain(self, asked: Folded) -> Iterator[_Match]:
        """Every name that is meant if nothing is mistyped, maybe in several ways. A sound says less than letters do."""
        yield from _all(Closeness.SAME, self._letters.same(asked.letters))
        yield from _all(Closeness.SOUNDS_THE_SAME, self._sounds.same(asked.sound))
        yield from _all(Closeness.BEGINS, self._letters.beginning(asked.letters))
        yield from _all(Closeness.WORDS_BEGIN, self._with_all(asked.words, self._words.beginning))
        if len(asked.sound) >= _SHORTEST_START:
            yield from _all(Closeness.SOUND_BEGINS, self._sounds.beginning(asked.sound))

    def _mistyped(self, asked: Folded) -> Iterator[_Match]:
        for place, errors in self._letters.mistyped(asked.letters):
            yield _Match(Closeness.MISTYPED, 2 * errors, place)
        for place, errors in self._sounds.mistyped(asked.sound):
            yield _Match(Closeness.MISTYPED, 2 * errors + 1, place)

    def _guesses(self, asked: Folded) -> Iterator[_Match]:
        """Every name that has the query inside, or words like those of the query."""
        if len(asked.letters) >= (_SHORTEST_INSIDE_KANJI if is_east_asian(asked.letters) else _SHORTEST_INSIDE):
            yield from _all(Closeness.INSIDE, self._letters.inside(asked.letters))
        yield from _all(Closeness.WORDS_MISTYPED, self._with_all(asked.words, self._beginning_or_mistyped))

    def _with_all(self, words: Iterable[str], places_of: Callable[[str], Iterable[int]]) -> set[int]:
        """The places of the names in which every word of a query has its like."""
        return set.intersection(*(set(places_of(word)) for word in words))

    def _with_some(self, words: Iterable[str]) -> Iterator[_Match]:
        """The names in which some words of a query have their like; the more, the better."""
        counts = Counter(place for word in words if len(word) > 1 for place in set(self._beginning_or_mistyped(word)))
        return (_Match(Closeness.NEAREST, -count, place) for place, count in counts.items())

    def _beginning_or_mistyped(self, word: str) -> Iterator[int]:
        yield from self._words.beginning(word)
        yield from (place for place, _ in self._words.mistyped(word))

    def _best(self, matches: Iterable[_Match], asked: Folded, language: str, limit: int) -> tuple[Found, ...]:
        """Each entry once, by the name that fits best: closest, in the reader's language, and with least left over."""
        best: dict[int, tuple[_Rank, _Match]] = {}
        for match in matches:
            place = self._places[match.place]
            left_over = max(len(place.folded.letters) - len(asked.letters), 0)
            rank = (match.closeness, match.difference, _weight(place.name, language), left_over, match.place)
            if place.entry not in best or rank < best[place.entry][0]:
                best[place.entry] = (rank, match)
        ranked = sorted(best.values())[:limit]
        return tuple(self._found(match) for _, match in ranked)

    def _found(self, match: _Match) -> Found:
        place = self._places[match.place]
        return Found(self._entries[place.entry], place.name, match.closeness)


def index_of(catalog: Catalog) -> Index:
    """The index of a catalog."""
    return Index(entries_of(catalog))


class _Place(NamedTuple):
    """A name, folded, and the number of its entry."""

    entry: int
    name: Name
    folded: Folded


class _Match(NamedTuple):
    """That the name of a place fits, and how well; less difference is better."""

    closeness: Closeness
    difference: int
    place: int


_Rank = tuple[int, ...]


def _all(closeness: Closeness, places: Iterable[int]) -> Iterator[_Match]:
    return (_Match(closeness, 0, place) for place in places)


def _weight(name: Name, language: str) -> int:
    """How much a name says to a reader, least for most: their own lead name, the Japanese one, then all others."""
    if name.language == JAPANESE:
        return 1
    own = {Role.NAME: 0, Role.GLOSS: 3, Role.ALIAS: 4, Role.PART: 5}
    return own[name.role] if name.language == language else 2 * name.role + 2
