"""Chapters and the glossary: prose with what is drawn, linked and computed in it, under the reader's rules."""

import re
from html import unescape

import pytest
from flask import Flask
from flask.testing import FlaskClient

from tests.site.rulebook import TABLES, TITLES, rulebook
from webapp.catalog import Catalog
from webapp.catalog.pieces import TableKind
from webapp.languages import CODES
from webapp.site.app import create_app
from webapp.site.settings import Purpose, Settings
from webapp.site.views.listing import rulebook_paths


@pytest.fixture(scope="module")
def full(tmp_path_factory: pytest.TempPathFactory) -> Catalog:
    return rulebook(tmp_path_factory.mktemp("content") / "content")


@pytest.fixture(scope="module")
def book(full: Catalog) -> Flask:
    return create_app(Settings("sqlite://", "a key for tests", Purpose.PUBLIC), full)


@pytest.fixture
def reader(book: Flask) -> FlaskClient:
    return book.test_client()


def chapter(reader: FlaskClient, address: str = "/en/rules/trial") -> str:
    answer = reader.get(address)
    assert answer.status_code == 200
    return answer.text[answer.text.index("<article") :]


def lines(page: str) -> list[str]:
    """The lists of the chapter as they are read."""
    return [plain(line) for line in re.findall(r"<li>(.*?)</li>", page, re.DOTALL)]


def plain(part: str) -> str:
    return " ".join(unescape(re.sub("<[^>]+>", "", part)).split())


def blocks(page: str) -> list[str]:
    return re.split(r'<div class="explained', page[page.index('<h2 id="alone">') :])[1:]


@pytest.mark.parametrize("code", CODES)
def test_a_chapter_has_its_language_one_heading_and_no_id_twice(reader: FlaskClient, code: str) -> None:
    page = reader.get(f"/{code}/rules/trial").text

    assert f'<html lang="{code}"' in page
    assert re.findall(r"<h1[^>]*>(.*?)</h1>", page) == [f"{TITLES[code]} 1 &lt; 2"]
    ids = re.findall(r' id="([^"]+)"', page)
    assert len(ids) == len(set(ids))
    assert not re.search(r"%\(\w+\)s|\{\{|\{%|Undefined|None\b| style=", page)
    assert all(f'id="{target}"' in page for target in re.findall(r'(?:popovertarget="|href="#)([^"]+)"', page))


def test_what_is_computed_is_worked_out_under_the_rules_of_the_address(reader: FlaskClient) -> None:
    under_ema = lines(chapter(reader))
    under_tenhou = lines(chapter(reader, "/en/rules/trial?rules=tenhou"))

    assert "han 1 han, mangan, yakuman" in under_ema
    assert "han 1 han, not used, yakuman" in under_tenhou
    assert "fu 20 fu, 2 fu" in under_ema
    assert "fu 20 fu, 4 fu" in under_tenhou
    assert "points 3,900, 12,000, 1,000/2,000, 2,000 all" in under_ema
    assert "points 3,900, 11,600, 1,000/2,000, 2,000 all" in under_tenhou
    assert "points 960, 2,000, 48,000" in under_ema
    assert "points 1,000, 300, 100, 3,000" in under_ema
    assert "rules yes, 30,000 points" in under_ema
    assert "rules no, 25,000 points" in under_tenhou


def test_rules_of_a_club_are_worked_out_too(reader: FlaskClient) -> None:
    under_own = lines(chapter(reader, "/en/rules/trial?rules=ema-2025~honba_points:1500~open_tanyao:no"))

    assert "points 1,000, 1,500, 500, 3,000" in under_own
    assert "han does not count, mangan, yakuman" in under_own


def test_a_hand_in_a_sentence_is_its_score_or_why_it_has_none(reader: FlaskClient) -> None:
    won = "2 han, 30 fu, 2,000 points, 3 han, 20 fu, 700/1,300"

    under_ema, under_tenhou = lines(chapter(reader)), lines(chapter(reader, "/en/rules/trial?rules=tenhou"))

    assert f"hands {won}, impossible under these rules, no yaku, not complete" in under_ema
    assert f"hands {won}, 3 han, 30 fu, 3,900 points, no yaku, 8,000 points" in under_tenhou


def test_a_word_opens_its_definition_where_it_stands_first_and_leads_to_the_glossary(reader: FlaskClient) -> None:
    page = chapter(reader)

    assert page.count('popovertarget="word-tenpai"') == 2
    assert page.count('id="word-tenpai" popover') == 1
    assert '<a href="/en/glossary#tenpai"><dfn>tenpai</dfn></a> <span class="kanji" lang="ja">聴牌</span>' in page
    assert page[: page.index("</article>")].count("<button") == page.count("popovertarget=")


def test_links_say_what_they_lead_to_and_keep_the_rules(reader: FlaskClient) -> None:
    page = chapter(reader, "/pl/rules/trial?rules=tenhou")

    assert '<a href="/pl/rules/trial?rules=tenhou#alone">Próba 2</a>' in page
    assert '<a href="/pl/rules/trial?rules=tenhou">Próba</a>' in page
    assert '<a href="/pl/yaku/pinfu?rules=tenhou">pinfu</a>' in page
    assert '<a href="/pl/yaku/yakuhai?rules=tenhou">yakuhai (' in page
    assert '<a href="/pl/rulesets/tenhou?rules=tenhou">Tenhou</a>' in page
    assert '<a href="#alone">Próba</a> <a href="https://example.org/">Próba</a>' in page


def test_tiles_in_a_line_are_drawn_and_said_as_one(reader: FlaskClient) -> None:
    said = re.findall(r'class="in-line-tiles" role="img" aria-label="([^"]+)">((?:<img[^>]+>)+)', chapter(reader))

    names = [name for name, _ in said]
    assert "3, 4 of characters, red 5 of characters, white dragon" in names
    assert said[names.index("3, 4 of characters, red 5 of characters, white dragon")][1].count('alt=""') == 4


def test_bills_of_one_hand_in_a_row_share_its_drawing(reader: FlaskClient) -> None:
    first, second = blocks(chapter(reader))[:2]

    assert first.count('class="strip"') == 1
    assert re.findall(r'class="ledger (\w+)"', first) == ["yaku", "fu"]
    assert "Pinfu, tanyao: 2 han, 30 fu, 2,000 points." in first
    assert re.findall(r'class="ledger (\w+)"', second) == ["payment"]
    assert "announced" not in second
    assert 'href="/en/hand/1_23467m345p22678s-5m' in first


def test_a_hand_that_wins_nothing_says_why(reader: FlaskClient) -> None:
    _, _, red, without_yaku, terminals = blocks(chapter(reader))[:5]

    assert "This hand cannot occur under these rules." in red
    assert "has no yaku" in without_yaku
    assert "These rules do not have nagashi mangan." in terminals
    assert "/hand/" not in terminals
    under_tenhou = blocks(chapter(reader, "/en/rules/trial?rules=tenhou"))
    assert "Pinfu, tanyao, aka dora 1: 3 han, 30 fu, 3,900 points." in under_tenhou[2]
    assert "Paid like a mangan won by tsumo" in under_tenhou[4]


def test_waits_are_shown_with_what_bars_them(reader: FlaskClient) -> None:
    middle, thrown_away, let_go = blocks(chapter(reader))[5:8]

    assert "closed wait (kanchan)" in middle
    assert "notice" not in middle
    assert "Your discards" in thrown_away
    assert "two-sided wait (ryanmen)" in thrown_away
    assert thrown_away.count('class="notice said"') == 1
    assert "Winning tiles let go" in let_go
    assert "riichi" in let_go


def test_options_show_the_readers_value_first_and_every_ruleset(reader: FlaskClient, full: Catalog) -> None:
    page = chapter(reader, "/en/rules/trial?rules=tenhou")
    table = page[page.index('class="spread"') :]
    table = table[: table.index("</table>")]

    assert re.findall(r'<tr role="row" class="yours">.*?<td[^>]*>(\w+)', table, re.DOTALL)[0] == "no"
    assert all(entry.short_name in table for entry in full.rulesets.values())


def test_rulesets_lead_to_the_chapter_that_tells_of_an_option_and_the_chapter_not_to_itself(
    reader: FlaskClient, full: Catalog
) -> None:
    page = reader.get("/en/rulesets/compare").text

    assert '<a href="/en/rules/trial#alone">Trial 1 &lt; 2</a>' in page
    assert '<a href="/en/rules/trial#line">Trial 1 &lt; 2</a>' in page
    assert ("trial", "line") in full.told["starting_points"]
    table = chapter(reader)
    assert 'class="places"' in table
    assert all("/rules/trial" not in line for line in re.findall(r'<p class="places">.*?</p>', table, re.DOTALL))


def test_every_table_is_worked_out_under_the_rules(reader: FlaskClient, full: Catalog) -> None:
    under_ema, under_tenhou = chapter(reader), chapter(reader, "/en/rules/trial?rules=tenhou")

    kinds = ["tile-names", "numbers columns-4", "numbers columns-4", "numbers columns-2", "numbers columns-1"]
    kinds += ["numbers columns-2", "numbers columns-2", "things", "things"]
    assert re.findall(r'class="table-block">\s*<table class="([^"]+)"', under_ema) == kinds
    assert len(TABLES) == len(TableKind)
    for page, is_rounded_up in ((under_ema, True), (under_tenhou, False)):
        assert ("11,600" not in page[page.index("columns-4") : page.index("columns-2")]) == is_rounded_up
    assert f'<a href="/en/rulesets/ema-2016">{full.rulesets["ema-2016"].name}</a>' in under_ema


def test_a_chapter_stands_between_its_neighbours_and_names_its_sources(reader: FlaskClient, full: Catalog) -> None:
    page = chapter(reader)
    turning = page[page.index('class="turning"') :]

    assert "Next chapter" not in turning
    assert ("Previous chapter" in turning) == (len(full.chapters) > 1)
    assert '<a href="/en/rules/">All chapters</a>' in turning
    assert re.findall(r'<li><a href="/en/rulesets/([\w-]+)">', turning) == ["tenhou", "ema-2025"]
    assert '<a href="/pl/rules/trial" lang="pl" hreflang="pl">Próba 1 &lt; 2</a>' in turning


def test_the_list_of_chapters_has_each_with_its_first_words(reader: FlaskClient, full: Catalog) -> None:
    page = reader.get("/en/rules/").text

    assert re.findall(r'class="entry" href="/en/rules/(\w+)"', page) == list(full.chapters)
    assert "Trial tenpai &amp; pinfu 3, 4 of characters, red 5 of characters, white dragon 1 han." in page
    assert 'href="/en/glossary"' in page
    assert re.findall(r'<a href="/en/rules/" aria-current="true">', page)


def test_the_description_of_a_chapter_is_its_first_words_without_marks(reader: FlaskClient) -> None:
    page = reader.get("/en/rules/trial").text

    assert '<meta name="description" content="Trial tenpai &amp; pinfu 3, 4 of characters' in page


def test_rulesets_lie_behind_the_door_of_the_rules(reader: FlaskClient) -> None:
    assert '<a href="/en/rules/" aria-current="true">Rules</a>' in reader.get("/en/rulesets/tenhou").text
    assert '<a href="/en/rules/">Rules</a>' in reader.get("/en/yaku/").text


def test_an_unknown_chapter_is_not_found(reader: FlaskClient) -> None:
    assert reader.get("/en/rules/nothing").status_code == 404


def test_chapters_are_kept_for_when_there_is_no_network(book: Flask) -> None:
    with book.test_request_context("/en/"):
        book.preprocess_request()

        paths = list(rulebook_paths())

    assert {"/en/rules/", "/en/rules/trial", "/en/glossary"} <= set(paths)


@pytest.mark.parametrize("code", CODES)
def test_the_glossary_has_every_term_once_with_its_names_in_five_languages(
    reader: FlaskClient, full: Catalog, code: str
) -> None:
    page = unescape(reader.get(f"/{code}/glossary").text)

    assert sorted(re.findall(r'class="term" id="(\w+)"', page)) == sorted(full.terms)
    for id, term in full.terms.items():
        entry = page[page.index(f'class="term" id="{id}"') :]
        entry = entry[: entry.index("</ul>")]
        assert all(text.lead in entry for text in term.texts.values())
        assert term.kanji in entry
        assert term.romaji in entry


def test_the_glossary_defines_what_is_defined(reader: FlaskClient, full: Catalog) -> None:
    page = reader.get("/en/glossary").text
    entry = page[page.index('id="tenpai"') :]

    assert full.terms["tenpai"].texts["en"].definition.split()[0] in entry[: entry.index("</div>")]
    assert "<button" not in page[page.index("<main") : page.index("</main>")]


def test_the_glossary_is_in_the_order_of_the_alphabet(reader: FlaskClient) -> None:
    for code, alphabet in (
        ("en", "ABCDEFGHIJKLMNOPQRSTUVWXYZ"),
        ("pl", "AĄBCĆDEĘFGHIJKLŁMNŃOÓPQRSŚTUVWXYZŹŻ"),
        ("es", "ABCDEFGHIJKLMNÑOPQRSTUVWXYZ"),
        ("fr", "ABCDEFGHIJKLMNOPQRSTUVWXYZ"),
        ("ru", "АБВГДЕЖЗИЙКЛМНОПРСТУФХЦЧШЩЭЮЯ"),
    ):
        page = reader.get(f"/{code}/glossary").text
        letters = re.findall(r'<h2 id="letter-\d+">(.)</h2>', page)

        assert letters == [letter for letter in alphabet if letter in letters]
        assert len(letters) > 10


def test_a_chapter_is_found_by_its_title_and_by_what_stands_in_it(reader: FlaskClient) -> None:
    for code, query, place in (("en", "Próba 1", ""), ("pl", "Проба 2", "#")):
        page = reader.get(f"/{code}/search?q={query}").text

        assert f'<a class="entry" href="/{code}/rules/trial{place}' in page
        assert f'<span class="name">{TITLES[code]} 1 &lt; 2</span>' in page
    assert "Found by:" in reader.get("/en/search?q=Проба 2").text


def test_a_term_that_is_found_says_what_it_means(reader: FlaskClient, full: Catalog) -> None:
    page = reader.get("/en/search?q=темпай").text

    assert '<a class="entry" href="/en/glossary#tenpai">' in page
    assert plain(full.terms["tenpai"].texts["en"].definition).split()[0] in page[page.index('class="gloss"') :]


def test_texts_about_yaku_hold_the_same_pieces(reader: FlaskClient) -> None:
    page = reader.get("/pl/yaku/renhou").text

    assert '<p>Próba <span class="in-line-tiles" role="img"' in page
    assert page.count('popovertarget="word-tenpai"') >= page.count('id="word-tenpai" popover') == 1


def test_the_api_says_what_a_term_means_in_words_alone(reader: FlaskClient) -> None:
    terms = {term["id"]: term for term in reader.get("/api/v1/terms?lang=fr").get_json()["terms"]}

    assert terms["ron"]["page"] == "/fr/glossary#ron"
    assert terms["tenpai"]["definition"]
    assert "{" not in "".join(term["definition"] for term in terms.values())


def test_without_chapters_the_rulebook_still_leads_to_its_other_parts(client: FlaskClient, catalog: Catalog) -> None:
    page = client.get("/en/rules/").text

    assert len(re.findall(r'class="entry" href="/en/rules/', page)) == len(catalog.chapters)
    for path in ("/en/glossary", "/en/yaku/", "/en/rulesets/"):
        assert f'href="{path}"' in page
