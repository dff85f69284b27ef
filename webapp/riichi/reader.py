"""Reading the fields of one JSON object while keeping every problem, so that all of them are named at once."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Mapping
from typing import Any, TypeVar

from webapp.riichi.errors import ImpossibleState, Problem, shown
from webapp.riichi.tiles import Tile, parse_tile, parse_tiles

T = TypeVar("T")
MISSING = object()
LONGEST_TEXT = 400
MOST_ITEMS = 20
"""So many a list of the hand format may hold, and so many unknown keys are named: with one problem for each of a
million, an answer would be huge."""


class Reader:
    """Typed access to an object's fields. A wrong field is noted in `problems` and read as an empty value.

    `at` is the key under which an inner object's problems are filed, `place` its number in the list there.
    """

    def __init__(self, data: Mapping[str, Any], at: str | None = None, place: int | None = None) -> None:
        self.data = data
        self.at = at
        self.place = place
        self.problems: list[Problem] = []

    @property
    def wrong_keys(self) -> set[str]:
        """The keys under which problems were filed."""
        return {problem.at for problem in self.problems}

    def done(self) -> None:
        """Raises ImpossibleState when there was any problem."""
        if self.problems:
            raise ImpossibleState(self.problems)

    def wrong(self, id: str, message: str, key: str) -> None:
        """Notes a problem."""
        self.problems.append(self._filed(Problem(id, message, key)))

    def wrong_item(self, id: str, message: str, key: str, place: int) -> None:
        """Notes a problem of one item of a list."""
        self.problems.append(self._filed(Problem(id, message, key, (place,))))

    def take_over(self, bad: ImpossibleState) -> None:
        """Notes the problems of what was made of this whole object."""
        place = () if self.place is None else (self.place,)
        self.problems += [problem._replace(at=self.at or problem.at, within=place) for problem in bad.problems]

    def unknown_keys(self, known: Collection[str]) -> None:
        """Notes every key that is not known; of very many the first, and how many they are."""
        unknown = sorted(set(map(str, self.data)) - set(known))
        for key in unknown[:MOST_ITEMS]:
            self.wrong("unknown_key", f"{shown(key)} is not a key of the hand format", key)
        if len(unknown) > MOST_ITEMS:
            more = len(unknown) - MOST_ITEMS
            self.wrong("unknown_key", f"{more} more keys are not of the hand format", unknown[MOST_ITEMS])

    def text(self, key: str, default: str | None) -> str | None:
        """A text, or the default where the key is absent."""
        value = self.data.get(key, default)
        if value is None or isinstance(value, str):
            return value
        self._not(key, value, "a text")
        return default

    def needed(self, key: str, expected: str) -> Any:
        """A value that must be there: MISSING, with a problem, when it is not."""
        if key not in self.data:
            self.wrong("missing_key", f"{key!r} is missing; expected {expected}", key)
            return MISSING
        return self.data[key]

    def choice(self, key: str, choices: Collection[str], default: str | None = None) -> str:
        """One of some words; the first of them stands for a wrong one."""
        expected = "one of " + ", ".join(choices)
        value = self.data.get(key, default) if default else self.needed(key, expected)
        if isinstance(value, str) and value in choices:
            return value
        if value is not MISSING:
            self._not(key, value, expected)
        return next(iter(choices))

    def number(self, key: str) -> int:
        """A whole number of 0 or more; 0 where the key is absent."""
        value = self.data.get(key, 0)
        if type(value) is int and 0 <= value < 1000:
            return value
        self._not(key, value, "a whole number from 0 to 999")
        return 0

    def items(self, key: str) -> list[Any]:
        """A list; an empty one where the key is absent."""
        value = self.data.get(key, [])
        if isinstance(value, list) and len(value) <= MOST_ITEMS:
            return value
        self._not(key, value, f"a list, of {MOST_ITEMS} at most")
        return []

    def objects(self, key: str) -> Iterator[Reader]:
        """A reader for each object of a list, none where the key is absent. Its problems have to be taken over."""
        for place, value in enumerate(self.items(key)):
            if isinstance(value, Mapping):
                yield Reader(value, key, place)
            else:
                message = f"{key} cannot be {shown(value)}; expected an object"
                self.wrong_item("bad_value", message, key, place)

    def tile(self, key: str) -> Tile | None:
        """One tile that must be there."""
        value = self.needed(key, "one tile, such as 7p")
        return self._parsed(key, value, parse_tile, None)

    def tiles(self, key: str, *, default: str | None = None) -> tuple[Tile, ...]:
        """Tiles in mpsz notation; without a default they must be there."""
        expected = "tiles in mpsz notation"
        value = self.needed(key, expected) if default is None else self.data.get(key, default)
        return self._parsed(key, value, parse_tiles, ())

    def _parsed(self, key: str, value: Any, parse: Callable[[str], T], otherwise: T | Any) -> T | Any:
        if value is MISSING:
            return otherwise
        if not isinstance(value, str) or len(value) > LONGEST_TEXT:
            self._not(key, value, "tiles in mpsz notation")
            return otherwise
        try:
            return parse(value)
        except ImpossibleState as bad:
            self.problems += [self._filed(problem._replace(at=key)) for problem in bad.problems]
            return otherwise

    def _filed(self, problem: Problem) -> Problem:
        """A problem of a key, as seen from the outermost object."""
        if self.at is None:
            return problem
        place = () if self.place is None else (self.place,)
        return problem._replace(at=self.at, within=(*place, problem.at, *problem.within))

    def _not(self, key: str, value: object, expected: str) -> None:
        self.wrong("bad_value", f"{key} cannot be {shown(value)}; expected {expected}", key)
