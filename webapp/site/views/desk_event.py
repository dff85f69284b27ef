"""The desk with its rules fixed for an event, to give away as a code: every table then scores by the same."""

from __future__ import annotations

from dataclasses import dataclass

from flask import url_for
from markupsafe import Markup

from webapp.site.choices import LOCKED, choices
from webapp.site.i18n import gettext
from webapp.site.rules import format_rules
from webapp.site.views.frame import Link
from webapp.site.views.qr import qr_svg
from webapp.site.views.share import Share, share_path
from webapp.site.words.rulesets import under_rules


@dataclass(frozen=True, slots=True)
class EventPage:
    """The code of the desk under fixed rules, its address in words, and the ways on."""

    rules: str
    qr: Markup
    share: Share
    ways: tuple[Link, ...]


def event_page() -> EventPage:
    """The page for the rules of this address."""
    rules = choices().rules
    named = format_rules(rules)
    share = share_path(url_for("neutral.desk", rules=named, locked=LOCKED))
    return EventPage(
        rules=under_rules(rules),
        qr=qr_svg(share.address),
        share=share,
        ways=(
            Link(url_for("desk.show", rules=named, locked=LOCKED), gettext("Open the desk under these rules")),
            Link(url_for("rulesets.show", id=rules.entry.id), gettext("Read these rules")),
        ),
    )
