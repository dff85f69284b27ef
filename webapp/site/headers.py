"""The headers of every answer: security, caching, and the answer to a conditional request.

There is no nonce: a new one in an answer 304 would block the scripts of the body that the browser kept.
"""

from __future__ import annotations

from flask import Response, g, request

from webapp.site.api import answers
from webapp.site.api.address import is_for_api
from webapp.site.assets import content_hash

_POLICY = (
    "default-src 'self'; script-src 'self'; style-src 'self'; img-src 'self' data:; "
    "object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
)
_SECURITY = {
    "Content-Security-Policy": _POLICY,
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=(), payment=()",
    "Cross-Origin-Opener-Policy": "same-origin",
}
A_YEAR = 365 * 24 * 3600


def finish(response: Response) -> Response:
    """Give an answer its headers, and shorten it to 304 where the reader has it already."""
    response.headers.extend(_SECURITY)
    if request.endpoint == "static":
        _cache_file(response)
    elif is_for_api():
        answers.finish(response)
    elif _is_personal(response):
        response.headers["Cache-Control"] = "no-store"
    else:
        _cache_page(response)
    return response


def _is_personal(response: Response) -> bool:
    """Whether the page holds a CSRF token or is no plain page, and so must not be kept anywhere."""
    has_token = "csrf_token" in g
    return has_token or response.status_code != 200 or request.method not in ("GET", "HEAD")


def _cache_page(response: Response) -> None:
    """A page may be kept, but is asked for again each time: its tag is made of all that stands on it."""
    response.headers.setdefault("Cache-Control", "private, no-cache")
    response.vary.add("Cookie")
    if response.is_sequence:
        response.add_etag()
        response.make_conditional(request)


def _cache_file(response: Response) -> None:
    """A file asked for by the hash of its content never changes. A page of another version may ask by another hash."""
    name = (request.view_args or {}).get("filename", "")
    if response.status_code == 200 and request.args.get("v") == content_hash(name):
        response.headers["Cache-Control"] = f"public, max-age={A_YEAR}, immutable"
