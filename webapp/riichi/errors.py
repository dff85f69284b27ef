"""What can be wrong with what somebody entered, always reported as the whole list of problems."""

from __future__ import annotations

from collections.abc import Iterable
from reprlib import Repr
from typing import NamedTuple


class Problem(NamedTuple):
    """One thing that is wrong: a stable id, a plain English message for developers, and the key of the hand format.

    `within` are the steps from that key's value to the one to blame, such as the number of a meld and its key.
    """

    id: str
    message: str
    at: str
    within: tuple[int | str, ...] = ()

    @property
    def pointer(self) -> str:
        """The JSON pointer (RFC 6901) of what is to blame, such as `/melds/0/tiles`; empty for the whole object."""
        return "".join(f"/{_escaped(step)}" for step in ((self.at, *self.within) if self.at else self.within))


class ImpossibleState(ValueError):
    """Input that cannot occur at a table; `problems` holds every contradiction that was found, at least one."""

    def __init__(self, problems: Iterable[Problem]) -> None:
        self.problems = tuple(problems)
        super().__init__("; ".join(problem.message for problem in self.problems))


class BadTiles(ImpossibleState):
    """Text that is not tiles in mpsz notation."""

    def __init__(self, message: str, at: str = "tiles") -> None:
        super().__init__([Problem("bad_tiles", message, at)])


class BadMeld(ImpossibleState):
    """Tiles that do not form the meld they claim to be."""

    def __init__(self, message: str) -> None:
        super().__init__([Problem("bad_meld", message, "melds")])


def shown(value: object) -> str:
    """What was entered, short enough for a message: however long, deep or huge it is."""
    return _SHORT.repr(value)


def _escaped(step: int | str) -> str:
    return str(step).replace("~", "~0").replace("/", "~1")


class _Short(Repr):
    def __init__(self) -> None:
        super().__init__()
        self.maxlevel = 2
        self.maxlist = self.maxtuple = self.maxdict = self.maxset = self.maxfrozenset = 3
        self.maxstring = self.maxother = self.maxlong = 60

    def repr_int(self, value: int, level: int) -> str:
        """Python refuses to write out an integer of thousands of digits."""
        return super().repr_int(value, level) if value.bit_length() < 1000 else "a huge number"


_SHORT = _Short()
