"""From a draft to the page of its hand."""

from __future__ import annotations

from flask import url_for

from webapp.riichi.link import LONGEST, Link, format_link
from webapp.site.links import edition
from webapp.site.rules import Rules, format_rules
from webapp.site.views.desk_draft import Draft
from webapp.site.views.desk_meaning import Meaning, understand


def result_address(draft: Draft, rules: Rules) -> str | None:
    """The address of the page of a whole hand or of thirteen tiles; None where something stands against it."""
    meaning = understand(draft, rules.ruleset)
    if not meaning.is_sound or not (meaning.hand or meaning.is_waiting) or is_too_long(meaning, rules):
        return None
    return url_for("hand.show", link=link_of(meaning, rules), rules=None)


def is_too_long(meaning: Meaning, rules: Rules) -> bool:
    """Whether a hand has more to tell than a link can hold."""
    return len(link_of(meaning, rules)) > LONGEST


def link_of(meaning: Meaning, rules: Rules) -> str:
    """The hand link, the concealed tiles and melds in their order."""
    concealed, melds, winning = meaning.written
    return format_link(
        Link(
            concealed=tuple(sorted(concealed)),
            winning=winning,
            melds=melds,
            situation=meaning.situation,
            edition=edition(rules.entry),
            rules=format_rules(rules),
        )
    )
