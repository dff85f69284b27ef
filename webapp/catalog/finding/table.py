"""A table of folded names: what has a key, begins with one, has it inside, or is mistyped for it."""

from __future__ import annotations

from bisect import bisect_left
from collections import defaultdict
from collections.abc import Iterable, Iterator

from rapidfuzz import fuzz, process
from rapidfuzz.distance import OSA


class Table:
    """Keys in order, each with the places where it is found. Places are numbers that the table only passes on."""

    def __init__(self, keys: Iterable[tuple[str, int]]) -> None:
        places: defaultdict[str, list[int]] = defaultdict(list)
        for key, place in keys:
            places[key].append(place)
        self._places = {key: tuple(found) for key, found in places.items()}
        self._keys = sorted(self._places)

    def same(self, key: str) -> Iterator[int]:
        """The places of a key."""
        yield from self._places.get(key, ())

    def beginning(self, start: str) -> Iterator[int]:
        """The places of all keys that begin so."""
        first = bisect_left(self._keys, start)
        for key in self._keys[first:]:
            if not key.startswith(start):
                return
            yield from self._places[key]

    def inside(self, part: str) -> Iterator[int]:
        """The places of all keys that have a part anywhere."""
        for key in self._keys:
            if part in key:
                yield from self._places[key]

    def mistyped(self, key: str) -> Iterator[tuple[int, int]]:
        """The places of all keys that differ by a few typing errors, each with their number."""
        most = _most_errors(key)
        if most:
            for like, errors, _ in process.extract(key, self._keys, scorer=OSA.distance, score_cutoff=most, limit=None):
                yield from ((place, int(errors)) for place in self._places[like])

    def nearest(self, key: str, limit: int) -> Iterator[tuple[int, int]]:
        """The places of the keys that look most like one, each with its rank."""
        likest = process.extract(key, self._keys, scorer=fuzz.ratio, limit=limit)
        for rank, (like, _, _) in enumerate(likest):
            yield from ((place, rank) for place in self._places[like])


def _most_errors(key: str) -> int:
    """How many errors a word of this length may have and still be recognised."""
    if len(key) < 4:
        return 0
    return 1 if len(key) < 8 else 2
