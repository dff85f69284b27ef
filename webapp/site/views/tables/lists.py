"""The yaku by han, and the rulesets: tables of things that have pages."""

from __future__ import annotations

from flask import url_for

from webapp.catalog import YakuEntry, by_han
from webapp.riichi.ruleset import Ruleset
from webapp.riichi.yaku import value_under
from webapp.site.i18n import gettext
from webapp.site.library import catalog
from webapp.site.rules import Rules
from webapp.site.views.table import ListGroup, ListRow, ListTable
from webapp.site.views.tables.scores import Spot
from webapp.site.words.groups import group_heading
from webapp.site.words.rulesets import edition_date, ruleset_status
from webapp.site.words.yaku import closed_worth, open_worth, page_called


def yaku_by_han(rules: Rules, _spot: Spot | None) -> ListTable:
    """Every yaku that the rules have, by what it is worth in a closed hand."""
    groups = by_han(catalog().yaku.values(), rules.ruleset)
    return ListTable(
        caption=gettext("Yaku by han"),
        heads=(gettext("Yaku"), gettext("Closed hand"), gettext("Open hand")),
        groups=tuple(
            ListGroup(group_heading(group.id), tuple(_yaku(entry, rules.ruleset) for entry in group.entries))
            for group in groups
            if group.id != "not_used"
        ),
    )


def rulesets(_rules: Rules, _spot: Spot | None) -> ListTable:
    """Every ruleset with its edition."""
    rows = tuple(
        ListRow(
            entry.name,
            url_for("rulesets.show", id=entry.id),
            entry.organisation,
            (edition_date(entry.date), ruleset_status(entry.status)),
        )
        for entry in catalog().rulesets.values()
    )
    heads = (gettext("Ruleset"), gettext("Date"), gettext("Status"))
    return ListTable(gettext("Rulesets"), heads, (ListGroup("", rows),))


def _yaku(entry: YakuEntry, ruleset: Ruleset) -> ListRow:
    named, value = page_called(entry), value_under(entry.rows[0], ruleset)
    worth = (closed_worth(entry.rows[0], value), open_worth(entry.rows[0], value) or "–")
    return ListRow(named.name, url_for("yaku.show", id=entry.id), named.beside, worth)
