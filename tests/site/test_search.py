"""The search page and its suggestions: what was found, by which name, and a way out where nothing was."""

import re
from html import unescape

import pytest
from flask import Flask
from flask.testing import FlaskClient

from webapp.catalog import Catalog
from webapp.languages import CODES

HOSTILE = (
    "\0",
    "a" * 1_000_000,
    "\u202eoaynat\u202c",
    "\u0301\u0301\u0301",
    "(((((.*+?[^a]{1000}\\1|$",
    "<script>alert(1)</script>",
    '"><img src=x onerror=alert(1)>',
    "%(query)s %s {{ page }} {% raw %}",
    "🀄️🀄️🀄️",
    "\ud800".encode("utf-8", "surrogatepass").decode("latin-1"),
    "' OR 1=1 --",
)


def results(page: str) -> list[str]:
    return re.findall(r'<a class="entry" href="([^"]+)"', page)


def found_by(page: str) -> list[str]:
    return [
        " ".join(unescape(re.sub("<[^>]+>", "", line)).split())
        for line in re.findall(r'<p class="found-by">(.*?)</p>', page, re.DOTALL)
    ]


def search(client: FlaskClient, code: str, query: str, **more: str) -> str:
    answer = client.get(f"/{code}/search", query_string={"q": query, **more})
    assert answer.status_code == 200
    return answer.text


@pytest.mark.parametrize("code", CODES)
@pytest.mark.parametrize("query", ["tan'yao", "таняо", "断么九", "たんやお", "all simples", "todo simples", "tanyoa"])
def test_any_name_leads_to_the_page_in_the_readers_language(client: FlaskClient, code: str, query: str) -> None:
    assert results(search(client, code, query))[0] == f"/{code}/yaku/tanyao"


def test_a_result_says_by_which_name_it_was_found(client: FlaskClient) -> None:
    assert found_by(search(client, "fr", "тан'яо"))[0] == "Trouvé par\u00a0: Таняо (russe)".replace("\u00a0", " ")
    assert found_by(search(client, "fr", "grande suite pure")) == [
        "Trouvé par : Grande Suite Pure · WRC 2015, texte français"
    ]
    assert found_by(search(client, "en", "tanyao"))[0] == "Found by: tanyao ouvert (French)"


def test_a_heading_of_a_chapter_leads_to_its_place(client: FlaskClient) -> None:
    assert results(search(client, "en", "nagashi mangan"))[:2] == [
        "/en/yaku/nagashi_mangan",
        "/en/rules/draws#nagashi",
    ]


def test_a_heading_that_many_chapters_have_leads_nowhere(client: FlaskClient) -> None:
    assert not any("#mistakes" in href for href in results(search(client, "en", "usual mistakes")))


def test_a_misleading_name_shows_its_note_in_its_own_language(client: FlaskClient) -> None:
    page = search(client, "en", "media corrida")

    assert results(page) == ["/en/yaku/honitsu"]
    assert '<span lang="es">engañoso, pues no hace falta ninguna secuencia' in page
    assert 'lang="en">' not in page[page.index('class="found-by"') :]


def test_a_japanese_name_is_marked_as_such(client: FlaskClient) -> None:
    assert '<span lang="ja">イッツー</span> (Japanese)' in search(client, "en", "いっつー")
    assert '<span lang="ja-Latn">ittsū</span> (Japanese)' in search(client, "pl", "ittsū").replace(
        "japoński", "Japanese"
    )


def test_a_term_is_shown_with_its_japanese_and_leads_to_the_glossary(client: FlaskClient) -> None:
    page = search(client, "en", "mur mort", rules="tenhou")

    assert '<span class="name">dead wall</span>' in page
    assert '<span class="kanji" lang="ja">王牌</span>' in page
    assert '<span class="gloss">' in page
    assert "/en/glossary?rules=tenhou#dead_wall" in results(page)


def test_a_ruleset_is_found_by_its_organisation(client: FlaskClient, catalog: Catalog) -> None:
    found = results(search(client, "ru", "european mahjong association"))

    assert found == [f"/ru/rulesets/{id}" for id in catalog.rulesets if id.startswith("ema-")]


def test_a_value_is_that_of_the_readers_rules_and_links_keep_them(client: FlaskClient) -> None:
    page = search(client, "en", "renhou", rules="tenhou")

    assert "not used" in page
    assert results(page) == ["/en/yaku/renhou?rules=tenhou"]
    assert '<input type="hidden" name="rules" value="tenhou">' in page


@pytest.mark.parametrize("code", CODES)
def test_without_a_query_the_page_says_how_to_search(client: FlaskClient, code: str) -> None:
    for query in ("", "   ", "\0"):
        page = search(client, code, query)

        assert f'href="/{code}/yaku/"' in page[page.index("<main") :]
        assert 'class="outcome"' not in page
        assert not results(page)


def test_where_nothing_is_found_the_nearest_names_are_there(client: FlaskClient) -> None:
    page = search(client, "en", "three hidden pungs")

    assert "Nothing is called “three hidden pungs”." in page
    assert "The nearest names" in page
    assert results(page)[0] == "/en/yaku/sanankou"


def test_a_guess_is_said_to_be_one(client: FlaskClient) -> None:
    assert "Nothing is called “tanyoa”. You may have meant:" in search(client, "en", "tanyoa")
    assert "Nothing is called" not in search(client, "en", "tanya")


def test_a_query_without_letters_finds_nothing_and_leads_on(client: FlaskClient) -> None:
    page = search(client, "en", "?!")

    assert "Nothing is called “?!”." in page
    assert "All yaku" in page
    assert not results(page)


def test_a_long_query_is_cut_and_the_page_says_so(client: FlaskClient) -> None:
    assert "Only the first 100 characters were read." in search(client, "en", "pinfu " * 50)
    assert "characters were read" not in search(client, "en", "pinfu")


@pytest.mark.parametrize("query", HOSTILE)
def test_no_query_breaks_the_page_or_becomes_a_part_of_it(client: FlaskClient, query: str) -> None:
    page = search(client, "pl", query)
    answer = client.get("/pl/search/suggestions", query_string={"q": query})

    assert "<script>alert" not in page
    assert "<img src=x" not in page
    assert len(page) < 40_000
    assert answer.status_code == 200
    assert len(answer.get_data()) < 4000


def test_the_search_is_never_to_be_listed(client: FlaskClient) -> None:
    for query in ("", "pinfu", "nothing like it"):
        assert '<meta name="robots" content="noindex">' in search(client, "en", query)


def test_every_page_but_the_search_itself_has_the_field_in_its_header(client: FlaskClient) -> None:
    for path in ("/en/", "/en/yaku/pinfu", "/en/nothing", "/en/quiz"):
        page = client.get(path).text

        assert page.count('role="search"') == 1
        assert 'class="to-search" href="/en/search"' in page
    assert search(client, "en", "").count('role="search"') == 1


def test_the_language_switch_keeps_the_query(client: FlaskClient) -> None:
    assert 'href="/pl/search?q=tan%27yao" lang="pl"' in search(client, "fr", "tan'yao")


@pytest.mark.parametrize("code", CODES)
def test_suggestions_are_the_first_results_with_their_addresses(client: FlaskClient, app: Flask, code: str) -> None:
    answer = client.get(f"/{code}/search/suggestions?q=chi&rules=tenhou")
    found = answer.get_json()

    assert answer.headers["Cache-Control"] == "private, max-age=600"
    assert 1 < len(found["suggestions"]) <= 8
    assert str(len(found["suggestions"])) in found["said"]
    for suggestion in found["suggestions"]:
        assert suggestion["name"]
        assert suggestion["kind"]
        assert client.get(suggestion["href"]).status_code == 200
        assert "rules=tenhou" in suggestion["href"]


def test_no_suggestions_are_said_to_be_none(client: FlaskClient) -> None:
    assert client.get("/en/search/suggestions?q=xyzxyz").get_json() == {"said": "No suggestions.", "suggestions": []}
    assert client.get("/en/search/suggestions").get_json()["suggestions"] == []


@pytest.mark.parametrize(
    "query", ["123m456p789s11z5z", "123M 456P 789S 1 1 z 5z", "１２３ｍ４５６ｐ７８９ｓ１１ｚ５ｚ"]
)
def test_tiles_of_a_hand_lead_to_the_desk(client: FlaskClient, query: str) -> None:
    page = search(client, "en", query)
    way = re.search(r'<a class="button primary" href="(/en/hand\?[^"]+)"', page)

    assert "These are tiles of a hand." in page
    assert way
    assert client.get(way[1].replace("&amp;", "&")).status_code == 200


def test_tiles_of_a_hand_are_suggested_while_typing(client: FlaskClient) -> None:
    suggested = client.get("/pl/search/suggestions?q=123m456p789s11z").json

    assert suggested
    assert suggested["suggestions"][0]["kind"] == "Ręka"
    assert suggested["suggestions"][0]["href"].startswith("/pl/hand?")


@pytest.mark.parametrize("query", ["123m", "pinfu", "1m2x3p4s5z6z", "2025"])
def test_too_few_tiles_or_none_are_no_hand(client: FlaskClient, query: str) -> None:
    assert "These are tiles of a hand." not in search(client, "en", query)
