"""Addresses of the hand desk: with a draft in its fields, or filled with the hand of a link."""

from __future__ import annotations

from typing import Any

from flask import url_for

from webapp.riichi.link import Link, parse_link
from webapp.riichi.record import Record
from webapp.site.choices import choices
from webapp.site.links import link_text
from webapp.site.rules import Rules, format_rules
from webapp.site.views.desk_draft import Draft, Query, draft_of_link


def desk_address(hand: Record | Link, rules: Rules) -> str:
    """The desk filled with a given hand under these rules: the way to change it."""
    link = hand if isinstance(hand, Link) else parse_link(link_text(hand, rules))
    return draft_address(draft_of_link(link), rules)


def draft_address(draft: Draft, rules: Rules, **more: str) -> str:
    """The desk with this draft; the address always names the rules."""
    values: dict[str, Any] = {**draft.query, "rules": format_rules(rules), **more}
    return url_for("desk.show", **values)


def standing_query(draft: Draft) -> Query:
    """The parameters of this page with another draft."""
    chosen = choices()
    fixed: Query = {"rules": format_rules(chosen.rules)}
    return {**draft.query, **fixed, **({"locked": "1"} if chosen.is_locked else {})}
