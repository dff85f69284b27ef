"""How a hand is won: planned before the hand is built, and written down as a situation once it is."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random

from webapp.quiz.deal.blocks import copies
from webapp.quiz.deal.box import Box
from webapp.quiz.deal.build import Parts
from webapp.quiz.deal.cores import Seats
from webapp.quiz.deal.recipes import Recipe
from webapp.riichi.hand import Hand
from webapp.riichi.ruleset import Ruleset
from webapp.riichi.situation import Event, Riichi, Situation, WinBy, Wind

_CALLS = (0, 0, 0, 0, 1, 1, 2, 2, 2, 3)
_WAYS = (WinBy.RON, WinBy.RON, WinBy.TSUMO)
_RIICHI_CHANCE = 0.35
_IPPATSU_CHANCE = 0.2


@dataclass(frozen=True, slots=True)
class Win:
    """The way of winning, and how many groups have been called before."""

    by: WinBy
    riichi: Riichi
    events: frozenset[Event]
    calls: int


def plan_win(recipe: Recipe, ruleset: Ruleset, rng: Random) -> Win:
    """A way of winning in which the recipe's yaku can count, and no fact that would go unpaid."""
    moment = recipe.moment
    by = moment.by or rng.choice(_WAYS)
    has_riichi = moment.riichi not in (None, Riichi.NO)
    must_be_closed = has_riichi or moment.is_untouched or recipe.is_closed(ruleset)
    calls = 0 if must_be_closed else rng.choice(_CALLS)
    riichi = moment.riichi or _riichi(recipe, calls, rng)
    events = moment.events
    if _allows_ippatsu(by, riichi, events, ruleset) and rng.random() < _IPPATSU_CHANCE:
        events |= {Event.IPPATSU}
    return Win(by, riichi, events, calls)


def winning_kind(parts: Parts, win: Win, rng: Random) -> int | None:
    """The tile that completes the hand, one of the concealed; None when none can."""
    kinds = [kind for block in parts.concealed for kind in block]
    if Event.ROBBED_KAN in win.events:
        # The robbed player has three of it already.
        numbers = copies(parts.blocks)
        kinds = [kind for kind in kinds if numbers[kind] == 1]
    return rng.choice(kinds) if kinds else None


def situation_of(win: Win, hand: Hand, seats: Seats, ruleset: Ruleset, box: Box, rng: Random) -> Situation:
    """Everything that lies on the table when the hand is won."""
    if Event.ROBBED_KAN in win.events:
        box.empty(hand.winning.kind)
    has_riichi = win.riichi is not Riichi.NO
    indicators = 1 + hand.kans if ruleset.kan_dora else 1
    turned = indicators if ruleset.kan_ura_dora else 1
    return Situation(
        win.by,
        seats.seat,
        seats.round,
        win.riichi,
        win.events,
        dora=box.draw(indicators),
        ura=box.draw(turned) if has_riichi and ruleset.ura_dora else (),
        sticks=1 if has_riichi else 0,
        discarder=_discarder(win, seats.seat, rng) if win.by is WinBy.RON else None,
    )


def _riichi(recipe: Recipe, calls: int, rng: Random) -> Riichi:
    """Now and then a closed hand has declared; not for a yakuman, where riichi would count for nothing."""
    is_possible = not calls and not recipe.is_yakuman
    return Riichi.RIICHI if is_possible and rng.random() < _RIICHI_CHANCE else Riichi.NO


def _allows_ippatsu(by: WinBy, riichi: Riichi, events: frozenset[Event], ruleset: Ruleset) -> bool:
    if riichi is Riichi.NO or not ruleset.ippatsu:
        return False
    if Event.LAST_TILE in events:
        # The last discard within a lap of riichi: there were fewer than four tiles left at the declaration.
        return by is WinBy.TSUMO or ruleset.riichi_tiles_left < 4
    return True


def _discarder(win: Win, seat: Wind, rng: Random) -> Wind:
    """Who dealt in. In the winner's first turn only those before the winner have played."""
    others = [other for other in Wind if other is not seat]
    if Event.FIRST_TURN in win.events:
        others = [other for other in others if other < seat]
    return rng.choice(others)
