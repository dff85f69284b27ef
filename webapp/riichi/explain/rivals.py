"""The readings of a winning hand that are not paid, each with what it would pay and why that is not more."""

from __future__ import annotations

from enum import StrEnum
from typing import NamedTuple

from webapp.riichi.points import Limit
from webapp.riichi.reading import Reading, Shape, shapes
from webapp.riichi.score import Candidate, Score, readings


class Loss(StrEnum):
    """Why a reading is not the one that is paid."""

    NO_YAKU = "no_yaku"
    LESS = "less"
    EQUAL = "equal"


class Rival(NamedTuple):
    """Another reading than the paid one, as it would be scored. `value` is 0 where it has no yaku.

    `lacks` are the yaku of the paid reading that this one has not, `has` are those that only this one has.
    """

    reading: Reading
    yaku: tuple[tuple[str, int], ...]
    yakuman: int
    han: int
    fu: int | None
    limit: Limit | None
    value: int
    loss: Loss
    lacks: tuple[str, ...]
    has: tuple[str, ...]


def rivals(score: Score) -> tuple[Rival, ...]:
    """Every other reading of a scored hand, the most valuable first."""
    best = _best_by_shape(score)
    found = [_rival(shape, best.get(shape), score) for shape in _other_shapes(score)]
    return tuple(sorted(found, key=lambda rival: (rival.value, rival.han, rival.fu or 0), reverse=True))


def _other_shapes(score: Score) -> list[Shape]:
    found = shapes(score.hand, score.situation, score.ruleset)
    return [shape for shape in found if shape != score.shape]


def _best_by_shape(score: Score) -> dict[Shape, Candidate]:
    """What each shape would pay: where renhou may stand alone, the better of the two."""
    best: dict[Shape, Candidate] = {}
    for candidate in readings(score.hand, score.situation, score.ruleset):
        if candidate.shape not in best or best[candidate.shape].rank < candidate.rank:
            best[candidate.shape] = candidate
    return best


def _rival(shape: Shape, candidate: Candidate | None, score: Score) -> Rival:
    reading = Reading(score.hand, score.situation, score.ruleset, shape, score.situation.word | shape.word)
    paid = [id for id, _ in score.yaku]
    if candidate is None:
        return Rival(reading, (), 0, 0, None, None, 0, Loss.NO_YAKU, tuple(paid), ())
    yaku = tuple((held.id, held.value) for held in sorted(candidate.held))
    ids = [id for id, _ in yaku]
    return Rival(
        reading,
        yaku,
        candidate.yakuman,
        candidate.han,
        candidate.fu or None,
        candidate.price.limit,
        candidate.price.value,
        Loss.EQUAL if candidate.price.value == score.value else Loss.LESS,
        lacks=tuple(id for id in paid if id not in ids),
        has=tuple(id for id in ids if id not in paid),
    )
