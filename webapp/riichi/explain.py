"""Why a yaku does not count in a scored hand: the first condition that breaks, or what stands in its place.

Everything is ids and kinds of tile; the words are the site's.
"""

from __future__ import annotations

from enum import StrEnum
from typing import NamedTuple

from webapp.riichi.reading import Reading
from webapp.riichi.score import Score, readings
from webapp.riichi.yaku.conditions import Condition
from webapp.riichi.yaku.table import NAGASHI_MANGAN, YAKU_BY_ID, Yaku
from webapp.riichi.yaku.under import is_used, rows_under


class BreachKind(StrEnum):
    """The ways in which a yaku can fail to count."""

    CONDITION = "condition"
    REPLACED = "replaced"
    OTHER_READING = "other_reading"
    STANDS_ALONE = "stands_alone"
    NOT_USED = "not_used"
    NOT_A_WIN = "not_a_win"


class Breach(NamedTuple):
    """Why a yaku does not count.

    `id` is the broken condition, the yaku that replaces it, or empty. `kinds` are the tiles to blame, if any.
    """

    kind: BreachKind
    id: str = ""
    kinds: tuple[int, ...] = ()


def why_not(score: Score, yaku_id: str) -> Breach | None:
    """Why a yaku is not in a score; None when it is. Raises KeyError for an unknown id."""
    counted = [id for id, _ in score.yaku]
    ruleset = score.reading.ruleset
    if yaku_id in counted:
        return None
    if yaku_id == NAGASHI_MANGAN:
        return Breach(BreachKind.NOT_A_WIN)
    if not is_used(yaku_id, ruleset):
        return Breach(BreachKind.NOT_USED)
    broken = first_broken(_row(yaku_id, score.reading), score.reading)
    if broken is None:
        return _displaced(YAKU_BY_ID[yaku_id], counted)
    if _holds_elsewhere(score.reading, yaku_id):
        return Breach(BreachKind.OTHER_READING, broken.id, broken.culprit(score.reading))
    return Breach(BreachKind.CONDITION, broken.id, broken.culprit(score.reading))


def first_broken(row: Yaku, reading: Reading) -> Condition | None:
    """The first condition of a yaku that a reading breaks, or None where it holds."""
    return next((condition for condition in row.conditions if not condition.holds(reading.word)), None)


def _row(yaku_id: str, reading: Reading) -> Yaku:
    """The row as the ruleset has it; renhou as a mangan keeps the conditions of the table."""
    return next((row for row in rows_under(reading.ruleset) if row.id == yaku_id), YAKU_BY_ID[yaku_id])


def _displaced(row: Yaku, counted: list[str]) -> Breach:
    """What a yaku that holds gave way to: the one that replaces it, a yakuman, or a renhou that stands alone."""
    replacing = [id for id in row.replaced_by if id in counted]
    yakuman = [id for id in counted if YAKU_BY_ID[id].is_yakuman and id != "renhou"]
    if replacing or yakuman:
        return Breach(BreachKind.REPLACED, (replacing or yakuman)[0])
    return Breach(BreachKind.STANDS_ALONE, "renhou")


def _holds_elsewhere(reading: Reading, yaku_id: str) -> bool:
    others = readings(reading.hand, reading.situation, reading.ruleset)
    return any(held.id == yaku_id for candidate in others for held in candidate.held)
