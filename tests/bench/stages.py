"""Where the time of a score goes: each stage by itself, on hands that it sees for the first time."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any, NamedTuple

from webapp.riichi.book import Book
from webapp.riichi.hand import Hand
from webapp.riichi.payments import payments
from webapp.riichi.problems import problems
from webapp.riichi.reading import shapes, with_items_of_parts
from webapp.riichi.record import Record
from webapp.riichi.score import Score, readings, score
from webapp.riichi.situation import Situation

Call = Callable[[], Any]


class Stage(NamedTuple):
    """A step of the work on a hand, and how to make a call that takes it."""

    name: str
    prepare: Callable[[Record], Call]


def score_call(record: Record) -> Call:
    """Scores what was made before."""
    hand, situation, ruleset = _made(record)
    return partial(score, hand, situation, ruleset)


def build_call(record: Record) -> Call:
    """Makes the hand and the situation anew from tiles and words, then scores."""
    construct, ruleset = construct_call(record), record.ruleset
    return lambda: score(*construct(), ruleset)


def construct_call(record: Record) -> Callable[[], tuple[Hand, Situation]]:
    """Makes the hand and the situation anew from tiles and words."""
    hand, old, _ = _made(record)
    concealed, melds, winning = hand.concealed, hand.melds, hand.winning

    def call() -> tuple[Hand, Situation]:
        situation = Situation(old.by, old.seat, old.round, old.riichi, old.events, old.dora, old.ura)
        return Hand(concealed, melds, winning), situation

    return call


def _problems_call(record: Record) -> Call:
    hand, situation, ruleset = _made(record)
    return lambda: problems(hand, situation, ruleset)


def _shapes_call(record: Record) -> Call:
    hand, situation, ruleset = _made(record)
    return lambda: shapes(hand, situation, ruleset)


def _verdicts_call(record: Record) -> Call:
    words, verdicts = _words(record), Book.of(record.ruleset).verdicts
    return lambda: [verdicts.of(word) for word in words]


def _fu_call(record: Record) -> Call:
    words, book, paid = _words(record), Book.of(record.ruleset), _paid(record)
    _, items, _ = book.paid(paid.han, paid.situation.word | paid.shape.word)
    return lambda: ([book.paid(paid.han, word) for word in words], with_items_of_parts(items, paid.shape))


def _payments_call(record: Record) -> Call:
    situation, ruleset, paid = record.situation, record.ruleset, _paid(record)
    price = next(reading.price for reading in readings(*_made(record)) if reading.price.value == paid.value)
    return partial(payments, price.shares, situation, ruleset)


def _made(record: Record) -> tuple[Hand, Situation, Any]:
    assert record.hand is not None
    return record.hand, record.situation, record.ruleset


def _words(record: Record) -> list[int]:
    return [record.situation.word | shape.word for shape in shapes(*_made(record))]


def _paid(record: Record) -> Score:
    paid = score(*_made(record))
    assert isinstance(paid, Score)
    return paid


CONSTRUCTION = Stage("construction", construct_call)
STAGES = (
    Stage("problems", _problems_call),
    Stage("shapes", _shapes_call),
    Stage("verdicts", _verdicts_call),
    Stage("fu and price", _fu_call),
    Stage("payments", _payments_call),
)
"""The stages of `score`; what they leave is the choice of the reading and the making of the Score."""
