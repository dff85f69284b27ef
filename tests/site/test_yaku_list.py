"""The filters of the list of yaku: the address holds them, the chips count, and the rules decide."""

import re
from html import unescape

import pytest
from flask.testing import FlaskClient

from webapp.catalog import Catalog
from webapp.languages import CODES
from webapp.riichi.yaku import value_under

ONLY = ("closed", "opens", "situational", "yakuman")
CHIP = re.compile(r'<a href="([^"]+)"( aria-current="true")?>([^<]+) <span class="count">(\d+)</span></a>')


def listed(page: str) -> list[str]:
    return re.findall(r'class="entry" href="/\w+/yaku/(\w+)', page)


def chips(page: str) -> dict[str, tuple[str, int, bool]]:
    """The chips that lead somewhere by their names: address, count, and whether they are on."""
    found = CHIP.findall(page[page.index('class="filters"') : page.index("</nav>", page.index('class="filters"'))])
    return {name: (unescape(href), int(count), bool(on)) for href, on, name, count in found}


@pytest.mark.parametrize("order", ["commonness", "han", "structure", "tournament"])
@pytest.mark.parametrize("rules", ["ema-2025", "ema-2008", "tenhou", "rrc-1.5"])
def test_every_order_shows_what_the_filters_leave_under_the_rules(
    client: FlaskClient, catalog: Catalog, order: str, rules: str
) -> None:
    ruleset = catalog.rules[rules]
    closed = {
        id
        for id, entry in catalog.yaku.items()
        if (value := value_under(entry.rows[0], ruleset)).closed is not None and value.open is None
    }

    page = client.get(f"/en/yaku/?order={order}&only=closed&rules={rules}").text

    assert sorted(listed(page)) == sorted(closed)


def test_a_chip_counts_what_it_leads_to(client: FlaskClient) -> None:
    for start in ("", "?only=closed", "?only=yakuman&only=opens", "?order=structure&only=situational&rules=mleague"):
        for name, (href, count, is_on) in chips(client.get(f"/en/yaku/{start}").text).items():
            page = client.get(href).text if not is_on else client.get(f"/en/yaku/{start}").text

            assert len(listed(page)) == count, (start, name)


def test_chips_add_up_take_the_place_of_their_opposite_and_come_off(client: FlaskClient) -> None:
    found = chips(client.get("/en/yaku/?only=closed&only=yakuman").text)

    assert found["All"][0] == "/en/yaku/"
    assert found["Closed only"] == ("/en/yaku/?only=yakuman", found["Closed only"][1], True)
    assert found["Open too"][0] == "/en/yaku/?only=opens&only=yakuman"
    assert found["Situational"][0] == "/en/yaku/?only=closed&only=situational&only=yakuman"
    assert found["Yakuman"][2]


def test_a_chip_that_would_leave_nothing_leads_nowhere(client: FlaskClient) -> None:
    page = client.get("/en/yaku/?only=opens&only=yakuman").text

    assert "Situational" not in chips(page)
    assert re.search(r'<span class="none">Situational <span class="count">0</span></span>', page)


@pytest.mark.parametrize("code", CODES)
def test_an_empty_list_says_so_and_leads_out(client: FlaskClient, code: str) -> None:
    page = client.get(f"/{code}/yaku/?only=closed&only=opens&order=han").text

    assert not listed(page)
    assert 'class="notice"' in page
    assert f'<a href="/{code}/yaku/?order=han">' in page[page.index('class="notice"') :]


def test_orders_languages_and_rules_keep_the_filters(client: FlaskClient) -> None:
    page = unescape(client.get("/fr/yaku/?order=han&only=closed&only=yakuman&rules=tenhou").text)

    assert 'href="/fr/yaku/?order=structure&only=closed&only=yakuman&rules=tenhou"' in page
    assert 'href="/pl/yaku/?order=han&only=closed&only=yakuman&rules=tenhou"' in page
    assert 'href="/fr/yaku/?order=han&only=closed&only=yakuman&rules=mleague"' in page


@pytest.mark.parametrize("only", ["", "open", "CLOSED", "closed,yakuman", "\0"])
def test_a_filter_that_does_not_exist_is_refused(client: FlaskClient, only: str) -> None:
    assert client.get("/en/yaku/", query_string={"only": only}).status_code == 400
    assert client.get("/en/yaku/", query_string={"only": ["closed", only]}).status_code == 400


def test_a_filter_named_twice_is_one_filter(client: FlaskClient) -> None:
    twice, once = (listed(client.get(f"/en/yaku/?only={only}").text) for only in ("yakuman&only=yakuman", "yakuman"))

    assert twice == once
    assert once


@pytest.mark.parametrize("only", ONLY)
def test_every_filter_leaves_something_and_takes_something(client: FlaskClient, catalog: Catalog, only: str) -> None:
    assert 0 < len(listed(client.get(f"/en/yaku/?only={only}").text)) < len(catalog.yaku)
