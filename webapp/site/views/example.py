"""An example hand: its strip, the facts beside it and its score under the reader's rules."""

from __future__ import annotations

from dataclasses import dataclass, replace

from webapp.riichi.errors import ImpossibleState
from webapp.riichi.hand import Hand
from webapp.riichi.nagashi import Nagashi, breach
from webapp.riichi.outcome import NoWin
from webapp.riichi.record import Record, judge
from webapp.riichi.ruleset import Ruleset
from webapp.riichi.score import Score
from webapp.site.i18n import gettext
from webapp.site.views.facts import FactsView, facts_view
from webapp.site.views.hand import HandView, hand_view
from webapp.site.views.ledger import Ledger
from webapp.site.views.score import fu_ledger, fu_lines, payment_ledger, yaku_ledger
from webapp.site.views.tiles import TileView, tile_views
from webapp.site.words.breaches import condition_broken
from webapp.site.words.outcomes import no_win
from webapp.site.words.points import points, size
from webapp.site.words.yaku import yaku_in_a_row

FIRST_SHOWN = "sanshoku_doujun"
"""The yaku whose first example shows what the site is about."""


@dataclass(frozen=True, slots=True)
class ExampleView:
    """One example. `hand` is missing where the deal ended in a draw: then `discards` are what counts."""

    hand: HandView | None
    discards: tuple[TileView, ...]
    facts: FactsView
    ledgers: tuple[Ledger, ...]
    result: str
    note: str = ""
    href: str = ""
    """The hand's own page, where it has one."""


def example_view(record: Record, rules: Ruleset, id: str, note: str = "") -> ExampleView:
    """A hand scored under these rules; `id` begins the ids of its ledgers."""
    situation = record.situation
    facts = facts_view(situation)
    discards = tile_views(discard.tile for discard in situation.discards)
    if record.hand is None:
        return ExampleView(None, discards, facts, (), _result(record, rules), note)
    return replace(_scored(record.hand, record, rules, id, facts), discards=discards, note=note)


def result_in_a_line(record: Record) -> str:
    """A win as score_in_a_line has it, or why there is none."""
    try:
        found = judge(record)
    except ImpossibleState:
        return gettext("This hand cannot occur under these rules.")
    return no_win(found.reason) if isinstance(found, NoWin) else score_in_a_line(record)


def score_in_a_line(record: Record) -> str:
    """A win as it is announced: its yaku, han and fu or limit, and points. Nothing for what is no win."""
    try:
        found = judge(record)
    except ImpossibleState:
        return ""
    if not isinstance(found, Score):
        return ""
    names = yaku_in_a_row(row for row, _ in found.yaku)
    sentence_start = names[0].upper() + names[1:]
    return gettext(
        "%(yaku)s: %(size)s, %(points)s.",
        yaku=sentence_start,
        size=size(found.han, found.fu, found.limit, 0),
        points=points(found.value),
    )


def _scored(hand: Hand, record: Record, rules: Ruleset, id: str, facts: FactsView) -> ExampleView:
    by = record.situation.by
    try:
        found = judge(record._replace(ruleset=rules))
    except ImpossibleState:
        strip = hand_view(hand, by)
        return ExampleView(strip, (), facts, (), gettext("This hand cannot occur under these rules."))
    if not isinstance(found, Score):
        return ExampleView(hand_view(hand, by), (), facts, (), _result(record, rules))
    of_fu = fu_ledger(found, f"{id}-fu")
    ledgers = (yaku_ledger(found, f"{id}-yaku"), *((of_fu,) if of_fu else ()), payment_ledger(found, f"{id}-payment"))
    return ExampleView(hand_view(hand, by, fu_lines(found)), (), facts, ledgers, "")


def _result(record: Record, rules: Ruleset) -> str:
    """What there is to say instead of ledgers."""
    if record.hand is None and (reason := breach(record.situation.discards, record.melds, rules)):
        return _why_no_nagashi(reason)
    match judge(record._replace(ruleset=rules)):
        case Nagashi(value=value):
            return gettext("Paid like a mangan won by tsumo: %(points)s.", points=points(value))
        case NoWin(reason=reason):
            return no_win(reason)
        case Score():
            return ""


def _why_no_nagashi(reason: str) -> str:
    return gettext("These rules do not have nagashi mangan.") if reason == "not_used" else condition_broken(reason)
