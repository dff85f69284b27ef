"""The hands of a yaku's page under the reader's rules: examples that hold it, and hands that only look like it."""

from __future__ import annotations

from dataclasses import dataclass, replace

from markupsafe import Markup

from webapp.catalog import Example, NearMiss, YakuEntry
from webapp.riichi.errors import ImpossibleState
from webapp.riichi.explain import breaches_in, why_not, why_nowhere
from webapp.riichi.record import Record, Result, judge
from webapp.riichi.score import Score
from webapp.riichi.yaku import YAKU_BY_ID, is_used
from webapp.site.i18n import gettext, language
from webapp.site.links import hand_link
from webapp.site.prose import Around, inline
from webapp.site.rules import Rules
from webapp.site.views.example import ExampleView, example_view, result_in_a_line
from webapp.site.views.facts import FactsView, facts_view
from webapp.site.views.hand import HandView, hand_view
from webapp.site.views.tiles import TileView, tile_views
from webapp.site.words.breaches import breach_sentence
from webapp.site.words.yaku import yaku_name


@dataclass(frozen=True, slots=True)
class YakuExample:
    """An example with the sentence that it does not count here, where the reader's rules do not count it."""

    view: ExampleView
    not_here: str


@dataclass(frozen=True, slots=True)
class NearMissView:
    """A hand that just fails: the tiles to blame outlined, the condition that fails, why, and what it is worth.

    Without a hand the own discards are what counts.
    """

    hand: HandView | None
    discards: tuple[TileView, ...]
    facts: FactsView
    fails: Markup
    reason: Markup
    worth: str
    href: str


def yaku_examples(entry: YakuEntry, rules: Rules, around: Around) -> tuple[YakuExample, ...]:
    """The examples of a page, scored under these rules."""
    return tuple(
        YakuExample(_scored(example, rules, f"example-{number}", around), _not_here(example.record, entry, rules))
        for number, example in enumerate(entry.examples, start=1)
    )


def near_misses(entry: YakuEntry, rules: Rules, around: Around) -> tuple[NearMissView, ...]:
    """The near misses of a page, each with what it is worth under these rules."""
    return tuple(_near_miss(miss, entry, rules, around) for miss in entry.near_misses)


def _scored(example: Example, rules: Rules, id: str, around: Around) -> ExampleView:
    note = inline(example.notes.get(language(), ""), around)
    view = example_view(example.record, rules.ruleset, id, note)
    return replace(view, href=hand_link(example.record, rules)) if view.hand else view


def _not_here(record: Record, entry: YakuEntry, rules: Rules) -> str:
    """That an example counts for nothing here, and why; nothing where it counts, or where it cannot occur."""
    if not any(is_used(row, rules.ruleset) for row in entry.rows):
        return gettext("These rules do not have this yaku.")
    found = _judged(record, rules)
    if found is None or record.hand is None:
        return ""
    if isinstance(found, Score) and {id for id, _ in found.yaku} & {*entry.rows}:
        return ""
    row = entry.rows[0]
    if isinstance(found, Score):
        breach = why_not(found, row)
    else:
        breach = why_nowhere(row, record.hand, record.situation, rules.ruleset)
    said = breach_sentence(breach, record.situation) if breach else ""
    plainly = gettext("Under these rules this hand does not count %(yaku)s.", yaku=yaku_name(row))
    return f"{plainly} {said}".rstrip()


def _near_miss(miss: NearMiss, entry: YakuEntry, rules: Rules, around: Around) -> NearMissView:
    record = miss.record
    hand, situation = record.hand, record.situation
    return NearMissView(
        hand=hand_view(hand, situation.by, outlined=_to_blame(miss, entry, rules)) if hand else None,
        discards=tile_views(discard.tile for discard in situation.discards),
        facts=facts_view(situation),
        fails=inline(entry.texts[language()].conditions[miss.breaks], around),
        reason=inline(miss.texts[language()], around),
        worth=result_in_a_line(record._replace(ruleset=rules.ruleset)) if hand else "",
        href=hand_link(record, rules, why=entry.rows[0]) if hand else "",
    )


def _to_blame(miss: NearMiss, entry: YakuEntry, rules: Rules) -> tuple[int, ...]:
    """The kinds that break the condition: those of the first row that has any."""
    found = _judged(miss.record, rules)
    if not isinstance(found, Score):
        return ()
    rows = (YAKU_BY_ID[row] for row in entry.rows if row in YAKU_BY_ID)
    breaches = (breach for row in rows for breach in breaches_in(found.reading, row))
    wanted = (breach.kinds for breach in breaches if breach.kinds and (len(entry.rows) > 1 or breach.id == miss.breaks))
    return next(wanted, ())


def _judged(record: Record, rules: Rules) -> Result | None:
    """What a hand is worth under these rules; None where it cannot occur under them."""
    try:
        return judge(record._replace(ruleset=rules.ruleset))
    except ImpossibleState:
        return None
