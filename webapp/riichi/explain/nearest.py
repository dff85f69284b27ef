"""What a complete hand without a yaku comes nearest to, and what it lacks for it."""

from __future__ import annotations

from typing import NamedTuple

from webapp.riichi.explain.why_not import Breach, BreachKind, breach_in, breaches_in, row_under
from webapp.riichi.hand import Hand
from webapp.riichi.reading import Reading, all_readings
from webapp.riichi.ruleset import Ruleset
from webapp.riichi.situation import Situation
from webapp.riichi.yaku.table import NAGASHI_MANGAN, YAKU_ORDER, Yaku
from webapp.riichi.yaku.under import rows_under
from webapp.riichi.yaku.verdict import is_situational

MOST_BUILT = 3
MOST_TILES = 6
"""A yaku for which more tiles would have to change is not near."""
_FAR = MOST_TILES + 1
_OTHERWISE = ("riichi", "menzen_tsumo")
"""What a closed hand without a yaku may still have: what is declared, then what is luck."""


class Near(NamedTuple):
    """A yaku that a hand nearly holds, the reading that comes nearest to it, and every condition that breaks there."""

    yaku: str
    reading: Reading
    breaches: tuple[Breach, ...]

    @property
    def distance(self) -> int:
        """About how many tiles are in the way: those that break a condition, or those that would mend it."""
        return sum(_tiles_in_the_way(breach) for breach in self.breaches)


def nearest_yaku(hand: Hand, situation: Situation, ruleset: Ruleset) -> tuple[Near, ...]:
    """The nearest yaku of a complete hand; none when it is not complete.

    At most three that can be built, the fewest tiles away first, then riichi and the own draw where only they lack.
    """
    found = all_readings(hand, situation, ruleset)
    near = [min((_near(row, reading) for reading in found), key=_rank) for row in rows_under(ruleset) if found]
    lacking = [one for one in near if one.breaches]
    built = sorted((one for one in lacking if _is_built(one) and one.distance <= MOST_TILES), key=_rank)
    otherwise = [one for one in lacking if one.yaku in _OTHERWISE and len(one.breaches) == 1]
    return (*built[:MOST_BUILT], *otherwise)


def why_nowhere(yaku_id: str, hand: Hand, situation: Situation, ruleset: Ruleset) -> Breach | None:
    """Why no reading of a hand that does not win holds a yaku; None where one does, or the hand is not complete.

    Told of the reading that breaks the fewest conditions. Raises KeyError for an unknown id.
    """
    found = all_readings(hand, situation, ruleset)
    if not found:
        return None
    if yaku_id == NAGASHI_MANGAN:
        return Breach(BreachKind.CONDITION, "exhaustive_draw")
    row = row_under(yaku_id, ruleset)
    return breach_in(min(found, key=lambda reading: len(breaches_in(reading, row))), yaku_id)


def _is_built(near: Near) -> bool:
    """Whether it is made of tiles. A yakuman is no advice."""
    row = next(row for row in rows_under(near.reading.ruleset) if row.id == near.yaku)
    return not row.is_yakuman and not is_situational(row)


def _near(row: Yaku, reading: Reading) -> Near:
    return Near(row.id, reading, breaches_in(reading, row))


def _rank(near: Near) -> tuple[int, int]:
    return (near.distance, YAKU_ORDER[near.yaku])


def _tiles_in_the_way(breach: Breach) -> int:
    if breach.id == "closed":
        return 1
    return len(breach.missing) or len(breach.kinds) * max(breach.groups, 1) or _FAR
