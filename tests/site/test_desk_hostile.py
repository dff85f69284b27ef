"""Whatever an address of the desk holds, the desk opens or leads on: never an error of the server."""

from __future__ import annotations

from urllib.parse import urlencode

import pytest
from flask import Flask
from flask.testing import FlaskClient
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from tests.site.desks import DESK, desk, value
from webapp.riichi.tiles import TILES
from webapp.site.views.desk_aims import Aim
from webapp.site.views.desk_draft import USUAL

NAMES = (*USUAL, "do", "live", "locked", "colour")
ODD = (
    "",
    " ",
    "0",
    "-1",
    "9" * 400,
    "\x00",
    "\ud83c",
    "🀇🀈🀉",
    "\u202e123m",
    "ſ",
    "%",
    "{{7*7}}",
    "%(tile)s",
    "'\"<>&",
    "n\nl",
    "İ",
)
MOVES = (*map(str, TILES), *(f"to.{aim.value}" for aim in Aim), "back", "score", "show", "to.nothing", "meld.4'23p")
TEXT = st.text(max_size=30) | st.text("0123456789mpszESWN'\"()[]+-<>^ ", max_size=40) | st.sampled_from(ODD)


def opens(client: FlaskClient, address: str) -> bool:
    """Whether an address answers with a page, of whatever kind, and leads nowhere but to the desk or a hand."""
    answer = client.get(address)
    while answer.status_code in (302, 303):
        assert answer.headers["Location"].startswith(DESK)
        answer = client.get(answer.headers["Location"])
    return answer.status_code in (200, 400)


@pytest.mark.parametrize("name", NAMES)
def test_any_text_in_any_parameter_opens_the_desk(client: FlaskClient, name: str) -> None:
    for text in ODD:
        query = urlencode({"tiles": "234m567p23455s678p", name: text}, errors="surrogatepass")

        assert opens(client, f"{DESK}?{query}"), text


@settings(max_examples=150, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(
    st.lists(st.tuples(st.sampled_from(NAMES), TEXT), max_size=8), st.lists(st.sampled_from(MOVES) | TEXT, max_size=6)
)
def test_any_parameters_and_any_moves_open_a_page(app: Flask, pairs: list[tuple[str, str]], moves: list[str]) -> None:
    query = urlencode([*pairs, *(("do", move) for move in moves)], errors="surrogatepass")

    assert opens(app.test_client(), f"{DESK}?{query}")


@settings(max_examples=60, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(st.lists(st.sampled_from(MOVES), max_size=60), st.sampled_from(["ema-2025", "tenhou", "tenhou~red_fives:4"]))
def test_any_buttons_in_any_order_open_a_page(app: Flask, moves: list[str], rules: str) -> None:
    query = urlencode([("rules", rules), *(("do", move) for move in moves)])

    assert opens(app.test_client(), f"{DESK}?{query}")


def test_of_a_parameter_that_is_there_twice_the_first_counts(client: FlaskClient) -> None:
    assert value(client.get(f"{DESK}?tiles=1m&tiles=2m"), "tiles") == "1m"


def test_a_huge_address_opens(client: FlaskClient) -> None:
    assert opens(client, desk(tiles="1m" * 20_000, discards="9p" * 20_000))
    assert opens(client, f"{DESK}?" + "do=1m&" * 20_000)


def test_what_was_typed_is_never_a_part_of_the_page(client: FlaskClient) -> None:
    answer = client.get(desk(tiles="<script>alert(1)</script>", honba='"><b>', seat="<i>", pao="<u>"))

    for tag in ("<script>alert", "<b>", "<i>", "<u>"):
        assert tag not in answer.text


@pytest.mark.parametrize("rules", ["nothing", "ema-2025~", "ema-2025~pao:x"])
def test_rules_that_do_not_exist_are_a_bad_request(client: FlaskClient, rules: str) -> None:
    assert client.get(desk(rules=rules)).status_code == 400
