"""Texts side by side: every language that is asked for, marked as such, and what is drawn only once."""

import re

import pytest
from flask.testing import FlaskClient

from webapp.catalog import Catalog, parse_prose, parts_of
from webapp.languages import CODES


def spoken(page: str) -> list[str]:
    """The languages of the columns, in their order; empty for the page's own."""
    return re.findall(r'<div(?: lang="(\w\w)")?>\s*<p><b>', page)


@pytest.mark.parametrize(
    ("query", "columns"),
    [
        ("beside=pl", ["", "pl"]),
        ("beside=pl&beside=es", ["", "es", "pl"]),
        ("beside=all", ["", "es", "pl", "ru", "en"]),
        ("beside=fr", []),
        ("beside=xx", []),
        ("", []),
    ],
)
def test_a_yaku_is_told_in_the_languages_that_are_asked_for(
    client: FlaskClient, query: str, columns: list[str]
) -> None:
    assert spoken(client.get(f"/fr/yaku/pinfu?{query}").text) == columns


def test_all_that_is_said_of_a_yaku_stands_in_both_languages(client: FlaskClient, catalog: Catalog) -> None:
    page = client.get("/en/yaku/yakuhai?beside=ru").text

    for code in ("en", "ru"):
        text = catalog.yaku["yakuhai"].texts[code]
        assert f"<b>{text.name}</b>" in page
        assert all(mistake[code] in page for mistake in catalog.yaku["yakuhai"].mistakes)


@pytest.mark.parametrize("code", CODES)
def test_every_chapter_can_stand_beside_all_languages(client: FlaskClient, catalog: Catalog, code: str) -> None:
    for id in catalog.chapters:
        alone, beside = (client.get(f"/{code}/rules/{id}{query}").text for query in ("", "?beside=all"))

        assert beside.count('class="beside of-5"') >= len(catalog.chapters[id].texts[code].sections)
        assert beside.count('class="strip') == alone.count('class="strip')
        assert all(f'<div lang="{other}">' in beside for other in CODES if other != code)


def test_the_form_keeps_the_rules_and_what_was_asked(client: FlaskClient) -> None:
    page = client.get("/en/rules/fu?beside=pl&rules=tenhou").text

    assert '<input type="hidden" name="rules" value="tenhou">' in page
    assert re.findall(r'name="beside" value="(\w\w)" checked', page) == ["pl"]


def test_the_page_that_search_engines_list_is_the_one_without_others(client: FlaskClient) -> None:
    page = client.get("/en/yaku/pinfu?beside=all").text

    assert re.search(r'<link rel="canonical" href="[^"?]*/en/yaku/pinfu">', page)


def test_prose_is_cut_at_its_blocks_alone() -> None:
    text = "One.\n\n{table:fu}\n\n{table:tiles}\n\n- a\n\n  {table:limits}\n\n- b\n\nTwo."

    parts = parts_of(parse_prose(text, []))

    assert [part.is_drawn for part in parts] == [False, True, False]
    assert [len(part.pieces) for part in parts] == [0, 2, 1]
    assert parts_of(parse_prose("", [])) == ()
