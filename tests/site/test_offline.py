"""What the site gives a browser to work without a network: the worker, its page, and the home-screen icon."""

import json
import re

import pytest
from flask.testing import FlaskClient

from webapp.catalog import Catalog
from webapp.languages import CODES


def shell(client: FlaskClient) -> dict[str, object]:
    script = client.get("/sw.js").text
    found: dict[str, object] = json.loads(script.partition("const SHELL = ")[2].partition(";\n")[0])
    return found


def test_the_worker_is_a_script_at_the_top_that_is_asked_for_again(client: FlaskClient) -> None:
    answer = client.get("/sw.js")

    assert answer.content_type.startswith("text/javascript")
    assert answer.headers["Cache-Control"] == "private, no-cache"


@pytest.mark.parametrize("code", CODES)
def test_the_rulebook_is_told_page_by_page_with_all_its_files(client: FlaskClient, catalog: Catalog, code: str) -> None:
    told = client.get(f"/{code}/offline/rulebook.json?rules=tenhou").json
    assert told is not None

    assert f"/{code}/?rules=tenhou" in told["pages"]
    assert {f"/{code}/yaku/{id}?rules=tenhou" for id in catalog.yaku} < set(told["pages"])
    needed = set()
    for path in told["pages"]:
        page = client.get(path)
        assert (page.status_code, page.headers["Cache-Control"]) == (200, "private, no-cache")
        needed |= set(re.findall(r'(?:src|href)="(/static/[^"]+)"', page.text))
    assert needed <= set(told["files"])


def test_another_language_or_other_rules_are_another_edition(client: FlaskClient) -> None:
    paths = ["/fr/offline/rulebook.json", "/ru/offline/rulebook.json", "/fr/offline/rulebook.json?rules=tenhou"]

    editions = [client.get(path).json["edition"] for path in (*paths, *paths)]  # type: ignore[index] # always JSON

    assert editions[:3] == editions[3:]
    assert len(set(editions)) == 3


def test_it_knows_the_page_of_every_language_and_all_that_stands_on_it(client: FlaskClient) -> None:
    told = shell(client)
    pages, files = told["pages"], told["files"]
    assert isinstance(pages, dict)
    assert isinstance(files, list)

    assert tuple(pages) == CODES
    for code, path in pages.items():
        page = client.get(path).text
        assert f'<html lang="{code}"' in page
        needed = re.findall(r'<(?:link rel="(?:stylesheet|icon)" href|script type="module" src)="([^"]+)"', page)
        assert set(needed) == set(files)
    assert all(client.get(file, buffered=True).status_code == 200 for file in files)


@pytest.mark.parametrize("path", ["/en/", "/fr/quiz", "/pl/hand/journal", "/ru/nothing"])
def test_every_page_starts_the_worker_and_names_the_icon(client: FlaskClient, path: str) -> None:
    page = client.get(path).text

    assert re.search(r'<script type="module" src="/static/offline\.js\?v=\w+"></script>', page)
    assert re.search(r'<link rel="manifest" href="/static/site\.webmanifest\?v=\w+">', page)


def test_the_icon_opens_the_desk_in_the_readers_language(client: FlaskClient) -> None:
    manifest = json.loads(client.get("/static/site.webmanifest", buffered=True).text)

    answer = client.get(manifest["start_url"], headers={"Accept-Language": "pl"})
    icon = client.get(f"/static/{manifest['icons'][0]['src']}", buffered=True)

    assert answer.location == "/pl/hand"
    assert icon.content_type.startswith("image/svg+xml")
