"""What the page of a yaku says of the others: always, often or never with it, and hands in which two meet."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from flask import url_for
from markupsafe import Markup

from webapp.catalog import YakuEntry
from webapp.quiz.deal.often import DEALT, often_with
from webapp.riichi.record import Record
from webapp.riichi.together import Company, Exclusion, Together
from webapp.riichi.yaku import is_used
from webapp.site.i18n import language
from webapp.site.library import catalog
from webapp.site.links import hand_link
from webapp.site.prose import Around, inline
from webapp.site.rules import Rules
from webapp.site.words.together import company_sentence, reason
from webapp.site.words.yaku import page_called, yaku_name

MOST_OFTEN = 6
"""So many of the yaku that are often there are named."""


@dataclass(frozen=True, slots=True)
class OtherYaku:
    """Another yaku: its name, its page, and what is to be said of it."""

    name: str
    href: str
    note: Markup


@dataclass(frozen=True, slots=True)
class Often:
    """A yaku that is counted in so many of the hands dealt."""

    name: str
    href: str
    count: int


@dataclass(frozen=True, slots=True)
class MeetingView:
    """A yaku that can be counted too, and a hand that counts both."""

    name: str
    href: str
    hand_href: str


@dataclass(frozen=True, slots=True)
class NeverGroup:
    """Yaku that are never counted with this one, for one reason: in words, or what this yaku asks for itself."""

    reason: str
    asked: tuple[Markup, ...]
    others: tuple[OtherYaku, ...]


@dataclass(frozen=True, slots=True)
class TogetherView:
    """The whole section. `dealt` is of how many hands `often` tells."""

    always: tuple[str, ...]
    often: tuple[Often, ...]
    dealt: int
    meets: tuple[MeetingView, ...]
    never: tuple[NeverGroup, ...]
    never_count: int
    grid_href: str


@dataclass(frozen=True, slots=True)
class Relation:
    """How two pages stand to one another: what keeps them apart, or a hand that counts both. `row` is of the first."""

    exclusion: Exclusion | None
    row: str
    witness: Record | None


def together_view(entry: YakuEntry, rules: Rules, around: Around) -> TogetherView | None:
    """The section for a page; None for a yaku that the rules do not use."""
    if not used_rows(entry, rules):
        return None
    others = [other for other in catalog().yaku.values() if other is not entry and used_rows(other, rules)]
    relations = [(other, relation(entry, other, rules)) for other in others]
    never = [(other, found) for other, found in relations if found.exclusion]
    return TogetherView(
        always=tuple(map(company_sentence, company_of(entry, rules))),
        often=tuple(_often(entry, rules)),
        dealt=DEALT,
        meets=tuple(_meeting(other, found.witness, rules) for other, found in relations if found.witness),
        never=tuple(_never(entry, never, around)),
        never_count=len(never),
        grid_href=url_for("yaku.together"),
    )


def used_rows(entry: YakuEntry, rules: Rules) -> list[str]:
    """The rows of a page that the rules use."""
    return [row for row in entry.rows if is_used(row, rules.ruleset)]


def relation(entry: YakuEntry, other: YakuEntry, rules: Rules) -> Relation:
    """How two pages stand to one another: they meet where any of their rows do."""
    known = _known(rules)
    pairs = [(row, other_row) for row in used_rows(entry, rules) for other_row in used_rows(other, rules)]
    for row, other_row in pairs:
        if known.exclusion(row, other_row) is None:
            return Relation(None, row, known.witness(row, other_row))
    return Relation(known.exclusion(*pairs[0]), pairs[0][0], None)


def company_of(entry: YakuEntry, rules: Rules) -> tuple[Company, ...]:
    """What a page's yaku is never counted without; the yaku of a family have no company in common."""
    return _known(rules).company(entry.rows[0]) if len(entry.rows) == 1 else ()


def _known(rules: Rules) -> Together:
    return Together.of(rules.ruleset, catalog().meetings)


def _often(entry: YakuEntry, rules: Rules) -> Iterator[Often]:
    for row, count in often_with(entry.rows, rules.ruleset)[:MOST_OFTEN]:
        yield Often(yaku_name(row), _href(catalog().page_of_row[row]), count)


def _meeting(other: YakuEntry, witness: Record, rules: Rules) -> MeetingView:
    return MeetingView(_name(other), _href(other), hand_link(witness, rules))


def _never(entry: YakuEntry, never: Iterable[tuple[YakuEntry, Relation]], around: Around) -> Iterator[NeverGroup]:
    """The yaku that are kept apart, grouped by the reason."""
    groups: dict[tuple[str, tuple[str, ...]], list[OtherYaku]] = {}
    for other, found in never:
        bar = found.exclusion
        if bar is None:
            continue
        note = _conditions(other, bar.others, around)
        key = (reason(bar, found.row), bar.own)
        groups.setdefault(key, []).append(OtherYaku(_name(other), _href(other), note))
    for (words, own), others in groups.items():
        yield NeverGroup(words, tuple(_condition(entry, id, around) for id in own), tuple(others))


def _conditions(entry: YakuEntry, ids: tuple[str, ...], around: Around) -> Markup:
    return Markup(" ").join(_condition(entry, id, around) for id in ids)


def _condition(entry: YakuEntry, id: str, around: Around) -> Markup:
    """The first sentence of what a page says of a condition; a family has one for all its rows."""
    words = entry.texts[language()].conditions
    text = words[id] if id in words else next(iter(words.values()))
    return inline(_SENTENCE_END.split(text, maxsplit=1)[0], around)


_SENTENCE_END = re.compile(r"(?<=[.!?]) ")


def _name(entry: YakuEntry) -> str:
    return page_called(entry).name


def _href(entry: YakuEntry) -> str:
    return url_for("yaku.show", id=entry.id)
