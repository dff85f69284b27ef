"""The session cookie: sent back over https only where it came by https, so that a club on plain http works."""

from __future__ import annotations

from flask import Flask
from flask.sessions import SecureCookieSessionInterface

from webapp.site.origin import is_over_https


class Sessions(SecureCookieSessionInterface):
    """Sessions whose cookie is Secure exactly under https."""

    def get_cookie_secure(self, app: Flask) -> bool:  # noqa: ARG002 - the name is the interface's
        return is_over_https()
