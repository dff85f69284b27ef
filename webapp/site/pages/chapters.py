"""The rulebook in chapters, and its glossary."""

from __future__ import annotations

from flask import Blueprint, abort

from webapp.site.choices import choices
from webapp.site.library import catalog
from webapp.site.render import render
from webapp.site.shelf import kept
from webapp.site.views.chapters_page import chapter_page, chapters_page
from webapp.site.views.glossary import glossary_page

pages = Blueprint("chapters", __name__, url_prefix="/<language:lang>")


@pages.get("/rules/")
@kept
def index() -> str:
    """The chapters."""
    return render("chapters/index.html", chapters_page())


@pages.get("/rules/<id>")
@kept
def show(id: str) -> str:
    """One chapter."""
    chapter = catalog().chapters.get(id)
    if chapter is None:
        abort(404)
    return render("chapters/show.html", chapter_page(chapter, choices().rules))


@pages.get("/glossary")
@kept
def glossary() -> str:
    """All words of the game."""
    return render("chapters/glossary.html", glossary_page())
