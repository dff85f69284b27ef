"""The address of a hand's own page: the hand link of the hand, its situation and its rules."""

from __future__ import annotations

from flask import url_for

from webapp.catalog import RulesetEntry
from webapp.riichi.link import Link, format_link
from webapp.riichi.record import Record
from webapp.site.rules import Rules, format_rules


def hand_link(record: Record, rules: Rules, why: str | None = None) -> str:
    """The address under these rules. The link names them itself, so that it says the same to everybody.

    `why` is a yaku: the page then says first why it does not count.
    """
    return url_for("hand.show", link=link_text(record, rules), rules=None, why=why)


def link_text(record: Record, rules: Rules) -> str:
    """The hand link. Of a deal that nobody won it holds the melds and discards: a record keeps no more."""
    hand = record.hand
    return format_link(
        Link(
            concealed=hand.concealed if hand else (),
            winning=hand.winning if hand else None,
            melds=record.melds,
            situation=record.situation,
            edition=edition(rules.entry),
            rules=format_rules(rules),
        )
    )


def edition(entry: RulesetEntry) -> str:
    """The edition of a ruleset as a link names it: its date."""
    return entry.date
