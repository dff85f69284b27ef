"""Where the site is: the address that its keeper gave it, or the one by which the reader came."""

from __future__ import annotations

from urllib.parse import urlsplit

from flask import current_app, request


def origin() -> str:
    """The scheme and the host of the site, without a slash at the end."""
    return _given() or request.host_url.rstrip("/")


def host() -> str:
    """The host of the site, with its port where it has one of its own."""
    return origin().partition("://")[2]


def whole(path: str) -> str:
    """The whole address of a path of this site."""
    return origin() + path


def is_over_https() -> bool:
    """Whether this reader came by https: a proxy that speaks it for the site passes their requests on as http.

    Who comes by another name than the public one, as in the house where the server stands, comes as it looks.
    """
    return request.is_secure or f"https://{request.host.lower()}" == _given()


def parse_origin(text: str) -> str:
    """An origin such as `https://example.org` or `http://192.168.1.5:8000`. Raises ValueError for anything else."""
    url = urlsplit(text)
    is_origin = url.scheme in ("http", "https") and url.hostname and "@" not in url.netloc
    has_more = url.path not in ("", "/") or url.query or url.fragment
    if not is_origin or has_more or not text.isascii() or not text.isprintable() or " " in text:
        raise ValueError(f"{text!r}; expected the scheme and the host alone, as in https://example.org")
    return f"{url.scheme}://{url.netloc.lower()}"


def _given() -> str:
    address: str = current_app.config["YAKUDOKU_ADDRESS"]
    return address
