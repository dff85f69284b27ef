"""Options of a ruleset that cannot stand together: each is possible, but what one says the other takes back."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from webapp.riichi.ruleset import Ruleset

HUNDREDS = 300
"""A honba is paid by three players in sticks of a hundred when the win is by tsumo."""


class Conflict(NamedTuple):
    """A contradiction: its id, the options that make it, and whether a ruleset has it."""

    id: str
    options: tuple[str, ...]
    is_in: Callable[[Ruleset], bool]


CONFLICTS = (
    Conflict(
        "kan_ura_without_ura", ("kan_ura_dora", "ura_dora"), lambda rules: rules.kan_ura_dora and not rules.ura_dora
    ),
    Conflict(
        "kan_ura_without_kan_dora",
        ("kan_ura_dora", "kan_dora"),
        lambda rules: rules.kan_ura_dora and not rules.kan_dora,
    ),
    Conflict(
        "two_winners_without_abort",
        ("winners", "abortive_draws"),
        lambda rules: rules.winners == "two" and "three_winners" not in rules.abortive_draws,
    ),
    Conflict(
        "abort_by_winners_paid",
        ("abortive_draws", "winners"),
        lambda rules: rules.winners != "two" and "three_winners" in rules.abortive_draws,
    ),
    Conflict(
        "cap_below_doubles",
        ("yakuman_cap", "double_yakuman"),
        lambda rules: rules.yakuman_cap == 1 and bool(rules.double_yakuman),
    ),
    Conflict(
        "cap_below_sums",
        ("yakuman_cap", "yakuman_add_up"),
        lambda rules: rules.yakuman_cap == 1 and rules.yakuman_add_up,
    ),
    Conflict("honba_in_parts", ("honba_points",), lambda rules: rules.honba_points % HUNDREDS != 0),
)


def conflicts(ruleset: Ruleset) -> tuple[Conflict, ...]:
    """All contradictions in a ruleset."""
    return tuple(conflict for conflict in CONFLICTS if conflict.is_in(ruleset))
