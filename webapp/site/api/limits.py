"""How much one asker may ask of the API: so generous that a whole club behind one address is never locked out."""

from __future__ import annotations

import secrets
from hashlib import blake2b
from ipaddress import ip_address, ip_network

from flask import Blueprint, Flask, current_app, request
from flask_limiter import Limiter

REQUESTS_A_MINUTE = 3000
KILOBYTES_A_MINUTE = 30_000
_KILOBYTE = 1024
_IPV6_PREFIX = 64
_SALT = secrets.token_bytes(16)

_limiter = Limiter(lambda: asker(request.remote_addr), storage_uri="memory://", headers_enabled=True)


def install(app: Flask) -> None:
    """Count the requests of an app, each worker for itself."""
    _limiter.init_app(app)


def limit(blueprint: Blueprint) -> None:
    """Put every address of a blueprint under the limits, together."""
    _limiter.shared_limit(f"{REQUESTS_A_MINUTE} per minute", scope="requests")(blueprint)
    kilobytes = f"{KILOBYTES_A_MINUTE} per minute"
    _limiter.shared_limit(kilobytes, scope="kilobytes", cost=_kilobytes, methods=["POST"])(blueprint)


def asker(address: str | None) -> str:
    """Who asks: a network address, of IPv6 the part that one household has. It is kept only as a salted hash."""
    return blake2b(_network(address).encode(), key=_SALT, digest_size=16).hexdigest()


def _network(address: str | None) -> str:
    try:
        found = ip_address(address or "")
    except ValueError:
        return "unknown"
    return str(found) if found.version == 4 else str(ip_network((found.packed, _IPV6_PREFIX), strict=False))


def _kilobytes() -> int:
    """The size of the body, each started kilobyte as a whole; one that comes in pieces may be as large as any."""
    largest: int = current_app.config["MAX_CONTENT_LENGTH"]
    size = largest if request.content_length is None else min(request.content_length, largest)
    return -(-size // _KILOBYTE)
