"""The engine's proof of every example, under every ruleset that uses its yaku, and of every near miss."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import assert_never

from webapp.catalog.entries import NearMiss, YakuEntry
from webapp.catalog.errors import Fault
from webapp.catalog.files import YAKU, file_of
from webapp.catalog.pages import FAMILY_CONDITION, condition_ids
from webapp.riichi import facts, marks, nagashi
from webapp.riichi.errors import ImpossibleState
from webapp.riichi.explain import first_broken
from webapp.riichi.hand import Hand
from webapp.riichi.nagashi import Nagashi
from webapp.riichi.outcome import NoWin
from webapp.riichi.reading import Reading, shapes
from webapp.riichi.record import Record, judge
from webapp.riichi.ruleset import Ruleset
from webapp.riichi.score import Score
from webapp.riichi.yaku import NAGASHI_MANGAN, YAKU_BY_ID, Yaku, value_under

_KNOWN_OF_ANY_HAND = facts.SITUATION_MASK | sum(
    fact.mask for fact in (facts.SUITS, facts.HONOUR, facts.TERMINAL, facts.SIMPLE, facts.NOT_GREEN, facts.GREEN_DRAGON)
)
"""The facts that tiles have without being complete."""


def check_proofs(entry: YakuEntry, rulesets: Iterable[Ruleset]) -> Iterator[Fault]:
    """Whether every example holds the yaku in the score that is paid, and every near miss breaks where it says."""
    file, rules = file_of(YAKU, entry.id), tuple(rulesets)
    for number, example in enumerate(entry.examples):
        at = f"examples[{number}].hand"
        yield from (Fault(file, at, message) for message in _unproved(example.record, entry, rules))
    for number, miss in enumerate(entry.near_misses):
        at = f"near_misses[{number}]"
        yield from (Fault(file, at, message) for message in _unlike(miss, entry))


def is_worth_something(record: Record, rows: tuple[str, ...], rules: Ruleset) -> bool:
    """Whether a ruleset has one of the yaku in a hand that has called as this one has."""
    is_closed = not any(meld.is_open for meld in record.melds)
    values = [value_under(row, rules) for row in rows]
    return any((value.closed if is_closed else value.open) is not None for value in values)


def yaku_of(record: Record) -> tuple[str, ...]:
    """The ids that a record is paid for, or why it is paid for none."""
    try:
        result = judge(record)
    except ImpossibleState as error:
        return tuple(problem.message for problem in error.problems)
    match result:
        case Score():
            return tuple(id for id, _ in result.yaku)
        case Nagashi():
            return (NAGASHI_MANGAN,)
        case NoWin():
            return (f"no win ({result.reason})",)
        case _:
            assert_never(result)


def _unproved(record: Record, entry: YakuEntry, rulesets: tuple[Ruleset, ...]) -> Iterator[str]:
    using = [rules for rules in rulesets if is_worth_something(record, entry.rows, rules)]
    if not using:
        yield "no ruleset counts the yaku in such a hand"
    for rules in using:
        found = yaku_of(record._replace(ruleset=rules))
        if not any(row in found for row in entry.rows):
            yield f"under {rules.id} it has {', '.join(found)}; expected {' or '.join(entry.rows)}"


def _unlike(miss: NearMiss, entry: YakuEntry) -> Iterator[str]:
    ids = condition_ids(entry.rows)
    if miss.breaks not in ids:
        yield f"breaks {miss.breaks!r}; expected one of {', '.join(ids)}"
        return
    broken = _first_broken(miss.record, entry)
    if broken != miss.breaks:
        yield f"the first condition that breaks is {broken or 'none'}; expected {miss.breaks}"


def _first_broken(record: Record, entry: YakuEntry) -> str | None:
    """The id of the first condition that a record breaks, None where the yaku holds."""
    hand = record.hand
    if entry.rows == (NAGASHI_MANGAN,):
        played_out = nagashi.breach(record.situation.discards, record.melds, record.ruleset)
        return played_out if hand is None else "exhaustive_draw"
    if hand is None:
        return "a drawn hand, which has no winning tile"
    broken = [_broken_of_row(YAKU_BY_ID[row], hand, record) for row in entry.rows if row in YAKU_BY_ID]
    if len(entry.rows) > 1:
        return FAMILY_CONDITION if all(broken) else None
    return broken[0]


def _broken_of_row(row: Yaku, hand: Hand, record: Record) -> str | None:
    result = judge(record)
    if isinstance(result, Score):
        condition = first_broken(row, result.reading)
        return condition.id if condition else None
    found = shapes(hand, record.situation, record.ruleset)
    if not found:
        return _broken_by_tiles(row, hand, record)
    word = record.situation.word
    readings = [Reading(hand, record.situation, record.ruleset, shape, word | shape.word) for shape in found]
    ids = [condition.id for condition in row.conditions]
    broken = [condition.id if condition else None for condition in (first_broken(row, reading) for reading in readings)]
    return None if None in broken else max(filter(None, broken), key=ids.index)


def _broken_by_tiles(row: Yaku, hand: Hand, record: Record) -> str:
    """For a hand that is not complete: what asks for groups is broken, the rest is asked of its tiles."""
    word = record.situation.word | hand.word | marks.facts_of(marks.of_kinds(tile.kind for tile in hand.tiles))
    for condition in row.conditions:
        if condition.mask & ~_KNOWN_OF_ANY_HAND or not condition.holds(word):
            return condition.id
    return "not complete, though every condition holds"
