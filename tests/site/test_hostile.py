"""What the site says to addresses, headers and forms that no browser sends by itself: a page, and no way off it."""

import re
from urllib.parse import quote

import pytest
from flask.testing import FlaskClient

# A browser takes tabs and line ends out of an address, and reads a backslash as a slash.
TO_OTHERS = [
    "/\t/elsewhere.example",
    "/\n/elsewhere.example",
    "/\r/elsewhere.example",
    "/\r\nLocation: https://elsewhere.example",
    "/\r\n\r\n<script>",
    "/\t\\elsewhere.example",
    "/\t/[",
    "/\t/elsewhere.example:port",
    "/\0/elsewhere.example",
]


@pytest.mark.parametrize("back", TO_OTHERS)
def test_a_switch_leads_nowhere_that_a_browser_would_read_otherwise(client: FlaskClient, back: str) -> None:
    answer = client.post("/en/display/", data={"theme": "dark", "back": back})

    assert (answer.status_code, answer.location) == (303, "/en/")


def test_a_switch_sends_back_no_address_that_is_too_long_to_ask_for(client: FlaskClient) -> None:
    answer = client.post("/en/display/", data={"theme": "dark", "back": "/" + "x" * 10_000})

    assert answer.location == "/en/"


@pytest.mark.parametrize("back", ["/ru/yaku/пинфу?order=han", "/en/hand/a%2Fb%3Fc", "/pl/?rules=tenhou~pao:none#x"])
def test_a_switch_leads_back_to_an_address_of_any_script(client: FlaskClient, back: str) -> None:
    answer = client.post("/en/display/", data={"theme": "dark", "back": back})

    assert answer.location == quote(back, safe="/?=&#~:%")


@pytest.mark.parametrize(
    "path", ["/%09/elsewhere.example/", "/%0A/elsewhere.example/", "//elsewhere.example/x", "/%5Cx/"]
)
@pytest.mark.parametrize("query", ["", "?rules=nobody"])
def test_no_link_on_a_page_about_an_odd_address_leads_off_the_site(client: FlaskClient, path: str, query: str) -> None:
    page = client.get(path + query).text

    links = re.findall(r'(?:href|action|value)="(/[^"]*)"', page)
    assert len(links) > 10
    assert not [link for link in links if re.match(r"/[/\\\s]", link)]


@pytest.mark.parametrize("path", ["/en/a%3Fb", "/en/a%23b", "/en/a%25b", "/en/a%5Cb", "/en/%C3%A9", "/en/a%20b"])
def test_a_page_names_its_own_address_as_it_was_asked_for(client: FlaskClient, path: str) -> None:
    page = client.get(path).text

    assert f'name="back" value="{path}"' in page
    assert f'href="{path.replace("/en/", "/pl/")}"' in page


@pytest.mark.parametrize(
    "path", ["/static/nothing", "/static/tiles/", "/static/%00", "/static/..%2fapp.py", "/static/%2e%2e/app.py"]
)
def test_a_file_that_is_not_there_is_a_missing_page_in_the_readers_language(client: FlaskClient, path: str) -> None:
    answer = client.get(path, headers={"Accept-Language": "pl"})

    assert answer.status_code == 404
    assert '<html lang="pl"' in answer.text
    assert answer.headers["X-Content-Type-Options"] == "nosniff"


def test_a_part_of_a_file_that_is_not_there_is_refused_with_how_long_it_is(client: FlaskClient) -> None:
    answer = client.get("/static/site.css", headers={"Range": "bytes=99999999-"})

    assert answer.status_code == 416
    assert re.fullmatch(r"bytes \*/\d+", answer.headers["Content-Range"])


def test_the_wrong_method_is_told_the_right_ones(client: FlaskClient) -> None:
    answer = client.delete("/en/display/")

    assert answer.status_code == 405
    assert set(answer.headers["Allow"].split(", ")) == {"POST", "OPTIONS"}


HOSTS = ["x" * 100, "a..b", "a b", "", "[::1", "a:b", "é", "\udcff", "a@b", "<script>", "elsewhere.example/x"]


@pytest.mark.parametrize("host", HOSTS)
@pytest.mark.parametrize("path", ["/", "/en/", "/en/yaku", "/static/site.css", "/nothing"])
def test_a_host_that_cannot_be_breaks_nothing(client: FlaskClient, host: str, path: str) -> None:
    answer = client.get(path, environ_overrides={"HTTP_HOST": host}, buffered=True)

    assert answer.status_code < 500


@pytest.mark.parametrize(
    "path", ["/en", "/en/yaku", "/en/yaku?rules=tenhou&order=han", "/en//yaku/", "/static//site.css"]
)
def test_a_redirect_names_no_host(client: FlaskClient, path: str) -> None:
    answer = client.get(path, headers={"Host": "elsewhere.example"})

    assert answer.status_code == 308
    assert answer.location.startswith(("/en/", "/static/"))
    assert answer.location.partition("?")[2] == path.partition("?")[2]
    assert "elsewhere" not in answer.text


@pytest.mark.parametrize("header", ["If-Modified-Since", "If-Range"])
@pytest.mark.parametrize("path", ["/en/", "/static/site.css"])
def test_a_date_beyond_all_time_is_no_date(client: FlaskClient, header: str, path: str) -> None:
    date = "Thu, 01 Jan 99999999999 00:00:00 GMT"

    answer = client.get(path, headers={header: date, "Range": "bytes=0-9"}, buffered=True)

    assert answer.status_code in {200, 206}
