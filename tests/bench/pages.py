"""The server's own time for a page, and what a first visit costs the line.

    python -m tests.bench.pages

Process time of one thread for every listed page in every language, as the app answers it: found in no memory, and again
when it is. The peer is a page that says one word, so the ratio is what the words, the engine and the templates add.
"""

from __future__ import annotations

import gzip
import re
import statistics
import time
from typing import NamedTuple

from flask import Flask
from flask.testing import FlaskClient

from webapp.site.app import create_app
from webapp.site.settings import Purpose, Settings
from webapp.site.views.listing import all_listed

ORIGIN = "https://yakudoku.example"
TIMES = 3


class Timed(NamedTuple):
    """A page with the milliseconds of its first sight and of a later one."""

    path: str
    first: float
    again: float


def main() -> None:
    app = create_app(Settings("sqlite://", "a key for the bench", Purpose.PUBLIC, ORIGIN))
    app.add_url_rule("/one-word", "one_word", lambda: "word")
    client = app.test_client()
    # What is made once for the whole site, such as templates, is no part of a page.
    client.get("/en/")
    pages = [_timed(client, path) for path in _paths(app)]
    peer = statistics.median(_milliseconds(client, "/one-word") for _ in range(200))
    firsts, agains = [page.first for page in pages], [page.again for page in pages]
    print(f"{len(pages)} pages, milliseconds of the server; one word {peer:.2f}")
    for name, times in (("first sight", firsts), ("again", agains)):
        median = statistics.median(times)
        print(f"  {name:12} median {median:5.1f} (x {median / peer:.0f}), 9 of 10 within {_nine_of_ten(times):5.1f}")
    slowest = sorted(pages, key=lambda page: -page.first)[:3]
    print("  slowest:", ", ".join(f"{page.path} {page.first:.1f}" for page in slowest))
    heaviest = max((_kilobytes(client, page.path), page.path) for page in pages if page.path.startswith("/ru/"))
    print(f"  heaviest first visit without pictures, compressed: {heaviest[1]} {heaviest[0]:.0f} KB")


def _paths(app: Flask) -> list[str]:
    with app.test_request_context("/en/"):
        app.preprocess_request()
        found = [page.address for alternates in all_listed() for page in alternates if page.hreflang != "x-default"]
    return [address.removeprefix(ORIGIN) for address in found]


def _timed(client: FlaskClient, path: str) -> Timed:
    first = _milliseconds(client, path)
    return Timed(path, first, statistics.median(_milliseconds(client, path) for _ in range(TIMES)))


def _milliseconds(client: FlaskClient, path: str) -> float:
    start = time.process_time()
    client.get(path)
    return 1000 * (time.process_time() - start)


def _nine_of_ten(times: list[float]) -> float:
    return statistics.quantiles(times, n=10)[-1]


def _kilobytes(client: FlaskClient, path: str) -> float:
    """A page with its style sheets and scripts, as a server in front would compress them."""
    page = client.get(path, follow_redirects=True)
    assets = re.findall(r'(?:src|href)="(/static/[^"?]+\.(?:css|js)[^"]*)"', page.text)
    return sum(len(gzip.compress(body)) for body in (page.data, *(client.get(asset).data for asset in assets))) / 1000


if __name__ == "__main__":
    main()
