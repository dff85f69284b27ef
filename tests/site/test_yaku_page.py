"""The page of a yaku: what it says of other yaku, and of its hands under the reader's rules."""

from __future__ import annotations

import re
from html import unescape

import pytest
from flask.testing import FlaskClient

from webapp.catalog import Catalog
from webapp.languages import CODES
from webapp.riichi.together import Together
from webapp.riichi.yaku import is_used
from webapp.site.words.groups import SHARE_SOURCES


def page(client: FlaskClient, path: str) -> str:
    answer = client.get(path)
    assert answer.status_code == 200
    return unescape(answer.text)


def fold(text: str, title: str) -> str:
    """One of the two folded lists."""
    start = text.index(f"<summary>{title}")
    return text[start : text.index("</details>", start)]


def linked(text: str) -> list[str]:
    return re.findall(r'href="/en/yaku/(\w+)', text)


@pytest.mark.parametrize("rules", ["ema-2025", "ema-2008", "jpml-a", "tenhou", "ema-2025~renhou:yakuman"])
def test_every_other_yaku_of_the_rules_is_either_possible_or_never_there(
    client: FlaskClient, catalog: Catalog, rules: str
) -> None:
    text = page(client, f"/en/yaku/pinfu?rules={rules}")

    meets, never = linked(fold(text, "Can be together with")), linked(fold(text, "Never with"))

    base = catalog.rulesets[rules.partition("~")[0]].ruleset
    ruleset = base.derive(renhou="yakuman") if "~" in rules else base
    others = {entry.id for entry in catalog.yaku.values() if any(is_used(row, ruleset) for row in entry.rows)}
    assert sorted([*meets, *never]) == sorted(others - {"pinfu"})


def test_a_hand_that_shows_two_yaku_together_counts_both(client: FlaskClient) -> None:
    text = fold(page(client, "/en/yaku/chanta"), "Can be together with")

    found = re.search(r'<a class="hand" href="([^"]+)">a hand<span class="visually-hidden">: Chanta \+ Sanankou', text)

    assert found
    hand = page(client, found[1])
    assert '<a href="/en/yaku/chanta">' in hand
    assert '<a href="/en/yaku/sanankou">' in hand


def test_why_two_yaku_are_never_together_is_said_with_what_both_ask_for(client: FlaskClient) -> None:
    text = fold(page(client, "/en/yaku/pinfu"), "Never with")

    asked = text.index('<p class="asked">All four sets are sequences')
    assert asked < text.index(">Toitoi</a>") < text.index("All four sets are triplets")
    assert "They are yakuman, and beside a yakuman only other yakuman count." in text
    assert "Renhou stands alone" in text
    assert "Nagashi mangan" not in text


@pytest.mark.parametrize(
    ("path", "sentence"),
    [
        ("riichi", "Double riichi takes its place: the two do not add up."),
        ("double_riichi", "Double riichi takes their place: they are not counted beside it."),
        ("toitoi", "A hand that is both is Suuankou, and that is counted in their place."),
        ("daisangen", "Beside a yakuman only other yakuman count."),
        ("renhou", "Renhou stands alone: no other yaku is added to it."),
        ("nagashi_mangan?rules=tenhou", "Nagashi mangan is for a deal that nobody wins."),
        ("houtei?rules=tenhou", "Riichi needs four more tiles in the wall"),
    ],
)
def test_every_reason_is_said_in_words(client: FlaskClient, path: str, sentence: str) -> None:
    assert sentence in fold(page(client, f"/en/yaku/{path}"), "Never with")


@pytest.mark.parametrize(
    ("id", "company"),
    [
        ("ippatsu", "one of these: Riichi, Double riichi"),
        ("honroutou", "one of these: Chiitoitsu, Toitoi"),
        ("shousangen", "2 of these: Yakuhai (white dragon), Yakuhai (green dragon), Yakuhai (red dragon)"),
    ],
)
def test_what_a_yaku_is_never_without_is_said(client: FlaskClient, id: str, company: str) -> None:
    text = page(client, f"/en/yaku/{id}")

    assert "Always with" in text
    assert company in text
    assert "Always with" not in page(client, "/en/yaku/pinfu")


def test_what_is_often_there_is_said_with_its_figure_and_what_that_is_of(client: FlaskClient) -> None:
    text = page(client, "/en/yaku/shousangen")

    assert re.search(r'>Yakuhai \(\w+ dragon\)</a> <span class="count">\d+ of 40</span>', text)
    assert "So many of 40 hands that our quiz deals for this yaku under these rules." in text


def test_a_yaku_that_the_rules_do_not_have_says_nothing_of_others(client: FlaskClient) -> None:
    text = page(client, "/en/yaku/ippatsu?rules=jpml-a")

    assert "With other yaku" not in text
    assert "These rules do not have this yaku." in text


def test_an_example_that_does_not_count_here_is_said_to_with_the_reason(client: FlaskClient) -> None:
    sentence = "Under these rules this hand does not count Tanyao. The hand is open: a tile was called."

    assert sentence in page(client, "/en/yaku/tanyao?rules=ema-2008")
    assert sentence not in page(client, "/en/yaku/tanyao")


def test_every_example_that_is_not_said_to_fail_counts_its_yaku(client: FlaskClient, catalog: Catalog) -> None:
    for entry in catalog.yaku.values():
        for rules in catalog.rulesets:
            text = page(client, f"/en/yaku/{entry.id}?rules={rules}")
            for hand in re.findall(r'aria-label="Example \d+">(.*?)</section>', text, re.DOTALL):
                told = "does not count" in hand or "These rules do not have" in hand or "cannot occur" in hand
                assert entry.id in linked(hand) or told or "Paid like a mangan" in hand, (entry.id, rules)


def test_a_near_miss_names_the_condition_its_worth_and_the_way_to_its_page(client: FlaskClient) -> None:
    text = page(client, "/en/yaku/pinfu")
    miss = text[text.index('aria-label="Near miss 1"') :]
    miss = miss[: miss.index("</section>")]

    assert "The pair is not of dragons, of your seat wind or of the round wind" in miss
    assert "What it is worth:</span> Menzen tsumo: 1 han, 30 fu, 1,100 points." in miss
    assert len(re.findall(r'class="tile[^"]* outlined', miss)) == 2
    way = re.search(r'<a href="([^"]+)">Why not, on the page of this hand', miss)
    assert way
    assert way[1].endswith("?why=pinfu")
    assert "The pair is your seat wind." in page(client, way[1])


def test_the_worth_of_a_near_miss_is_that_of_the_rules_in_the_address(client: FlaskClient) -> None:
    strict = page(client, "/en/yaku/pinfu?rules=ema-2025~red_fives:0")

    assert "What it is worth:" in strict


def test_the_source_of_a_share_is_named_in_words(client: FlaskClient, catalog: Catalog) -> None:
    assert "20% of wins (Tenhou’s statistics of ranked games, with red fives)" in page(client, "/en/yaku/pinfu")
    assert {entry.share_source for entry in catalog.yaku.values()} - {None} == set(SHARE_SOURCES)


def test_how_rulesets_differ_begins_with_the_reader_s_value(client: FlaskClient) -> None:
    text = page(client, "/en/yaku/tanyao?rules=ema-2008")
    table = text[text.index('class="spread"') :]

    assert table.index("(your rules)") < table.index("EMA 2025")
    assert table.index(">no") < table.index(">yes")


@pytest.mark.parametrize("code", CODES)
def test_the_table_has_a_word_for_every_sign_and_every_two_yaku(
    client: FlaskClient, catalog: Catalog, code: str
) -> None:
    text = page(client, f"/{code}/yaku/together?rules=ema-2012")

    rows = re.findall(r"<tr><th scope=\"row\">(.*?)</tr>", text, re.DOTALL)
    assert len(rows) == len(catalog.yaku)
    assert all(row.count("<td") == len(catalog.yaku) for row in rows)
    assert all(len(re.findall(r"<i>\S[^<]*</i>", row)) == len(catalog.yaku) - 1 for row in rows)


def test_the_table_agrees_with_what_is_proved(client: FlaskClient, catalog: Catalog) -> None:
    text = page(client, "/en/yaku/together")
    known = Together.of(catalog.default_ruleset.ruleset, catalog.meetings)
    names = re.findall(r'<th scope="col"><span>([^<]+)', text)
    row = text[text.index(">Pinfu</a></th>") :]
    words = re.findall(r'<td class="(\w+)">', row[: row.index("</tr>")])

    for name, word in zip(names, words, strict=True):
        entry = next(entry for entry in catalog.yaku.values() if entry.texts["en"].name == name)
        if entry.id != "pinfu":
            apart = all(known.exclusion("pinfu", id) for id in entry.rows)
            assert (word == "never") == apart, name


def test_the_table_leaves_out_what_the_rules_do_not_have(client: FlaskClient) -> None:
    assert ">Ippatsu</a></th>" in page(client, "/en/yaku/together")
    assert ">Ippatsu</a></th>" not in page(client, "/en/yaku/together?rules=jpml-a")


def test_the_table_tells_what_always_comes_along(client: FlaskClient) -> None:
    text = page(client, "/en/yaku/together")
    row = text[text.index(">Shousangen</a></th>") :]

    assert '<td class="always"><span aria-hidden="true">●</span><i>always</i>' in row[: row.index("</tr>")]
