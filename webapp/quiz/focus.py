"""A run about one yaku: half of its hands have it, the others mostly look as if they might."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import chain, islice
from random import Random

from webapp.quiz.deal.deck import deck
from webapp.quiz.deal.recipes import recipes_under
from webapp.quiz.kinds.yaku import YAKU
from webapp.quiz.question import Dealt, Wish
from webapp.quiz.run import LENGTH
from webapp.riichi.ruleset import Ruleset, Value

TRIES = 60
"""So many hands are looked at for one without the yaku that still offers it."""

Rows = tuple[str, ...]


def rows_to_ask(rows: Rows, ruleset: Ruleset) -> Rows:
    """Those of some yaku that a question can be about under a ruleset."""
    askable = {recipe.yaku for recipe in recipes_under(ruleset)}
    return tuple(row for row in rows if row in askable)


def deal_focused_run(
    rows: Rows, ruleset: Ruleset, changes: Mapping[str, Value], seed: str, length: int = LENGTH
) -> tuple[Dealt, ...]:
    """So many questions about these yaku, at least one and all of them askable; the same for the same seed."""
    dice = Random(f"{seed} focus")
    others = deck(ruleset, dice)
    has_it = [place < length / 2 for place in range(length)]
    dice.shuffle(has_it)
    return tuple(
        YAKU.make(Wish(dice.choice(rows), ruleset, changes), dice)
        if is_wanted
        else _without(rows, others, ruleset, changes, dice)
        for is_wanted in has_it
    )


def _without(
    rows: Rows, concepts: Iterator[str], ruleset: Ruleset, changes: Mapping[str, Value], dice: Random
) -> Dealt:
    """A hand without these yaku in which they are an option, if one turns up."""
    hands = (YAKU.make(Wish(concept, ruleset, changes), dice) for concept in islice(concepts, TRIES))
    first = next(hands)
    return next((dealt for dealt in chain([first], hands) if _offers(dealt, rows)), first)


def _offers(dealt: Dealt, rows: Rows) -> bool:
    return not set(rows).isdisjoint(dealt.question.form.options) and set(rows).isdisjoint(dealt.key.solution)
