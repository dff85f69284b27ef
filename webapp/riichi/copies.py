"""More tiles than a set has: a fifth copy of a kind, or too many red fives, over every place where tiles were named."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import NamedTuple, TypeVar

from webapp.riichi.errors import Problem
from webapp.riichi.ruleset import Ruleset
from webapp.riichi.tiles import FIVES, Tile

T = TypeVar("T")
Places = Mapping[str, Iterable[Tile]]
"""Tiles by the key of the hand format under which they were named."""

RED_FIVES = {0: (0, 0, 0), 3: (1, 1, 1), 4: (1, 2, 1)}
"""By the option `red_fives`, how many red fives of characters, circles and bamboos a set has."""


class _Excess(NamedTuple):
    total: int
    at: str


def fifth_copies(places: Places) -> Iterator[Problem]:
    """A problem for each kind that is there more than four times, filed under the first place that makes it so."""
    for kind, excess in _excesses(places, lambda tile: tile.kind, lambda _: 4):
        yield Problem("fifth_copy", f"{Tile(kind)} is there {excess.total} times; a set has four", excess.at)


def too_many_reds(places: Places, ruleset: Ruleset) -> Iterator[Problem]:
    """A problem for each red five that is there more often than in the ruleset's set, filed likewise."""
    most = dict(zip(FIVES, RED_FIVES[ruleset.red_fives], strict=True))
    reds = {key: [tile for tile in tiles if tile.red] for key, tiles in places.items()}
    for red, excess in _excesses(reds, lambda tile: tile, lambda tile: most[tile.kind]):
        message = f"{red} is there {excess.total} times; the set of these rules has {most[red.kind]}"
        yield Problem("too_many_red_fives", message, excess.at)


def _excesses(places: Places, name: Callable[[Tile], T], most: Callable[[T], int]) -> list[tuple[T, _Excess]]:
    seen: Counter[T] = Counter()
    first: dict[T, str] = {}
    for at, tiles in places.items():
        for thing in map(name, tiles):
            seen[thing] += 1
            if seen[thing] > most(thing):
                first.setdefault(thing, at)
    return [(thing, _Excess(seen[thing], at)) for thing, at in first.items()]
