"""Pages that are kept as they were made."""

from concurrent.futures import ThreadPoolExecutor
from itertools import count

import pytest
from flask import Flask
from flask.testing import FlaskClient

from webapp.site.shelf import Shelf, kept

PAGE = "/en/yaku/tanyao"


@pytest.mark.parametrize(
    ("path", "cookies", "host"),
    [
        ("/pl/yaku/tanyao", {}, "localhost"),
        (f"{PAGE}?rules=ema-2008", {}, "localhost"),
        (f"{PAGE}?rules=ema-2025~open_tanyao:no", {}, "localhost"),
        (f"{PAGE}?numerals=on", {}, "localhost"),
        (PAGE, {"theme": "dark"}, "localhost"),
        (PAGE, {"numerals": "on"}, "localhost"),
        (PAGE, {}, "yakudoku.example"),
    ],
)
def test_a_page_is_another_one_for_who_chose_otherwise(
    app: Flask, path: str, cookies: dict[str, str], host: str
) -> None:
    first = app.test_client().get(PAGE).text
    client = app.test_client()
    for name, value in cookies.items():
        client.set_cookie(name, value, domain=host)

    other = client.get(path, headers={"Host": host}).text

    assert other != first
    assert other == client.get(path, headers={"Host": host}).text
    assert first == app.test_client().get(PAGE).text


def test_who_gets_a_kept_page_is_remembered_all_the_same(app: Flask) -> None:
    app.test_client().get("/fr/yaku/pinfu?rules=tenhou")
    client = app.test_client()

    client.get("/fr/yaku/pinfu?rules=tenhou")

    assert client.get("/").location == "/fr/?rules=tenhou"


def test_an_error_is_not_kept(client: FlaskClient) -> None:
    assert [client.get("/en/yaku/nothing").status_code for _ in range(2)] == [404, 404]


def test_a_page_is_made_once_while_it_is_kept(app: Flask) -> None:
    numbers = count()
    view = kept(lambda: f"page {next(numbers)}")
    seen = []

    for path in ("/en/?a", "/en/?a", "/en/?b", "/en/?a"):
        with app.test_request_context(path):
            app.preprocess_request()
            seen.append(view())

    assert seen == ["page 0", "page 0", "page 1", "page 0"]


def test_the_page_that_was_not_asked_for_longest_makes_room() -> None:
    shelf = Shelf(2)
    shelf.keep("a", "page a")
    shelf.keep("b", "page b")
    shelf.find("a")

    shelf.keep("c", "page c")

    assert [shelf.find(key) for key in "abc"] == ["page a", None, "page c"]


def test_many_readers_at_once_lose_no_page() -> None:
    shelf = Shelf(3)

    def read(number: int) -> bool:
        key = number % 7
        shelf.keep(key, f"page {key}")
        return shelf.find(key) in (f"page {key}", None)

    with ThreadPoolExecutor(8) as readers:
        assert all(readers.map(read, range(5000)))
