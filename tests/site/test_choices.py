"""Language, rules and display: negotiated once, kept on every link, remembered, and never changed in silence."""

import re

import pytest
from flask.testing import FlaskClient

from webapp.languages import CODES, LANGUAGES


@pytest.mark.parametrize(
    ("accepted", "code"),
    [
        ("pl,en;q=0.5", "pl"),
        ("de,fr;q=0.8,en;q=0.5", "fr"),
        ("ru-RU,ru;q=0.9", "ru"),
        ("ja", "en"),
        ("", "en"),
        ("*", "fr"),
    ],
)
def test_the_root_leads_to_the_language_of_the_browser(client: FlaskClient, accepted: str, code: str) -> None:
    answer = client.get("/", headers={"Accept-Language": accepted})

    assert (answer.status_code, answer.location) == (302, f"/{code}/")
    assert {"Accept-Language", "Cookie"} <= set(answer.vary.as_set(preserve_casing=True))


def test_the_root_remembers_language_and_rules(client: FlaskClient) -> None:
    client.get("/es/yaku/?rules=tenhou", headers={"Accept-Language": "pl"})

    assert client.get("/", headers={"Accept-Language": "pl"}).location == "/es/?rules=tenhou"


def test_a_remembered_ruleset_changes_no_address_that_names_none(client: FlaskClient) -> None:
    before = client.get("/en/yaku/renhou").text

    client.get("/en/?rules=tenhou")

    assert client.get("/en/yaku/renhou").text == before


def test_remembered_nonsense_is_ignored(client: FlaskClient) -> None:
    client.set_cookie("rules", "nobody-1999")
    client.set_cookie("language", "xx")

    assert client.get("/", headers={"Accept-Language": "fr"}).location == "/fr/"


@pytest.mark.parametrize("path", ["/xx/", "/xx/yaku/", "/FR/", "/de/yaku/pinfu"])
def test_an_unknown_language_is_no_page(client: FlaskClient, path: str) -> None:
    assert client.get(path).status_code == 404


@pytest.mark.parametrize("code", CODES)
def test_a_page_with_a_language_never_leads_elsewhere(client: FlaskClient, code: str) -> None:
    assert client.get(f"/{code}/", headers={"Accept-Language": "ja"}).status_code == 200


def test_the_language_switch_keeps_page_order_and_rules(client: FlaskClient) -> None:
    page = client.get("/fr/yaku/?order=han&rules=wrc-2025~open_tanyao:no").text

    for language in LANGUAGES:
        link = rf'href="/{language.code}/yaku/\?order=han&amp;rules=wrc-2025~open_tanyao:no" lang="{language.code}"'
        assert re.search(link, page), language.code
        assert language.name in page


def test_the_language_switch_of_a_missing_page_keeps_its_address(client: FlaskClient) -> None:
    assert 'href="/pl/no/such/page"' in client.get("/fr/no/such/page").text


def test_every_internal_link_keeps_the_rules(client: FlaskClient) -> None:
    page = client.get("/en/yaku/pinfu?rules=tenhou").text

    links = re.findall(r'<a [^>]*href="(/en/[^"]*)"', page)
    content_links = [
        link for link in links if "rules=" not in link and not re.fullmatch(r"/en/hand/\S+_tenhou(\?why=\w+)?", link)
    ]

    assert len(links) > 10
    # A hand link names its rules itself.
    # The one link without is the one that goes back to the default rules.
    assert content_links == ["/en/yaku/pinfu"]


def test_the_default_rules_need_no_parameter(client: FlaskClient) -> None:
    page = client.get("/en/yaku/pinfu?rules=ema-2025").text

    assert 'href="/en/yaku/iipeikou"' in page


@pytest.mark.parametrize("rules", ["nobody", "ema-2025~open_tanyao:perhaps", ""])
def test_rules_that_do_not_exist_are_a_plain_400_with_ways_out(client: FlaskClient, rules: str) -> None:
    answer = client.get("/en/yaku/pinfu", query_string={"rules": rules})

    assert answer.status_code == 400
    assert "There are no such rules" in answer.text
    assert 'href="/en/yaku/pinfu"' in answer.text
    assert 'href="/en/rulesets/"' in answer.text


def test_what_an_address_asks_for_is_escaped_when_it_is_shown(client: FlaskClient) -> None:
    answer = client.get("/en/", query_string={"rules": "<script>alert(1)</script>"})

    assert "<script>alert" not in answer.text
    assert "&lt;script&gt;alert(1)" in answer.text


def test_the_theme_switch_works_with_a_plain_form(client: FlaskClient) -> None:
    answer = client.post("/en/display/", data={"theme": "dark", "back": "/en/yaku/?order=han"})

    assert (answer.status_code, answer.location) == (303, "/en/yaku/?order=han")
    assert 'data-theme="dark"' in client.get("/en/").text


def test_numerals_are_switched_by_form_and_by_address(client: FlaskClient) -> None:
    assert 'data-numerals="on"' not in client.get("/en/").text

    client.post("/en/display/", data={"numerals": "on", "back": "/en/"})
    assert 'data-numerals="on"' in client.get("/en/").text

    assert 'data-numerals="on"' not in client.get("/en/?numerals=off").text
    assert 'data-numerals="on"' not in client.get("/en/").text


@pytest.mark.parametrize(
    "back", ["https://elsewhere.example/", "//elsewhere.example/", "/\\elsewhere.example", "", "x"]
)
def test_the_switches_never_lead_to_another_site(client: FlaskClient, back: str) -> None:
    assert client.post("/en/display/", data={"theme": "dark", "back": back}).location == "/en/"


def test_a_switch_to_nothing_known_is_a_400(client: FlaskClient) -> None:
    assert client.post("/en/display/", data={"theme": "pink"}).status_code == 400


def test_cookies_are_secure_under_https_only(client: FlaskClient) -> None:
    plain = client.get("/en/?rules=tenhou").headers.getlist("Set-Cookie")
    secure = client.get("https://localhost/fr/?rules=wrc-2025").headers.getlist("Set-Cookie")

    assert len(plain) == len(secure) == 2
    assert not any("Secure" in cookie for cookie in plain)
    assert all("Secure" in cookie and "HttpOnly" in cookie and "SameSite=Lax" in cookie for cookie in secure)
