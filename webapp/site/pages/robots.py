"""What search engines ask for: which pages there are, in which languages."""

from __future__ import annotations

from flask import Blueprint, Response, render_template, url_for

from webapp.site.origin import whole
from webapp.site.views.listing import all_listed

pages = Blueprint("robots", __name__)


@pages.get("/robots.txt")
def robots() -> Response:
    """Everything may be read; pages that are not to be listed say so themselves."""
    return Response(f"User-agent: *\nDisallow:\nSitemap: {whole(url_for('robots.sitemap'))}\n", mimetype="text/plain")


@pages.get("/sitemap.xml")
def sitemap() -> Response:
    """Every page that may be listed, in each language with all the others beside it."""
    return Response(render_template("sitemap.xml", pages=tuple(all_listed())), mimetype="application/xml")
