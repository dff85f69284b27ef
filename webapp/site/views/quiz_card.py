"""What a question shows before and after it is answered: where one is in the run, the facts, the hand, the options.

Nothing here looks at the solution: options are drawn from their ids alone, in the order of the form.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass

from flask import request, url_for

from webapp.catalog import YakuEntry
from webapp.quiz.question import Question
from webapp.site.choices import choices, insist_on_rules
from webapp.site.i18n import gettext, ngettext
from webapp.site.library import catalog
from webapp.site.rules import Rules, format_rules
from webapp.site.views.facts import FactsView, facts_view
from webapp.site.views.frame import Link
from webapp.site.views.hand import HandView, Kinds, hand_view
from webapp.site.views.quiz_run import Place, Standing
from webapp.site.views.verdict import AnswerRow
from webapp.site.words.names import called
from webapp.site.words.rulesets import short_rules
from webapp.site.words.yaku import page_called, yaku_name, yaku_text

LETTERS = "ABCDEFGHIJ"
TICKED = "ticked"
"""The field of a form, and the parameter of an address, that name the options ticked."""


@dataclass(frozen=True, slots=True)
class CardView:
    """The question as a card. `other_rules` leads to a new run where the address asks for other rules than its own."""

    heading: str
    tally: str
    focus: str
    facts: FactsView
    hand: HandView
    kept_rules: str
    other_rules: Link | None


def card_view(place: Place, focus: YakuEntry | None, lines: Sequence[Kinds] = ()) -> CardView:
    """The card of a question, the page put under the rules of its run; `lines` as in hand_view."""
    standing, question = place.standing, place.question
    kept, other = keep_rules(standing.rules)
    return CardView(
        heading=gettext("Question %(position)s of %(length)s", position=place.position, length=len(standing.results)),
        tally=_tally(standing),
        focus=page_called(focus).name if focus else "",
        facts=facts_view(question.situation),
        hand=hand_view(question.hand, question.situation.by, lines),
        kept_rules=kept,
        other_rules=other,
    )


def option_rows(question: Question, ticked: Collection[str]) -> tuple[AnswerRow, ...]:
    """The options with their letters; a tick changes nothing but the tick."""
    return tuple(
        AnswerRow(letter, option, yaku_name(option), _gloss(option), is_ticked=option in ticked)
        for letter, option in zip(LETTERS, question.form.options, strict=False)
    )


def prompt() -> str:
    """What is asked."""
    return gettext("Which yaku does this hand have?")


def keep_rules(rules: Rules) -> tuple[str, Link | None]:
    """Put the page under the run's rules; where the address asked for others, say so and lead to a run under them."""
    asked = choices().rules
    is_other = "rules" in request.args and format_rules(asked) != format_rules(rules)
    insist_on_rules(rules)
    if not is_other:
        return "", None
    sentence = gettext("This run keeps the rules under which it began: %(ruleset)s.", ruleset=short_rules(rules))
    new = gettext("Begin a run under %(ruleset)s", ruleset=short_rules(asked))
    is_usual = format_rules(asked) == catalog().default_ruleset.id
    return sentence, Link(url_for("quiz.start", rules=None if is_usual else format_rules(asked)), new)


def _gloss(option: str) -> str:
    """What a yaku means; nothing in a family, whose rows each say so in their names."""
    is_of_family = len(catalog().page_of_row[option].rows) > 1
    return "" if is_of_family else called(yaku_text(option)).beside


def _tally(standing: Standing) -> str:
    answered = len(standing.results) - standing.results.count(None)
    right = standing.results.count(True)
    if not answered:
        return ""
    return ngettext("%(right)s of %(num)s right", "%(right)s of %(num)s right", answered, right=right)
