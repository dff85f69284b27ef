"""The box of 136 tiles that a question is dealt from, so that nothing on a card is there once too often."""

from __future__ import annotations

from collections.abc import Iterable
from random import Random

from webapp.riichi.copies import RED_FIVES
from webapp.riichi.ruleset import Ruleset
from webapp.riichi.tiles import FIVES, KINDS, Tile


class Box:
    """The tiles not yet dealt. Which copies of a five are red is decided when the box is opened."""

    def __init__(self, ruleset: Ruleset, rng: Random) -> None:
        self._rng = rng
        self._left = [4] * len(KINDS)
        self._reds = {
            five: rng.sample([True] * reds + [False] * (4 - reds), 4)
            for five, reds in zip(FIVES, RED_FIVES[ruleset.red_fives], strict=True)
        }

    def take(self, kind: int) -> Tile:
        """The next copy of a kind."""
        self._left[kind] -= 1
        return Tile(kind, red=kind in self._reds and self._reds[kind][self._left[kind]])

    def take_all(self, kinds: Iterable[int]) -> tuple[Tile, ...]:
        """The next copies of some kinds, in the order of the notation."""
        return tuple(sorted(self.take(kind) for kind in kinds))

    def empty(self, kind: int) -> None:
        """Put away the rest of a kind: other players have it."""
        self._left[kind] = 0

    def draw(self, number: int) -> tuple[Tile, ...]:
        """Some of what is left, at random."""
        left = [kind for kind in KINDS for _ in range(self._left[kind])]
        return tuple(self.take(kind) for kind in self._rng.sample(left, number))
