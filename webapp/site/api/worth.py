"""What a hand is worth as models: the answers of `POST /score` and `POST /waits`, for the description of the API."""

from __future__ import annotations

from typing import Literal

from pydantic import Field

from webapp.riichi.furiten import FuritenKind
from webapp.riichi.outcome import NoWinReason
from webapp.riichi.points import Limit
from webapp.site.api.explained import Explanation, NoWinExplanation, WaitWords
from webapp.site.api.hands import Strict, omittable


class FuItem(Strict):
    """A line of fu; the lines add up to what `fu` rounds."""

    reason: str
    fu: int
    tiles: str


class Value(Strict):
    """What a win is worth. `value` leaves out honba and sticks; `payments` by seat and `total` do not."""

    win: Literal[True]
    yaku: dict[str, int] = Field(description="Han by yaku id; with a yakuman only the yakuman.")
    yakuman: int
    dora: int
    red: int
    ura: int
    han: int
    fu: int | None = Field(description="Null where fu play no part.")
    fu_items: list[FuItem]
    limit: Limit | None
    value: int
    payments: dict[str, int] = Field(description="By seat; the payer is `discarder` where nobody named one.")
    total: int


class Win(Value):
    """A hand that wins."""

    id: str | None
    ruleset: str
    explanation: Explanation = omittable(description="With `?explain=1`.")


class NoWin(Strict):
    """A hand that does not win."""

    id: str | None
    win: Literal[False]
    reason: NoWinReason
    explanation: NoWinExplanation = omittable(description="With `?explain=1`.")


class HandProblem(Strict):
    """One thing that is wrong with a hand: the key where it stands, and a JSON pointer into the hand."""

    problem: str
    message: str
    at: str
    pointer: str


class BadHand(Strict):
    """A hand of a list that cannot be scored, with everything that was found."""

    id: str | None
    error: list[HandProblem] = Field(min_length=1)


class NoValue(Strict):
    """A win that would not count."""

    win: Literal[False]
    reason: NoWinReason


class Wait(Strict):
    """A tile that completes the hand; `left` copies are not in sight. `ron` and `tsumo` are null where none is."""

    tile: str
    shapes: list[Literal["ryanmen", "kanchan", "penchan", "shanpon", "tanki", "orphan", "thirteen"]]
    left: int
    ron: Value | NoValue | None
    tsumo: Value | NoValue | None
    words: WaitWords = omittable(description="With `?explain=1`.")


class Furiten(Strict):
    """Why a ron is barred, and the tiles that bar it."""

    kind: FuritenKind
    tiles: str


class Waits(Strict):
    """What thirteen tiles wait for; `dead` are tiles that would complete them but are all in the hand already."""

    id: str | None
    ruleset: str
    tenpai: bool
    waits: list[Wait]
    dead: list[str]
    furiten: Furiten | None
