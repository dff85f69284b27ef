"""Reading JSON strictly: what two readers may take for two things, such as a key that is there twice, is refused."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterator
from itertools import islice
from typing import Any, NamedTuple, NoReturn

from webapp.riichi.errors import ImpossibleState, Problem, shown
from webapp.riichi.reader import MOST_ITEMS


class NotJson(ValueError):
    """Text that is not JSON, or too deep or too long a number for any hand; the message says where."""


class _Repeating(dict[str, Any]):
    """An object in which a key is there twice."""

    def __init__(self, pairs: list[tuple[str, Any]]) -> None:
        super().__init__(pairs)
        counted = Counter(key for key, _ in pairs)
        self.repeated = next(key for key, count in counted.items() if count > 1)


class Sent(NamedTuple):
    """A value that was sent as JSON, and whether a key may be there twice in it."""

    value: Any
    repeats: bool = False

    @property
    def items(self) -> list[Sent]:
        """The items of a list, each by itself."""
        return [Sent(item, self.repeats) for item in self.value]

    def refuse_repeated_keys(self) -> None:
        """Raises ImpossibleState naming the keys that are there twice, of very many some."""
        repeated = list(islice(_repeated_keys(self.value), MOST_ITEMS)) if self.repeats else []
        if repeated:
            raise ImpossibleState(repeated)


def parse_json(text: bytes) -> Sent:
    """What the text holds. Raises NotJson."""
    repeating: list[_Repeating] = []

    def read_object(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
        found = dict(pairs)
        if len(found) == len(pairs):
            return found
        repeating.append(_Repeating(pairs))
        return repeating[-1]

    try:
        value = json.loads(text.decode("utf-8-sig"), object_pairs_hook=read_object, parse_constant=_refuse)
    except (ValueError, RecursionError) as error:
        raise NotJson(str(error)) from error
    return Sent(value, bool(repeating))


def _repeated_keys(value: object) -> Iterator[Problem]:
    """A problem for each object in which a key is there twice, from the outermost in."""
    waiting: list[tuple[tuple[int | str, ...], object]] = [((), value)]
    while waiting:
        path, found = waiting.pop()
        if isinstance(found, _Repeating):
            message = f"{shown(found.repeated)} is there twice; which of them is meant is not guessed"
            first, *rest = (*path, found.repeated)
            yield Problem("repeated_key", message, str(first), tuple(rest))
        if isinstance(found, dict):
            waiting += [((*path, key), inner) for key, inner in found.items()]
        elif isinstance(found, list):
            waiting += [((*path, place), inner) for place, inner in enumerate(found)]


def _refuse(constant: str) -> NoReturn:
    raise NotJson(f"{constant} is not JSON")
