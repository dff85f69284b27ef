"""The steps from han and fu to what each seat pays, as a player would say them: base points, times, rounded, honba."""

from __future__ import annotations

from enum import StrEnum
from typing import NamedTuple

from webapp.riichi.payments import DISCARDER, STICK
from webapp.riichi.points import BASE_OF_LIMIT, Limit, limit_of, shares, up_to_hundred, yakuman_worth
from webapp.riichi.score import Score, liable_base
from webapp.riichi.situation import WIND_IDS, Wind


class Cause(StrEnum):
    """What decides the base points."""

    FORMULA = "formula"
    FU = "fu"
    KIRIAGE = "kiriage"
    HAN = "han"
    COUNTED_YAKUMAN = "counted_yakuman"
    YAKUMAN = "yakuman"
    STANDS_ALONE = "stands_alone"


class Base(NamedTuple):
    """The base points and where they come from. `exact` is fu times two to the han plus two, where it is worked out."""

    han: int
    fu: int | None
    exact: int | None
    base: int
    limit: Limit | None
    cause: Cause

    @property
    def is_fu_idle(self) -> bool:
        """Whether a limit is reached by han alone, so that the fu no longer matter."""
        return self.fu is not None and self.cause in (Cause.HAN, Cause.COUNTED_YAKUMAN)


class Share(NamedTuple):
    """What one seat pays. `rounded` is `exact`, the base points times `multiplier`, rounded up to 100.

    `relief` is what a liable player takes over from it, `liable` what it takes over itself. They add up:
    `paid` is rounded - relief + liable + honba.
    """

    seat: str
    multiplier: int
    exact: int
    rounded: int
    relief: int
    liable: int
    honba: int

    @property
    def paid(self) -> int:
        """What the seat hands over."""
        return self.rounded - self.relief + self.liable + self.honba


class Steps(NamedTuple):
    """From the base points to the total: a share for each payer, in the order of the payments, and the sticks."""

    base: Base
    shares: tuple[Share, ...]
    sticks: int
    total: int


def point_steps(score: Score) -> Steps:
    """The steps of a score; the shares and the sticks add up to its total."""
    base = _base(score)
    found = tuple(_share(seat, base.base, score) for seat, _ in score.payments[1:])
    return Steps(base, found, STICK * score.situation.sticks, score.total)


def _base(score: Score) -> Base:
    if score.yakuman:
        return Base(0, None, None, yakuman_worth(score.yakuman).base, score.limit, Cause.YAKUMAN)
    if score.fu is None:
        return Base(score.han, None, None, BASE_OF_LIMIT[Limit.MANGAN], score.limit, Cause.STANDS_ALONE)
    limit = limit_of(score.han, score.ruleset)
    if limit is not None:
        cause = Cause.COUNTED_YAKUMAN if limit is Limit.YAKUMAN else Cause.HAN
        return Base(score.han, score.fu, None, BASE_OF_LIMIT[limit], limit, cause)
    exact = score.fu << score.han + 2
    if score.limit is None:
        return Base(score.han, score.fu, exact, exact, None, Cause.FORMULA)
    most = BASE_OF_LIMIT[score.limit]
    return Base(score.han, score.fu, exact, most, score.limit, Cause.FU if exact >= most else Cause.KIRIAGE)


def _share(seat: str, base: int, score: Score) -> Share:
    """What one payer owes. By tsumo a liable player's part of the base points is his alone; by ron he takes half."""
    situation = score.situation
    fed = liable_base(score.yaku, score.yakuman, base, situation, score.ruleset) if situation.pao else 0
    multiplier = _multiplier(seat, score)
    is_dealer = situation.seat is Wind.EAST
    is_liable = bool(fed and situation.pao and seat == WIND_IDS[situation.pao.seat])
    owed = shares(fed, is_dealer=is_dealer)
    if situation.is_tsumo:
        common = (base - fed) * multiplier
        alone = owed.tsumo(is_dealer=is_dealer) if is_liable else 0
        return Share(seat, multiplier, common, up_to_hundred(common), 0, alone, _honba(seat, score, fed))
    is_payer = seat == _discarder(score)
    exact = base * multiplier if is_payer else 0
    relief, liable = (owed.ron // 2 if is_payer else 0), (owed.ron // 2 if is_liable else 0)
    return Share(
        seat, multiplier if is_payer else 0, exact, up_to_hundred(exact), relief, liable, _honba(seat, score, fed)
    )


def _multiplier(seat: str, score: Score) -> int:
    """By how much the base points count for a payer: a dealer gets and pays double."""
    is_dealer = score.situation.seat is Wind.EAST
    if not score.situation.is_tsumo:
        return 6 if is_dealer else 4
    return 2 if is_dealer or seat == WIND_IDS[Wind.EAST] else 1


def _honba(seat: str, score: Score, fed: int) -> int:
    """The payer's part of the counters: under liability one player pays them all."""
    situation, ruleset = score.situation, score.ruleset
    whole = ruleset.honba_points * situation.honba
    liable = WIND_IDS[situation.pao.seat] if fed and situation.pao else None
    if situation.is_tsumo and liable is None:
        return ruleset.honba_points // 3 * situation.honba
    payer = liable if liable is not None and _liable_pays_honba(score) else _discarder(score)
    return whole if seat == payer else 0


def _liable_pays_honba(score: Score) -> bool:
    return score.situation.is_tsumo or score.ruleset.pao_honba_by != DISCARDER


def _discarder(score: Score) -> str:
    discarder = score.situation.discarder
    return DISCARDER if discarder is None else WIND_IDS[discarder]
