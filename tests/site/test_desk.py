"""The hand desk: a hand goes in by the pad or by typing, and comes out at the address of its own page."""

import pytest
from flask import Flask
from flask.testing import FlaskClient

from tests.site.desks import desk, draft_of, press, said, tiles_of, value, with_parameters, worth
from webapp.catalog import Catalog
from webapp.languages import CODES
from webapp.riichi.link import parse_link
from webapp.riichi.record import read_record
from webapp.riichi.situation import Wind
from webapp.site.rules import Rules
from webapp.site.views.desk_address import desk_address

TSUMO = {"by": "tsumo", "riichi": "riichi", "seat": "south"}


def test_a_hand_by_the_pad_is_thirteen_tiles_the_winning_one_an_indicator_and_with_riichi_an_ura(
    client: FlaskClient,
) -> None:
    tiles = ("2m", "3m", "4m", "5p", "6p", "7p", "2s", "3s", "4s", "5s", "5s", "6p", "7p", "8p", "1m", "9s")

    address = press(client, desk(**TSUMO), *tiles)

    assert draft_of(address) == {"tiles": ["234m567p23455s67p +8p"], "dora": ["1m"], "ura": ["9s"]} | {
        name: [word] for name, word in TSUMO.items()
    }
    link = "1_234m56677p23455s-8p__tse-rr-d1m-u9s_2025-08_ema-2025"
    assert press(client, address, "score") == f"/en/hand/{link}"


@pytest.mark.parametrize(
    ("call", "tile", "text"),
    [
        ("pon_left", "7z", "7'77z"),
        ("pon_across", "7z", "77'7z"),
        ("pon_right", "7z", "777'z"),
        ("open_kan_left", "1m", "1'111m"),
        ("open_kan_across", "1m", "11'11m"),
        ("open_kan_right", "1m", "1111'm"),
        ("added_kan_left", "1m", '1"111m'),
        ("added_kan_across", "1m", '11"11m'),
        ("added_kan_right", "1m", '1111"m'),
        ("closed_kan", "9s", "[9999s]"),
    ],
)
def test_a_meld_of_equal_tiles_is_one_button_and_one_tile(client: FlaskClient, call: str, tile: str, text: str) -> None:
    address = press(client, desk(tiles="23p"), f"to.{call}", tile, "4p")

    assert tiles_of(address) == f"23p {text} 4p"


def test_a_chi_is_its_called_tile_and_then_one_of_the_sequences(client: FlaskClient) -> None:
    address = press(client, desk(), "to.chi", "4p")

    page = client.get(address).text
    for meld in ("4&#39;23p", "4&#39;35p", "4&#39;56p"):
        assert f'value="meld.{meld}"' in page
    assert tiles_of(press(client, address, "meld.4'35p")) == "4'35p"


def test_where_only_one_sequence_is_possible_it_is_not_asked_for(client: FlaskClient) -> None:
    assert tiles_of(press(client, desk(), "to.chi", "1s")) == "1'23s"


def test_with_red_fives_a_meld_of_fives_is_chosen_by_its_colour(client: FlaskClient) -> None:
    asked = press(client, desk(rules="tenhou"), "to.pon_across", "5p")

    page = client.get(asked).text

    assert 'value="meld.55&#39;5p"' in page
    assert 'value="meld.55&#39;0p"' in page
    assert tiles_of(press(client, desk(rules="tenhou"), "to.pon_left", "0p")) == "0'55p"
    assert tiles_of(press(client, desk(rules="tenhou"), "to.closed_kan", "5s")) == "[5550s]"
    assert tiles_of(press(client, desk(rules="tenhou"), "to.chi", "3m", "meld.3'40m")) == "3'40m"


def test_a_set_with_two_red_circles_lets_both_lie_in_a_meld(client: FlaskClient, catalog: Catalog) -> None:
    rules = "tenhou~red_fives:4"

    page = client.get(press(client, desk(rules=rules), "to.pon_left", "0p")).text

    assert 'value="meld.0&#39;55p"' in page
    assert 'value="meld.0&#39;50p"' in page


def test_the_winning_tile_can_be_changed_and_an_indicator_added(client: FlaskClient) -> None:
    hand = desk(tiles="234m567p23455s67p8p", dora="1m")

    assert tiles_of(press(client, hand, "to.winning", "5p")) == "234m567p23455s67p +5p"
    assert draft_of(press(client, hand, "to.dora", "2m"))["dora"] == ["12m"]


def test_a_choice_of_what_comes_next_is_for_one_tile_and_pressed_again_is_no_choice(client: FlaskClient) -> None:
    chosen = press(client, desk(tiles="1m"), "to.dora")

    assert draft_of(chosen)["next"] == ["dora"]
    assert "next" not in draft_of(press(client, chosen, "5z"))
    assert "next" not in draft_of(press(client, chosen, "to.dora"))


def test_taking_back_goes_the_way_back_tile_by_tile_and_meld_by_meld(client: FlaskClient) -> None:
    address = press(client, desk(), "1m", "to.pon_left", "7z", "2m", "to.dora", "5z", "3m")
    seen = []

    for _ in range(5):
        address = press(client, address, "back")
        seen.append((tiles_of(address), draft_of(address).get("dora")))

    assert seen == [
        ("1m 7'77z 2m", ["5z"]),
        ("1m 7'77z", ["5z"]),
        ("1m", ["5z"]),
        ("", ["5z"]),
        ("", None),
    ]


def test_taking_back_begins_with_what_the_pad_added_last(client: FlaskClient) -> None:
    typed = desk(tiles="234m567p23455s67p8p", dora="1m")

    assert draft_of(press(client, typed, "back")) == {"tiles": ["234m567p23455s678p"]}
    assert tiles_of(press(client, desk(tiles="1m", dora="1z"), "2m", "back")) == "1m"


def test_a_called_tile_that_waits_for_its_others_is_taken_back_first(client: FlaskClient) -> None:
    address = press(client, desk(tiles="1m"), "to.chi", "5s", "back")

    assert draft_of(address) == {"tiles": ["1m"], "next": ["chi"]}


def test_many_moves_may_come_at_once(client: FlaskClient) -> None:
    answer = client.get(f"{desk(tiles='1m')}&do=2m&do=3m&do=back&do=4m")

    assert tiles_of(answer.headers["Location"]) == "124m"


def test_a_script_gets_the_page_with_what_is_to_be_said_and_the_address_it_stands_for(client: FlaskClient) -> None:
    answer = client.get(f"{desk(tiles='1m', seat='west')}&do=5p&do=5p&live=1")

    assert answer.status_code == 200
    assert answer.headers["Content-Location"] == "/en/hand?tiles=1m55p&seat=west&rules=ema-2025"
    assert said(answer) == "Added: 5 of circles. Added: 5 of circles. 3 tiles in the hand."
    assert value(answer, "tiles") == "1m55p"
    assert 'href="/pl/hand?tiles=1m55p&amp;seat=west&amp;rules=ema-2025"' in answer.text
    assert "do=5p" not in answer.text


def test_everything_that_is_entered_stands_in_the_link(client: FlaskClient) -> None:
    entered = desk(
        tiles="123m9p +9p 7'77z 4'56s [1111s]",
        by="ron",
        discarder="north",
        round="south",
        seat="west",
        events="last_tile",
        dora="4z1m",
        honba="2",
        sticks="1",
        discards="1z9m'",
        passed="6s",
        pao="daisangen",
        liable="south",
    )

    address = press(client, entered, "score")

    link = parse_link(address.rpartition("/")[2])
    assert [meld.kind.value for meld in link.melds] == ["pon", "chi", "closed_kan"]
    assert link.situation.discarder is Wind.NORTH
    assert [discard.called for discard in link.situation.discards] == [False, True]
    assert client.get(address).status_code == 200


def test_thirteen_tiles_lead_to_their_waits(client: FlaskClient) -> None:
    answer = client.get(desk(tiles="234m567p23455s67p"))

    assert "Show the waits" in answer.text
    assert press(client, desk(tiles="234m567p23455s67p"), "score") == (
        "/en/hand/1_234m56677p23455s__ree_2025-08_ema-2025"
    )


@pytest.mark.parametrize(
    ("tiles", "line"),
    [
        ("", "Thirteen tiles, then the winning one."),
        ("123m", "3 tiles in the hand."),
        ("234m567p23455s67p", "Thirteen tiles: add the winning one, or see what the hand waits for."),
        ("234m567p23455s67p8p", "2,900 points 2 han, 30 fu"),
        (
            "2'34m567p23455s67p1p",
            "This is not a complete hand: four sets and a pair, seven pairs, or thirteen orphans.",
        ),
        ("1'23m567p23455s67p8p", "The hand is complete but has no yaku, so it cannot win. Dora are not yaku."),
    ],
)
def test_the_line_above_the_buttons_says_what_the_hand_is_worth(client: FlaskClient, tiles: str, line: str) -> None:
    assert worth(client.get(desk(tiles=tiles))) == line


@pytest.mark.parametrize("code", CODES)
def test_a_change_of_language_keeps_the_draft(client: FlaskClient, code: str) -> None:
    answer = client.get(desk(tiles="4'23p 55z", dora="1m", events=["ippatsu", "last_tile"], rules="tenhou"))

    address = f"/{code}/hand?tiles=4%2723p%2055z&amp;dora=1m&amp;events=ippatsu&amp;events=last_tile&amp;rules=tenhou"
    assert f'href="{address}"' in answer.text


def test_a_change_of_rules_keeps_the_draft(client: FlaskClient) -> None:
    answer = client.get(desk(tiles="55z", rules="tenhou"))

    for rules in ("ema-2025", "mleague"):
        assert f'href="/en/hand?tiles=55z&amp;rules={rules}"' in answer.text


def test_without_rules_the_desk_opens_once_under_those_used_last(client: FlaskClient) -> None:
    client.get("/en/yaku/?rules=tenhou")

    answer = client.get(desk(tiles="1m"))

    assert answer.status_code == 302
    assert answer.headers["Location"] == "/en/hand?tiles=1m&rules=tenhou"
    assert "Cookie" in answer.headers["Vary"]
    assert client.get(answer.headers["Location"]).status_code == 200


def test_who_goes_back_to_the_usual_rules_stays_there(client: FlaskClient) -> None:
    client.get("/en/hand?rules=tenhou")

    assert press(client, desk(rules="ema-2025"), "1m").startswith("/en/hand?tiles=1m&rules=ema-2025")
    assert 'href="/en/hand?rules=ema-2025"' in client.get("/en/hand?rules=tenhou").text


def test_locked_rules_cannot_be_changed_on_the_desk_nor_on_the_hand(client: FlaskClient) -> None:
    client.get("/en/hand?rules=tenhou")
    locked = desk(tiles="234m567p23455s67p8p", rules="mleague", locked="1")

    page = client.get(locked).text
    result = press(client, locked, "score")

    assert "Fixed for this event" in page
    assert "rules=tenhou" not in page
    assert result.endswith("_mleague?locked=1")
    assert "rules=tenhou" not in client.get(result).text
    assert draft_of(press(client, locked, "back"))["locked"] == ["1"]


def test_rules_can_be_fixed_for_an_event(client: FlaskClient) -> None:
    page = client.get(desk(tiles="1m", rules="mleague")).text

    assert 'href="/en/hand/event?rules=mleague"' in page


def test_a_hand_of_a_link_fills_the_desk_and_comes_back_the_same(app: Flask, catalog: Catalog) -> None:
    rows = [
        {"concealed": "123678m45p23499s", "win": "6p", "by": "ron", "round": "east", "seat": "west", "dora": "4z"},
        {
            "concealed": "123m9p",
            "win": "9p",
            "by": "ron",
            "from": "north",
            "round": "south",
            "seat": "west",
            "melds": [
                {"kind": "pon", "tiles": "777z", "called": "7z", "from": "across"},
                {"kind": "chi", "tiles": "456s"},
                {"kind": "closed_kan", "tiles": "1111s"},
            ],
            "events": ["last_tile"],
            "honba": 2,
            "sticks": 1,
            "discards": "1z9m'",
            "passed": "6s",
            "pao": {"yaku": "daisangen", "seat": "south"},
        },
    ]
    entry = catalog.default_ruleset
    rules = Rules(entry, entry.ruleset)
    client = app.test_client()
    for row in rows:
        record = read_record(row, catalog.rules)
        with app.test_request_context("/en/"):
            app.preprocess_request()
            address = desk_address(record, rules)

        again = press(client, address, "score")

        link = parse_link(again.rpartition("/")[2])
        assert record.hand is not None
        assert link.hand == record.hand
        assert link.situation == record.situation


def test_the_door_of_the_desk_is_in_the_header(client: FlaskClient) -> None:
    assert '<a href="/en/hand" aria-current="true">Hand</a>' in client.get("/en/hand").text


def test_one_parameter_more_changes_nothing(client: FlaskClient) -> None:
    address = with_parameters(desk(tiles="1m"), colour="red")

    assert value(client.get(address), "tiles") == "1m"
