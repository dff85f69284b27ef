"""The ruleset that an address names: `?rules=ema-2025`, or one with options changed, `ema-2025~open_tanyao:no`.

A list of choices is joined by dots, `pao:daisangen.daisuushii`. Reading and writing are one pair, here only.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from webapp.catalog import RulesetEntry
from webapp.riichi.errors import ImpossibleState
from webapp.riichi.ruleset import OPTION_BY_ID, Ruleset, Value, differences, format_option, parse_option

LONGEST = 1000


class UnknownRules(ValueError):
    """An address that names a ruleset, an option or a value that is not there; `text` is what it said."""

    def __init__(self, text: str) -> None:
        self.text = text
        super().__init__(f"{text!r} is not a ruleset")


@dataclass(frozen=True, slots=True)
class Rules:
    """The rules a reader plays by: a published ruleset, and what their own table changes in it."""

    entry: RulesetEntry
    ruleset: Ruleset

    @property
    def changes(self) -> dict[str, Value]:
        """The options whose value is not that of the published ruleset."""
        return {id: getattr(self.ruleset, id) for id in differences(self.ruleset, self.entry.ruleset)}


def parse_rules(text: str, entries: Mapping[str, RulesetEntry]) -> Rules:
    """The rules that a text names. Raises UnknownRules."""
    id, *changes = text.split("~")
    if id not in entries or len(text) > LONGEST:
        raise UnknownRules(text)
    entry = entries[id]
    try:
        return Rules(entry, entry.ruleset.derive_from(dict(_parse_change(change) for change in changes)))
    except (ImpossibleState, KeyError) as error:
        raise UnknownRules(text) from error


def format_rules(rules: Rules) -> str:
    """The shortest text that names these rules."""
    changes = (f"{id}:{_dotted(format_option(value))}" for id, value in rules.changes.items())
    return "~".join((rules.entry.id, *changes))


def _parse_change(text: str) -> tuple[str, Value]:
    id, _, value = text.partition(":")
    return id, parse_option(OPTION_BY_ID[id], _plussed(value))


def _dotted(value: str) -> str:
    """With dots for the engine's plus signs, which would need escapes in an address."""
    return value.replace("+", ".")


def _plussed(value: str) -> str:
    return value.replace(".", "+")
