"""The rulesets: a list, and for each every option with its value, its source or the mark that it is unverified."""

from __future__ import annotations

from dataclasses import dataclass

from flask import Blueprint, abort, url_for

from webapp.catalog import RulesetEntry
from webapp.riichi.ruleset import OPTIONS
from webapp.site.addresses import here
from webapp.site.choices import choices
from webapp.site.library import catalog
from webapp.site.render import render
from webapp.site.shelf import kept
from webapp.site.views.chip import OptionRow, fact_row, option_row
from webapp.site.words.rulesets import ruleset_status

pages = Blueprint("rulesets", __name__, url_prefix="/<language:lang>/rulesets")


@dataclass(frozen=True, slots=True)
class RulesetRow:
    """A ruleset in the list."""

    href: str
    name: str
    organisation: str
    edition: str
    status: str
    is_current: bool


@dataclass(frozen=True, slots=True)
class RulesetsPage:
    """All rulesets."""

    rows: tuple[RulesetRow, ...]


@dataclass(frozen=True, slots=True)
class RulesetPage:
    """One ruleset: `use_href` leads back here with these rules chosen, and is empty where they are."""

    name: str
    organisation: str
    edition: str
    date: str
    status: str
    url: str
    options: tuple[OptionRow, ...]
    facts: tuple[OptionRow, ...]
    unverified: int
    use_href: str


@pages.get("/")
@kept
def index() -> str:
    """The list."""
    return render("rulesets/index.html", RulesetsPage(tuple(_row(entry) for entry in catalog().rulesets.values())))


@pages.get("/<id>")
@kept
def show(id: str) -> str:
    """One ruleset with all it says."""
    entry = catalog().rulesets.get(id)
    if entry is None:
        abort(404)
    options = tuple(option_row(entry, option.id) for option in OPTIONS)
    facts = tuple(fact_row(fact) for fact in entry.facts.values())
    page = RulesetPage(
        name=entry.name,
        organisation=entry.organisation,
        edition=entry.edition,
        date=entry.date,
        status=ruleset_status(entry.status),
        url=entry.url,
        options=options,
        facts=facts,
        unverified=sum(row.is_unverified for row in (*options, *facts)),
        use_href="" if _is_chosen(entry) else here(rules=entry.id),
    )
    return render("rulesets/show.html", page)


def _row(entry: RulesetEntry) -> RulesetRow:
    return RulesetRow(
        href=url_for("rulesets.show", id=entry.id),
        name=entry.name,
        organisation=entry.organisation,
        edition=entry.edition,
        status=ruleset_status(entry.status),
        is_current=entry.id == choices().rules.entry.id,
    )


def _is_chosen(entry: RulesetEntry) -> bool:
    rules = choices().rules
    return rules.entry.id == entry.id and not rules.changes
