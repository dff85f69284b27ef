"""The names of yaku that lead are the reader's choice, on every page that names them."""

import re

import pytest
from flask.testing import FlaskClient

from webapp.catalog import Catalog
from webapp.languages import CODES


def choosing(client: FlaskClient, names: str, code: str = "fr") -> FlaskClient:
    answer = client.post(f"/{code}/display/", data={"names": names, "back": f"/{code}/yaku/"})
    assert answer.status_code == 303
    return client


def heading(page: str) -> str:
    found = re.search(r"<h1>(.*?)</h1>", page)
    assert found
    return found[1]


@pytest.mark.parametrize("code", CODES)
@pytest.mark.parametrize("names", ["loan", "local", "both"])
def test_the_chosen_names_lead_on_a_page_and_in_the_list(
    client: FlaskClient, catalog: Catalog, code: str, names: str
) -> None:
    text = catalog.yaku["honitsu"].texts[code]
    local = text.gloss[0].upper() + text.gloss[1:]
    expected = {"loan": text.name, "local": local, "both": f"{text.name} · {text.gloss}"}[names]

    reader = choosing(client, names, code)

    assert heading(reader.get(f"/{code}/yaku/honitsu").text) == expected
    assert f'<span class="name">{expected}' in reader.get(f"/{code}/yaku/").text


def test_hands_and_their_families_are_named_in_the_same_way(client: FlaskClient, catalog: Catalog) -> None:
    page = choosing(client, "local", "en").get("/en/yaku/yakuhai").text
    text = catalog.yaku["yakuhai"].texts["en"]

    part = text.row_names["yakuhai_white"].removeprefix(text.name)
    assert f"{text.gloss[0].upper()}{text.gloss[1:]}{part}" in page


def test_what_was_kept_for_others_is_not_shown(client: FlaskClient) -> None:
    loan = client.get("/es/yaku/pinfu").text
    local = choosing(client, "local", "es").get("/es/yaku/pinfu").text

    assert heading(loan) == "Pinfu"
    assert heading(local) != "Pinfu"
    assert 'name="names" value="local" aria-pressed="true"' in local


def test_names_that_are_none_are_refused(client: FlaskClient) -> None:
    assert client.post("/fr/display/", data={"names": "x", "back": "/fr/"}).status_code == 400
