"""The page of the hand desk."""

from __future__ import annotations

from dataclasses import dataclass

from flask import url_for

from webapp.riichi.outcome import NoWin
from webapp.riichi.score import score
from webapp.site.choices import LOCKED, choices
from webapp.site.i18n import gettext
from webapp.site.rules import Rules, format_rules
from webapp.site.views.chip import Preset, ruleset_chip
from webapp.site.views.desk_address import draft_address
from webapp.site.views.desk_draft import Draft
from webapp.site.views.desk_fields import FieldsView, faults_of, fields_view
from webapp.site.views.desk_meaning import Meaning, understand
from webapp.site.views.desk_pad import PadView, pad_view
from webapp.site.views.desk_result import is_too_long
from webapp.site.views.hand import HandView, hand_view, waiting_view
from webapp.site.words.desk import hand_size, too_long_for_a_link
from webapp.site.words.events import way_of_winning
from webapp.site.words.outcomes import no_win
from webapp.site.words.points import points, size
from webapp.site.words.rulesets import edition_date


@dataclass(frozen=True, slots=True)
class DeskRules:
    """The rules, shown large, and the others to choose; where they are fixed for an event there are none."""

    name: str
    edition: str
    presets: tuple[Preset, ...]
    lock: str


@dataclass(frozen=True, slots=True)
class Worth:
    """The one line above the buttons: what the hand is worth, or what stands against it."""

    value: str
    note: str
    is_fault: bool = False


@dataclass(frozen=True, slots=True)
class DeskPage:
    """The desk. `hidden` are the parameters that no field shows; `said` is for the ears, `refused` for all."""

    action: str
    hidden: tuple[tuple[str, str], ...]
    rules: DeskRules
    strip: HandView
    pad: PadView
    fields: FieldsView
    worth: Worth
    primary: str
    said: str
    refused: tuple[str, ...]
    afresh: str


def desk_page(draft: Draft, said: tuple[str, ...] = (), refused: tuple[str, ...] = ()) -> DeskPage:
    """The page of a draft, after some moves of which something is to be said."""
    rules = choices().rules
    meaning = understand(draft, rules.ruleset)
    tiles = meaning.size + (meaning.written.winning is not None)
    return DeskPage(
        action=url_for("desk.show", rules=None, locked=None),
        hidden=_hidden(draft, rules),
        rules=_rules(rules),
        strip=_strip(meaning),
        pad=pad_view(draft, meaning, rules.ruleset),
        fields=fields_view(draft, meaning, rules.ruleset),
        worth=_worth(meaning, rules),
        primary=gettext("Show the waits") if meaning.is_waiting else gettext("Score"),
        said=" ".join((*said, hand_size(tiles))) if said else "",
        refused=refused,
        afresh=draft_address(Draft(), rules),
    )


def _hidden(draft: Draft, rules: Rules) -> tuple[tuple[str, str], ...]:
    locked = (("locked", LOCKED),) if choices().is_locked else ()
    pending = tuple((name, getattr(draft, name)) for name in ("next", "called", "last") if getattr(draft, name))
    return (("rules", format_rules(rules)), *locked, *pending)


def _rules(rules: Rules) -> DeskRules:
    chip = ruleset_chip(rules)
    if chip.is_locked:
        return DeskRules(chip.name, edition_date(rules.entry.date), (), "")
    lock = url_for("desk.event", rules=format_rules(rules))
    return DeskRules(chip.name, edition_date(rules.entry.date), chip.presets, lock)


def _strip(meaning: Meaning) -> HandView:
    by = meaning.situation.by
    if meaning.hand is not None:
        return hand_view(meaning.hand, by)
    return waiting_view(*meaning.written, way_of_winning(by))


def _worth(meaning: Meaning, rules: Rules) -> Worth:
    """A fault if there is one, else the worth of a whole hand, else how many tiles there are."""
    faults = [sentence for sentences in faults_of(meaning).values() for sentence in sentences]
    if faults:
        return Worth("", faults[0], is_fault=True)
    if not meaning.parts:
        return Worth("", gettext("Thirteen tiles, then the winning one."))
    if meaning.hand is None and not meaning.is_waiting:
        return Worth("", hand_size(meaning.size + (meaning.written.winning is not None)))
    if is_too_long(meaning, rules):
        return Worth("", too_long_for_a_link(), is_fault=True)
    if meaning.hand is None:
        return Worth("", gettext("Thirteen tiles: add the winning one, or see what the hand waits for."))
    result = score(meaning.hand, meaning.situation, rules.ruleset)
    if isinstance(result, NoWin):
        return Worth("", no_win(result.reason))
    return Worth(points(result.value), size(result.han, result.fu, result.limit, result.yakuman))
