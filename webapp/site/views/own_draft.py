"""A club's own rules as its form sends them: a preset to start from, a value for every option, and a name."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from werkzeug.datastructures import MultiDict

from webapp.riichi.conflicts import conflicts
from webapp.riichi.errors import ImpossibleState
from webapp.riichi.ruleset import MOST, OPTIONS, Option, Ruleset, Value, parse_option
from webapp.site.i18n import gettext, number
from webapp.site.library import catalog
from webapp.site.rules import Rules
from webapp.site.words.conflicts import conflict_sentence

START, NAME = "start", "name"
"""The preset that the form started from, which only a form sends, and the name that the club gives its rules."""
LONGEST_NAME = 40


@dataclass(frozen=True, slots=True)
class OwnDraft:
    """Rules with what was typed where that is no number, and everything that is wrong, by field.

    `contradictions` are sentences about options that are possible each, but not together.
    """

    rules: Rules
    name: str
    typed: Mapping[str, str]
    faults: Mapping[str, str]
    contradictions: tuple[str, ...]

    @property
    def is_possible(self) -> bool:
        """Whether a table can play by these rules."""
        return not self.faults and not self.contradictions


def draft_of(rules: Rules, name: str) -> OwnDraft:
    """The draft of rules that an address names."""
    return OwnDraft(rules, _clean(name), {}, _faults_of_name(name), contradictions(rules.ruleset))


def read_form(form: MultiDict[str, str]) -> OwnDraft:
    """The draft that a form sends. Raises KeyError where it starts from no published ruleset."""
    entry = catalog().rulesets[form[START]]
    values: dict[str, Value] = {}
    faults = _faults_of_name(form.get(NAME, ""))
    for option in OPTIONS:
        try:
            values[option.id] = _read(option, form, entry.ruleset)
        except ImpossibleState:
            faults[option.id] = _fault(option)
    typed = {option.id: form[option.id] for option in OPTIONS if option.id in faults and not option.is_list}
    ruleset = entry.ruleset.derive_from(values)
    return OwnDraft(Rules(entry, ruleset), _clean(form.get(NAME, "")), typed, faults, contradictions(ruleset))


def contradictions(ruleset: Ruleset) -> tuple[str, ...]:
    """Why options of a ruleset cannot stand together, as sentences."""
    return tuple(conflict_sentence(conflict) for conflict in conflicts(ruleset))


def _read(option: Option, form: MultiDict[str, str], preset: Ruleset) -> Value:
    """The value that was sent, for a list nothing but what was ticked; else that of the preset."""
    if option.is_list:
        return parse_option(option, "+".join(form.getlist(option.id)) or "none")
    if option.id not in form:
        value: Value = getattr(preset, option.id)
        return value
    return parse_option(option, form[option.id].strip())


def _fault(option: Option) -> str:
    if option.choices:
        return gettext("Choose one of the values.")
    return gettext("Write a whole number from 0 to %(most)s.", most=number(MOST))


def _clean(name: str) -> str:
    """A name as it is shown: nothing of one that is refused."""
    return "" if _faults_of_name(name) else name.strip()


def _faults_of_name(name: str) -> dict[str, str]:
    """A name is one line that can be printed: an address may hold anything, even signs that turn text around."""
    if len(name.strip()) <= LONGEST_NAME and name.isprintable():
        return {}
    return {NAME: gettext("A name has at most %(count)s characters, all of them visible.", count=LONGEST_NAME)}
