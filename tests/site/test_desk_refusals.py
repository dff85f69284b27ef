"""What cannot be is refused beside its field, with the reason, and stays where it was entered."""

import pytest
from flask.testing import FlaskClient

from tests.site.desks import desk, draft_of, faults, press, refused, tiles_of, value, with_parameters, worth

WHOLE = "234m567p23455s678p"
CHANGED = {
    "open_tanyao": "no",
    "red_fives": "3",
    "ippatsu": "no",
    "ura_dora": "no",
    "kan_dora": "no",
    "kan_ura_dora": "no",
    "double_wind_pair_fu": "4",
    "counted_yakuman": "yes",
    "temporary_furiten_ends": "own_draw_or_any_call",
    "double_yakuman": "kokushi_13.chuuren_9.suuankou_tanki.daisuushii",
    "abortive_draws": "nine_terminals.four_winds.four_riichi.four_kans.three_winners",
    "kan_after_riichi": "strict_with_yaku",
    "nagashi_mangan": "closed_win",
    "pao": "daisangen.daisuushii.suukantsu",
    "pao_honba_by": "liable",
    "pao_scope": "hand",
    "renhou": "yakuman",
    "sticks_to": "own_back_then_first",
    "rinshan_tsumo_fu": "no",
    "yakuman_cap": "123456",
    "honba_points": "123456",
    "two_han_minimum_from": "5",
    "kokushi_robs_closed_kan": "yes",
    "riichi_below_1000": "yes",
    "riichi_tiles_left": "0",
    "swap_calling": "yes",
    "green_dragon_for_ryuuiisou": "yes",
    "yakuman_add_up": "yes",
}
"""Options of which a table changed so many that they fill an address."""


@pytest.mark.parametrize(
    ("entered", "field", "said"),
    [
        ({"tiles": "11111m"}, "tiles", "A tile appears more than four times"),
        ({"tiles": "111m", "dora": "11m"}, "dora", "A tile appears more than four times"),
        ({"tiles": "0m0m"}, "tiles", "more red fives"),
        ({"tiles": "1234567m1234567p1s"}, "tiles", "The number of tiles is wrong"),
        ({"tiles": "[1111m][2222m][3333m][4444m][5555m]"}, "tiles", "The number of tiles is wrong"),
        ({"tiles": "4'23p", "riichi": "riichi"}, "riichi", "Riichi was declared with an open hand."),
        ({"tiles": WHOLE, "riichi": "double", "ura": "1m"}, "ura", "There are more ura dora indicators"),
        ({"tiles": WHOLE, "events": "ippatsu"}, "events", "Ippatsu is claimed, but riichi was not declared."),
        ({"tiles": WHOLE, "dora": "1z", "ura": "1z"}, "ura", "riichi was not declared"),
        ({"tiles": WHOLE, "dora": "112233m"}, "dora", "There are more than five indicators."),
        ({"tiles": WHOLE, "by": "tsumo", "events": "after_kan"}, "events", "there is no quad in the hand"),
        ({"tiles": WHOLE, "events": "after_kan"}, "events", "always the winner’s own draw"),
        ({"tiles": WHOLE, "by": "tsumo", "events": "robbed_kan"}, "events", "which can only be ron"),
        ({"tiles": WHOLE, "events": ["robbed_kan", "last_tile"]}, "events", "after the last tile"),
        ({"tiles": WHOLE + "8p", "events": "robbed_kan"}, "tiles", "The number of tiles is wrong"),
        ({"tiles": "234m567p88p235s67p8p", "events": "robbed_kan"}, "tiles", "holds a copy of the tile"),
        ({"tiles": "7'77z", "events": "first_turn"}, "events", "on the first turn, but with a meld"),
        ({"tiles": WHOLE, "seat": "east", "events": "first_turn"}, "by", "The dealer won by ron on the first turn"),
        ({"tiles": WHOLE, "seat": "west", "events": "first_turn", "riichi": "riichi"}, "events", "declared before"),
        ({"by": "tsumo", "discarder": "south"}, "discarder", "by tsumo, but a discarder is named"),
        ({"seat": "south", "discarder": "south"}, "discarder", "the discarder are the same player"),
        ({"pao": "daisangen", "liable": "east"}, "liable", "the player liable for the hand are the same"),
        ({"pao": "daisangen"}, "liable", "choose both, or neither"),
        ({"liable": "west"}, "liable", "choose both, or neither"),
        ({"events": "first_turn", "by": "tsumo", "discards": "1z"}, "discards", "the winner has discarded before"),
        ({"honba": "-1"}, "honba", "“-1” is not a whole number from 0 to 999."),
        ({"sticks": "many"}, "sticks", "“many” is not a whole number"),
        ({"honba": "1000"}, "honba", "“1000” is not a whole number"),
        ({"sticks": "٣"}, "sticks", "is not a whole number"),
        ({"seat": "middle"}, "seat", "“middle” is not one of the choices."),
        ({"by": "luck"}, "by", "“luck” is not one of the choices."),
        ({"riichi": "maybe"}, "riichi", "“maybe” is not one of the choices."),
        ({"events": ["rain", "ippatsu"], "riichi": "riichi"}, "events", "“rain” is not one of the choices."),
        ({"pao": "tanyao", "liable": "west"}, "pao", "“tanyao” is not one of the choices."),
        ({"tiles": "123m hello"}, "tiles", "“hello” at sign 6 is not understood."),
        ({"tiles": "123"}, "tiles", "“123” at sign 1 has no suit."),
        ({"tiles": "1m s"}, "tiles", "“s” at sign 4 has no digits before it."),
        ({"tiles": "9z"}, "tiles", "“9z” at sign 1 is not a tile."),
        ({"tiles": "[123m]"}, "tiles", "“[123m]” at sign 1 is not a meld."),
        ({"tiles": "4'2'3p"}, "tiles", "needs one mark"),
        ({"tiles": "+12m"}, "tiles", "one tile is expected right after the plus sign"),
        ({"tiles": "+1m +2m"}, "tiles", "“+2m” at sign 5 is a second winning tile."),
        ({"tiles": "1m" * 201}, "tiles", "This is too long to be a hand."),
        ({"dora": "[1111m]"}, "dora", "only tiles are expected here"),
        ({"discards": "'1m"}, "discards", "needs one mark"),
        ({"passed": "1m" * 31}, "passed", "more tiles than anybody discards"),
    ],
)
def test_it_is_refused_with_the_reason_and_not_scored(
    client: FlaskClient, entered: dict[str, object], field: str, said: str
) -> None:
    answer = client.get(desk(**entered))

    assert answer.status_code == 200
    assert any(said in fault for fault in faults(answer, field)), faults(answer, field)
    assert press(client, desk(**entered), "score").startswith("/en/hand?")


@pytest.mark.parametrize("field", ["tiles", "dora", "ura", "discards", "passed", "honba", "sticks"])
@pytest.mark.parametrize("text", ["12 what?", "“<b>&\"'", "１ ４", "1m" * 300, "🀄 🀅"])
def test_what_cannot_be_read_stays_in_its_field_whatever_is_pressed(client: FlaskClient, field: str, text: str) -> None:
    address = desk(**{field: text, "seat": "west", "events": "last_tile"})

    for move in ("to.dora", "show", "score"):
        address = press(client, address, move)

    answer = client.get(address)
    assert value(answer, field) == text
    assert faults(answer, field)
    assert draft_of(address)["seat"] == ["west"]
    assert draft_of(address)["events"] == ["last_tile"]


def test_every_fault_is_said_at_once(client: FlaskClient) -> None:
    answer = client.get(desk(tiles="4'23p 12 x", riichi="riichi", honba="x", events="ippatsu", seat="west"))

    assert len(faults(answer, "tiles")) == 2
    assert faults(answer, "honba")
    assert worth(answer) in faults(answer, "tiles")


def test_what_may_come_from_what_cannot_be_read_is_not_said(client: FlaskClient) -> None:
    answer = client.get(desk(tiles=WHOLE, riichi="perhaps", events="ippatsu"))

    assert faults(answer, "riichi")
    assert not faults(answer, "events")


def test_a_hand_that_still_grows_is_told_what_is_missing_once_a_score_was_asked_for(client: FlaskClient) -> None:
    growing = desk(tiles="123m", events="after_kan", by="tsumo")

    asked = press(client, growing, "score")

    assert not faults(client.get(growing), "tiles")
    assert not faults(client.get(growing), "events")
    assert "The number of tiles is wrong" in faults(client.get(asked), "tiles")[0]
    assert "asked" not in draft_of(press(client, asked, "4m"))


@pytest.mark.parametrize(
    ("entered", "moves", "why"),
    [
        ({"tiles": "1111m"}, ["1m"], "1 of characters: none is left, all are used."),
        ({"tiles": "111m", "dora": "1m"}, ["1m"], "1 of characters: none is left, all are used."),
        ({"rules": "tenhou", "tiles": "0p"}, ["0p"], "Red 5 of circles: none is left, all are used."),
        ({}, ["0p"], "Red 5 of circles: these rules have no red fives."),
        ({"tiles": WHOLE, "dora": "1z"}, ["2z"], "The hand is full."),
        ({"tiles": WHOLE, "next": "hand"}, ["2z"], "The hand is full."),
        ({"tiles": WHOLE, "dora": "12345z", "next": "dora"}, ["6z"], "There are five indicators already."),
        ({"tiles": "12345678999m4p"}, ["to.pon_left", "7z"], "There is no room for another meld"),
        ({"tiles": "11m", "next": "pon_left"}, ["1m"], "1 of characters: no such meld can be made"),
        ({"tiles": "1m", "next": "closed_kan"}, ["1m"], "no such meld can be made"),
        ({"next": "chi"}, ["7z"], "Red dragon: no such meld can be made"),
        ({"tiles": "3333m", "next": "chi"}, ["1m"], "no such meld can be made"),
        ({"tiles": "1111m", "next": "chi"}, ["1m"], "no such meld can be made"),
        ({"tiles": "11m"}, ["meld.1'11m"], "1 of characters: none is left"),
        ({"tiles": "0m", "rules": "tenhou"}, ["meld.0'46m"], "Red 5 of characters: none is left"),
        ({}, ["back"], "There is nothing to take back."),
    ],
)
def test_a_button_that_does_nothing_says_why_and_changes_nothing(
    client: FlaskClient, entered: dict[str, object], moves: list[str], why: str
) -> None:
    *before, last = moves
    address = press(client, desk(**entered), *before)

    answer = client.get(with_parameters(address, do=last))

    assert answer.status_code == 200
    assert why in refused(answer)[0]
    assert value(answer, "tiles") == value(client.get(address), "tiles")


def test_of_a_tile_without_copies_the_pad_says_so(client: FlaskClient) -> None:
    page = client.get(desk(tiles="1111m")).text

    assert 'aria-label="1 of characters, none left" aria-disabled="true"' in page


def test_the_winning_tile_may_be_replaced_by_its_equal(client: FlaskClient) -> None:
    hand = desk(tiles="111m567p23455s67p1m", next="winning")

    assert tiles_of(press(client, hand, "1m")) == "111m567p23455s67p +1m"


def test_tiles_are_added_after_text_that_cannot_be_read_and_taken_back_again(client: FlaskClient) -> None:
    address = press(client, desk(tiles="12 hello", dora="what"), "3m", "to.dora", "1z")

    assert draft_of(address)["tiles"] == ["12 hello 3m"]
    assert draft_of(address)["dora"] == ["what 1z"]
    assert draft_of(press(client, address, "back", "back", "back"))["tiles"] == ["12 hello"]


def test_a_hand_that_its_address_could_not_hold_is_not_sent_away(client: FlaskClient) -> None:
    rules = "~".join(("ema-2025", *(f"{option}:{choice}" for option, choice in CHANGED.items())))
    discards, passed = "1z9p'1s2z'9s1p'3z2s'8p4z'8s3z'", "6s" * 28
    crowded = desk(tiles=WHOLE, rules=rules, discards=discards, passed=passed)

    asked = press(client, crowded, "score")

    assert asked.startswith("/en/hand?")
    assert "too long for the address" in worth(client.get(asked))
