"""The page of a club's own rules: what they change in a preset, the form that changes it, and the ways to use them."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace

from flask import url_for
from markupsafe import Markup

from webapp.riichi.ruleset import OPTION_BY_ID, Option, Value, format_option
from webapp.site.choices import rules_parameter
from webapp.site.i18n import gettext
from webapp.site.library import catalog
from webapp.site.rules import Rules, format_rules
from webapp.site.views.chip import OptionRow, own_option
from webapp.site.views.compare_page import OWN, comparison_path
from webapp.site.views.frame import Link
from webapp.site.views.own_draft import NAME, OwnDraft
from webapp.site.views.qr import qr_svg
from webapp.site.views.share import Share, share_path
from webapp.site.words.options import option_name, option_value
from webapp.site.words.rulesets import rules_name
from webapp.site.words.subjects import MATTERS, Subject, subject_name

_SHORT = 14
"""Choices no longer than this stand beside one another."""


@dataclass(frozen=True, slots=True)
class ValueChoice:
    """A value of an option, or an item of its list. `is_usual` where the preset has it."""

    value: str
    name: str
    is_chosen: bool
    is_usual: bool


@dataclass(frozen=True, slots=True)
class OptionField:
    """An option in the form: choices, of which a list may have any, or a number where there are none."""

    id: str
    name: str
    choices: tuple[ValueChoice, ...]
    is_list: bool
    is_short: bool
    typed: str
    usual: str
    is_changed: bool
    hint: str
    fault: str


@dataclass(frozen=True, slots=True)
class Section:
    """The options of one subject."""

    title: str
    fields: tuple[OptionField, ...]


@dataclass(frozen=True, slots=True)
class Change:
    """An option that the club plays otherwise than the preset."""

    name: str
    value: str
    usual: str


@dataclass(frozen=True, slots=True)
class WholePart:
    """All options of one subject as the club has them; nobody is led to one of them."""

    title: str
    rows: tuple[OptionRow, ...]


@dataclass(frozen=True, slots=True)
class OwnPage:
    """A club's rules. `ways`, `share` and `qr` are there where a table can play by them."""

    heading: str
    rules: str
    preset: str
    action: str
    start: str
    name: str
    name_fault: str
    problems: tuple[str, ...]
    changes: tuple[Change, ...]
    presets: tuple[Link, ...]
    sections: tuple[Section, ...]
    whole: tuple[WholePart, ...]
    use_href: str
    ways: tuple[Link, ...]
    share: Share | None
    qr: Markup | None


def own_page(draft: OwnDraft) -> OwnPage:
    """The page of a draft."""
    rules = draft.rules
    share = share_path(own_path(draft, "neutral.own_rules")) if draft.is_possible else None
    return OwnPage(
        heading=draft.name,
        rules=rules_name(rules),
        preset=rules.entry.short_name,
        action=url_for("rulesets.own", rules=None),
        start=rules.entry.id,
        name=draft.name,
        name_fault=draft.faults.get(NAME, ""),
        problems=(*draft.contradictions, *_named_faults(draft)),
        changes=tuple(_change(id, value, rules) for id, value in rules.changes.items()),
        presets=_presets(draft),
        sections=tuple(_sections(draft)),
        whole=_whole(rules),
        use_href=url_for("home.index", rules=format_rules(rules)),
        ways=_ways(draft) if draft.is_possible else (),
        share=share,
        qr=qr_svg(share.address) if share else None,
    )


def own_path(draft: OwnDraft, endpoint: str = "rulesets.own") -> str:
    """The address of a draft's page, or of that without a language."""
    rules = rules_parameter(draft.rules) if endpoint == "rulesets.own" else format_rules(draft.rules)
    return url_for(endpoint, rules=rules, name=draft.name or None)


def _named_faults(draft: OwnDraft) -> Iterable[str]:
    for id, fault in draft.faults.items():
        label = gettext("Name of the rules") if id == NAME else option_name(id)
        yield gettext("%(name)s: %(note)s", name=label, note=fault)


def _change(id: str, value: Value, rules: Rules) -> Change:
    usual = getattr(rules.entry.ruleset, id)
    return Change(option_name(id), option_value(id, value), option_value(id, usual))


def _presets(draft: OwnDraft) -> tuple[Link, ...]:
    name = draft.name or None
    return tuple(
        Link(url_for("rulesets.own", rules=id, name=name), entry.short_name, id == draft.rules.entry.id)
        for id, entry in catalog().rulesets.items()
    )


def _sections(draft: OwnDraft) -> Iterable[Section]:
    for subject in Subject:
        fields = tuple(_field(OPTION_BY_ID[id], draft) for id in MATTERS[subject].options)
        if fields:
            yield Section(subject_name(subject), fields)


def _field(option: Option, draft: OwnDraft) -> OptionField:
    value: Value = getattr(draft.rules.ruleset, option.id)
    usual: Value = getattr(draft.rules.entry.ruleset, option.id)
    choices = tuple(_choice(option, each, value, usual) for each in option.choices)
    return OptionField(
        id=option.id,
        name=option_name(option.id),
        choices=choices,
        is_list=option.is_list,
        is_short=not option.is_list and all(len(choice.name) <= _SHORT for choice in choices),
        typed=draft.typed.get(option.id, format_option(value)),
        usual=option_value(option.id, usual),
        is_changed=value != usual,
        hint=_hint(option),
        fault=draft.faults.get(option.id, ""),
    )


def _choice(option: Option, each: Value, value: Value, usual: Value) -> ValueChoice:
    if isinstance(value, frozenset) and isinstance(usual, frozenset):
        name = option_value(option.id, frozenset({str(each)}))
        return ValueChoice(str(each), name, each in value, each in usual)
    return ValueChoice(format_option(each), option_value(option.id, each), each == value, each == usual)


def _hint(option: Option) -> str:
    """What 0 means where a number is typed."""
    if option.choices or option.id == "honba_points":
        return ""
    return gettext("0: %(meaning)s", meaning=option_value(option.id, 0))


def _whole(rules: Rules) -> tuple[WholePart, ...]:
    return tuple(
        WholePart(subject_name(subject), tuple(replace(own_option(id, rules), id="") for id in matters.options))
        for subject, matters in MATTERS.items()
        if matters.options
    )


def _ways(draft: OwnDraft) -> tuple[Link, ...]:
    rules = draft.rules
    if not rules.changes:
        return ()
    back = url_for("rulesets.own", rules=rules.entry.id, name=draft.name or None)
    return (
        Link(
            comparison_path((OWN, rules.entry.id)), gettext("Compare with %(ruleset)s", ruleset=rules.entry.short_name)
        ),
        Link(back, gettext("Back to %(ruleset)s, with nothing changed", ruleset=rules.entry.short_name)),
    )
