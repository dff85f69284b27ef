"""What a yaku is most often counted with in the hands that are dealt for it.

The figure: of DEALT hands that the dealer builds for a yaku with fixed dice, in how many another yaku counts as well.
It is the same for everybody, and it says as much as the dealer's hands do: how a yaku is built, not how often it is
won.
"""

from __future__ import annotations

from collections import Counter
from functools import lru_cache
from random import Random

from webapp.quiz.deal.dealer import deal
from webapp.quiz.deal.recipes import RECIPE_BY_YAKU
from webapp.riichi.ruleset import Ruleset
from webapp.riichi.yaku import YAKU_ORDER, is_used

DEALT = 40
LEAST = 3
"""A yaku that is counted in fewer of the hands is there by chance."""


@lru_cache(maxsize=512)
def often_with(rows: tuple[str, ...], ruleset: Ruleset) -> tuple[tuple[str, int], ...]:
    """The other yaku counted in at least LEAST of DEALT hands dealt for these rows in turn, most often first.

    Nothing where there are no hands to deal: for what is no way of reading a hand, or not used by the ruleset.
    """
    used = [row for row in rows if row in RECIPE_BY_YAKU and is_used(row, ruleset)]
    if not used:
        return ()
    found: Counter[str] = Counter()
    for number in range(DEALT):
        row = used[number % len(used)]
        score = deal(row, ruleset, Random(f"{row} {number}"))
        found.update(id for id, _ in score.yaku if id not in rows)
    often = [(id, count) for id, count in found.items() if count >= LEAST]
    return tuple(sorted(often, key=lambda one: (-one[1], YAKU_ORDER[one[0]])))
