"""The referee card: what is announced, who pays what, under which rules, and a code that opens it elsewhere."""

import re

import pytest
from flask.testing import FlaskClient

from tests.site.quizzes import words
from webapp.languages import CODES
from webapp.site.release import release
from webapp.site.views.qr import qr_svg
from webapp.site.views.share import is_loopback

RON = "1_23406m345p22678s-7m__rse-rr-d1z-h2-s1-xw_2026-09_tenhou"
TSUMO = "1_123678m45p23499s-6p__twe-d4z-h1_2025-08_ema-2025"
DEALER = "1_123678m45p23499s-6p__tee-d4z-h1_2025-08_ema-2025"
LIMIT = "1_111222333m78p99s-9p__rwe-rr-d4z_2025-08_ema-2025"
YAKUMAN = "1_19m19p19s1234567z-1m__rwe-d4z_2025-08_ema-2025"
NO_YAKU = "1_23467m345p22s-5m_c678sl6s_rse-d1z_2025-08_ema-2025~open_tanyao:no"
FURITEN = "1_23467m345p22678s-5m__rse-d1z-g5m_2025-08_ema-2025"
WAITING = "1_123678m45p23499s__rwe-d4z_2025-08_ema-2025"
DRAWN = "1_1m__tse-g1m9p_2026-09_tenhou"
IMPOSSIBLE = "1_23467m34p22678s-5m__rse-d1z_2025-08_ema-2025"
ALL = (RON, TSUMO, DEALER, LIMIT, YAKUMAN, NO_YAKU, FURITEN, WAITING, DRAWN)


def card(client: FlaskClient, link: str, code: str = "en", query: str = "") -> str:
    return words(client.get(f"/{code}/hand/{link}/card{query}").text)


@pytest.mark.parametrize("code", CODES)
@pytest.mark.parametrize("link", ALL)
def test_a_card_is_there_for_every_kind_of_hand(client: FlaskClient, link: str, code: str) -> None:
    answer = client.get(f"/{code}/hand/{link}/card")

    assert answer.status_code == 200
    assert len(re.findall(r"<h1[ >]", answer.text)) == 1
    assert answer.text.count('class="qr"') == 1
    assert release() in answer.text
    assert not re.search(r"%\(\w+\)s|\{\{|\{%|Undefined|None\b", answer.text)


@pytest.mark.parametrize(
    ("link", "sentence"),
    [
        (RON, "Riichi, pinfu, tanyao, aka dora 1: 4 han, 30 fu, 7,700 points, with 2 honba 8,300 points."),
        (TSUMO, "Menzen tsumo, pinfu: 2 han, 20 fu, 400/700, with 1 honba 500/800."),
        (DEALER, "Menzen tsumo, pinfu: 2 han, 20 fu, 700 all, with 1 honba 800 all."),
        (YAKUMAN, "Kokushi musou: yakuman, 32,000 points."),
        (NO_YAKU, "The hand is complete but has no yaku"),
        (FURITEN, "it may win by tsumo only. Furiten: one of the waits is among your own discards."),
    ],
)
def test_it_says_what_is_announced_in_its_order(client: FlaskClient, link: str, sentence: str) -> None:
    assert sentence in card(client, link)


def test_a_limit_is_said_with_the_han_that_reach_it(client: FlaskClient) -> None:
    assert re.search(r": \d+ han, (mangan|haneman|baiman|sanbaiman), ", card(client, LIMIT))


def test_each_seat_pays_with_honba_and_sticks_apart_and_in_the_total(client: FlaskClient) -> None:
    page = card(client, RON)

    assert "West pays with the honba 8,300 points 7,700 points 2 honba 600 points" in page
    assert "Riichi sticks on the table 1,000 points South receives 9,300 points" in page
    assert "Total 4 han, 30 fu" in page


def test_where_somebody_is_liable_each_payer_is_said_by_seat(client: FlaskClient) -> None:
    link = "1_2m-2m_p555zr5z-p666zl6z-p777za7z-c234pl2p_tse-h1-d1m-owdaisangen_2025-08_ema-2025"

    page = card(client, link)

    assert "Daisangen: yakuman. West pays 32,300 points." in page


def test_a_hand_without_a_yaku_has_what_is_nearest_on_its_card(client: FlaskClient) -> None:
    page = client.get(f"/en/hand/{NO_YAKU}/card").text

    assert 'class="reasons"' in page
    assert '<a href="/en/yaku/' in page.partition('class="reasons"')[2].partition("</ul>")[0]


def test_thirteen_tiles_have_their_waits_on_the_card(client: FlaskClient) -> None:
    page = card(client, WAITING)

    assert "What the hand waits for" in page
    assert page.count("two-sided wait (ryanmen)") == 2


def test_rules_and_edition_stand_on_it_and_follow_the_address(client: FlaskClient) -> None:
    assert "Under EMA Riichi Competition Rules 2025 (2025\u201108)" in card(client, TSUMO)

    other = client.get(f"/en/hand/{TSUMO}/card?rules=wrc-2025").text
    assert f"http://localhost/hand/{TSUMO}/card?rules=wrc-2025" in other
    assert f'href="/en/hand/{TSUMO}?rules=wrc-2025"' in other


def test_a_hand_that_cannot_occur_says_so_on_its_card(client: FlaskClient) -> None:
    answer = client.get(f"/en/hand/{IMPOSSIBLE}/card")

    assert answer.status_code == 400
    assert "The number of tiles is wrong" in words(answer.text)


def test_a_broken_link_is_explained_on_its_card(client: FlaskClient) -> None:
    answer = client.get("/en/hand/1_2/card")

    assert answer.status_code == 400
    assert "This hand link is broken" in answer.text


def test_the_paper_is_a6_unless_the_address_asks_for_a5(client: FlaskClient) -> None:
    for query, paper in (("", "a6"), ("?paper=a6", "a6"), ("?paper=a5", "a5"), ("?paper=%00", "a6")):
        assert f'class="text card {paper}"' in client.get(f"/en/hand/{RON}/card{query}").text


def test_the_code_of_a_loopback_host_warns_that_others_cannot_open_it(client: FlaskClient) -> None:
    path = f"/en/hand/{RON}/card"

    assert "This address works on this device only" in words(client.get(path).text)
    assert "on this device only" not in client.get(path, headers={"Host": "192.168.43.10:8000"}).text


OWN = ["localhost", "localhost:8000", "my.localhost:80", "127.0.0.1:8000", "127.1.2.3", "[::1]:8000", "0.0.0.0:8000"]
OTHERS = ["192.168.43.10:8000", "yakudoku.example", "localhost.example", "[2001:db8::1]:80", "[::1", ""]


def test_a_loopback_host_is_told_from_others() -> None:
    assert [host for host in (*OWN, *OTHERS) if is_loopback(host)] == OWN


@pytest.mark.parametrize("host", ["x" * 100, "a..b", "a b", "", "[::1", "a:b", "<script>"])
@pytest.mark.parametrize("path", [f"/en/hand/{RON}/card", f"/en/hand/{RON}", f"/hand/{RON}/card"])
def test_a_host_that_cannot_be_breaks_no_card(client: FlaskClient, path: str, host: str) -> None:
    answer = client.get(path, environ_overrides={"HTTP_HOST": host})

    assert answer.status_code < 500
    assert "<script>" not in answer.text.replace('<script type="module"', "")


def test_a_code_is_a_drawing_with_a_quiet_zone_and_no_colour_of_its_own() -> None:
    drawing = str(qr_svg("http://192.168.43.10:8000/hand/x"))

    size = int(re.findall(r'viewBox="0 0 (\d+) \1"', drawing)[0])
    corners = [tuple(map(int, corner)) for corner in re.findall(r"M(\d+) (\d+)h\d+", drawing)]
    assert (size - 8 - 17) % 4 == 0
    assert min(min(corner) for corner in corners) == 4
    assert max(row for _, row in corners) == size - 5
    assert not re.search(r"fill|stroke|style", drawing)


def test_a_code_of_the_longest_address_can_be_drawn() -> None:
    assert qr_svg("http://host.example/hand/" + "9" * 600 + "/card?rules=" + "x" * 1000)


@pytest.mark.parametrize("code", CODES)
def test_the_journal_says_what_it_needs_where_there_are_no_scripts(client: FlaskClient, code: str) -> None:
    for path in (f"/{code}/hand/{RON}/card", f"/{code}/hand/journal"):
        page = client.get(path).text

        assert "JavaScript" in page.partition('class="needs-script')[2].partition("</p>")[0]
        assert "csrf" not in page
