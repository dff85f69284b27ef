"""The referee card: one hand on one screen or one sheet, in the order in which a win is announced."""

from __future__ import annotations

from dataclasses import dataclass, replace
from enum import Enum

from flask import request, url_for
from markupsafe import Markup

from webapp.riichi.furiten import furiten
from webapp.riichi.nagashi import Nagashi
from webapp.riichi.outcome import NoWin, NoWinReason
from webapp.riichi.record import judge
from webapp.riichi.score import Score, score
from webapp.riichi.steps import point_steps
from webapp.site.addresses import here
from webapp.site.choices import rules_asked
from webapp.site.i18n import gettext
from webapp.site.release import release
from webapp.site.views.desk_address import desk_address
from webapp.site.views.explained import WhyNot, nearest
from webapp.site.views.facts import FactsView, facts_view
from webapp.site.views.frame import Link
from webapp.site.views.hand import HandView, hand_view, waiting_view
from webapp.site.views.ledger import Ledger
from webapp.site.views.opened import Opened, Ruling, ruling
from webapp.site.views.qr import qr_svg
from webapp.site.views.score import payment_ledger, yaku_ledger
from webapp.site.views.share import Share, share_hand
from webapp.site.views.waits import WaitsView, waits_view
from webapp.site.words.announce import announcement
from webapp.site.words.furiten import furiten_sentence
from webapp.site.words.outcomes import no_win
from webapp.site.words.points import han_and_fu, points
from webapp.site.words.problems import problem_sentence


class Paper(Enum):
    """The sheets that a card is laid out for."""

    A6 = "a6"
    A5 = "a5"


@dataclass(frozen=True, slots=True)
class CardPage:
    """The card. `hand` is missing where there are no tiles; what is not there is empty."""

    title: str
    ruling: Ruling
    facts: FactsView
    hand: HandView | None
    said: tuple[str, ...]
    nearest: tuple[WhyNot, ...]
    bills: tuple[Ledger, ...]
    waits: WaitsView | None
    share: Share
    qr: Markup
    release: str
    result_href: str
    change_href: str
    journal_href: str
    paper: str
    papers: tuple[Link, ...]


def card_page(opened: Opened) -> CardPage:
    """The card of an opened hand, whether it wins, waits or cannot be."""
    title, said, bills, waits = _content(opened)
    share = share_hand(opened.text, "neutral.card")
    paper = _paper()
    return CardPage(
        title=title,
        ruling=ruling(opened),
        facts=facts_view(opened.link.situation),
        hand=_strip(opened),
        said=said,
        nearest=_nearest(opened),
        bills=bills,
        waits=waits,
        share=share,
        qr=qr_svg(share.address),
        release=release(),
        result_href=url_for("hand.show", link=opened.text, rules=rules_asked()),
        change_href=desk_address(opened.link, opened.rules),
        journal_href=url_for("hand.journal"),
        paper=paper.value,
        papers=tuple(Link(here(paper=each.value), each.name, each is paper) for each in Paper),
    )


Content = tuple[str, tuple[str, ...], tuple[Ledger, ...], WaitsView | None]
"""The heading, the sentences under the hand, the bills, and the waits."""


def _content(opened: Opened) -> Content:
    if opened.problems:
        found = tuple(problem_sentence(problem) for problem in opened.problems)
        return gettext("This hand cannot occur"), found, (), None
    if opened.tenpai:
        return gettext("What the hand waits for"), (), (), waits_view(opened.tenpai, opened.rules.ruleset)
    match judge(opened.record):
        case Score() as won:
            bills = (_yaku_bill(won), _payment_bill(won))
            return points(won.value), (announcement(won),), bills, None
        case Nagashi(value=value):
            said = gettext("Paid like a mangan won by tsumo: %(points)s.", points=points(value))
            return points(value), (said,), (), None
        case NoWin(reason=reason):
            return gettext("This hand does not win"), (no_win(reason), *_furiten(opened)), (), None


def _furiten(opened: Opened) -> tuple[str, ...]:
    """Which furiten bars the ron, if one does."""
    situation, hand = opened.link.situation, opened.hand
    if hand is None or situation.is_tsumo:
        return ()
    found = furiten(hand.concealed, hand.melds, situation)
    return (furiten_sentence(found.kind, opened.rules.ruleset),) if found else ()


def _strip(opened: Opened) -> HandView | None:
    if opened.hand:
        return hand_view(opened.hand, opened.link.situation.by)
    return waiting_view(opened.tiles, opened.link.melds) if opened.tiles else None


def _yaku_bill(won: Score) -> Ledger:
    """The yaku with han and fu in one sum, as they are announced."""
    bill, base = yaku_ledger(won, "card-yaku"), point_steps(won).base
    if base.fu is None or base.is_fu_idle:
        return bill
    total, *limit = bill.sums
    return replace(bill, sums=(replace(total, figure=han_and_fu(won.han, base.fu)), *limit))


def _payment_bill(won: Score) -> Ledger:
    """The payments without their arithmetic: beside each seat only what it hands over with the honba."""
    bill, shares = payment_ledger(won, "card-payment"), point_steps(won).shares
    paid = tuple(
        replace(row, note=gettext("with the honba %(points)s", points=points(share.paid)) if share.honba else "")
        for row, share in zip(bill.rows, shares, strict=False)
    )
    return replace(bill, note="", rows=(*paid, *bill.rows[len(paid) :]))


def _nearest(opened: Opened) -> tuple[WhyNot, ...]:
    """The yaku that a complete hand without one comes nearest to."""
    hand, situation, rules = opened.hand, opened.link.situation, opened.rules
    if hand is None or opened.problems or score(hand, situation, rules.ruleset) != NoWin(NoWinReason.NO_YAKU):
        return ()
    return nearest(hand, situation, rules)


def _paper() -> Paper:
    try:
        return Paper(request.args.get("paper"))
    except ValueError:
        return Paper.A6
