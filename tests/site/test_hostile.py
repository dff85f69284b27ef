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
