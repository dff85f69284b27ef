"""Pictures of pages for where their addresses are shared."""

import re
from struct import unpack

import pytest
from flask.testing import FlaskClient

from webapp.catalog import Catalog
from webapp.languages import CODES
from webapp.site.views.hand import hand_view
from webapp.site.views.hand_page import hand_page
from webapp.site.views.opened import open_hand
from webapp.site.views.picture import drawing_of, picture_of, title_size, wrapped

RON = "1_123678m45p23499s-6p__rwe-d4z_2025-08_ema-2025"
KANS = "1_2p-2p_k0555m-o9999pa9p-a3333sl3s-p222zr2z_tns-ek-d1m7p6z1s4z-h2-s1_2026-09_tenhou"
WAITING = "1_123678m45p23499s__rwe-d4z_2025-08_ema-2025"


@pytest.mark.parametrize("code", CODES)
@pytest.mark.parametrize("path", ["site", "yaku/pinfu", "yaku/nagashi_mangan", f"hand/{RON}", f"hand/{WAITING}"])
def test_a_picture_has_the_size_that_its_page_promises(client: FlaskClient, code: str, path: str) -> None:
    answer = client.get(f"/{code}/picture/{path}.png")

    assert (answer.status_code, answer.mimetype) == (200, "image/png")
    assert unpack(">II", answer.data[16:24]) == (1200, 630)
    assert len(answer.data) < 200_000


def test_a_picture_is_the_same_for_everybody(client: FlaskClient) -> None:
    client.set_cookie("theme", "dark")

    answer = client.get("/pl/picture/yaku/pinfu.png")

    assert answer.headers["Cache-Control"] == "public, max-age=86400"
    assert "Set-Cookie" not in answer.headers


def test_a_picture_of_a_yaku_is_that_of_its_first_example(client: FlaskClient, catalog: Catalog, in_app: None) -> None:
    entry = catalog.yaku["pinfu"]
    text, record = entry.texts["en"], entry.examples[0].record
    assert record.hand is not None
    hand = hand_view(record.hand, record.situation.by)

    drawing = drawing_of(text.name, text.gloss, hand, entry.kanji)

    assert client.get("/en/picture/yaku/pinfu.png").data == picture_of(text.name, text.gloss, hand, entry.kanji)
    assert re.findall(r">([^<>]+)</text>", drawing) == [text.name, text.gloss, "Yakudoku", entry.kanji]
    assert re.findall(r'<use href="#(\w+)"', drawing)[-1] == str(record.hand.winning)


def test_a_picture_of_a_hand_says_what_it_is_worth_under_the_rules_of_its_address(client: FlaskClient) -> None:
    four_han_thirty_fu = "/en/picture/hand/1_23467m345p22678s-5m__rse-rr-d1m_2025-08_ema-2025.png"

    own, other = client.get(four_han_thirty_fu).data, client.get(f"{four_han_thirty_fu}?rules=ema-2016").data

    assert own != other
    assert own == client.get(f"{four_han_thirty_fu}?rules=ema-2025").data


def test_a_long_line_is_broken_and_a_long_title_small() -> None:
    assert len(wrapped("akadora 1, " * 40)) == 2
    assert title_size("Renhou") > title_size("Riichi mahjong in five languages") > 50


@pytest.mark.parametrize("link", [RON, KANS])
def test_all_tiles_lie_on_the_felt_and_none_over_another(in_app: None, link: str) -> None:
    page = hand_page(open_hand(link), "")
    drawing = drawing_of(page.title, page.line, page.example.hand)

    sides = re.findall(r'width="([\d.]+)" height="([\d.]+)" transform', drawing)[0]
    width, height = (float(side) for side in sides)
    boxes = [
        (float(x), float(y) - width, height, width) if turned else (float(x), float(y), width, height)
        for x, y, turned in re.findall(r'<use.* transform="translate\(([\d.]+) ([\d.]+)\)( rotate\(-90\))?"', drawing)
    ]
    assert len(boxes) == drawing.count("<use")
    assert all(x >= 60 and x + wide <= 1141 and y >= 340 and y + high <= 530 for x, y, wide, high in boxes)
    assert not [(one, other) for place, one in enumerate(boxes) for other in boxes[:place] if _overlap(one, other)]


def _overlap(one: tuple[float, float, float, float], other: tuple[float, float, float, float]) -> bool:
    return all(one[axis] < other[axis] + other[axis + 2] and other[axis] < one[axis] + one[axis + 2] for axis in (0, 1))


@pytest.mark.parametrize("path", ["yaku/nothing", "hand/1_2", "hand/%3Csvg%3E"])
def test_what_does_not_exist_has_no_picture(client: FlaskClient, path: str) -> None:
    assert client.get(f"/en/picture/{path}.png").status_code == 404
