"""Several winners on one discard: who is paid under the ruleset, and to whom the counters and the sticks go."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import NamedTuple

from webapp.riichi.errors import ImpossibleState
from webapp.riichi.one_discard import has_declared, problems_of_winners
from webapp.riichi.payments import Payments
from webapp.riichi.ruleset import Ruleset
from webapp.riichi.score import Score, score
from webapp.riichi.situation import WIND_IDS, Situation, Wind

THREE_WINNERS = "three_winners"


class Settlement(NamedTuple):
    """Who is paid, in turn order from the discarder, who is not, and what every seat of them gets or pays in all.

    Nobody is paid where three winners abort the deal. `payments` are in the order of the winds and sum up to the
    sticks that were on the table.
    """

    paid: tuple[Score, ...]
    passed_over: tuple[Wind, ...]
    payments: Payments
    is_abortive: bool


def settle(scores: Sequence[Score], ruleset: Ruleset) -> Settlement:
    """What several winners on one discard receive. Each score's situation holds all honba and sticks on the table.

    Raises ImpossibleState where they did not win on the same discard of the same deal.
    """
    found = problems_of_winners(scores, ruleset)
    if found:
        raise ImpossibleState(found)
    in_turn = sorted(scores, key=lambda score: _turn(score.situation))
    if len(in_turn) == 3 and _three_abort(ruleset):
        return Settlement((), tuple(score.situation.seat for score in in_turn), (), is_abortive=True)
    most = 1 if ruleset.winners == "one" else 3
    winners, passed_over = in_turn[:most], in_turn[most:]
    paid = tuple(_paid(score, winners, ruleset) for score in winners)
    sums: Counter[str] = Counter()
    for one in paid:
        sums.update(dict(one.payments))
    payments = tuple((seat, sums[seat]) for seat in WIND_IDS if seat in sums)
    return Settlement(paid, tuple(score.situation.seat for score in passed_over), payments, is_abortive=False)


def _three_abort(ruleset: Ruleset) -> bool:
    return ruleset.winners == "two" or THREE_WINNERS in ruleset.abortive_draws


def _turn(situation: Situation) -> int:
    """How many turns after the discarder the winner sits."""
    assert situation.discarder is not None
    return (situation.seat - situation.discarder) % len(Wind)


def _paid(one: Score, winners: Sequence[Score], ruleset: Ruleset) -> Score:
    """A winner's score with that part of the counters and the sticks which is his."""
    is_first = one is winners[0]
    situation = one.situation
    honba = situation.honba if is_first or ruleset.honba_to == "all" else 0
    again = score(one.hand, situation.changed(honba=honba, sticks=_sticks(one, winners, ruleset)), ruleset)
    assert isinstance(again, Score)
    return again


def _sticks(one: Score, winners: Sequence[Score], ruleset: Ruleset) -> int:
    """The first in turn takes the sticks; in some rulesets every winner takes his own back before that."""
    is_first, on_table = one is winners[0], one.situation.sticks
    if ruleset.sticks_to == "first":
        return on_table if is_first else 0
    declared = [winner for winner in winners if has_declared(winner.situation)]
    own = int(one in declared)
    return own + on_table - len(declared) if is_first else own
