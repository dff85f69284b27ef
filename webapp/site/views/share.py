"""A page's address to give away: in no language, so that it opens in the language of whoever opens it."""

from __future__ import annotations

from dataclasses import dataclass
from ipaddress import ip_address
from urllib.parse import urlsplit

from flask import url_for

from webapp.site.choices import rules_asked
from webapp.site.origin import host, whole


@dataclass(frozen=True, slots=True)
class Share:
    """The whole address. From a loopback host nobody else can open it."""

    address: str
    is_loopback: bool


def share_hand(link: str, endpoint: str = "neutral.hand") -> Share:
    """The address of a hand, under the rules that it is shown under."""
    return share_path(url_for(endpoint, link=link, rules=rules_asked()))


def share_path(path: str) -> Share:
    """The whole address of a path of this site, under its public name or that by which the reader came here."""
    return Share(whole(path), is_loopback(host()))


def is_loopback(host: str) -> bool:
    """Whether a host, with its port or without, names the very machine that asks for it."""
    try:
        name = urlsplit(f"//{host}").hostname or ""
        return name == "localhost" or name.endswith(".localhost") or _is_own(name)
    except ValueError:
        return False


def _is_own(name: str) -> bool:
    """Raises ValueError for what is no IP address."""
    address = ip_address(name)
    return address.is_loopback or address.is_unspecified
