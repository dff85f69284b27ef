"""Tiles, melds and hands as values: what they are called, and which cannot be."""

from __future__ import annotations

import pytest

from tests.riichi.hands import named
from webapp.riichi.errors import BadMeld, BadTiles, ImpossibleState
from webapp.riichi.hand import Hand, Meld, MeldKind, Source
from webapp.riichi.situation import Wind
from webapp.riichi.tiles import (
    TILES,
    Tile,
    dora_kind,
    format_kinds,
    format_tiles,
    parse_tile,
    parse_tiles,
)


def test_tiles_are_written_by_suit_in_their_order() -> None:
    assert parse_tiles("406m11z") == (Tile(3), Tile(4, red=True), Tile(5), Tile(27), Tile(27))
    assert format_tiles(parse_tiles("406m11z3m")) == "406m11z3m"
    assert format_kinds((0, 0, 33)) == "11m7z"
    assert parse_tiles("") == ()


def test_red_fives_sort_after_plain_ones() -> None:
    assert sorted(parse_tiles("60574m")) == list(parse_tiles("45067m"))


@pytest.mark.parametrize("text", ["", "5", "m", "m5", "8z", "9z", "0z", "55m", "5M", " 5m", "5x", "٥m"])
def test_a_text_that_is_not_one_tile_is_refused(text: str) -> None:
    with pytest.raises(BadTiles, match="is not one tile"):
        parse_tile(text)


@pytest.mark.parametrize(("text", "says"), [("12", "has no suit"), ("m", "without digits"), ("8z", "'8z' in '8z' is")])
def test_a_text_that_is_not_tiles_is_refused_with_what_was_expected(text: str, says: str) -> None:
    with pytest.raises(BadTiles, match=says) as bad:
        parse_tiles(text)

    assert named(bad.value.problems) == ["bad_tiles tiles"]


@pytest.mark.parametrize(
    ("indicator", "dora"),
    [("1m", "2m"), ("9m", "1m"), ("0p", "6p"), ("9s", "1s"), ("1z", "2z"), ("4z", "1z"), ("5z", "6z"), ("7z", "5z")],
)
def test_an_indicator_shows_the_next_tile_of_its_row(indicator: str, dora: str) -> None:
    assert str(TILES[dora_kind(parse_tile(indicator))]) == dora


def test_a_tile_knows_its_suit_and_number() -> None:
    assert [(tile.suit, tile.number) for tile in parse_tiles("9m0p1s7z")] == [("m", 9), ("p", 5), ("s", 1), ("z", 7)]


def test_a_wind_knows_its_id_and_its_tile() -> None:
    assert [(wind.id, str(TILES[wind.kind])) for wind in Wind] == [
        ("east", "1z"),
        ("south", "2z"),
        ("west", "3z"),
        ("north", "4z"),
    ]


GOOD_MELDS = [
    (MeldKind.CHI, "789s", "7s", Source.LEFT),
    (MeldKind.CHI, "978s", None, None),
    (MeldKind.CHI, "406p", "0p", None),
    (MeldKind.PON, "111z", "1z", Source.ACROSS),
    (MeldKind.PON, "505m", None, Source.RIGHT),
    (MeldKind.OPEN_KAN, "1111z", "1z", Source.LEFT),
    (MeldKind.ADDED_KAN, "5550p", "5p", Source.RIGHT),
    (MeldKind.CLOSED_KAN, "5550p", None, None),
]


@pytest.mark.parametrize(("kind", "tiles", "called", "source"), GOOD_MELDS)
def test_a_meld_holds_its_tiles_and_its_call(
    kind: MeldKind, tiles: str, called: str | None, source: Source | None
) -> None:
    meld = Meld(kind, parse_tiles(tiles), parse_tile(called) if called else None, source)

    assert meld.first == min(tile.kind for tile in meld.tiles)
    assert meld.is_open == (kind is not MeldKind.CLOSED_KAN)
    assert meld.is_kan == (len(meld.tiles) == 4)


BAD_MELDS = [
    (MeldKind.CHI, "", None, None, "a chi is three tiles in a row of one suit, not ''"),
    (MeldKind.CHI, "111m", None, None, "in a row"),
    (MeldKind.CHI, "124m", None, None, "in a row"),
    (MeldKind.CHI, "1234m", None, None, "in a row"),
    (MeldKind.CHI, "89m1p", None, None, "in a row"),
    (MeldKind.CHI, "123z", None, None, "in a row"),
    (MeldKind.CHI, "567z", None, None, "in a row"),
    (MeldKind.PON, "11z", None, None, "a pon is 3 equal tiles, not '11z'"),
    (MeldKind.PON, "1111z", None, None, "a pon is 3"),
    (MeldKind.PON, "112z", None, None, "a pon is 3"),
    (MeldKind.PON, "", None, None, "a pon is 3"),
    (MeldKind.OPEN_KAN, "111z", None, None, "a open_kan is 4"),
    (MeldKind.ADDED_KAN, "1112z", None, None, "a added_kan is 4"),
    (MeldKind.CLOSED_KAN, "111z", None, None, "a closed_kan is 4"),
    (MeldKind.PON, "111z", "2z", None, "the called tile 2z is not in '111z'"),
    (MeldKind.PON, "555m", "0m", None, "the called tile 0m is not in '555m'"),
    (MeldKind.CHI, "123m", "1m", Source.ACROSS, "called from the player on the left"),
    (MeldKind.CHI, "123m", None, Source.RIGHT, "called from the player on the left"),
    (MeldKind.CLOSED_KAN, "1111z", "1z", None, "a closed kan has no called tile"),
    (MeldKind.CLOSED_KAN, "1111z", None, Source.LEFT, "a closed kan has no called tile"),
]


@pytest.mark.parametrize(("kind", "tiles", "called", "source", "says"), BAD_MELDS)
def test_a_meld_that_cannot_be_is_refused(
    kind: MeldKind, tiles: str, called: str | None, source: Source | None, says: str
) -> None:
    with pytest.raises(BadMeld, match=says) as bad:
        Meld(kind, parse_tiles(tiles), parse_tile(called) if called else None, source)

    assert named(bad.value.problems) == ["bad_meld melds"]


def test_equal_hands_are_equal_and_can_be_kept_in_sets() -> None:
    meld = Meld(MeldKind.PON, parse_tiles("111z"))
    one, other = (Hand(parse_tiles("123456m1178s"), (meld,), parse_tile("9s")) for _ in range(2))

    assert one == other
    assert len({one, other}) == 1
    assert not one.is_closed
    assert one.kans == 0
    assert one.reds == sum(tile.red for tile in one.tiles)


def test_an_impossible_state_is_a_value_error_that_tells_all() -> None:
    with pytest.raises(ValueError, match="expected 10") as impossible:
        Hand(parse_tiles("1m"), (Meld(MeldKind.PON, parse_tiles("111z")),), parse_tile("1m"))

    assert isinstance(impossible.value, ImpossibleState)
