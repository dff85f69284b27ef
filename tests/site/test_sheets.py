"""The sheets for the table: complete under every ruleset and in every language, and as PDF without any network."""

import re

import pytest
from flask.testing import FlaskClient

from webapp.catalog import Catalog
from webapp.languages import CODES
from webapp.riichi.yaku import is_used
from webapp.site import pdf
from webapp.site.words.sheets import Sheet

SHEETS = [sheet.value for sheet in Sheet]


@pytest.mark.parametrize("code", CODES)
def test_the_list_leads_to_every_sheet(client: FlaskClient, code: str) -> None:
    page = client.get(f"/{code}/sheets/").text

    assert re.findall(rf'href="/{code}/sheets/(\w+)"', page) == SHEETS


@pytest.mark.parametrize("code", CODES)
@pytest.mark.parametrize("id", SHEETS)
def test_a_sheet_can_be_read_under_every_ruleset(client: FlaskClient, catalog: Catalog, code: str, id: str) -> None:
    for ruleset in catalog.rulesets.values():
        page = client.get(f"/{code}/sheets/{id}?rules={ruleset.ruleset.id}")

        assert page.status_code == 200
        assert f'<p class="sheet-foot">Yakudoku · {ruleset.name}' in page.text or ruleset.name in page.text


def test_the_sheet_of_all_yaku_has_those_that_the_rules_use(client: FlaskClient, catalog: Catalog) -> None:
    for id, entry in catalog.rulesets.items():
        page = client.get(f"/en/sheets/yaku?rules={id}").text

        used = [yaku for yaku in catalog.yaku.values() if is_used(yaku.rows[0], entry.ruleset)]
        assert page.count('<th scope="row">') == len(used)
        assert all(f"<b>{yaku.texts['en'].name}</b>" in page for yaku in used)


def test_the_beginners_sheet_has_ten_yaku_and_the_price_of_a_stick(client: FlaskClient) -> None:
    page = client.get("/en/sheets/beginner").text

    assert page.count('<th scope="row">') == 10
    assert "a stick of 1,000 points" in page


@pytest.mark.parametrize(("asked", "beside"), [("pl", "pl"), ("", "en"), ("fr", "en"), ("xx", "en")])
def test_two_languages_stand_side_by_side(client: FlaskClient, catalog: Catalog, asked: str, beside: str) -> None:
    page = client.get(f"/fr/sheets/two_languages?beside={asked}").text
    pinfu = catalog.yaku["pinfu"].texts

    assert f'<span class="gloss">{pinfu["fr"].gloss}</span>' in page
    assert f'lang="{beside}"><b>' in page
    assert f'<span class="gloss">{pinfu[beside].gloss}</span>' in page


def test_an_unknown_sheet_is_not_found(client: FlaskClient) -> None:
    assert client.get("/en/sheets/none").status_code == 404
    assert client.get("/en/sheets/none.pdf").status_code == 404


def test_a_sheet_becomes_a_pdf_once(client: FlaskClient) -> None:
    first, again = (client.get("/en/sheets/scoring.pdf?rules=tenhou") for _ in range(2))

    assert first.status_code == 200
    assert first.mimetype == "application/pdf"
    assert first.data.startswith(b"%PDF-")
    assert first.data == again.data


def test_a_pdf_fetches_nothing_but_our_own_files(caplog: pytest.LogCaptureFixture) -> None:
    for address in ("https://example.org/a.png", "file:///etc/passwd", "/static/../app.py", "/en/"):
        caplog.clear()

        assert pdf.made_of(f'<img src="{address}" alt="">').startswith(b"%PDF-")
        assert "our own static files alone" in caplog.text
