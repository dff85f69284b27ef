"""Rulesets side by side: which of them, in what they differ, and that nothing unverified passes for fact."""

import re
from html import unescape

import pytest
from flask.testing import FlaskClient

from webapp.catalog import Catalog
from webapp.riichi.ruleset import OPTIONS, differences
from webapp.site.words.rulesets import FACTS
from webapp.site.words.subjects import MATTERS

PATH = "/en/rulesets/compare"


def lines(page: str) -> dict[str, str]:
    """The HTML of every option and fact by its id."""
    return dict(re.findall(r'<tbody role="rowgroup" id="(\w+)">(.*?)</tbody>', page, re.DOTALL))


def values(line: str) -> list[str]:
    """What each column says, without marks."""
    said = re.findall(r'<span class="said"><span[^>]*>(.*?)</span>', line, re.DOTALL)
    return [unescape(value) for value in said]


def test_every_option_and_every_fact_stands_under_one_subject() -> None:
    options = [option for matters in MATTERS.values() for option in matters.options]
    facts = [fact for matters in MATTERS.values() for fact in matters.facts]

    assert sorted(options) == sorted(option.id for option in OPTIONS)
    assert sorted(facts) == sorted(FACTS)


def test_two_editions_show_what_changed_and_nothing_else(client: FlaskClient, catalog: Catalog) -> None:
    before, after = catalog.rulesets["ema-2016"], catalog.rulesets["ema-2025"]
    changed = {*differences(before.ruleset, after.ruleset)}
    changed |= {id for id in FACTS if before.facts[id].value != after.facts[id].value}

    found = lines(client.get(f"{PATH}?with=ema-2016~ema-2025").text)

    assert set(found) == changed
    assert values(found["double_wind_pair_fu"]) == ["4", "2"]


def test_a_value_unlike_the_first_has_a_sign_and_a_word(client: FlaskClient) -> None:
    line = lines(client.get(f"{PATH}?with=ema-2016~ema-2025~rrc-1.5").text)["kiriage_mangan"]

    assert values(line) == ["no", "yes", "no"]
    assert line.count('class="unlike"') == line.count(", unlike EMA 2016") == 1


def test_all_rows_are_shown_when_asked_for_and_those_that_differ_say_so(client: FlaskClient) -> None:
    found = lines(client.get(f"{PATH}?with=ema-2016~ema-2025&rows=all").text)

    assert len(found) == len(OPTIONS) + len(FACTS)
    assert {id for id, line in found.items() if "differs" in line} == set(
        lines(client.get(f"{PATH}?with=ema-2016~ema-2025").text)
    )


def test_an_address_without_rulesets_compares_all_of_them_by_value(client: FlaskClient, catalog: Catalog) -> None:
    found = lines(client.get(PATH).text)

    for id, line in found.items():
        for entry in catalog.rulesets.values():
            assert f'href="/en/rulesets/{entry.id}">{entry.short_name}</a>' in line, (id, entry.id)
    assert "rinshan_tsumo_fu" not in found


def test_the_value_of_the_reader_s_rules_comes_first(client: FlaskClient) -> None:
    line = lines(client.get(f"{PATH}?rules=tenhou").text)["yakuman_cap"]

    first, *rest = re.findall(r'<td role="cell" class="held">(.*?)</td>', line, re.DOTALL)
    assert first.startswith("6")
    assert "your rules" in first
    assert not any("your rules" in value for value in rest)


@pytest.mark.parametrize("asked", ["", "?with=ema-2008~mleague&rows=all"])
def test_a_value_nobody_verified_is_marked_and_its_source_says_so(
    client: FlaskClient, catalog: Catalog, asked: str
) -> None:
    line = lines(client.get(f"{PATH}{asked or '?rows=all'}").text)["kan_ura_dora"]

    unverified = [entry for entry in catalog.rulesets.values() if not entry.citations["kan_ura_dora"].is_verified]
    assert [entry.id for entry in unverified] == ["ema-2008"]
    assert line.count('class="unverified"') == line.count("(unverified)") == line.count("Unverified: as in") == 1


def test_every_value_has_its_source_on_the_page(client: FlaskClient, catalog: Catalog) -> None:
    found = lines(client.get(f"{PATH}?with=ema-2025~tenhou").text)

    for id, line in found.items():
        for entry in (catalog.rulesets["ema-2025"], catalog.rulesets["tenhou"]):
            citation = entry.citations[id] if id in entry.citations else entry.facts[id].citation
            if citation.source:
                assert citation.source in unescape(line), (id, entry.id)


def test_an_option_leads_to_the_yaku_and_chapters_that_it_touches(client: FlaskClient) -> None:
    found = lines(client.get(PATH).text)

    assert '<a href="/en/yaku/tanyao">' in found["open_tanyao"]
    assert '<a href="/en/yaku/kokushi">' in found["kokushi_robs_closed_kan"]
    assert '<a href="/en/rules/draws#end_of_game">' in found["uma"]
    assert "/en/yaku/" not in found["uma"]


def test_ticks_become_one_short_address(client: FlaskClient) -> None:
    answer = client.get(f"{PATH}?with=ema-2025&with=wrc-2025&with=ema-2025&rows=all&rules=tenhou")

    assert (answer.status_code, answer.location) == (
        302,
        f"{PATH}?rows=all&rules=tenhou&with=ema-2025~wrc-2025~ema-2025",
    )
    page = client.get(answer.location).text
    assert re.findall(r'name="with" value="([\w.-]+)" checked', page) == ["ema-2025", "wrc-2025"]
    assert len(values(lines(page)["uma"])) == 2


def test_the_reader_s_own_rules_can_stand_beside_published_ones(client: FlaskClient) -> None:
    page = client.get(f"{PATH}?with=own~tenhou&rules=ema-2025~open_tanyao:no").text

    assert "Club rules (EMA 2025, 1 change)" in page
    line = lines(page)["open_tanyao"]
    assert values(line) == ["no", "yes"]
    assert "Changed at your table." in line


def test_one_ruleset_alone_asks_for_another(client: FlaskClient) -> None:
    page = client.get(f"{PATH}?with=ema-2025").text

    assert "Tick at least two rulesets." in page
    assert lines(page) == {}


@pytest.mark.parametrize(
    "query",
    [
        "with=nobody-1999",
        "with=ema-2025~",
        "with=~",
        "with=ema-2025~<script>alert(1)</script>",
        "with=" + "ema-2025~" * 2000 + "x",
        "with=EMA-2025~tenhou",
        "with=ema-2025%00~tenhou",
        "with=ema-2025~tenhou&rows=some",
        "with=../../etc",
    ],
)
def test_what_names_no_rulesets_is_refused(client: FlaskClient, query: str) -> None:
    answer = client.get(f"{PATH}?{query}")

    assert answer.status_code == 400
    assert "<script>alert" not in answer.text


def test_an_edition_says_what_it_changed_in_the_one_before(client: FlaskClient, catalog: Catalog) -> None:
    before, after = catalog.rulesets["ema-2016"], catalog.rulesets["ema-2025"]

    page = client.get("/en/rulesets/ema-2025").text

    assert "What changed since EMA 2016" in page
    shown = {id.removeprefix("since-") for id in re.findall(r'id="(since-\w+)"', page)}
    assert shown >= set(differences(before.ruleset, after.ruleset))
    assert shown <= {*differences(before.ruleset, after.ruleset), *FACTS}


def test_editions_follow_one_another_by_their_dates(client: FlaskClient) -> None:
    assert "What changed since" not in client.get("/en/rulesets/ema-2008").text
    assert "What changed since EMA 2008" in client.get("/en/rulesets/ema-2012").text
    assert 'href="/en/rulesets/ema-2012">The newer edition: EMA 2012' in client.get("/en/rulesets/ema-2008").text
    assert "What changed since WRC 2015" in client.get("/en/rulesets/wrc-2025").text
    assert "The newer edition" not in client.get("/en/rulesets/wrc-2025").text


def test_a_place_on_a_ruleset_s_page_is_one_place(client: FlaskClient, catalog: Catalog) -> None:
    for path in (*catalog.rulesets, "own?rules=ema-2025~open_tanyao:no", "compare?rows=all"):
        ids = re.findall(r' id="([^"]+)"', client.get(f"/en/rulesets/{path}").text)

        assert len(ids) == len(set(ids)), path
