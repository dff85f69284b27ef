"""The JSON that the API answers with, and the headers around it: open to every page, kept where it may be."""

from __future__ import annotations

import json
from typing import Any

from flask import Response, request

JSON = "application/json"
MINUTES_KEPT = 5
_KEEP = f"public, max-age={MINUTES_KEPT * 60}"
_FOR_EVERY_PAGE = {
    "Access-Control-Allow-Origin": "*",
    "Access-Control-Expose-Headers": ("ETag, Retry-After, X-RateLimit-Limit, X-RateLimit-Remaining, X-RateLimit-Reset"),
}
_PREFLIGHT = {
    "Access-Control-Allow-Methods": "GET, HEAD, POST",
    "Access-Control-Allow-Headers": "Accept-Language, Content-Type",
    "Access-Control-Max-Age": "86400",
}


def answer(value: Any, status: int = 200, media_type: str = JSON) -> Response:
    """A value as JSON in UTF-8. Half a surrogate pair, which somebody may have sent, is escaped as JSON has it."""
    text = json.dumps(value, ensure_ascii=False, separators=(",", ":"))
    return Response(text.encode("utf-8", "backslashreplace"), status, content_type=media_type)


def finish(response: Response) -> None:
    """Give an answer of the API its headers, and shorten it to 304 where the asker has it already."""
    response.headers.extend(_FOR_EVERY_PAGE)
    if request.method == "OPTIONS":
        response.headers.extend(_PREFLIGHT)
    if response.status_code not in (429, 503):
        # The limiter says in every answer when its window ends; only a refusal asks to wait for that.
        response.headers.pop("Retry-After", None)
    if response.status_code == 200 and request.method in ("GET", "HEAD"):
        response.headers["Cache-Control"] = _KEEP
        response.vary.add("Accept-Language")
        response.add_etag()
        response.make_conditional(request)
    else:
        response.headers["Cache-Control"] = "no-store"
