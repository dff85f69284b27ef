"""Sheets for the table: as pages that print well, and as PDF where that can be made."""

from __future__ import annotations

from flask import Blueprint, Response, abort, request

from webapp.site import pdf
from webapp.site.choices import choices
from webapp.site.render import render
from webapp.site.shelf import kept
from webapp.site.views.sheets import SheetPage, other_language, sheet_page, sheets_page
from webapp.site.words.sheets import Sheet

pages = Blueprint("sheets", __name__, url_prefix="/<language:lang>/sheets")

_SHEETS = {sheet.value: sheet for sheet in Sheet}


@pages.get("/")
@kept
def index() -> str:
    """The list of sheets."""
    return render("sheets/index.html", sheets_page(choices().rules))


@pages.get("/<id>")
@kept
def show(id: str) -> str:
    """A sheet, to read and to print."""
    return render("sheets/show.html", _sheet(id))


@pages.get("/<id>.pdf")
def as_pdf(id: str) -> Response:
    """A sheet as PDF. Where none can be made the browser's own print has to do."""
    page = _sheet(id)
    if not pdf.is_available():
        abort(404)
    made = pdf.made_of(render("sheets/paper.html", page))
    name = f"yakudoku-{id}-{choices().language}.pdf"
    return Response(made, mimetype="application/pdf", headers={"Content-Disposition": f'inline; filename="{name}"'})


def _sheet(id: str) -> SheetPage:
    if id not in _SHEETS:
        abort(404)
    return sheet_page(_SHEETS[id], choices().rules, other_language(request.args.get("beside", "")))
