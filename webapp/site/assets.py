"""Addresses of static files that change with their content, so that browsers may keep them for ever."""

from __future__ import annotations

from functools import cache, lru_cache
from hashlib import sha256
from pathlib import Path

from flask import url_for

STATIC = Path(__file__).parent / "static"


def static_url(name: str) -> str:
    """The address of a file below static/, with the hash of what is in it."""
    return url_for("static", filename=name, v=content_hash(name))


@cache
def static_names() -> tuple[str, ...]:
    """Every file below static/ that pages ask for; the service worker is no such file."""
    files = sorted(path for path in STATIC.rglob("*") if path.is_file() and path.name != "sw.js")
    return tuple(path.relative_to(STATIC).as_posix() for path in files)


@lru_cache(maxsize=256)
def content_hash(name: str) -> str:
    """A short hash of what is in a file below static/. One file has many names, so not all are remembered."""
    path = STATIC / name
    return sha256(path.read_bytes()).hexdigest()[:10] if path.is_file() else "missing"
