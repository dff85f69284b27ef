"""The web application: `create_app` puts its parts together."""

from __future__ import annotations

from typing import Any

from flask import Flask
from flask_wtf.csrf import CSRFProtect

from webapp.catalog import Catalog, content_root, load
from webapp.site import addresses, choices, compression, database, errors, headers, intake, library, render, shelf
from webapp.site.api import limits
from webapp.site.pages import (
    api,
    chapters,
    desk,
    hand,
    home,
    neutral,
    offline,
    picture,
    pieces,
    quiz,
    robots,
    rulesets,
    search,
    sheets,
    switches,
    table,
    tables,
    yaku,
)
from webapp.site.sessions import Sessions
from webapp.site.settings import Purpose, Settings

PUBLIC_PAGES = (
    home.pages,
    yaku.pages,
    chapters.pages,
    quiz.pages,
    desk.pages,
    hand.pages,
    table.pages,
    tables.pages,
    sheets.pages,
    neutral.pages,
    rulesets.pages,
    search.pages,
    switches.pages,
    offline.pages,
    picture.pages,
    robots.pages,
    api.pages,
    api.api,
)
WORKSHOP_PAGES = (pieces.pages,)

LARGEST_REQUEST = 1024 * 1024

csrf = CSRFProtect()


def create_app(settings: Settings, catalog: Catalog | None = None) -> Flask:
    """The site with these settings. The content is that of content/ unless another is given.

    Raises ContentError when the content has faults.
    """
    app = Flask(__name__)
    app.config.update(
        SECRET_KEY=settings.secret_key,
        YAKUDOKU_ADDRESS=settings.address,
        MAX_CONTENT_LENGTH=LARGEST_REQUEST,
        SESSION_COOKIE_HTTPONLY=True,
        SESSION_COOKIE_SAMESITE="Lax",
        WTF_CSRF_TIME_LIMIT=None,
    )
    app.session_interface = Sessions()
    library.keep_catalog(app, catalog or load(content_root()))
    database.keep_database(app, settings.database_url)
    shelf.install(app)
    addresses.install(app)
    render.install(app)
    errors.install(app)
    _register_hooks(app)
    _register_pages(app, settings.purpose)
    app.wsgi_app = intake.sound(app.wsgi_app)  # type: ignore[assignment,method-assign] # Flask's way
    return app


def _register_hooks(app: Flask) -> None:
    csrf.init_app(app)
    # After the view they run last to first: the choices are kept before an answer may shrink to 304 or be compressed.
    app.after_request(compression.compress)
    app.after_request(headers.finish)
    app.after_request(choices.remember)
    limits.install(app)

    @app.url_value_preprocessor
    def begin(endpoint: str | None, values: dict[str, Any] | None) -> None:
        choices.read_choices(addresses.take_language(endpoint, values))


def _register_pages(app: Flask, purpose: Purpose) -> None:
    pages = PUBLIC_PAGES + (WORKSHOP_PAGES if purpose is Purpose.WORKSHOP else ())
    for blueprint in pages:
        app.register_blueprint(blueprint)
    csrf.exempt(switches.pages)
    csrf.exempt(api.api)
