"""The page of one yaku, or of the yakuhai family."""

from __future__ import annotations

from dataclasses import dataclass, replace

from flask import url_for
from markupsafe import Markup

from webapp.catalog import Alias, Example, NearMiss, Reference, YakuEntry, parse_line
from webapp.languages import LANGUAGES
from webapp.riichi.explain import why_not
from webapp.riichi.record import judge
from webapp.riichi.score import Score
from webapp.riichi.yaku import YAKU_BY_ID, value_under
from webapp.site.i18n import gettext, language, percent
from webapp.site.library import catalog
from webapp.site.links import hand_link
from webapp.site.prose import Around, blocks, inline, words
from webapp.site.rules import Rules
from webapp.site.views.chip import OptionRow
from webapp.site.views.example import ExampleView, example_view
from webapp.site.views.facts import FactsView, facts_view
from webapp.site.views.hand import HandView, hand_view
from webapp.site.views.quiz_run import can_be_asked
from webapp.site.views.tiles import TileView, tile_views
from webapp.site.views.yaku_options import option_rows
from webapp.site.words.groups import group_heading
from webapp.site.words.rulesets import short_rules
from webapp.site.words.yaku import closed_worth, open_worth


@dataclass(frozen=True, slots=True)
class OwnName:
    """The name in one of the other languages."""

    code: str
    language: str
    name: str
    gloss: str


@dataclass(frozen=True, slots=True)
class NearMissView:
    """A hand that just fails, the tiles to blame outlined, and why. Without a hand the own discards are what counts."""

    hand: HandView | None
    discards: tuple[TileView, ...]
    facts: FactsView
    reason: Markup


@dataclass(frozen=True, slots=True)
class Neighbour:
    """Another yaku and what it has to do with this one."""

    href: str
    name: str
    relation: str


@dataclass(frozen=True, slots=True)
class YakuPage:
    """Everything on the page; what is not known is empty."""

    name: str
    kanji: str
    kana: str
    romaji: str
    gloss: str
    ruleset: str
    closed: str
    open: str
    worth_note: str
    description: str
    definition: Markup
    conditions: tuple[Markup, ...]
    prose: Markup
    practise_href: str
    examples: tuple[ExampleView, ...]
    near_misses: tuple[NearMissView, ...]
    mistakes: tuple[Markup, ...]
    options: tuple[OptionRow, ...]
    names: tuple[OwnName, ...]
    also: tuple[Alias, ...]
    commonness: str
    share: str
    share_source: str
    sources: tuple[Reference, ...]
    neighbours: tuple[Neighbour, ...]


def yaku_page(entry: YakuEntry, rules: Rules) -> YakuPage:
    """The page under the reader's rules."""
    text = entry.texts[language()]
    value = value_under(entry.rows[0], rules.ruleset)
    around = Around()
    return YakuPage(
        name=text.name,
        kanji=entry.kanji,
        kana=entry.kana,
        romaji=entry.romaji,
        gloss=text.gloss,
        ruleset=short_rules(rules),
        closed=closed_worth(entry.rows[0], value),
        open=open_worth(entry.rows[0], value),
        worth_note=_worth_note(entry, rules),
        description=words(parse_line(text.definition, []), around),
        definition=inline(text.definition, around),
        conditions=tuple(inline(condition, around) for condition in text.conditions.values()),
        prose=blocks(text.prose, around),
        practise_href=url_for("quiz.start", yaku=entry.id) if can_be_asked(entry, rules) else "",
        examples=_examples(entry, rules),
        near_misses=tuple(_near_miss(miss, entry, around) for miss in entry.near_misses),
        mistakes=tuple(inline(mistake[language()], around) for mistake in entry.mistakes),
        options=option_rows(entry.rows, rules),
        names=_names(entry),
        also=text.also,
        commonness=group_heading(entry.commonness),
        share="" if entry.share is None else percent(entry.share),
        share_source=(entry.share_source or "").capitalize(),
        sources=entry.sources,
        neighbours=_neighbours(entry),
    )


def _worth_note(entry: YakuEntry, rules: Rules) -> str:
    value = value_under(entry.rows[0], rules.ruleset)
    if value.most_yakuman > value.yakuman:
        return gettext("double yakuman in its rarer form")
    if len(entry.rows) > 1:
        return gettext("for each such triplet or quad")
    return ""


def _examples(entry: YakuEntry, rules: Rules) -> tuple[ExampleView, ...]:
    return tuple(
        _example(example, rules, f"example-{number}") for number, example in enumerate(entry.examples, start=1)
    )


def _example(example: Example, rules: Rules, id: str) -> ExampleView:
    view = example_view(example.record, rules.ruleset, id, example.notes.get(language(), ""))
    return replace(view, href=hand_link(example.record, rules)) if view.hand else view


def _near_miss(miss: NearMiss, entry: YakuEntry, around: Around) -> NearMissView:
    reason = inline(miss.texts.get(language(), ""), around)
    hand, situation = miss.record.hand, miss.record.situation
    discards, facts = tile_views(discard.tile for discard in situation.discards), facts_view(situation)
    if hand is None:
        return NearMissView(None, discards, facts, reason)
    found = judge(miss.record)
    breach = why_not(found, entry.rows[0]) if isinstance(found, Score) else None
    view = hand_view(hand, situation.by, outlined=breach.kinds if breach else ())
    return NearMissView(view, discards, facts, reason)


def _names(entry: YakuEntry) -> tuple[OwnName, ...]:
    return tuple(
        OwnName(spoken.code, spoken.name, entry.texts[spoken.code].name, entry.texts[spoken.code].gloss)
        for spoken in LANGUAGES
        if spoken.code != language()
    )


def _neighbours(entry: YakuEntry) -> tuple[Neighbour, ...]:
    """What takes its place, whose place it takes, and the pages before and after it."""
    pages = list(catalog().yaku.values())
    place = pages.index(entry)
    row = YAKU_BY_ID.get(entry.rows[0])
    above = [catalog().page_of_row[id] for id in (row.replaced_by if row else ())]
    below = [catalog().page_of_row[other.id] for other in YAKU_BY_ID.values() if entry.rows[0] in other.replaced_by]
    return (
        *(_neighbour(other, gettext("takes its place")) for other in above),
        *(_neighbour(other, gettext("gives way to it")) for other in below),
        *(_neighbour(other, gettext("before it in tournament order")) for other in pages[place - 1 : place]),
        *(_neighbour(other, gettext("after it in tournament order")) for other in pages[place + 1 : place + 2]),
    )


def _neighbour(entry: YakuEntry, relation: str) -> Neighbour:
    return Neighbour(url_for("yaku.show", id=entry.id), entry.texts[language()].name, relation)
