"""The macros of `prose/pieces.html`, called from Python: prose is HTML before its page is."""

from __future__ import annotations

from flask import current_app
from markupsafe import Markup


def macro(name: str, *arguments: object) -> Markup:
    """What a macro makes of its arguments."""
    template = current_app.jinja_env.get_template("prose/pieces.html")
    made: Markup = getattr(template.module, name)(*arguments)
    return made
