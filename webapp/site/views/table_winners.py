"""Several winners on one discard, given by the links of their hands: what each has, and what all seats get or pay."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from webapp.riichi.errors import ImpossibleState
from webapp.riichi.link import Link, parse_link
from webapp.riichi.outcome import NoWin
from webapp.riichi.payments import STICK
from webapp.riichi.score import Score, score
from webapp.riichi.situation import WIND_IDS
from webapp.riichi.winners import Settlement, settle
from webapp.site.i18n import gettext
from webapp.site.rules import Rules
from webapp.site.views.ledger import Ledger
from webapp.site.views.table_bill import bill_of_seats
from webapp.site.words.announce import announcement
from webapp.site.words.links import link_fault
from webapp.site.words.outcomes import no_win
from webapp.site.words.problems import problem_sentence
from webapp.site.words.winds import seat_name

MOST = 3


@dataclass(frozen=True, slots=True)
class WinnerLine:
    """One who is paid: the seat, and what is announced, with that part of the honba which is his."""

    seat: str
    said: str


@dataclass(frozen=True, slots=True)
class WinnersView:
    """The links that were given, what is wrong with them or has to be said, who is paid, and who pays."""

    links: tuple[str, ...]
    sentences: tuple[str, ...] = ()
    winners: tuple[WinnerLine, ...] = ()
    payment: Ledger | None = None


def winners_view(texts: Sequence[str], rules: Rules) -> WinnersView:
    """The hands of two or three links or addresses, settled by the rules; with more, of the first three."""
    given = [text.strip() for text in texts][:MOST]
    links = tuple(given + [""] * (MOST - len(given)))
    asked = [(number, text) for number, text in enumerate(given, start=1) if text]
    if not asked:
        return WinnersView(links)
    found = [(number, _opened(text, rules)) for number, text in asked]
    faults = tuple(_fault(number, result) for number, result in found if isinstance(result, str))
    if faults:
        return WinnersView(links, faults)
    if len(found) < 2:
        return WinnersView(links, (gettext("Give the links of two or three winning hands."),))
    return _settled(links, [result for _, result in found if isinstance(result, Score)], rules)


def _fault(number: int, reason: str) -> str:
    return gettext("Link %(number)s: %(reason)s", number=number, reason=reason)


def _opened(text: str, rules: Rules) -> Score | str:
    """The score of the hand that a link or address names, or why it has none."""
    try:
        link = parse_link(text.partition("?")[0].rstrip("/").rpartition("/")[2])
    except ImpossibleState as broken:
        return " ".join(link_fault(problem) for problem in broken.problems)
    try:
        return _scored(link, rules)
    except ImpossibleState as impossible:
        return _said(impossible)


def _scored(link: Link, rules: Rules) -> Score | str:
    if link.hand is None:
        return gettext("It names no winning tile.")
    found = score(link.hand, link.situation, rules.ruleset)
    return no_win(found.reason) if isinstance(found, NoWin) else found


def _settled(links: tuple[str, ...], scores: Sequence[Score], rules: Rules) -> WinnersView:
    try:
        settlement = settle(scores, rules.ruleset)
    except ImpossibleState as impossible:
        return WinnersView(links, (_said(impossible),))
    if settlement.is_abortive:
        return WinnersView(links, (gettext("Under these rules three winners abort the deal: nobody is paid."),))
    sticks = STICK * scores[0].situation.sticks
    payment = bill_of_seats(settlement.payments, "winners-payment", sticks)
    return WinnersView(links, _passed_over(settlement), tuple(map(_winner, settlement.paid)), payment)


def _passed_over(settlement: Settlement) -> tuple[str, ...]:
    return tuple(
        gettext("%(seat)s is not paid: only the first in turn order wins.", seat=seat_name(WIND_IDS[seat]))
        for seat in settlement.passed_over
    )


def _winner(paid: Score) -> WinnerLine:
    return WinnerLine(seat_name(WIND_IDS[paid.situation.seat]), announcement(paid))


def _said(impossible: ImpossibleState) -> str:
    return " ".join(dict.fromkeys(map(problem_sentence, impossible.problems)))
