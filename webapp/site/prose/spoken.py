"""The pieces of prose in words: the names of what they lead to, and what they compute under the reader's rules."""

from __future__ import annotations

from typing import assert_never, cast

from webapp.catalog import YakuEntry
from webapp.catalog.pieces import (
    ChapterLink,
    Computed,
    FactOf,
    FuOf,
    HandState,
    HanOf,
    Linked,
    OptionOf,
    Piece,
    PointsOf,
    RulesetLink,
    ScoreOf,
    Sum,
    SumOf,
    TermWord,
    TilesInLine,
    Way,
    YakuLink,
)
from webapp.riichi.errors import ImpossibleState
from webapp.riichi.fu_list import fu_of_case
from webapp.riichi.nagashi import Nagashi
from webapp.riichi.outcome import NoWin
from webapp.riichi.payments import STICK
from webapp.riichi.points import BASE_OF_LIMIT, Limit, shares, worth
from webapp.riichi.record import judge
from webapp.riichi.score import Score
from webapp.riichi.yaku import value_under
from webapp.site.choices import choices
from webapp.site.i18n import gettext, language, number
from webapp.site.library import catalog
from webapp.site.prose.around import Around
from webapp.site.words.announce import score_said
from webapp.site.words.options import option_value
from webapp.site.words.outcomes import no_win_in_short
from webapp.site.words.points import fu, payment_from_all, points, split_payment
from webapp.site.words.rulesets import fact_value
from webapp.site.words.tiles import tiles_name
from webapp.site.words.yaku import closed_worth, open_worth, small


def spoken(piece: Piece, around: Around) -> str:
    """A piece in words. Blocks, which are no words, are silent."""
    match piece:
        case TilesInLine(tiles=tiles):
            return tiles_name(tiles)
        case YakuLink() | ChapterLink() | TermWord() | RulesetLink():
            return name_of(piece)
        case HanOf() | FuOf() | PointsOf() | SumOf() | OptionOf() | FactOf() | ScoreOf():
            return computed(piece, around)
        case _:
            return ""


def name_of(piece: Linked) -> str:
    """What stands in the place of a link: its own text, or the name of what it leads to."""
    match piece:
        case RulesetLink(id=id):
            return catalog().rulesets[id].short_name
        case YakuLink(text="", id=id):
            return small(_yaku_called(id))
        case TermWord(text="", id=id):
            return catalog().terms[id].texts[language()].lead
        case ChapterLink(text="", id=id, heading=heading):
            text = catalog().chapters[id].texts[language()]
            return text.headings[heading] if heading else text.title
        case _:
            return piece.text


def yaku_page_of(id: str) -> YakuEntry:
    """The page of an id, or that of the family of which it is one row."""
    return catalog().yaku.get(id) or catalog().page_of_row[id]


def _yaku_called(id: str) -> str:
    """The name of a page, or of a row on the page of a family."""
    page = yaku_page_of(id)
    text = page.texts[language()]
    return text.name if page.id == id else text.row_names[id]


def computed(piece: Computed, around: Around) -> str:
    """What a piece comes to under the reader's rules."""
    rules = choices().rules
    match piece:
        case HanOf():
            return _han(piece)
        case FuOf(case=case):
            return fu(fu_of_case(case, rules.ruleset))
        case PointsOf():
            return _points(piece)
        case SumOf(sum=asked):
            return number(_sum(asked))
        case OptionOf(id=id):
            return option_value(id, getattr(rules.ruleset, id))
        case FactOf(id=id):
            return fact_value(rules.entry.facts[id])
        case ScoreOf(hand=hand):
            return _score(hand, around)
        case _:
            assert_never(piece)


def _han(piece: HanOf) -> str:
    page = catalog().yaku.get(piece.id)
    row = page.rows[0] if page else piece.id
    value = value_under(row, choices().rules.ruleset)
    if value.closed is None:
        return gettext("not used")
    if piece.hand is HandState.CLOSED:
        return closed_worth(row, value)
    return open_worth(row, value) or gettext("does not count")


def _points(piece: PointsOf) -> str:
    size, ruleset = piece.size, choices().rules.ruleset
    base = BASE_OF_LIMIT[size] if isinstance(size, Limit) else worth(size.han, size.fu, ruleset).base
    match piece.way:
        case Way.BASE:
            return number(base)
        case Way.RON:
            return number(shares(base, is_dealer=False).ron)
        case Way.DEALER_RON:
            return number(shares(base, is_dealer=True).ron)
        case Way.TSUMO:
            found = shares(base, is_dealer=False)
            return split_payment(found.from_non_dealer, found.from_dealer)
        case Way.DEALER_TSUMO:
            return payment_from_all(shares(base, is_dealer=True).from_non_dealer)
        case _:
            assert_never(piece.way)


def _sum(asked: Sum) -> int:
    rules = choices().rules
    match asked:
        case Sum.RIICHI:
            return STICK
        case Sum.HONBA:
            return rules.ruleset.honba_points
        case Sum.HONBA_EACH:
            return rules.ruleset.honba_points // 3
        case Sum.NOTEN:
            return cast("int", rules.entry.facts["noten_pool"].value)
        case _:
            assert_never(asked)


def _score(hand: str, around: Around) -> str:
    """Han, fu and points of a hand of the chapter, or why it has none."""
    try:
        found = judge(around.hands[hand].record._replace(ruleset=choices().rules.ruleset))
    except ImpossibleState:
        return gettext("impossible under these rules")
    match found:
        case Score():
            return score_said(found)
        case Nagashi(value=value):
            return points(value)
        case NoWin(reason=reason):
            return no_win_in_short(reason)
