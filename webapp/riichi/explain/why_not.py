"""Why a yaku does not count in a hand: the first condition that breaks, or what stands in its place."""

from __future__ import annotations

from enum import StrEnum
from typing import NamedTuple

from webapp.riichi.groups import Group
from webapp.riichi.reading import Reading
from webapp.riichi.ruleset import Ruleset
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
    WORTH_LESS = "worth_less"
    NOT_USED = "not_used"
    NOT_A_WIN = "not_a_win"


class Breach(NamedTuple):
    """Why a yaku does not count.

    `id` is the broken condition, the yaku that replaces it, or empty. `kinds` are the tiles to blame, if any, `group`
    is the group that they are, if they are one, and `missing` are tiles that would mend it, where few would. `groups`
    is how many groups break the condition in the same way.
    """

    kind: BreachKind
    id: str = ""
    kinds: tuple[int, ...] = ()
    group: Group | None = None
    missing: tuple[int, ...] = ()
    groups: int = 0


def why_not(score: Score, yaku_id: str) -> Breach | None:
    """Why a yaku is not in a score; None when it is. Raises KeyError for an unknown id."""
    counted = [id for id, _ in score.yaku]
    if yaku_id in counted:
        return None
    reading = score.reading
    breach = breach_in(reading, yaku_id)
    if breach is None:
        return _displaced(YAKU_BY_ID[yaku_id], counted)
    if breach.kind is BreachKind.CONDITION and _holds_elsewhere(reading, yaku_id):
        return breach._replace(kind=BreachKind.OTHER_READING)
    return breach


def breach_in(reading: Reading, yaku_id: str) -> Breach | None:
    """Why a reading by itself does not hold a yaku; None when it does. Raises KeyError for an unknown id."""
    if yaku_id == NAGASHI_MANGAN:
        return Breach(BreachKind.NOT_A_WIN)
    if not is_used(yaku_id, reading.ruleset):
        return Breach(BreachKind.NOT_USED)
    return next(iter(breaches_in(reading, row_under(yaku_id, reading.ruleset))), None)


def breaches_in(reading: Reading, row: Yaku) -> tuple[Breach, ...]:
    """Every condition of a yaku that a reading breaks, in the order of the row."""
    broken = [condition for condition in row.conditions if not condition.holds(reading.word)]
    return tuple(Breach(BreachKind.CONDITION, condition.id, *condition.culprit(reading)) for condition in broken)


def first_broken(row: Yaku, reading: Reading) -> Condition | None:
    """The first condition of a yaku that a reading breaks, or None where it holds."""
    return next((condition for condition in row.conditions if not condition.holds(reading.word)), None)


def row_under(yaku_id: str, ruleset: Ruleset) -> Yaku:
    """The row as the ruleset has it; renhou as a mangan keeps the conditions of the table."""
    return next((row for row in rows_under(ruleset) if row.id == yaku_id), YAKU_BY_ID[yaku_id])


def _displaced(row: Yaku, counted: list[str]) -> Breach:
    """What a yaku that holds gave way to: the one that replaces it, a yakuman, or a renhou that stands alone.

    A renhou that would stand alone gives way itself where the ordinary hand is worth more.
    """
    replacing = [id for id in row.replaced_by if id in counted]
    yakuman = [id for id in counted if YAKU_BY_ID[id].is_yakuman and id != "renhou"]
    if replacing or yakuman:
        return Breach(BreachKind.REPLACED, (replacing or yakuman)[0])
    return Breach(BreachKind.WORTH_LESS) if row.id == "renhou" else Breach(BreachKind.STANDS_ALONE, "renhou")


def _holds_elsewhere(reading: Reading, yaku_id: str) -> bool:
    others = readings(reading.hand, reading.situation, reading.ruleset)
    return any(held.id == yaku_id for candidate in others for held in candidate.held)
