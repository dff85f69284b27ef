"""Any hand has an address: the same hand in every language, under the rules that the link names."""

import re
from pathlib import Path
from typing import Any

import pytest
from flask import Flask
from flask.testing import FlaskClient

from tests.site.quizzes import Visitor, quiz_app, visitor, words
from webapp.catalog import Catalog
from webapp.languages import CODES
from webapp.riichi.record import Record, judge, read_record
from webapp.riichi.score import Score
from webapp.site.links import edition, hand_link
from webapp.site.rules import Rules, parse_rules
from webapp.site.words.problems import PROBLEMS

__all__ = ["quiz_app", "visitor"]

PINFU = "1_23467m345p22678s-5m__rse-d1z_2025-08_ema-2025"
IN_TENHOU = "1_23406m345p22678s-7m__rse-rr-d1z-s1-xw_2026-09_tenhou"
RICH: dict[str, Any] = {
    "concealed": "2p",
    "melds": [
        {"kind": "closed_kan", "tiles": "0555m"},
        {"kind": "open_kan", "tiles": "9999p", "called": "9p", "from": "across"},
        {"kind": "added_kan", "tiles": "3333s", "called": "3s", "from": "left"},
        {"kind": "pon", "tiles": "222z", "called": "2z", "from": "right"},
    ],
    "win": "2p",
    "by": "tsumo",
    "events": ["after_kan"],
    "round": "south",
    "seat": "north",
    "dora": "1m7p6z1s4z",
    "honba": 2,
    "sticks": 1,
    "ruleset": "tenhou",
    "options": {"kan_dora": False, "pao": ["daisangen", "suukantsu"]},
}


@pytest.mark.parametrize("code", CODES)
def test_a_hand_is_the_same_in_every_language(client: FlaskClient, code: str) -> None:
    answer = client.get(f"/{code}/hand/{IN_TENHOU}")

    assert answer.status_code == 200
    assert f'<html lang="{code}"' in answer.text
    assert re.findall(r"tiles/(\w+)\.svg", answer.text) == re.findall(
        r"tiles/(\w+)\.svg", client.get(f"/en/hand/{IN_TENHOU}").text
    )
    assert len(re.findall(r"<h1[ >]", answer.text)) == 1
    assert not re.search(r"%\(\w+\)s|\{\{|\{%|Undefined|None\b", answer.text)


def test_it_shows_value_yaku_payments_and_edition(client: FlaskClient) -> None:
    page = words(client.get(f"/en/hand/{PINFU}").text)

    for said in ("2,000 points", "Pinfu", "Tanyao", "2 han", "30 fu", "The discarder pays", "South receives"):
        assert said in page
    assert "Under EMA Riichi Competition Rules 2025 (2025\u201108)" in page


def test_a_hand_survives_its_link(app: Flask, client: FlaskClient, catalog: Catalog) -> None:
    record = read(RICH, catalog)
    rules = rules_of(RICH, catalog)
    found = judge(record)
    assert isinstance(found, Score)

    with app.test_request_context("/pl/"):
        app.preprocess_request()
        address = hand_link(record, rules)

    page = words(client.get(address.replace("/pl/", "/en/")).text)
    assert f"North receives {found.total:,} points" in page
    assert "Changed in these rules:" in page


def test_every_example_of_every_yaku_has_a_link_that_opens(app: Flask, client: FlaskClient, catalog: Catalog) -> None:
    records = [example.record for entry in catalog.yaku.values() for example in entry.examples]
    with app.test_request_context("/en/"):
        app.preprocess_request()
        links = [hand_link(record, rules_by_id(record.ruleset.id, catalog)) for record in records]

    for link in links:
        page = client.get(link)
        assert page.status_code == 200
        assert "does not win" not in page.text
        assert "another edition" not in page.text


def test_the_verdict_of_a_question_links_to_its_hand(visitor: Visitor) -> None:
    path = visitor.start("?rules=tenhou~open_tanyao:no")
    visitor.tick(path, *visitor.solution(path))

    link = re.search(r'<a href="(/en/hand/[^"]+)">Link to this hand', visitor.get(path).text)

    assert link is not None
    assert link[1].endswith("_tenhou~open_tanyao:no")
    judged, opened = visitor.get(path).text, visitor.client.get(link[1]).text
    assert bill(opened, "payment") == bill(judged, "payment")
    assert bill(opened, "yaku") == bill(judged, "yaku")


def test_the_link_names_its_rules_and_the_address_may_name_others(client: FlaskClient) -> None:
    own = client.get(f"/en/hand/{PINFU}~open_tanyao:no").text
    other = client.get(f"/en/hand/{PINFU}?rules=wrc-2025").text

    assert '<span class="chip-name">Club rules (EMA 2025, 1 change)</span>' in own
    assert '<span class="chip-name">WRC 2025</span>' in other
    assert "The link names EMA 2025; you see the hand under WRC 2025." in words(other)
    assert f'<a href="/en/hand/{PINFU}">See it under EMA 2025</a>' in other


def test_the_chip_leads_to_other_rules_and_back(client: FlaskClient) -> None:
    page = client.get(f"/en/hand/{IN_TENHOU}").text

    assert f'href="/en/hand/{IN_TENHOU}?rules=ema-2025"' in page
    assert f'href="/en/hand/{IN_TENHOU}" aria-current="true">Tenhou' in page
    assert 'href="/en/yaku/riichi?rules=tenhou"' in page


def test_a_link_of_another_edition_says_so(client: FlaskClient) -> None:
    page = words(client.get(f"/en/hand/{PINFU.replace('2025-08', '2024-01')}").text)

    assert "The link was made under another edition of EMA 2025 (2024\u201101)." in page
    assert "This page uses the edition of 2025\u201108." in page


@pytest.mark.parametrize(
    ("link", "faults"),
    [
        ("1_234", ["It is damaged"]),
        ("x" * 700, ["It is damaged"]),
        ("2_23467m345p22678s-5m__rse-d1z_2025-08_ema-2025", ["a version of hand links"]),
        ("1_23467x-5m__rse-d1z_2025-08_ema-2025", ["Its tiles cannot be read. 23467x-5m"]),
        ("1_23467m345p22678s-5m_q_rse-d1z_2025-08_ema-2025", ["Its melds cannot be read. q"]),
        ("1_23467m345p22678s-5m__abc_2025-08_ema-2025", ["Its round, seat, dora and other facts cannot be read. abc"]),
        ("1_23467m345p22678s-5m__rse_A!_ema-2025", ["Its edition of the rules cannot be read. A!"]),
        ("1_23467m345p22678s-5m__rse_2025-08_nobody", ["It names rules that this site does not know. nobody"]),
        ("1_q_q_q_Q_q", ["tiles", "melds", "facts", "edition", "It names rules"]),
        ("1_<b>_<i>_rse_2025-08_ema-2025", ["tiles", "melds"]),
        ("🀄", ["It is damaged"]),
    ],
)
def test_a_broken_link_is_explained_section_by_section(client: FlaskClient, link: str, faults: list[str]) -> None:
    answer = client.get(f"/en/hand/{link}")

    assert answer.status_code == 400
    assert "<h1>This hand link is broken</h1>" in answer.text
    assert all(fault in words(answer.text) for fault in faults)
    assert answer.text.partition("<main")[2].count("<li>") == len(faults) + 2
    assert "<b>" not in answer.text


@pytest.mark.parametrize(
    ("link", "sentence"),
    [
        (PINFU.replace("-5m__rse", "-6m__rse-eb"), "The winner holds a copy of the tile"),
        (PINFU.replace("rse-", "rse-ei-"), "riichi was not declared"),
        (PINFU.replace("345p", "34p"), "The number of tiles is wrong"),
        (PINFU.replace("345p22678s", "222225p678s"), "A tile appears more than four times"),
        (PINFU.replace("345p", "340p"), "There are more red fives than these rules have."),
    ],
)
@pytest.mark.parametrize("code", CODES)
def test_a_hand_that_cannot_occur_says_why(client: FlaskClient, link: str, sentence: str, code: str) -> None:
    answer = client.get(f"/{code}/hand/{link}")

    assert answer.status_code == 400
    assert 'class="strip' in answer.text
    assert code != "en" or sentence in words(answer.text)


@pytest.mark.parametrize(
    ("link", "sentence"),
    [
        (PINFU.replace("-5m", "-9m"), "This is not a complete hand"),
        ("1_23467m345p22s-5m_c678sl6s_rse-d1z_2025-08_ema-2025~open_tanyao:no", "has no yaku"),
        (PINFU.replace("-d1z", "-d1z-g5m"), "The hand is furiten"),
        ("1_1m__tse-g1m2m_2026-09_tenhou", "Not every discard was a terminal or an honour."),
        ("1_1m__tse-g1m_2025-08_ema-2025~nagashi_mangan:none", "These rules do not have nagashi mangan."),
    ],
)
def test_a_hand_that_does_not_win_says_why(client: FlaskClient, link: str, sentence: str) -> None:
    answer = client.get(f"/en/hand/{link}")

    assert answer.status_code == 200
    assert "<h1>This hand does not win</h1>" in answer.text
    assert sentence in words(answer.text)


def test_every_contradiction_that_the_engine_names_has_its_sentence() -> None:
    engine = Path(__file__).parents[2] / "webapp" / "riichi"
    modules = ("problems.py", "copies.py", "hand.py", "one_discard.py")
    named = {id for name in modules for id in re.findall(r'Problem\(\s*"(\w+)"', (engine / name).read_text())}

    assert named == set(PROBLEMS)


def test_every_edition_can_stand_in_a_link(catalog: Catalog) -> None:
    assert all(re.fullmatch(r"[a-z0-9.-]+", edition(entry)) for entry in catalog.rulesets.values())


def read(data: dict[str, Any], catalog: Catalog) -> Record:
    return read_record(data, catalog.rules)


def rules_of(data: dict[str, Any], catalog: Catalog) -> Rules:
    entry = catalog.rulesets[data["ruleset"]]
    return Rules(entry, entry.ruleset.derive_from(data["options"]))


def rules_by_id(id: str, catalog: Catalog) -> Rules:
    return parse_rules(id, catalog.rulesets)


def bill(page: str, of: str) -> str:
    found = re.search(rf'<table class="ledger {of}".*?</table>', page, re.DOTALL)
    return words(found[0]) if found else ""
