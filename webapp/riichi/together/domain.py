"""What the facts of a hand can still be: for each fact the set of its possible values, all packed into one integer.

A value has one bit, so that two domains meet in an AND, and a domain in which some fact has no value left is
impossible. Laws (see `laws`) take away the values that no hand can have beside the others.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from functools import lru_cache
from itertools import product

from webapp.riichi import facts
from webapp.riichi.facts import FACTS, Fact, Wanted

_MOST = {
    "riichi": 2,
    "form": 2,
    "sequences": 4,
    "triplets": 4,
    "concealed_triplets": 4,
    "quads": 4,
    "outer_groups": 5,
    "pairs": 1,
    "identical_sequences": 2,
    "wind_triplets": 4,
}
"""The largest value of the facts that have room for more."""
_READ = tuple(fact for fact in FACTS.values() if fact is not facts.FU)
"""Fu make no yaku."""


def _offsets() -> dict[str, int]:
    offsets: dict[str, int] = {}
    offset = 0
    for fact in _READ:
        offsets[fact.id] = offset
        offset += 1 << fact.width
    return offsets


_OFFSETS = _offsets()


def slot(fact: Fact, value: int) -> int:
    """The bit of one value of a fact."""
    return 1 << _OFFSETS[fact.id] + value


def slots(fact: Fact, values: Iterable[int]) -> int:
    """The bits of some values of a fact."""
    return sum(slot(fact, value) for value in values)


def possible_values(fact: Fact) -> range:
    """Every value that a fact has in some hand."""
    return range(_MOST.get(fact.id, (1 << fact.width) - 1) + 1)


_SLOTS_OF = {fact.id: slots(fact, possible_values(fact)) for fact in _READ}
EVERYTHING = sum(_SLOTS_OF.values())
"""The domain of any hand at all, before any law."""


def with_wishes(domain: int, wishes: Iterable[Wanted]) -> int:
    """A domain with nothing but wanted values of the facts that are wished for."""
    for fact, values in wishes:
        domain &= ~_SLOTS_OF[fact.id] | slots(fact, values)
    return domain


def without_wish(domain: int, wish: Wanted) -> int:
    """A domain with nothing but unwanted values of a fact."""
    return domain & ~slots(wish.fact, wish.values)


def grants(domain: int, wishes: Iterable[Wanted]) -> bool:
    """Whether all that a domain leaves possible is wanted."""
    return not any(domain & _SLOTS_OF[fact.id] & ~slots(fact, values) for fact, values in wishes)


def domain_of(word: int) -> int:
    """The domain of one reading: each fact has the value that it has in the fact word."""
    return sum(slot(fact, fact.of(word)) for fact in _READ)


@dataclass(frozen=True, slots=True, eq=False)
class Law:
    """What values some facts can have beside one another: `mask` are their bits, `cases` all that there are."""

    id: str
    mask: int
    cases: tuple[int, ...]


def law(id: str, holds: Callable[..., object], *of: Fact) -> Law:
    """The law that says of these facts what `holds` says of their values."""
    found = [values for values in product(*map(possible_values, of)) if holds(*values)]
    return Law(id, _mask(of), tuple(sum(map(slot, of, values)) for values in found))


def law_of_words(id: str, words: Iterable[int], *of: Fact) -> Law:
    """The law that these facts are together as in one of these words."""
    return Law(id, _mask(of), tuple({sum(slot(fact, fact.of(word)) for fact in of) for word in words}))


def _mask(of: Iterable[Fact]) -> int:
    return sum(_SLOTS_OF[fact.id] for fact in of)


def narrowed(domain: int, laws: tuple[Law, ...]) -> int:
    """What is left of a domain when every law has taken away what cannot be; 0 where nothing is."""
    before = 0
    while domain != before:
        before = domain
        for each in laws:
            left = _left(each, domain & each.mask)
            if not left:
                return 0
            domain &= left | ~each.mask
    return domain


@lru_cache(maxsize=1 << 14)
def _left(each: Law, part: int) -> int:
    """The values of a law's facts that are left, when they can only be these: those of the cases that lie within."""
    left = 0
    for case in each.cases:
        if not case & ~part:
            left |= case
    return left
