"""What a hand's page explains: why not, the nearest yaku, other readings, waits, rule texts and other rulesets."""

import random
import re
from html import unescape
from urllib.parse import quote

import pytest
from flask.testing import FlaskClient

from tests.site.quizzes import words
from webapp.catalog import Catalog
from webapp.languages import CODES
from webapp.riichi.explain import why_not
from webapp.riichi.link import parse_link
from webapp.riichi.score import Score, score
from webapp.riichi.yaku import NAGASHI_MANGAN, YAKU_IDS, is_used

PINFU = "1_123678m45p23499s-6p__rwe-d4z_2025-08_ema-2025"
DEALT_THREE = "1_111222333m78p99s-9p__rwe-rr-d4z_2025-08_ema-2025"
LIMIT = "1_234567m33p45678s-6s__twe-rr-ei-d9p_2025-08_ema-2025"
SHARED_WIND = "1_111m23445p567s11z-6p__ree-rr-d4z_2025-08_ema-2025"
AFTER_KAN = "1_234678m45p11z-6p_k3333s_tse-ek-d4z_2025-08_ema-2025"
NO_YAKU = "1_23467m345p22s-5m_c678sl6s_rse-d1z_2025-08_ema-2025~open_tanyao:no"
WAITS = "1_123678m45p23499s__rwe-d4z_2025-08_ema-2025"
TENPAI_FURITEN = "1_123678m45p23499s__rwe-d4z-g3p_2025-08_ema-2025"
DEAD_WAIT = "1_1111m234567p234s__rwe-d4z_2025-08_ema-2025"
RICH = "1_2p-2p_k5550m-o9999pa9p-a3333sl3s-p222zr2z_tns-ek-d1m7p6z1s4z-h2-s1_2026-09_tenhou"
NOTEN = "1_147m147p147s1234z__rwe-d4z_2025-08_ema-2025"


def page(client: FlaskClient, link: str, query: str = "", code: str = "en") -> str:
    answer = client.get(f"/{code}/hand/{link}{query}")
    assert answer.status_code == 200
    return answer.text


def won(catalog: Catalog, link: str) -> Score:
    found = parse_link(link)
    assert found.hand is not None
    result = score(found.hand, found.situation, catalog.rulesets["ema-2025"].ruleset)
    assert isinstance(result, Score)
    return result


def part(text: str, start: str, end: str) -> str:
    return text.partition(start)[2].partition(end)[0]


@pytest.mark.parametrize("code", CODES)
@pytest.mark.parametrize("link", [PINFU, DEALT_THREE])
def test_why_not_is_answered_for_every_yaku_of_the_rules(
    client: FlaskClient, catalog: Catalog, link: str, code: str
) -> None:
    found = won(catalog, link)
    missing = [id for id in YAKU_IDS if id != NAGASHI_MANGAN and is_used(id, found.ruleset) and why_not(found, id)]

    listed = re.findall(r'<li id="why-(\w+)"', page(client, link, code=code))

    assert listed == missing


@pytest.mark.parametrize("link", [PINFU, DEALT_THREE])
def test_the_yaku_that_is_asked_about_is_open(client: FlaskClient, catalog: Catalog, link: str) -> None:
    found = won(catalog, link)
    for id in YAKU_IDS:
        text = page(client, link, f"?why={id}")

        is_open = bool(re.search(r'<details class="fold" id="why-not" open>', text))
        is_listed = f'<li id="why-{id}" class="asked">' in text
        assert is_open == is_listed == (id != NAGASHI_MANGAN and why_not(found, id) is not None), id


@pytest.mark.parametrize("asked", ["nobody", "%00", "<b>", "x" * 500, ""])
def test_a_yaku_that_does_not_exist_opens_nothing(client: FlaskClient, asked: str) -> None:
    text = page(client, PINFU, f"?why={asked}")

    assert 'class="asked"' not in text
    assert "<b>" not in text


def test_other_readings_stand_in_groups_with_what_they_lack(client: FlaskClient) -> None:
    readings = part(page(client, DEALT_THREE), '<ul class="readings"', "</ul>\n  </details>")

    assert readings.count('<div class="groups">') == 1
    assert "pays less" in words(readings)


def test_a_hand_without_a_yaku_is_told_what_is_nearest(client: FlaskClient) -> None:
    text = page(client, NO_YAKU)

    assert "The yaku that come nearest" in text
    assert "Why not another yaku" not in text


def test_every_ruleset_is_in_one_group_of_the_comparison(client: FlaskClient, catalog: Catalog) -> None:
    table = part(page(client, SHARED_WIND), '<table class="agreements"', "</table>")
    rows = re.findall(r'<th scope="row".*?</th>', table, re.DOTALL)

    named = [name for row in rows for name in re.findall(r">([^<>,]+)</(?:a|strong)>", row)]
    assert sorted(named) == sorted(entry.short_name for entry in catalog.rulesets.values())
    assert named[0] == "EMA 2025"
    assert "Fu for a pair that is both seat wind and round wind: 4" in words(table)


def test_other_rulesets_lead_to_the_hand_under_them_and_name_what_differs(client: FlaskClient) -> None:
    table = part(page(client, SHARED_WIND), '<table class="agreements"', "</table>")
    hrefs = re.findall(r'href="([^"]+)"', table)

    assert hrefs
    for href in hrefs:
        other = client.get(href)
        assert other.status_code == 200
        assert "The link names EMA 2025" in words(other.text)


@pytest.mark.parametrize(("link", "option"), [(SHARED_WIND, "double_wind_pair_fu"), (AFTER_KAN, "rinshan_tsumo_fu")])
def test_a_line_of_fu_that_books_dispute_leads_to_the_text_of_its_rule(
    client: FlaskClient, link: str, option: str
) -> None:
    rule = re.search(r'<a class="rule" href="([^"#]+)#(\w+)">([^<]+)</a>', page(client, link))

    assert rule is not None
    assert rule[2] == option
    assert rule[3] == "Rule text: EMA 2025 (2025\u201108)"
    text = client.get(rule[1]).text
    row = part(text, f'<tr role="row" id="{option}">', "</tr>")
    assert 'class="source"' in row
    assert "EMA rules 2025" in row


def test_a_pair_of_one_wind_alone_needs_no_text_of_a_rule(client: FlaskClient) -> None:
    assert 'class="rule"' not in page(client, SHARED_WIND.replace("ree", "res"))


def test_where_the_limit_is_reached_the_fu_no_longer_matter_and_it_says_so(client: FlaskClient) -> None:
    assert "the fu no longer matter" in words(page(client, LIMIT))
    assert "the fu no longer matter" not in words(page(client, PINFU))


@pytest.mark.parametrize("code", CODES)
@pytest.mark.parametrize("link", [WAITS, TENPAI_FURITEN, DEAD_WAIT, NOTEN])
def test_thirteen_tiles_have_a_page_in_every_language(client: FlaskClient, link: str, code: str) -> None:
    assert not re.search(r"%\(\w+\)s|\{\{|Undefined|None\b", page(client, link, code=code))


def test_each_wait_has_its_tile_shape_copies_and_values(client: FlaskClient) -> None:
    waits = words(part(page(client, WAITS), '<ul class="waits"', "</dl>\n      </div>\n    </li>\n  </ul>"))

    assert waits.count("two-sided wait (ryanmen)") == 2
    assert "4 tiles left ron 1,000 points 1 han, 30 fu tsumo 1,500 points 2 han, 20 fu" in waits


def test_furiten_dead_waits_and_noten_are_said(client: FlaskClient) -> None:
    assert "one of the waits is among your own discards" in words(page(client, TENPAI_FURITEN))
    assert "You hold all four copies of it" in words(page(client, DEAD_WAIT))
    assert "The hand is not tenpai" in words(page(client, NOTEN))


def test_twelve_tiles_are_no_hand_that_waits(client: FlaskClient) -> None:
    answer = client.get(f"/en/hand/{WAITS.replace('99s', '9s')}")

    assert answer.status_code == 400
    assert "The number of tiles is wrong" in words(answer.text)


def test_the_version_and_the_ways_on_stand_on_the_page(client: FlaskClient) -> None:
    text = page(client, PINFU, "?rules=wrc-2025")

    assert "Worked out by Yakudoku" in text
    assert f'href="/en/hand/{PINFU}/card?rules=wrc-2025"' in text
    assert f'value="http://localhost/hand/{PINFU}?rules=wrc-2025"' in text


@pytest.mark.parametrize("link", [PINFU, SHARED_WIND, AFTER_KAN, NO_YAKU, TENPAI_FURITEN, DEAD_WAIT, RICH])
@pytest.mark.parametrize("tail", ["", "/card"])
def test_the_way_to_change_a_hand_leads_to_the_desk_filled_with_it(client: FlaskClient, link: str, tail: str) -> None:
    change = re.search(r'href="([^"]+)">Change the hand', page(client, link + tail))
    assert change is not None
    address = unescape(change[1])

    desk = client.get(address)
    again = client.get(f"{address.partition('#')[0]}&do=score")

    assert desk.status_code == 200
    assert again.status_code == 303
    assert again.location.partition("?")[0] == f"/en/hand/{link}"


def test_a_hand_that_cannot_occur_can_be_changed_too(client: FlaskClient) -> None:
    text = client.get(f"/en/hand/{PINFU.replace('345p', '34p').replace('45p', '4p')}").text

    change = re.search(r'href="([^"]+)">Change the hand', text)

    assert change is not None
    assert client.get(unescape(change[1])).status_code == 200


WHOLE = (
    *(DEALT_THREE, LIMIT, SHARED_WIND, AFTER_KAN, NO_YAKU, TENPAI_FURITEN, DEAD_WAIT, NOTEN),
    "1_2m-2m_p555zr5z-p666zl6z-p777za7z-c234pl2p_tse-h1-d1m-owdaisangen_2025-08_ema-2025",
    "1_1m__tse-g1m9p_2026-09_tenhou",
)
SIGNS = "0123456789mpszcpoaklarwsent-_~:dxughbif.é%\0"


@pytest.mark.parametrize("tail", ["", "/card", "?why=pinfu", "?rules=jpml-a", "/card?rules=ema-2008"])
def test_a_link_with_a_slip_in_it_is_another_hand_or_explained(client: FlaskClient, tail: str) -> None:
    dice = random.Random(tail)
    for _ in range(60):
        signs = list(dice.choice(WHOLE))
        for _ in range(dice.randrange(1, 4)):
            place = dice.randrange(len(signs))
            signs[place : place + dice.randrange(2)] = dice.choice(["", dice.choice(SIGNS)])

        answer = client.get(f"/en/hand/{quote(''.join(signs))}{tail}")

        assert answer.status_code in {200, 400}, signs
