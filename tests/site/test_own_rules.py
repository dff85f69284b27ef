"""A club's own rules: every option in the form, a short address, a name that may be hostile, and every page by them."""

import re
from html import unescape
from urllib.parse import parse_qs, urlsplit

import pytest
from flask.testing import FlaskClient

from webapp.catalog import Catalog
from webapp.languages import CODES
from webapp.riichi.conflicts import CONFLICTS as ENGINE_CONFLICTS
from webapp.riichi.ruleset import OPTIONS, Option, Ruleset, format_option
from webapp.site.rules import LONGEST, Rules, format_rules, parse_rules
from webapp.site.words.conflicts import CONFLICTS

PATH = "/en/rulesets/own"
OWN = "ema-2025~open_tanyao:no~ippatsu:no"
NAME = "Club rules (EMA 2025, 2 changes)"


def filled(page: str) -> list[tuple[str, str]]:
    """What the form on a page would send as it stands."""
    form = page[page.index('<form class="own-form"') : page.index("</form>", page.index('<form class="own-form"'))]
    sent = []
    for tag in re.findall(r"<input ([^>]*)>", form):
        found = dict(re.findall(r'(\w+)="([^"]*)"', tag))
        if found.get("type") not in ("radio", "checkbox") or tag.endswith("checked"):
            sent.append((found["name"], unescape(found["value"])))
    return sent


def shared_address(page: str) -> str:
    found = re.search(r'id="share-address" type="text" readonly value="([^"]+)"', page)
    assert found is not None
    return unescape(found[1])


def rules_of(location: str) -> str:
    return parse_qs(urlsplit(location).query).get("rules", ["ema-2025"])[0]


def other_value(option: Option, ruleset: Ruleset) -> list[str]:
    """What the form sends for a value that the ruleset does not have."""
    if option.is_list:
        present: frozenset[str] = getattr(ruleset, option.id)
        return sorted(set(map(str, option.choices)) - present)
    if not option.choices:
        return ["600"]
    return [format_option(each) for each in option.choices if each != getattr(ruleset, option.id)][:1]


def test_every_contradiction_has_its_words() -> None:
    assert set(CONFLICTS) == {conflict.id for conflict in ENGINE_CONFLICTS}


def test_the_form_as_it_stands_changes_nothing_in_any_ruleset(client: FlaskClient, catalog: Catalog) -> None:
    for id in catalog.rulesets:
        answer = client.get(PATH, query_string=filled(client.get(f"{PATH}?rules={id}").text))

        assert answer.status_code == 303
        assert rules_of(answer.location) == id


@pytest.mark.parametrize("option", OPTIONS, ids=lambda option: option.id)
def test_every_option_can_be_changed_alone(client: FlaskClient, catalog: Catalog, option: Option) -> None:
    preset = catalog.rulesets["ema-2025"].ruleset
    sent = [(name, value) for name, value in filled(client.get(PATH).text) if name != option.id]
    sent += [(option.id, value) for value in other_value(option, preset)]

    answer = client.get(PATH, query_string=sent)

    if answer.status_code == 400:
        assert "No table can play by these rules:" in answer.text
        return
    assert list(parse_rules(rules_of(answer.location), catalog.rulesets).changes) == [option.id]
    page = client.get(answer.location).text
    assert "Club rules (EMA 2025, 1 change)" in page


def test_an_address_has_room_for_all_options_changed_at_once(catalog: Catalog) -> None:
    for entry in catalog.rulesets.values():
        changes = {option.id: _longest(option, entry.ruleset) for option in OPTIONS}
        rules = Rules(entry, entry.ruleset.derive_from(changes))

        text = format_rules(rules)

        assert len(text) <= LONGEST
        assert parse_rules(text, catalog.rulesets) == rules


def _longest(option: Option, ruleset: Ruleset) -> object:
    if option.is_list:
        return frozenset(option.choices)
    if not option.choices:
        return 999_999
    others = [each for each in option.choices if each != getattr(ruleset, option.id)]
    return max(others, key=lambda each: len(format_option(each)))


@pytest.mark.parametrize(
    ("text", "changes"),
    [
        ("ema-2025~open_tanyao:no", {"open_tanyao": False}),
        ("tenhou~pao:daisangen.suukantsu~yakuman_cap:0", {"pao": {"daisangen", "suukantsu"}, "yakuman_cap": 0}),
        ("ema-2012~double_yakuman:none~honba_points:1500", {"double_yakuman": set(), "honba_points": 1500}),
        (
            "wrc-2025~winners:two~kan_after_riichi:strict_with_yaku",
            {"winners": "two", "kan_after_riichi": "strict_with_yaku"},
        ),
        (
            "rrc-1.5~red_fives:4~renhou:none~nagashi_mangan:open",
            {"red_fives": 4, "renhou": "none", "nagashi_mangan": "open"},
        ),
    ],
)
def test_links_that_were_given_away_stay(catalog: Catalog, text: str, changes: dict[str, object]) -> None:
    rules = parse_rules(text, catalog.rulesets)

    assert rules.changes == changes
    assert format_rules(rules) == text


def test_what_changes_is_said_at_the_top_with_the_preset_s_value(client: FlaskClient) -> None:
    page = client.get(f"{PATH}?rules={OWN}").text

    table = page.partition('<table class="ruled changes"')[2].partition("</table>")[0]
    assert table.count("<strong>no</strong>") == 2
    assert table.count("</span>yes</td>") == 2
    assert NAME in page
    assert f'href="/en/rulesets/compare?with=own~ema-2025&amp;rules={OWN}"' in page
    assert f'href="/en/?rules={OWN}">Use these rules everywhere' in page


@pytest.mark.parametrize("preset", ["ema-2025", "tenhou"])
def test_going_back_to_a_preset_is_remembered_as_well(client: FlaskClient, preset: str) -> None:
    own = client.get(f"{PATH}?rules={preset}~open_tanyao:no").text
    back = re.search(r'href="([^"]+)">Back to', own)
    assert back is not None

    client.get(unescape(back[1]))

    assert client.get("/").location == ("/en/" if preset == "ema-2025" else f"/en/?rules={preset}")


def test_using_them_everywhere_is_remembered(client: FlaskClient) -> None:
    client.get(f"/en/?rules={OWN}")

    assert client.get("/").location == f"/en/?rules={OWN}"
    assert client.get("/en/hand").location == f"/en/hand?rules={OWN}"


@pytest.mark.parametrize("code", CODES)
def test_what_cannot_stand_together_is_refused_with_the_reason(client: FlaskClient, code: str) -> None:
    sent = dict(filled(client.get(f"/{code}/rulesets/own").text)) | {
        "ura_dora": "no",
        "winners": "two",
        "honba_points": "7",
    }

    answer = client.get(f"/{code}/rulesets/own", query_string=sent)

    assert answer.status_code == 400
    assert (
        answer.text.count(
            "<li>", answer.text.index('role="alert"'), answer.text.index("</ul>", answer.text.index('role="alert"'))
        )
        == 3
    )
    assert 'class="event-code"' not in answer.text
    # What was chosen is still chosen.
    assert ("honba_points", "7") in filled(answer.text)
    assert ("ura_dora", "no") in filled(answer.text)


def test_a_link_to_what_cannot_stand_together_says_so_too(client: FlaskClient) -> None:
    answer = client.get(f"{PATH}?rules=ema-2025~ura_dora:no")

    assert answer.status_code == 400
    assert "Ura dora under the indicators of quads cannot count" in answer.text


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("honba_points", "1e3"),
        ("honba_points", "-300"),
        ("honba_points", "٣٠٠"),
        ("yakuman_cap", "9" * 50),
        ("two_han_minimum_from", ""),
        ("open_tanyao", "perhaps"),
        ("renhou", "<script>alert(1)</script>"),
        ("pao", "tanyao"),
    ],
)
def test_a_value_that_is_none_is_refused_beside_its_field(client: FlaskClient, field: str, value: str) -> None:
    sent = [pair for pair in filled(client.get(PATH).text) if pair[0] != field]

    answer = client.get(PATH, query_string=[*sent, (field, value)])

    assert answer.status_code == 400
    assert f'id="{field}-fault"' in answer.text
    assert "<script>alert" not in answer.text


@pytest.mark.parametrize("start", ["nobody-1999", "", "../x", "ema-2025~open_tanyao:no"])
def test_a_form_that_starts_from_nothing_known_is_a_400(client: FlaskClient, start: str) -> None:
    assert client.get(PATH, query_string={"start": start}).status_code == 400


def test_a_name_is_shown_and_shared_but_in_no_title(client: FlaskClient) -> None:
    page = client.get(PATH, query_string={"rules": OWN, "name": "Klub <b>Zażółć</b> & 訳"}).text

    assert "<bdi>Klub &lt;b&gt;Zażółć&lt;/b&gt; &amp; 訳</bdi>" in page
    assert parse_qs(urlsplit(shared_address(page)).query) == {"rules": [OWN], "name": ["Klub <b>Zażółć</b> & 訳"]}
    assert "Klub" not in page[: page.index("<body>")]


@pytest.mark.parametrize("name", ["x" * 41, "a\nb", "a\x00b", "abc\u202ecba", "\u200bclub", "a\tb", "\ud7ff\ue000"])
def test_a_name_that_cannot_be_printed_is_refused_and_not_shown(client: FlaskClient, name: str) -> None:
    answer = client.get(PATH, query_string={"rules": OWN, "name": name})

    assert answer.status_code == 400
    assert "A name has at most 40 characters, all of them visible." in answer.text
    assert "<bdi>" not in answer.text
    assert 'name="name" type="text" maxlength="40" value=""' in answer.text


def test_the_shared_address_opens_in_the_language_of_whoever_opens_it(client: FlaskClient) -> None:
    page = client.get(PATH, query_string={"rules": "ema-2025", "name": "Łódź"}).text
    path = shared_address(page).removeprefix("http://localhost")
    client.delete_cookie("language")

    answer = client.get(path, headers={"Accept-Language": "ru"})

    assert answer.location == "/ru" + path
    assert "<bdi>Łódź</bdi>" in client.get(answer.location).text


EVERY_PAGE = (
    "/",
    "/yaku/",
    "/yaku/tanyao",
    "/quiz",
    "/hand",
    "/hand/event",
    "/hand/1_123678m45p23499s-6p__rwe-d4z_2025-08_ema-2025",
    "/hand/1_123678m45p23499s-6p__rwe-d4z_2025-08_ema-2025/card",
    "/table",
    "/rulesets/",
    "/rulesets/compare",
    "/rulesets/own",
    "/rulesets/tenhou",
    "/api",
)
WITHOUT_RULES = re.compile(r"/en/hand/journal|/en/\w+/?#\S*")


@pytest.mark.parametrize("path", EVERY_PAGE)
def test_every_page_is_by_the_club_s_rules_says_so_and_hands_them_on(client: FlaskClient, path: str) -> None:
    page = client.get(f"/en{path}?rules={OWN}").text
    main = page[page.index("<main") : page.index("</main>")]

    assert f'<span class="chip-name">{NAME}</span>' in page
    assert page.count("Tanyao counts in an open hand:") >= 2, "the chip and the foot of a print list the changes"
    for link in re.findall(r'<a [^>]*href="(/en/[^"]*)"', main):
        # A hand's link names rules itself: without others in its address it is under those.
        assert (
            "rules=" in link
            or link.partition("?why=")[0].endswith(OWN)
            or link == f"/en{path}"
            or WITHOUT_RULES.fullmatch(link)
        ), link
    for form in re.findall(r'<form [^>]*method="get".*?</form>', main, re.DOTALL):
        assert f'name="rules" value="{OWN}"' in form or 'name="start" value="ema-2025"' in form
    for action in re.findall(r'<form [^>]*method="post" action="([^"]*)"', main):
        assert f"rules={OWN}" in action


def test_sentences_that_name_the_rules_say_that_they_are_changed(client: FlaskClient) -> None:
    said = "with 2 changes"

    for path in ("/", "/quiz", "/hand/event"):
        main = client.get(f"/en{path}?rules={OWN}").text.partition("<main")[2].partition("</main>")[0]
        assert said in main, path
    assert f">{NAME}</a>" in client.get(f"/en/yaku/tanyao?rules={OWN}").text
    assert f"(2025-08) {said}".replace("2025-08", "2025\u201108") in client.get(f"/en/yaku/?rules={OWN}").text


@pytest.mark.parametrize("page", ["", "/card"])
def test_a_hand_by_changed_rules_lists_the_changes_on_paper_too(client: FlaskClient, page: str) -> None:
    hand = f"/en/hand/1_123678m45p23499s-6p__rwe-d4z_2025-08_{OWN}{page}"

    main = client.get(hand).text.partition("<main")[2]

    assert "Changed in these rules: Tanyao counts in an open hand: no; Ippatsu counts: no." in main


def test_a_hand_is_compared_with_the_ruleset_that_was_changed(client: FlaskClient) -> None:
    desk = "/en/hand?tiles=345678m22p34567s8s&riichi=riichi&dora=1m&events=ippatsu&do=score"
    page = client.get(client.get(f"{desk}&rules={OWN}").location).text
    table = page.partition('<table class="agreements"')[2].partition("</table>")[0]

    own, *others = re.findall(r'<tr role="row"[^>]*>.*?</tr>', table.partition("<tbody")[2], re.DOTALL)
    assert f"<strong>{NAME}</strong>" in own
    (unchanged,) = [row for row in others if ">EMA 2025</a>" in row]
    assert "Ippatsu counts: yes" in unescape(re.sub(r"\s+", " ", re.sub("<[^>]+>", "", unchanged)))
