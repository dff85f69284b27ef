"""From a page to HTML: a template sees one frozen `page`, and the `frame` that stands around it."""

from __future__ import annotations

from flask import Flask, render_template
from jinja2 import StrictUndefined

from webapp.site import i18n
from webapp.site.assets import static_url
from webapp.site.views.frame import frame


def render(template: str, page: object) -> str:
    """The template with its page and frame."""
    return render_template(template, page=page, frame=frame())


def install(app: Flask) -> None:
    """Set up the templates of an app: nothing undefined passes, and they can translate."""
    app.jinja_env.undefined = StrictUndefined
    app.jinja_env.trim_blocks = True
    app.jinja_env.lstrip_blocks = True
    app.jinja_env.globals["static_url"] = static_url
    i18n.install(app.jinja_env)
