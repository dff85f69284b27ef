"""Every page in every language: one title, one heading, its language, and nothing undefined."""

import re

import pytest
from flask.testing import FlaskClient

from webapp.catalog import Catalog
from webapp.languages import CODES
from webapp.riichi.yaku import value_under

PATHS = (
    "/",
    "/yaku/",
    "/yaku/?order=han",
    "/yaku/?order=structure",
    "/yaku/?order=tournament",
    "/yaku/?only=situational&only=yakuman",
    "/yaku/?only=closed&only=opens",
    "/yaku/together",
    "/yaku/yakuhai",
    "/yaku/nagashi_mangan",
    "/rules/",
    "/glossary",
    "/quiz",
    "/hand",
    "/hand/event?rules=mleague",
    "/hand?tiles=123m&dora=1z&asked=1&events=ippatsu",
    "/hand/1_123678m45p23499s-6p__rwe-d4z_2025-08_ema-2025",
    "/hand/1_123678m45p23499s-6p__rwe-d4z_2025-08_ema-2025/card",
    "/hand/1_123678m45p23499s__rwe-d4z_2025-08_ema-2025/card",
    "/hand/journal",
    "/search",
    "/search?q=chi",
    "/search?q=xyz%20xyz",
    "/offline",
    "/table",
    "/tables?han=3&fu=40",
    "/sheets/",
    "/sheets/beginner",
    "/sheets/two_languages?beside=pl",
    "/rulesets/",
    "/rulesets/compare",
    "/rulesets/compare?with=ema-2016~ema-2025&rows=all",
    "/rulesets/compare?with=ema-2025",
    "/rulesets/compare?with=own~tenhou&rules=ema-2025~open_tanyao:no",
    "/rulesets/own",
    "/rulesets/own?rules=ema-2025~open_tanyao:no&name=Klub",
    "/rulesets/ema-2025",
    "/rulesets/rrc-1.5",
    "/api",
    "/pieces/",
)


@pytest.mark.parametrize("code", CODES)
@pytest.mark.parametrize("path", PATHS)
def test_a_page_has_its_language_one_title_and_one_heading(client: FlaskClient, code: str, path: str) -> None:
    answer = client.get(f"/{code}{path}")

    assert answer.status_code == 200
    assert f'<html lang="{code}"' in answer.text
    assert len(re.findall(r"<title>\s*\S.* · Yakudoku</title>", answer.text)) == 1
    assert len(re.findall(r"<h1[ >]", answer.text)) == 1
    assert not re.search(r"%\(\w+\)s|\{\{|\{%|Undefined|None\b", answer.text)


OF_A_RUN = {"quiz.question", "quiz.result"}
"""Pages that need a run of the quiz: test_quiz.py goes through them in every language."""
OF_A_CHAPTER = {"chapters.show"}
"""test_chapters.py reads one in every language."""
NO_PAGES = {"picture.site", "picture.yaku", "picture.hand", "offline.rulebook", "search.suggestions", "sheets.as_pdf"}
"""Pictures, which test_picture.py looks at, and what only scripts ask for: test_offline.py and test_search.py."""


def test_every_page_is_tried(client: FlaskClient) -> None:
    urls = client.application.url_map
    pages = {rule.endpoint for rule in urls.iter_rules() if "lang" in rule.arguments and "GET" in (rule.methods or ())}

    tried = {urls.bind("localhost").match(f"/en{path.partition('?')[0]}")[0] for path in PATHS}

    assert tried | OF_A_RUN | OF_A_CHAPTER | NO_PAGES == pages


@pytest.mark.parametrize("code", CODES)
@pytest.mark.parametrize(("path", "status"), [("/nothing", 404), ("/yaku/nothing", 404), ("/yaku/?order=x", 400)])
def test_an_error_is_a_page_in_the_language_of_the_address(
    client: FlaskClient, code: str, path: str, status: int
) -> None:
    answer = client.get(f"/{code}{path}")

    assert answer.status_code == status
    assert f'<html lang="{code}"' in answer.text
    assert "<h1>" in answer.text


@pytest.mark.parametrize("code", CODES)
def test_every_yaku_has_a_page_with_its_names_and_examples(client: FlaskClient, catalog: Catalog, code: str) -> None:
    for entry in catalog.yaku.values():
        page = client.get(f"/{code}/yaku/{entry.id}").text

        assert entry.kanji in page
        assert all(f'<dd lang="{other}">' in page for other in CODES if other != code)
        assert page.count('class="explained"') >= len(entry.examples)


def test_every_yaku_page_can_be_read_under_every_ruleset(client: FlaskClient, catalog: Catalog) -> None:
    for entry in catalog.yaku.values():
        for ruleset in catalog.rulesets:
            assert client.get(f"/en/yaku/{entry.id}?rules={ruleset}").status_code == 200


def test_every_order_lists_every_yaku_once(client: FlaskClient, catalog: Catalog) -> None:
    for order in ("commonness", "han", "structure", "tournament"):
        page = client.get(f"/en/yaku/?order={order}").text

        listed = re.findall(r'class="entry" href="/en/yaku/(\w+)"', page)

        assert sorted(listed) == sorted(catalog.yaku), order


def test_the_order_of_the_address_is_marked(client: FlaskClient) -> None:
    page = client.get("/en/yaku/?order=han").text

    assert '<a href="/en/yaku/?order=han" aria-current="page">' in page


def test_a_value_is_that_of_the_rules_in_the_address(client: FlaskClient, catalog: Catalog) -> None:
    assert value_under("tanyao", catalog.rulesets["ema-2008"].ruleset).open is None

    assert "does not count" in client.get("/en/yaku/tanyao?rules=ema-2008").text
    assert "does not count" not in client.get("/en/yaku/tanyao").text
    assert "does not count" in client.get("/en/yaku/tanyao?rules=ema-2025~open_tanyao:no").text


def test_a_yaku_that_the_rules_do_not_have_says_so(client: FlaskClient) -> None:
    assert "not used" in client.get("/en/yaku/renhou?rules=tenhou").text


def test_options_that_decide_a_value_are_cited(client: FlaskClient) -> None:
    page = client.get("/en/yaku/tanyao").text

    assert "Tanyao counts in an open hand" in page
    assert 'class="sources"' in page


def test_an_option_changed_at_the_table_is_said_to_be_changed(client: FlaskClient) -> None:
    page = client.get("/en/yaku/tanyao?rules=ema-2025~open_tanyao:no").text

    assert "Changed at your table." in page
    assert "Club rules (EMA 2025, 1 change)" in page


def test_an_unverified_value_is_marked_in_words_too(client: FlaskClient, catalog: Catalog) -> None:
    for entry in catalog.rulesets.values():
        page = client.get(f"/en/rulesets/{entry.id}").text

        cited = [*entry.citations.values(), *(fact.citation for fact in entry.facts.values())]
        unverified = sum(not citation.is_verified for citation in cited)

        table = page[page.index('class="ruled"') :]
        assert table.count('class="unverified"') == table.count("Unverified: as in") == unverified, entry.id


def test_a_ruleset_can_be_chosen_from_its_page(client: FlaskClient) -> None:
    assert 'href="/en/rulesets/tenhou?rules=tenhou">Use these rules' in client.get("/en/rulesets/tenhou").text
    assert "Use these rules" not in client.get("/en/rulesets/tenhou?rules=tenhou").text


def test_an_example_that_cannot_occur_under_the_rules_is_still_drawn(client: FlaskClient, catalog: Catalog) -> None:
    with_red = [
        entry.id
        for entry in catalog.yaku.values()
        for example in entry.examples
        if example.record.hand is not None and example.record.hand.reds
    ]

    for id in with_red:
        page = client.get(f"/en/yaku/{id}?rules=ema-2025~red_fives:0").text

        assert "This hand cannot occur under these rules." in page
