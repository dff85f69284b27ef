"""The rulesets: a list, each with every option, its source or the mark that it is unverified, and all side by side."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from flask import Blueprint, abort, redirect, request, url_for
from werkzeug.wrappers import Response

from webapp.catalog import RulesetEntry
from webapp.riichi.ruleset import OPTIONS
from webapp.site.addresses import here
from webapp.site.choices import choices
from webapp.site.i18n import gettext
from webapp.site.library import catalog
from webapp.site.render import render
from webapp.site.shelf import kept
from webapp.site.views.chip import OptionRow, fact_row, is_chosen, option_row
from webapp.site.views.compare_page import JOINT, WITH, Rows, compare_page, read_sides
from webapp.site.views.editions import Revision, next_edition, revision
from webapp.site.views.frame import Link
from webapp.site.views.own_draft import NAME, START, draft_of, read_form
from webapp.site.views.own_page import own_page, own_path
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
    ways: tuple[Link, ...]


@dataclass(frozen=True, slots=True)
class RulesetPage:
    """One ruleset: `use_href` leads back here with these rules chosen, and is empty where they are."""

    name: str
    organisation: str
    edition: str
    date: str
    status: str
    url: str
    ways: tuple[Link, ...]
    revision: Revision | None
    options: tuple[OptionRow, ...]
    facts: tuple[OptionRow, ...]
    unverified: int
    use_href: str


@pages.get("/")
@kept
def index() -> str:
    """The list."""
    rows = tuple(_row(entry) for entry in catalog().rulesets.values())
    ways = (
        Link(url_for("rulesets.compare"), gettext("Compare rulesets")),
        Link(url_for("rulesets.own"), gettext("Your club’s own rules")),
    )
    return render("rulesets/index.html", RulesetsPage(rows, ways))


@pages.get("/compare")
def compare() -> str | Response:
    """Some rulesets side by side, or all: `?with=ema-2016~ema-2025`, `?rows=all` for what they share too."""
    ticked = request.args.getlist(WITH)
    if len(ticked) > 1:
        return redirect(here(**{WITH: JOINT.join(ticked)}))
    try:
        page = compare_page(read_sides("".join(ticked)), Rows(request.args.get("rows", Rows.DIFFERENCES.value)))
    except (KeyError, ValueError):
        abort(400)
    return render("rulesets/compare.html", page)


@pages.get("/own")
def own() -> Response | tuple[str, int]:
    """A club's own rules, `?rules=ema-2025~open_tanyao:no&name=…`: what they change, and the form that changes more."""
    if START not in request.args:
        draft = draft_of(choices().rules, request.args.get(NAME, ""))
    else:
        try:
            draft = read_form(request.args)
        except KeyError:
            abort(400)
        if draft.is_possible:
            return redirect(own_path(draft), 303)
    return render("rulesets/own.html", own_page(draft)), 200 if draft.is_possible else 400


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
        ways=tuple(_ways(entry)),
        revision=revision(entry),
        options=options,
        facts=facts,
        unverified=sum(row.is_unverified for row in (*options, *facts)),
        use_href="" if is_chosen(entry) else here(rules=entry.id),
    )
    return render("rulesets/show.html", page)


def _ways(entry: RulesetEntry) -> Iterator[Link]:
    newer = next_edition(entry)
    if newer is not None:
        yield Link(
            url_for("rulesets.show", id=newer.id), gettext("The newer edition: %(ruleset)s", ruleset=newer.short_name)
        )
    yield Link(url_for("rulesets.compare"), gettext("Compare rulesets"))
    yield Link(url_for("rulesets.own", rules=entry.id), gettext("Change these rules for your club"))


def _row(entry: RulesetEntry) -> RulesetRow:
    return RulesetRow(
        href=url_for("rulesets.show", id=entry.id),
        name=entry.name,
        organisation=entry.organisation,
        edition=entry.edition,
        status=ruleset_status(entry.status),
        is_current=is_chosen(entry),
    )
