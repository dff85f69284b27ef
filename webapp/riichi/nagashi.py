"""Nagashi mangan: at an exhaustive draw, own discards that were all terminals and honours, none called away."""

from __future__ import annotations

from typing import NamedTuple

from webapp.riichi.hand import Meld
from webapp.riichi.payments import Payments, payments
from webapp.riichi.points import BASE_OF_LIMIT, Limit, shares
from webapp.riichi.ruleset import Ruleset
from webapp.riichi.situation import Discard, Situation, Wind
from webapp.riichi.tiles import TERMINALS_AND_HONOURS


class Nagashi(NamedTuple):
    """What nagashi mangan pays: a mangan as by tsumo, with honba and sticks where the ruleset treats it as a win."""

    value: int
    payments: Payments
    total: int


def breach(discards: tuple[Discard, ...], melds: tuple[Meld, ...], ruleset: Ruleset) -> str | None:
    """The id of the first condition that does not hold, or None where nagashi mangan is made.

    `not_used` where the ruleset has none, `closed` where it wants a closed hand: without any kan under `closed`
    (EMA 2008), concealed kans allowed under `closed_win` (EMA 2012).
    """
    if ruleset.nagashi_mangan == "none":
        return "not_used"
    if not discards or any(discard.tile.kind not in TERMINALS_AND_HONOURS for discard in discards):
        return "only_terminal_or_honour_discards"
    if any(discard.called for discard in discards):
        return "no_discard_called"
    return None if _melds_are_allowed(melds, ruleset) else "closed"


def nagashi_mangan(situation: Situation, melds: tuple[Meld, ...], ruleset: Ruleset) -> Nagashi | None:
    """What the discards of a drawn hand earn, or None. `situation` is the player's, its `by` a tsumo."""
    if breach(situation.discards, melds, ruleset):
        return None
    owed = shares(BASE_OF_LIMIT[Limit.MANGAN], is_dealer=situation.seat is Wind.EAST)
    bare = Situation(situation.by, situation.seat, situation.round)
    value = payments(owed, bare, ruleset)[0][1]
    paid = payments(owed, bare if ruleset.nagashi_mangan == "open" else situation, ruleset)
    return Nagashi(value, paid, paid[0][1])


def _melds_are_allowed(melds: tuple[Meld, ...], ruleset: Ruleset) -> bool:
    match ruleset.nagashi_mangan:
        case "open":
            return True
        case "closed":
            return not melds
        case _:
            return not any(meld.is_open for meld in melds)
