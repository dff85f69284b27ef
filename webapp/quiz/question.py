"""A question, its key, an answer and a verdict: ids and numbers, so that every language shows the same question."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from webapp.quiz.hand_format import read_changes, write_hand, write_rules
from webapp.riichi.explain import Breach
from webapp.riichi.hand import Hand
from webapp.riichi.outcome import NoWin
from webapp.riichi.record import read_record
from webapp.riichi.ruleset import Ruleset, Value
from webapp.riichi.score import Score, score
from webapp.riichi.situation import Situation


class BadAnswer(ValueError):
    """What was sent is no answer to the question; `reason` is an id: `nothing_chosen` or `unknown_option`."""

    def __init__(self, reason: str) -> None:
        self.reason = reason
        super().__init__(reason)


class StaleQuestion(ValueError):
    """A stored question that can no longer be asked: its ruleset is gone, or its hand is no win any more."""


@dataclass(frozen=True, slots=True)
class Answer:
    """What a player chose, in the order of the options."""

    chosen: tuple[str, ...]

    def to_dict(self) -> dict[str, Any]:
        return {"chosen": list(self.chosen)}

    @classmethod
    def from_dict(cls, data: Mapping[str, Any]) -> Answer:
        return cls(tuple(data["chosen"]))


@dataclass(frozen=True, slots=True)
class SomeOf:
    """The form of an answer that chooses some of the options, at least one."""

    options: tuple[str, ...]

    def read(self, chosen: Iterable[str]) -> Answer:
        """The answer that these choices are. Raises BadAnswer."""
        ids = set(chosen)
        if not ids:
            raise BadAnswer("nothing_chosen")
        if not ids <= set(self.options):
            raise BadAnswer("unknown_option")
        return Answer(tuple(option for option in self.options if option in ids))

    def to_dict(self) -> dict[str, Any]:
        return {"some_of": list(self.options)}

    @classmethod
    def from_dict(cls, data: Mapping[str, Any]) -> SomeOf:
        return cls(tuple(data["some_of"]))


@dataclass(frozen=True, slots=True)
class Question:
    """What is asked, and nothing that tells the answer: the whole of it may be shown.

    `changes` are the options in which `ruleset` departs from the published ruleset of its id.
    """

    kind: str
    hand: Hand
    situation: Situation
    ruleset: Ruleset
    form: SomeOf
    changes: Mapping[str, Value] = field(default_factory=dict)

    def score(self) -> Score:
        """What the hand is worth, asked of the engine anew. Raises StaleQuestion when it is no win."""
        result = score(self.hand, self.situation, self.ruleset)
        if isinstance(result, NoWin):
            raise StaleQuestion(f"the hand is no win: {result.reason}")
        return result

    def to_dict(self) -> dict[str, Any]:
        """The question as JSON: its hand in the hand format, so that no later dealer can change it."""
        hand = write_hand(self.hand, self.situation) | write_rules(self.ruleset, self.changes)
        return {"kind": self.kind, "hand": hand, "form": self.form.to_dict()}

    @classmethod
    def from_dict(cls, data: Mapping[str, Any], rulesets: Mapping[str, Ruleset]) -> Question:
        """The question that to_dict wrote. Raises StaleQuestion when its rules or its hand are no longer possible."""
        try:
            record = read_record(data["hand"], rulesets)
        except ValueError as error:
            raise StaleQuestion(str(error)) from error
        if record.hand is None:
            raise StaleQuestion("the hand was not won")
        changes = read_changes(data["hand"]["options"])
        form = SomeOf.from_dict(data["form"])
        return cls(data["kind"], record.hand, record.situation, record.ruleset, form, changes)


@dataclass(frozen=True, slots=True)
class Key:
    """What must not leave before the question is answered: the concept that it was dealt for, and its solution."""

    concept: str
    solution: tuple[str, ...]

    def to_dict(self) -> dict[str, Any]:
        return {"concept": self.concept, "solution": list(self.solution)}

    @classmethod
    def from_dict(cls, data: Mapping[str, Any]) -> Key:
        return cls(data["concept"], tuple(data["solution"]))


class Dealt(NamedTuple):
    """A new question and its key, kept apart from the first moment."""

    question: Question
    key: Key


class Wrong(NamedTuple):
    """An option that was chosen and does not hold, and the first reason why."""

    option: str
    breach: Breach


@dataclass(frozen=True, slots=True)
class Verdict:
    """What is right in an answer, what it missed and what is wrong in it, with the score that decides."""

    right: tuple[str, ...]
    missed: tuple[str, ...]
    wrong: tuple[Wrong, ...]
    score: Score

    @property
    def is_right(self) -> bool:
        """Whether nothing is missed and nothing wrong."""
        return not self.missed and not self.wrong


@dataclass(frozen=True, slots=True)
class Wish:
    """What a question should be about, under which rules; `changes` as in Question."""

    concept: str
    ruleset: Ruleset
    changes: Mapping[str, Value] = field(default_factory=dict)
