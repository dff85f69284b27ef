"""The page of one yaku, or of the yakuhai family."""

from __future__ import annotations

from dataclasses import dataclass

from flask import url_for
from markupsafe import Markup

from webapp.catalog import Alias, Reference, YakuEntry, parse_line
from webapp.languages import LANGUAGES
from webapp.riichi.yaku import value_under
from webapp.site.i18n import gettext, language, percent
from webapp.site.library import catalog
from webapp.site.prose import Around, blocks, inline, words
from webapp.site.rules import Rules
from webapp.site.views.beside import BesideForm, YakuBeside, beside_form, yaku_beside
from webapp.site.views.quiz_run import can_be_asked
from webapp.site.views.ruleset_table import Line, option_lines
from webapp.site.views.yaku_examples import NearMissView, YakuExample, near_misses, yaku_examples
from webapp.site.views.yaku_options import option_ids
from webapp.site.views.yaku_together import TogetherView, together_view
from webapp.site.words.groups import group_heading, share_source
from webapp.site.words.rulesets import edition_date, rules_name, short_rules
from webapp.site.words.yaku import closed_worth, open_worth, page_called


@dataclass(frozen=True, slots=True)
class OwnName:
    """The name in one of the other languages."""

    code: str
    language: str
    name: str
    gloss: str


@dataclass(frozen=True, slots=True)
class Edition:
    """The rules that the page speaks under: their name, the date of their edition and where they stand."""

    name: str
    date: str
    href: str


@dataclass(frozen=True, slots=True)
class Neighbour:
    """The yaku before or after this one."""

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
    edition: Edition
    closed: str
    open: str
    worth_note: str
    description: str
    definition: Markup
    conditions: tuple[Markup, ...]
    prose: Markup
    practise_href: str
    examples: tuple[YakuExample, ...]
    near_misses: tuple[NearMissView, ...]
    mistakes: tuple[Markup, ...]
    options: tuple[Line, ...]
    together: TogetherView | None
    names: tuple[OwnName, ...]
    beside: BesideForm
    side_by_side: tuple[YakuBeside, ...]
    also: tuple[Alias, ...]
    commonness: str
    share: str
    share_source: str
    sources: tuple[Reference, ...]
    neighbours: tuple[Neighbour, ...]


def yaku_page(entry: YakuEntry, rules: Rules) -> YakuPage:
    """The page under the reader's rules."""
    text, named = entry.texts[language()], page_called(entry)
    value = value_under(entry.rows[0], rules.ruleset)
    around = Around()
    return YakuPage(
        name=named.name,
        kanji=entry.kanji,
        kana=entry.kana,
        romaji=entry.romaji,
        gloss=named.beside,
        ruleset=short_rules(rules),
        edition=_edition(rules),
        closed=closed_worth(entry.rows[0], value),
        open=open_worth(entry.rows[0], value),
        worth_note=_worth_note(entry, rules),
        description=words(parse_line(text.definition, []), around),
        definition=inline(text.definition, around),
        conditions=tuple(inline(condition, around) for condition in text.conditions.values()),
        prose=blocks(text.prose, around),
        practise_href=url_for("quiz.start", yaku=entry.id) if can_be_asked(entry, rules) else "",
        examples=yaku_examples(entry, rules, around),
        near_misses=near_misses(entry, rules, around),
        mistakes=tuple(inline(mistake[language()], around) for mistake in entry.mistakes),
        options=option_lines(option_ids(entry.rows, rules)),
        together=together_view(entry, rules, around),
        names=_names(entry),
        beside=beside_form(),
        side_by_side=yaku_beside(entry),
        also=text.also,
        commonness=group_heading(entry.commonness),
        share="" if entry.share is None else percent(entry.share),
        share_source=share_source(entry.share_source) if entry.share_source else "",
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


def _edition(rules: Rules) -> Edition:
    entry = rules.entry
    return Edition(rules_name(rules), edition_date(entry.date), url_for("rulesets.show", id=entry.id))


def _names(entry: YakuEntry) -> tuple[OwnName, ...]:
    return tuple(
        OwnName(spoken.code, spoken.name, entry.texts[spoken.code].name, entry.texts[spoken.code].gloss)
        for spoken in LANGUAGES
        if spoken.code != language()
    )


def _neighbours(entry: YakuEntry) -> tuple[Neighbour, ...]:
    """The pages before and after it."""
    pages = list(catalog().yaku.values())
    place = pages.index(entry)
    return (
        *(_neighbour(other, gettext("before it in tournament order")) for other in pages[place - 1 : place]),
        *(_neighbour(other, gettext("after it in tournament order")) for other in pages[place + 1 : place + 2]),
    )


def _neighbour(entry: YakuEntry, relation: str) -> Neighbour:
    return Neighbour(url_for("yaku.show", id=entry.id), page_called(entry).name, relation)
