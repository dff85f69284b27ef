"""The page of questions at a table: each is answered under the reader's rules, and nothing that is asked breaks it."""

from __future__ import annotations

import html
import re

import pytest
from flask.testing import FlaskClient

from webapp.languages import CODES

SOUTH = "1_123678m45p23499s-6p__rse-xe-h1-s2-rr-d4z_2025-08_ema-2025"
WEST = "1_234m234678s4588p-6p__rwe-xe-h1-s2-d4z_2025-08_ema-2025"
NORTH = "1_345m456789s4577p-6p__rne-xe-h1-s2-d4z_2025-08_ema-2025"


def answered(client: FlaskClient, path: str) -> str:
    answer = client.get(path)
    assert answer.status_code == 200
    return " ".join(html.unescape(re.sub(r"<[^>]+>", " ", answer.text)).split())


def test_noten_players_pay_those_who_are_tenpai(client: FlaskClient) -> None:
    page = answered(client, "/en/table?draw=yes&tenpai=east&tenpai=north")

    assert "East +1,500 points South −1,500 points West −1,500 points North +1,500 points" in page


def test_a_draw_that_nobody_asks_about_is_not_answered(client: FlaskClient) -> None:
    assert "+1,500" not in answered(client, "/en/table")
    assert "East 0 points" in answered(client, "/en/table?draw=yes&tenpai=nobody")


def test_several_winners_are_settled_by_their_links_and_addresses(client: FlaskClient) -> None:
    page = answered(client, f"/en/table?hand=http://x/fr/hand/{SOUTH}?rules=tenhou&hand={WEST}")

    assert "South · Riichi, pinfu: 2 han, 30 fu, 2,000 points, with 1 honba 2,300 points." in page
    assert "West · Pinfu, tanyao: 2 han, 30 fu, 2,000 points, with 1 honba 2,300 points." in page
    assert "East −4,600 points South +4,300 points West +2,300 points Riichi sticks on the table 2,000 points" in page


def test_head_bump_and_abortive_draw_are_said(client: FlaskClient) -> None:
    three = f"hand={SOUTH}&hand={WEST}&hand={NORTH}"

    bumped = answered(client, f"/en/table?rules=mleague&{three}")
    assert "West is not paid" in bumped
    assert "North is not paid" in bumped
    assert "nobody is paid" in answered(client, f"/en/table?rules=tenhou&{three}")


@pytest.mark.parametrize(
    ("query", "said"),
    [
        (f"hand={SOUTH}", "two or three winning hands"),
        (f"hand={SOUTH}&hand=nonsense", "Link 2: It is damaged"),
        ("hand=nonsense&hand=1_6x__rse_2025-08_ema-2025", "Link 1: It is damaged"),
        ("hand=nonsense&hand=1_6x__rse_2025-08_ema-2025", "Link 2: Its tiles cannot be read."),
        (f"hand={SOUTH}&hand={WEST.replace('-6p', '-9m')}", "Link 2: This is not a complete hand"),
        (f"hand={SOUTH}&hand={WEST.replace('4588p', '458p')}", "Link 2: The number of tiles is wrong"),
        (f"hand={SOUTH}&hand={WEST.replace('-xe', '-xw')}", "Link 2: The winner and the discarder are the same"),
        (f"hand={SOUTH}&hand=1_123m__tse_2025-08_ema-2025", "Link 2: It names no winning tile."),
        (f"hand={SOUTH}&hand={WEST.replace('-xe', '-xn')}", "different discarders"),
        (f"hand={SOUTH}&hand={WEST.replace('-6p', '-3p')}", "different winning tiles"),
    ],
)
def test_winners_that_cannot_be_settled_say_why(client: FlaskClient, query: str, said: str) -> None:
    assert said in answered(client, f"/en/table?{query}")


@pytest.mark.parametrize(
    ("query", "said"),
    [
        ("tiles=123m456789p1178s2z", "with one of these discards"),
        ("tiles=123m456789p1178s2z&left=3&rules=tenhou", "at least 4 tiles in the wall; there are 3"),
        ("tiles=123m456789p1178s2z&points=-100&rules=tenhou", "costs 1,000 points, and the player has -100 points"),
        ("tiles=147m258p369s12345z", "not tenpai"),
        ("tiles=123m456789p78s1z (111z)", "Write 14 tiles"),
        ("tiles=123m456789p2z (111z)", "Write 14 tiles"),
        ("tiles=23m456789p178s (111z)", "The hand is open"),
        ("tiles=nonsense", "Write 14 tiles"),
        ("tiles=11111m456789p178s", "A tile appears more than four times"),
        ("tiles=123m456789p1178s2z&left=many", "Write the tiles left and the points as whole numbers."),
        ("tiles=123m456789p1178s2z&left=-1", "Write the tiles left and the points as whole numbers."),
        ("tiles=nonsense&points=many", "each quad counted as three. Write the tiles left"),
        ("before=222m456789p1178s&drawn=2m", "The quad may be declared: the hand still waits for these tiles."),
        ("before=222m456p99s78p (111z)&drawn=2m", "The hand is open"),
        ("before=222m147p1369s555z&drawn=2m", "The thirteen tiles wait for nothing"),
        ("before=222m456789p1178s&drawn=9s", "does not hold all four"),
        ("before=2222m34m456789p1s&drawn=9s", "only the tile just drawn can complete a quad"),
        ("before=2222m34m456789p1s&drawn=2m", "A tile appears more than four times"),
        ("before=123m456789p4445s&drawn=4s", "would change the wait"),
        ("before=nonsense&drawn=2m", "Write 13 tiles"),
        ("before=222m456789p1178s&drawn=nonsense", "Write the tile just drawn, such as 5p."),
        ("before=222m456789p1178s&drawn=", "Write the tile just drawn, such as 5p."),
        ("before=222m456789p1178s&drawn=[1111m]", "Write the tile just drawn, such as 5p."),
    ],
)
def test_what_may_be_declared_is_answered(client: FlaskClient, query: str, said: str) -> None:
    assert said in answered(client, f"/en/table?{query.replace(' ', '%20')}")


@pytest.mark.parametrize("code", CODES)
@pytest.mark.parametrize("text", ["", "\0", "٣", "9" * 5000, "😀" * 50, "-", "'\"<>&", "%(x)s"])
def test_no_text_breaks_the_page(client: FlaskClient, code: str, text: str) -> None:
    names = ("draw", "tenpai", "hand", "tiles", "left", "points", "before", "drawn")

    for query in (dict.fromkeys(names, text), {"tiles": "123m456789p1178s2z", "left": text, "points": text}):
        assert client.get(f"/{code}/table", query_string=query).status_code == 200
