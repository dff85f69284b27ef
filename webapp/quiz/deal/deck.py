"""Which concept comes next: a stratified deck, so that rare yaku come and none comes too often.

A deck has fewer than a hundred cards and is laid out anew when it is used up, so that any three hundred
questions in a row hold two whole decks: every yaku at least twice. At most four of its cards are of one yaku,
and its situational yaku have one card each.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random

from webapp.quiz.deal.recipes import Recipe, recipes_under
from webapp.riichi.ruleset import Ruleset


def deck(ruleset: Ruleset, rng: Random) -> Iterator[str]:
    """The concepts to ask for, one after another and without end."""
    recipes = recipes_under(ruleset)
    situational = [recipe for recipe in recipes if recipe.is_situational]
    yakuman = [recipe for recipe in recipes if recipe.is_yakuman]
    common = [recipe for recipe in recipes if recipe not in situational and recipe not in yakuman]
    while True:
        yield from _spread([_cards(stratum, rng) for stratum in (situational, yakuman, common)], rng)


def _cards(stratum: Sequence[Recipe], rng: Random) -> list[str]:
    """The cards of one stratum, those of the same yaku far from one another."""
    shuffled = rng.sample(stratum, len(stratum))
    return _spread([[recipe.yaku] * recipe.cards for recipe in shuffled], rng)


def _spread(groups: Sequence[Sequence[str]], rng: Random) -> list[str]:
    """All cards, those of each group spread evenly over the whole and in their order."""
    placed = [((place + rng.random()) / len(group), card) for group in groups for place, card in enumerate(group)]
    return [card for _, card in sorted(placed)]
