"""What is wrong with a hand that could not be read whole: all that can be said whatever the unread parts may be.

Where a key could not be read, the situation holds an innocent value. A problem that may come from that value alone is
a guess, and is left out.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator
from typing import NamedTuple

from webapp.riichi.copies import fifth_copies, too_many_reds
from webapp.riichi.errors import Problem
from webapp.riichi.hand import Meld, tiles_of, wrong_size
from webapp.riichi.problems import problems_of_moment, problems_of_situation
from webapp.riichi.ruleset import Ruleset
from webapp.riichi.situation import Situation
from webapp.riichi.tiles import Tile


class Entered(NamedTuple):
    """A hand as far as it could be read. `winning` is None for a draw too; what could not be read is empty or None."""

    concealed: tuple[Tile, ...]
    melds: tuple[Meld, ...]
    winning: Tile | None
    situation: Situation
    ruleset: Ruleset | None


_GUESSES = {
    "by": ("after_kan_by_ron", "dealer_first_turn_by_ron"),
    "from": ("own_discard",),
    "seat": ("dealer_first_turn_by_ron", "own_discard", "own_pao"),
    "pao": ("own_pao",),
    "riichi": ("ippatsu_without_riichi", "ura_without_riichi"),
    "dora": ("more_ura_than_dora",),
    "melds": ("after_kan_without_kan", "wrong_number_of_tiles"),
    "concealed": ("wrong_number_of_tiles",),
}
"""By an unread key, the problems that its innocent value may be the only cause of."""


def problems_of_entered(entered: Entered, unread: Collection[str]) -> tuple[Problem, ...]:
    """Every problem that is there whatever the unread keys should have held."""
    guesses = {id for key in unread for id in _GUESSES.get(key, ())}
    return tuple(problem for problem in _all_problems(entered) if problem.id not in guesses)


def _all_problems(entered: Entered) -> Iterator[Problem]:
    if len(entered.concealed) + 3 * len(entered.melds) != 13:
        yield wrong_size(entered.concealed, entered.melds)
    yield from problems_of_moment(entered.melds, entered.situation)
    yield from problems_of_situation(entered.situation)
    places = {
        "concealed": entered.concealed,
        "melds": tiles_of(entered.melds),
        "win": (entered.winning,) if entered.winning else (),
        **entered.situation.places,
    }
    yield from fifth_copies(places)
    if entered.ruleset is not None:
        yield from too_many_reds(places, entered.ruleset)
