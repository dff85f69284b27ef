"""Why a hand is worth what it is: why a yaku does not count, what is nearest, which readings lost, what rules change.

Everything is ids, numbers and kinds of tile; the words are the site's.
"""

from webapp.riichi.explain.compare import Agreement, compare
from webapp.riichi.explain.nearest import Near, nearest_yaku, why_nowhere
from webapp.riichi.explain.rivals import Loss, Rival, rivals
from webapp.riichi.explain.why_not import Breach, BreachKind, breach_in, breaches_in, first_broken, why_not

__all__ = [
    "Agreement",
    "Breach",
    "BreachKind",
    "Loss",
    "Near",
    "Rival",
    "breach_in",
    "breaches_in",
    "compare",
    "first_broken",
    "nearest_yaku",
    "rivals",
    "why_not",
    "why_nowhere",
]
