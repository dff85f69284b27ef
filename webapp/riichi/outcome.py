"""The expected ways in which a hand does not win: returned, never raised."""

from __future__ import annotations

from enum import StrEnum
from typing import NamedTuple


class NoWinReason(StrEnum):
    """Why a hand may not be won, the first that applies in this order."""

    NOT_COMPLETE = "not_complete"
    NO_YAKU = "no_yaku"
    TWO_HAN_MINIMUM = "two_han_minimum"
    FURITEN = "furiten"


class NoWin(NamedTuple):
    """A hand that may not be won."""

    reason: NoWinReason
