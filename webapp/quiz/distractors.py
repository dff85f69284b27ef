"""Wrong options that are worth a thought: first what the hand looks like, then what hands often have."""

from __future__ import annotations

from random import Random

from webapp.quiz.deal.recipes import Recipe, recipes_under
from webapp.quiz.look_alikes import look_alikes
from webapp.riichi.score import Score
from webapp.riichi.yaku import is_used

FEWEST_OPTIONS = 6
MOST_OPTIONS = 8
FEWEST_WRONG = 2


def distractors(score: Score, rng: Random) -> list[str]:
    """Yaku of the ruleset that are not in the score: so many that there are six to eight options, two of them wrong."""
    reading = score.reading
    paid = {yaku for yaku, _ in score.yaku}
    total = rng.randint(max(FEWEST_OPTIONS, len(paid) + FEWEST_WRONG), MOST_OPTIONS)
    near = [yaku for yaku in look_alikes(reading) if yaku not in paid and is_used(yaku, reading.ruleset)]
    rng.shuffle(near)
    others = [yaku for yaku in _common(score, rng) if yaku not in paid and yaku not in near]
    return (near + others)[: total - len(paid)]


def _common(score: Score, rng: Random) -> list[str]:
    """The yaku that come from the tiles, likelier ones likely earlier; none that an open hand rules out at a glance."""
    reading = score.reading
    fitting = [
        recipe
        for recipe in recipes_under(reading.ruleset)
        if not recipe.is_situational and not recipe.is_yakuman and _is_possible(recipe, score)
    ]
    # Exponential clocks: each yaku comes at a rate of as many as it has cards in the deck.
    return [yaku for _, yaku in sorted((rng.expovariate(recipe.cards), recipe.yaku) for recipe in fitting)]


def _is_possible(recipe: Recipe, score: Score) -> bool:
    return score.reading.hand.is_closed or not recipe.is_closed(score.reading.ruleset)
