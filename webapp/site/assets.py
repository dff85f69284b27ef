"""Addresses of static files that change with their content, so that browsers may keep them for ever."""

from __future__ import annotations

from functools import cache
from hashlib import sha256
from pathlib import Path

from flask import url_for

STATIC = Path(__file__).parent / "static"


def static_url(name: str) -> str:
    """The address of a file below static/, with the hash of what is in it."""
    return url_for("static", filename=name, v=_hash(name))


@cache
def _hash(name: str) -> str:
    path = STATIC / name
    return sha256(path.read_bytes()).hexdigest()[:10] if path.is_file() else "missing"
