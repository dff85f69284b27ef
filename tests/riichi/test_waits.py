"""What a hand waits for, and when its own discards bar a ron."""

from __future__ import annotations

import pytest

from tests.riichi.hands import closed_kan, entry, open_kan, read, won
from webapp.riichi.groups import Form, GroupKind, Wait
from webapp.riichi.hand import Meld, MeldKind
from webapp.riichi.tiles import format_kinds, parse_tiles
from webapp.riichi.waits import waits

FILLED = "123456789m"
SHAPES = [
    ("a two-sided wait", "34p55s", "25p"),
    ("a middle wait", "35p55s", "4p"),
    ("a low edge wait", "12p55s", "3p"),
    ("a high edge wait", "89p55s", "7p"),
    ("a wait on two pairs", "44p55s", "4p5s"),
    ("a nobetan", "3456p", "36p"),
    ("an aryanmen", "2344p", "14p"),
    ("a ryantan", "2223p", "134p"),
    ("a kantan", "3335p", "45p"),
    ("a pentan", "1112p", "23p"),
    ("a wait of three sides", "23456p55s", "147p"),
    ("an entotsu", "34555p77s", "25p7s"),
]


@pytest.mark.parametrize(("name", "shape", "waited"), SHAPES, ids=[name for name, _, _ in SHAPES])
def test_a_shape_waits_for_what_players_know(name: str, shape: str, waited: str) -> None:
    tiles = parse_tiles(shape)
    concealed = (*tiles, *parse_tiles(FILLED)[: 13 - len(tiles)])

    assert format_kinds(waits(concealed, ())) == waited


def test_nine_gates_wait_for_the_whole_suit() -> None:
    assert format_kinds(waits(parse_tiles("1112345678999s"), ())) == "123456789s"


def test_thirteen_orphans_wait_for_thirteen_tiles_or_for_the_missing_one() -> None:
    assert format_kinds(waits(parse_tiles("19m19p19s1234567z"), ())) == "19m19p19s1234567z"
    assert format_kinds(waits(parse_tiles("119m19p19s123456z"), ())) == "7z"


def test_seven_pairs_wait_for_the_last_one() -> None:
    assert format_kinds(waits(parse_tiles("1133m5588p22s446z"), ())) == "6z"


def test_a_hand_that_is_not_one_short_waits_for_nothing() -> None:
    assert waits(parse_tiles("147m147p147s1234z"), ()) == ()


def test_a_tile_of_which_the_player_holds_all_four_is_no_wait() -> None:
    kan = Meld(MeldKind.CLOSED_KAN, parse_tiles("1111z"))

    assert waits(parse_tiles("123456m1111z789p"), ()) == ()
    assert format_kinds(waits(parse_tiles("123456m23p99s"), (kan,))) == "14p"
    assert waits(parse_tiles("123456789m1z"), (kan,)) == ()


def test_melds_leave_no_room_for_seven_pairs() -> None:
    pon = Meld(MeldKind.PON, parse_tiles("999s"))

    assert waits(parse_tiles("113355779p1z"), (pon,)) == ()


WAITS = [
    ("34p", "5p", Wait.RYANMEN, 1),
    ("34p", "2p", Wait.RYANMEN, 1),
    ("35p", "4p", Wait.KANCHAN, 1),
    ("12p", "3p", Wait.PENCHAN, 1),
    ("89p", "7p", Wait.PENCHAN, 1),
]


@pytest.mark.parametrize(("shape", "win", "wait", "groups"), WAITS)
def test_a_reading_says_which_wait_was_completed(shape: str, win: str, wait: Wait, groups: int) -> None:
    reading = won(entry(concealed=f"456789m{shape}11345s", win=win, riichi="riichi")).reading

    completed = reading.winning_group

    assert reading.wait is wait
    assert completed is not None
    assert completed.kind is GroupKind.SEQUENCE
    assert reading.shape.form is Form.STANDARD


def test_a_reading_says_which_group_was_completed_by_a_pair_wait_and_by_two_pairs() -> None:
    by_pair = won(entry(concealed="123m456789p789s4z", win="4z", riichi="riichi")).reading
    by_triplet = won(entry(concealed="123m456789p2288s", win="8s", riichi="riichi")).reading

    assert (by_pair.wait, by_pair.winning_group and by_pair.winning_group.kind) == (Wait.TANKI, GroupKind.PAIR)
    assert (by_triplet.wait, by_triplet.winning_group) == (Wait.SHANPON, by_triplet.groups[-1])
    assert not by_triplet.groups[-1].is_concealed


def test_seven_pairs_wait_on_a_pair_and_thirteen_orphans_on_no_group() -> None:
    pairs = won(entry(concealed="1133m5588p22s446z", win="6z")).reading
    orphans = won(entry(concealed="119m19p19s234567z", win="1z")).reading
    thirteen = won(entry(concealed="19m19p19s1234567z", win="1z")).reading

    assert (pairs.shape.form, pairs.wait) == (Form.SEVEN_PAIRS, Wait.TANKI)
    assert pairs.winning_group == pairs.groups[-1]
    assert (orphans.shape.form, orphans.wait, orphans.winning_group) == (Form.THIRTEEN_ORPHANS, Wait.ORPHAN, None)
    assert thirteen.wait is Wait.THIRTEEN
    assert sorted(kind for group in thirteen.groups for kind in group.kinds) == sorted(
        tile.kind for tile in parse_tiles("19m19p19s11234567z")
    )


def test_the_groups_of_a_reading_are_the_tiles_of_the_hand() -> None:
    hand = entry(
        concealed="22m789p",
        melds=[closed_kan("5555s"), open_kan("7777z"), {"kind": "chi", "tiles": "123m"}],
        win="9p",
        by="ron",
    )
    hand["concealed"] = "22m78p"
    record = read(hand)
    assert record.hand is not None

    groups = won(hand).reading.groups

    assert sorted(kind for group in groups for kind in group.kinds) == sorted(tile.kind for tile in record.hand.tiles)
    assert [(group.kind, group.is_meld, group.is_concealed) for group in groups][-3:] == [
        (GroupKind.QUAD, True, True),
        (GroupKind.QUAD, True, False),
        (GroupKind.SEQUENCE, True, False),
    ]
