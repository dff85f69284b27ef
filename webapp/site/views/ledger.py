"""The ledger: every explanation is a bill that adds up, line by line, to a sum."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from webapp.site.views.tiles import TileView


class Bill(Enum):
    """What is added up."""

    YAKU = "yaku"
    FU = "fu"
    PAYMENT = "payment"


@dataclass(frozen=True, slots=True)
class LedgerRow:
    """One line: what, with which tiles, how much. `href` leads to its page; `note` stands small under the label.

    `rule` names the rules that decide a line on which rulesets differ, and `rule_href` leads to what they say.
    """

    label: str
    figure: str
    tiles: tuple[TileView, ...] = ()
    href: str = ""
    note: str = ""
    rule: str = ""
    rule_href: str = ""
    line: int | None = None
    """The number of the line among those that the hand strip can outline."""


@dataclass(frozen=True, slots=True)
class Ledger:
    """A bill with its title, its lines and its sums, the last of them the result. `id` is unique on the page."""

    id: str
    of: Bill
    title: str
    rows: tuple[LedgerRow, ...]
    sums: tuple[LedgerRow, ...] = ()
    note: str = ""
    """What the lines start from, under the title."""
