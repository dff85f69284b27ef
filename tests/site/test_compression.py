"""What goes over the line in gzip, and what does not."""

import gzip

import pytest
from flask.testing import FlaskClient

IN_GZIP = {"Accept-Encoding": "br, gzip"}


@pytest.mark.parametrize(
    "path", ["/ru/yaku/pinfu", "/static/site.css", "/static/tiles/1m.svg", "/api/v1/yaku", "/sitemap.xml", "/sw.js"]
)
def test_a_text_is_compressed_for_who_takes_it_so(client: FlaskClient, path: str) -> None:
    plain, packed = client.get(path, buffered=True), client.get(path, headers=IN_GZIP, buffered=True)

    assert "Content-Encoding" not in plain.headers
    assert packed.headers["Content-Encoding"] == "gzip"
    assert packed.content_length == len(packed.data) < len(plain.data)
    assert gzip.decompress(packed.data) == plain.data
    assert "Accept-Encoding" in plain.vary
    assert "Accept-Encoding" in packed.vary


@pytest.mark.parametrize(
    "path",
    ["/en/quiz", "/en/nothing", "/en/picture/site.png", "/robots.txt", "/static/missing.css"],
    ids=["with a token", "an error", "a picture", "short", "no file"],
)
def test_what_is_secret_small_or_no_text_is_left_as_it_is(client: FlaskClient, path: str) -> None:
    assert "Content-Encoding" not in client.get(path, headers=IN_GZIP, buffered=True).headers


def test_a_part_of_a_file_is_left_as_it_is(client: FlaskClient) -> None:
    answer = client.get("/static/site.css", headers={**IN_GZIP, "Range": "bytes=0-1999"}, buffered=True)

    assert (answer.status_code, answer.content_length) == (206, 2000)
    assert "Content-Encoding" not in answer.headers


@pytest.mark.parametrize("path", ["/en/yaku/pinfu", "/static/site.css", "/api/v1/yaku"])
def test_a_compressed_text_that_has_not_changed_is_not_sent_again(client: FlaskClient, path: str) -> None:
    first = client.get(path, headers=IN_GZIP, buffered=True)

    again = client.get(path, headers={**IN_GZIP, "If-None-Match": first.headers["ETag"]}, buffered=True)

    assert first.headers["ETag"].startswith("W/")
    assert (again.status_code, again.data) == (304, b"")


def test_asking_for_the_headers_alone_gives_those_of_the_whole(client: FlaskClient) -> None:
    whole, head = (ask("/en/yaku/pinfu", headers=IN_GZIP) for ask in (client.get, client.head))

    assert head.data == b""
    assert head.content_length == whole.content_length
