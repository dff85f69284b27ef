"""The rules of the desk fixed for an event: a code that opens the desk in every language, under these rules alone."""

import re
from html import unescape

import pytest
from flask.testing import FlaskClient

from tests.site.desks import press
from webapp.site.views.qr import qr_svg


def test_the_code_holds_the_address_of_the_desk_with_its_rules_fixed(client: FlaskClient) -> None:
    page = client.get("/en/hand/event?rules=mleague", base_url="http://club.example:8000")

    address = "http://club.example:8000/hand?rules=mleague&locked=1"
    assert qr_svg(address) in page.text
    assert f'value="{address}"' in unescape(page.text)


@pytest.mark.parametrize("language", ["fr", "ru"])
def test_the_address_opens_in_the_language_of_whoever_scans_it(client: FlaskClient, language: str) -> None:
    opened = client.get("/hand?rules=mleague&locked=1", headers={"Accept-Language": language})

    assert opened.headers["Location"] == f"/{language}/hand?rules=mleague&locked=1"


def test_the_default_rules_are_named_too(client: FlaskClient) -> None:
    assert "/hand?rules=ema-2025&amp;locked=1" in client.get("/en/hand/event").text


def test_fixed_rules_hold_whatever_was_used_last(client: FlaskClient) -> None:
    client.get("/en/hand?rules=tenhou")

    page = client.get("/en/hand?locked=1&rules=ema-2025").text

    assert re.search(r'<p class="desk-rules"><strong>EMA 2025</strong>', page)
    assert '<summary><span class="visually-hidden">Rules:' not in page


def test_a_hand_scored_under_fixed_rules_offers_no_others_in_the_header(client: FlaskClient) -> None:
    result = press(client, "/en/hand?tiles=234m567p23455s678p&rules=mleague&locked=1", "score")

    page = client.get(result).text

    assert '<p class="chip locked">' in page
    assert "/en/hand?tiles=" not in page or "locked=1" in page
