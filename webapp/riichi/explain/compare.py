"""One hand under several rulesets: grouped where it is worth the same, with the options that make the difference."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import NamedTuple

from webapp.riichi.errors import Problem
from webapp.riichi.hand import Hand
from webapp.riichi.outcome import NoWin
from webapp.riichi.problems import problems
from webapp.riichi.ruleset import Ruleset, differences
from webapp.riichi.score import Score, score
from webapp.riichi.situation import Situation

Outcome = Score | NoWin | tuple[Problem, ...]
"""What a ruleset makes of a hand; problems where it cannot occur under it."""


class Agreement(NamedTuple):
    """Rulesets under which a hand is worth the same, and what it is worth, under the first of them.

    `rulesets` are published ones: where the own ruleset is one with changes, it is none of them, and may stand alone.
    `options` are the fewest of the own ruleset's that have to change for it; none where the own ruleset agrees.
    """

    rulesets: tuple[str, ...]
    result: Outcome
    options: tuple[str, ...]
    is_own: bool


def compare(hand: Hand, situation: Situation, own: Ruleset, others: Mapping[str, Ruleset]) -> tuple[Agreement, ...]:
    """A hand under its own ruleset and the others, those that agree together, the own ruleset's group first.

    The others may hold that of which the own is a changed one, under the same id.
    """
    base = {own.id: others.get(own.id, own)}
    found = outcome(hand, situation, own)
    groups: dict[object, tuple[Outcome, Ruleset, list[str]]] = {_worth(found): (found, own, [])}
    for id, rules in (base | dict(others)).items():
        result = outcome(hand, situation, rules)
        groups.setdefault(_worth(result), (result, rules, []))[2].append(id)
    return tuple(
        Agreement(tuple(ids), result, _decisive(hand, situation, own, rules), rules is own)
        for result, rules, ids in groups.values()
    )


def outcome(hand: Hand, situation: Situation, ruleset: Ruleset) -> Outcome:
    """What a ruleset makes of a hand."""
    return problems(hand, situation, ruleset) or score(hand, situation, ruleset)


def _worth(result: Outcome) -> object:
    """What has to be equal for two results to say the same: yaku, han, fu where they play a part, and payments."""
    match result:
        case Score():
            return (result.yaku, result.yakuman, result.dora, result.red, result.ura, result.fu, result.payments)
        case NoWin():
            return result
        case _:
            return tuple(problem.id for problem in result)


def _decisive(hand: Hand, situation: Situation, own: Ruleset, other: Ruleset) -> tuple[str, ...]:
    """The fewest options that turn the own ruleset's result into the other's: all that differ, less what can stay."""
    wanted = _worth(outcome(hand, situation, other))

    def is_enough(options: list[str]) -> bool:
        changed = own.derive_from({id: getattr(other, id) for id in options})
        return _worth(outcome(hand, situation, changed)) == wanted

    return tuple(_fewest(differences(own, other), is_enough))


def _fewest(options: list[str], is_enough: Callable[[list[str]], bool]) -> list[str]:
    """The options without those that can be left out, one after another."""
    for option in options:
        fewer = [id for id in options if id != option]
        if is_enough(fewer):
            return _fewest(fewer, is_enough)
    return options
