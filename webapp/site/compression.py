"""Bodies compressed for the line: a club's phones may all read the same page over one hotspot.

What holds a secret is left as it is: the length of a compressed page could tell it to whoever makes a reader ask often.
"""

from __future__ import annotations

import gzip
from functools import lru_cache

from flask import Response, request

LEAST_BYTES = 1000
_TEXTS = ("text/", "application/json", "application/xml", "application/manifest+json", "image/svg+xml")
_LEVEL = 6


def compress(response: Response) -> Response:
    """The answer in gzip, where it is a text worth it, holds nothing personal, and the reader takes it so."""
    if not _is_text(response) or "no-store" in response.headers.get("Cache-Control", ""):
        return response
    response.vary.add("Accept-Encoding")
    if request.accept_encodings["gzip"]:
        response.direct_passthrough = False
        response.set_data(_compressed(response.get_data()))
        response.content_encoding = "gzip"
        _weaken_etag(response)
    return response


def _is_text(response: Response) -> bool:
    """Whether an answer is a whole text that is long enough: no part of a file, and nothing that is still made."""
    is_whole = response.status_code == 200 and (response.direct_passthrough or not response.is_streamed)
    return is_whole and (response.mimetype or "").startswith(_TEXTS) and (response.content_length or 0) >= LEAST_BYTES


def _weaken_etag(response: Response) -> None:
    """The same page in other bytes: its tag says no more than that."""
    tag, _ = response.get_etag()
    if tag is not None:
        response.set_etag(tag, weak=True)


@lru_cache(maxsize=128)
def _compressed(body: bytes) -> bytes:
    # No time of its own, so that one body has one compressed form.
    return gzip.compress(body, _LEVEL, mtime=0)
