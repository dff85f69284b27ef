"""The start of the quiz: what is asked, under which rules, and one button."""

from __future__ import annotations

from dataclasses import dataclass

from flask import url_for

from webapp.catalog import YakuEntry
from webapp.site.choices import choices
from webapp.site.i18n import gettext
from webapp.site.views.frame import Link
from webapp.site.views.quiz_run import can_be_asked
from webapp.site.words.rulesets import short_rules, with_changes
from webapp.site.words.yaku import page_called


@dataclass(frozen=True, slots=True)
class StartPage:
    """The start. `focus` is the name of the one yaku that is practised, `notice` why it cannot be."""

    focus: str
    lead: str
    notice: str
    rules: str
    rules_href: str
    action: str
    ways: tuple[Link, ...]


def start_page(focus: YakuEntry | None) -> StartPage:
    """The start under the reader's rules, for one yaku or for all."""
    rules = choices().rules
    name = page_called(focus).name if focus else ""
    is_askable = focus is not None and can_be_asked(focus, rules)
    return StartPage(
        focus=name if is_askable else "",
        lead=_lead(name if is_askable else ""),
        notice=_cannot_be_asked(name, short_rules(rules)) if focus and not is_askable else "",
        rules=with_changes(rules.entry.name, rules),
        rules_href=url_for("rulesets.show", id=rules.entry.id),
        action=url_for("quiz.begin", yaku=focus.id if focus and is_askable else None),
        ways=_ways(focus if is_askable else None),
    )


def _lead(focus: str) -> str:
    if focus:
        return gettext(
            "Ten winning hands: some have the yaku %(yaku)s, others only look as though they do.", yaku=focus
        )
    return gettext("Ten winning hands, one at a time. Tick the yaku that each of them has.")


def _cannot_be_asked(name: str, ruleset: str) -> str:
    return gettext(
        "Under %(ruleset)s there are no questions about %(yaku)s. These are about all yaku.",
        ruleset=ruleset,
        yaku=name,
    )


def _ways(focus: YakuEntry | None) -> tuple[Link, ...]:
    if focus is None:
        return ()
    page = gettext("Read the page about %(yaku)s", yaku=page_called(focus).name)
    return (
        Link(url_for("yaku.show", id=focus.id), page),
        Link(url_for("quiz.start"), gettext("Questions about all yaku")),
    )
