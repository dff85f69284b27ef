"""The dealer: hands for a concept, tried until the engine finds one fair to ask about."""

from __future__ import annotations

from random import Random

from webapp.quiz.deal.box import Box
from webapp.quiz.deal.build import blocks_for, deal_hand, declare
from webapp.quiz.deal.check import fair_score
from webapp.quiz.deal.cores import Seats
from webapp.quiz.deal.recipes import RECIPE_BY_YAKU, Recipe
from webapp.quiz.deal.win import plan_win, situation_of, winning_kind
from webapp.riichi.ruleset import Ruleset
from webapp.riichi.score import Score
from webapp.riichi.situation import Wind
from webapp.riichi.yaku import is_used

TRIES = 400


class UnmetWish(ValueError):
    """A wish that no hand can meet: its message says which."""


def deal(concept: str, ruleset: Ruleset, rng: Random) -> Score:
    """A fair hand in whose score the concept is paid; the hand and its situation are in the score's reading.

    Raises UnmetWish for a yaku that the ruleset does not use.
    """
    recipe = RECIPE_BY_YAKU.get(concept)
    if recipe is None or not is_used(concept, ruleset):
        raise UnmetWish(f"{concept!r} is not a yaku to deal for under {ruleset.id!r}")
    # Should the caller's dice never give one, then dice that are known to.
    for dice in (rng, Random(concept)):
        for _ in range(TRIES):
            found = _try(recipe, ruleset, dice)
            if found is not None:
                return found
    raise UnmetWish(f"no fair hand for {concept!r} was found under {ruleset.id!r}")


def _try(recipe: Recipe, ruleset: Ruleset, rng: Random) -> Score | None:
    seats = Seats(rng.choice(recipe.moment.seats), rng.choice((Wind.EAST, Wind.SOUTH)))
    win = plan_win(recipe, ruleset, rng)
    blocks = blocks_for(recipe, seats, rng)
    if blocks is None:
        return None
    parts = declare(blocks, recipe, win.calls, rng)
    winning = winning_kind(parts, win, rng) if parts else None
    if parts is None or winning is None:
        return None
    box = Box(ruleset, rng)
    hand = deal_hand(parts, winning, box, rng)
    situation = situation_of(win, hand, seats, ruleset, box, rng)
    return fair_score(hand, situation, ruleset, recipe.yaku)
