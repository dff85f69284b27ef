"""The exhaustive draw: players who are not tenpai pay those who are, from a pool that is split evenly on both sides."""

from __future__ import annotations

from collections.abc import Collection

from webapp.riichi.payments import Payments
from webapp.riichi.situation import WIND_IDS, Wind

NOTEN_POOL = 3000


def draw_payments(tenpai: Collection[Wind], pool: int = NOTEN_POOL) -> Payments:
    """What every seat gets or pays, in the order of the winds; nothing where nobody or everybody is tenpai.

    The pool is 3,000 points in every published ruleset (EMA 2012 §3.4 and after, WRC, M.League, Tenhou): 1,000 from
    each of three, 1,500 from each of two, or 3,000 from one.
    """
    ready = set(tenpai)
    if len(ready) in (0, len(Wind)):
        return tuple((seat, 0) for seat in WIND_IDS)
    gain, loss = pool // len(ready), pool // (len(Wind) - len(ready))
    return tuple((seat, gain if wind in ready else -loss) for wind, seat in zip(Wind, WIND_IDS, strict=True))
