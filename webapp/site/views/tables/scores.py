"""The points tables: what a win of one to four han costs, by fu, for a dealer and for a non-dealer."""

from __future__ import annotations

from itertools import groupby
from typing import NamedTuple

from webapp.riichi.points import Worth, shares, worth
from webapp.riichi.reach import TABLE_FU, By, fewest_han
from webapp.riichi.ruleset import Ruleset
from webapp.site.i18n import gettext, number
from webapp.site.rules import Rules
from webapp.site.views.table import Cell, Figure, NumberRow, NumberTable
from webapp.site.words.points import han, limit_name
from webapp.site.words.tables import Side, both_ways, by_word, gap_sentence, ron_figure, title, tsumo_figure

HAN = (1, 2, 3, 4)


class Spot(NamedTuple):
    """The han and fu that a reader asks about."""

    han: int
    fu: int


def score_dealer(rules: Rules, spot: Spot | None) -> NumberTable:
    """What a dealer's win is worth."""
    return _scores(Side.DEALER, rules.ruleset, spot)


def score_non_dealer(rules: Rules, spot: Spot | None) -> NumberTable:
    """What a non-dealer's win is worth."""
    return _scores(Side.NON_DEALER, rules.ruleset, spot)


def figures(side: Side, base: int, ways: tuple[By, ...] = tuple(By)) -> tuple[Figure, ...]:
    """What base points make by ron, and by tsumo; nothing for a way of winning that is not among `ways`."""
    owed = shares(base, is_dealer=side is Side.DEALER)
    texts = {By.RON: ron_figure(owed), By.TSUMO: tsumo_figure(side, owed)}
    return tuple(Figure(text if by in ways else "", by_word(by)) for by, text in texts.items())


def _scores(side: Side, ruleset: Ruleset, spot: Spot | None) -> NumberTable:
    return NumberTable(
        caption=title(side),
        corner=gettext("Fu"),
        heads=tuple(han(count) for count in HAN),
        rows=tuple(_rows(side, ruleset, spot)),
        notes=(both_ways(side), *_gaps(ruleset)),
    )


def _rows(side: Side, ruleset: Ruleset, spot: Spot | None) -> list[NumberRow]:
    """Rows whose limit begins at the same han share one cell for it."""
    found = []
    for start, lines in groupby(TABLE_FU, lambda fu_count: _first_limit(fu_count, ruleset)):
        together = tuple(lines)
        for fu_count in together:
            cells = [_cell(side, han_count, fu_count, ruleset, spot) for han_count in HAN if han_count < start]
            if start <= HAN[-1] and fu_count == together[0]:
                cells.append(_limit(side, start, together, ruleset, spot))
            found.append(NumberRow(number(fu_count), tuple(cells)))
    return found


def _first_limit(fu_count: int, ruleset: Ruleset) -> int:
    """From how many han on a row is a limit; one more than the table has where it is none."""
    return next((count for count in HAN if worth(count, fu_count, ruleset).limit), HAN[-1] + 1)


def _cell(side: Side, han_count: int, fu_count: int, ruleset: Ruleset, spot: Spot | None) -> Cell:
    base = worth(han_count, fu_count, ruleset).base
    ways = tuple(by for by in By if _occurs(han_count, fu_count, by, ruleset))
    is_marked = spot == (han_count, fu_count)
    return Cell(figures(side, base, ways) if ways else (Figure(""),), han_count, is_marked=is_marked)


def _limit(side: Side, start: int, fu_counts: tuple[int, ...], ruleset: Ruleset, spot: Spot | None) -> Cell:
    found: Worth = worth(start, fu_counts[0], ruleset)
    return Cell(
        figures(side, found.base),
        start,
        span=HAN[-1] - start + 1,
        rows=len(fu_counts),
        limit=limit_name(found.limit) if found.limit else "",
        is_marked=spot is not None and start <= spot.han <= HAN[-1] and spot.fu in fu_counts,
    )


def _occurs(han_count: int, fu_count: int, by: By, ruleset: Ruleset) -> bool:
    fewest = fewest_han(fu_count, by, ruleset)
    return fewest is not None and fewest <= han_count


def _gaps(ruleset: Ruleset) -> list[str]:
    """Why some cells are empty."""
    return [
        gap_sentence(fu_count, fewest_han(fu_count, By.RON, ruleset), fewest_han(fu_count, By.TSUMO, ruleset))
        for fu_count in TABLE_FU
        if not all(_occurs(1, fu_count, by, ruleset) for by in By)
    ]
