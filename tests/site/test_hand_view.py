"""How a hand is laid out: calls sideways by source, kans as players lay them, lines on their tiles."""

from pathlib import Path

import pytest

from webapp.riichi.hand import Hand, Meld, MeldKind, Source
from webapp.riichi.situation import WinBy
from webapp.riichi.tiles import Tile, parse_tile, parse_tiles
from webapp.site.i18n import speaking
from webapp.site.views.hand import HandView, hand_view, meld_view
from webapp.site.views.tiles import Pose

SIDEWAYS, STACKED, UPRIGHT = Pose.SIDEWAYS, Pose.STACKED, Pose.UPRIGHT


def laid(kind: MeldKind, tiles: str, called: str | None = None, source: Source | None = None) -> list[tuple[str, Pose]]:
    meld = Meld(kind, parse_tiles(tiles), parse_tile(called) if called else None, source)
    return [(tile.picture, tile.pose) for tile in meld_view(meld).tiles]


@pytest.mark.parametrize(("source", "place"), [(Source.LEFT, 0), (Source.ACROSS, 1), (Source.RIGHT, 2)])
def test_a_pon_shows_its_source_by_the_sideways_tile(source: Source, place: int) -> None:
    poses = [pose for _, pose in laid(MeldKind.PON, "555z", "5z", source)]

    assert poses == [SIDEWAYS if position == place else UPRIGHT for position in range(3)]


@pytest.mark.parametrize(("source", "place"), [(Source.LEFT, 0), (Source.ACROSS, 1), (Source.RIGHT, 3)])
def test_an_open_kan_shows_its_source_by_the_sideways_tile(source: Source, place: int) -> None:
    poses = [pose for _, pose in laid(MeldKind.OPEN_KAN, "9999p", "9p", source)]

    assert poses == [SIDEWAYS if position == place else UPRIGHT for position in range(4)]


def test_a_chii_has_the_called_tile_first_and_the_others_ascending() -> None:
    assert laid(MeldKind.CHI, "345m", "4m", Source.LEFT) == [("4m", SIDEWAYS), ("3m", UPRIGHT), ("5m", UPRIGHT)]


def test_the_red_five_that_was_called_is_the_one_that_lies_sideways() -> None:
    assert laid(MeldKind.PON, "055s", "0s", Source.RIGHT) == [("5s", UPRIGHT), ("5s", UPRIGHT), ("0s", SIDEWAYS)]


@pytest.mark.parametrize(
    ("source", "poses"),
    [
        (Source.LEFT, [SIDEWAYS, STACKED, UPRIGHT, UPRIGHT]),
        (Source.ACROSS, [UPRIGHT, SIDEWAYS, STACKED, UPRIGHT]),
        (Source.RIGHT, [UPRIGHT, UPRIGHT, SIDEWAYS, STACKED]),
    ],
)
def test_an_added_kan_has_its_fourth_tile_on_the_sideways_one(source: Source, poses: list[Pose]) -> None:
    assert [pose for _, pose in laid(MeldKind.ADDED_KAN, "3333s", "3s", source)] == poses


def test_a_closed_kan_shows_its_middle_and_its_red_five() -> None:
    assert laid(MeldKind.CLOSED_KAN, "0555m") == [
        ("back", UPRIGHT),
        ("5m", UPRIGHT),
        ("0m", UPRIGHT),
        ("back", UPRIGHT),
    ]


def test_a_meld_of_which_nobody_said_what_was_called_stands_upright() -> None:
    assert [pose for _, pose in laid(MeldKind.PON, "555z")] == [UPRIGHT] * 3


def test_concealed_tiles_are_sorted_and_the_winning_tile_stands_apart() -> None:
    view = strip("9s0m5m1z234p567p22z3s", "1s")

    assert [tile.picture for tile in view.concealed] == [str(tile) for tile in parse_tiles("50m234567p39s122z")]
    assert view.winning is not None
    assert (view.winning.picture, view.winning_word) == ("1s", "ron")


def test_every_tile_has_a_spoken_name() -> None:
    view = strip("23467m345p22678s", "5m")

    assert [tile.name for tile in view.concealed][:2] == ["2 of characters", "3 of characters"]


def test_a_line_is_marked_on_as_many_tiles_as_it_names() -> None:
    view = strip("23467m345p22678s", "5m", lines=[(), (18 + 1, 18 + 1)])

    assert [tile.picture for tile in view.concealed if 1 in tile.lines] == ["2s", "2s"]


def test_the_winning_tile_belongs_to_the_group_that_it_completed() -> None:
    view = strip("55z234567m22456p", "5z", lines=[(31, 31, 31)])

    assert view.winning is not None
    assert view.winning.lines == (0,)
    assert [tile.picture for tile in view.concealed if tile.lines] == ["5z", "5z"]


def test_a_line_that_is_a_meld_marks_the_whole_meld_and_nothing_else() -> None:
    melds = (Meld(MeldKind.PON, parse_tiles("555s"), parse_tile("5s"), Source.LEFT),)
    view = strip("2344567m22p5s", "6s", melds=melds, lines=[(22, 22, 22)])

    assert [tile.lines for tile in view.melds[0].tiles] == [(0,)] * 3
    assert not any(tile.lines for tile in view.concealed)


def test_tiles_to_blame_are_outlined() -> None:
    view = strip("23467m345p22678s", "5m", outlined=(19, 19))

    assert [tile.picture for tile in view.concealed if tile.is_outlined] == ["2s", "2s"]


def test_the_widest_hand_is_counted_in_tiles() -> None:
    kan = [
        Meld(MeldKind.OPEN_KAN, parse_tiles(tiles), parse_tile(tiles[3:]), Source.LEFT)
        for tiles in ("9999p", "1111p", "1111s", "9999s")
    ]
    view = strip("2p", "2p", melds=tuple(kan))

    assert (view.hand_width, view.width) == (3, 23)


@pytest.mark.parametrize("open_kans", range(5))
def test_the_style_sheet_knows_every_width_that_a_hand_can_have(open_kans: int) -> None:
    style = (Path(__file__).parents[2] / "webapp/site/static/site.css").read_text(encoding="utf-8")
    melds = [
        Meld(MeldKind.OPEN_KAN, parse_tiles(tiles), parse_tile(tiles[3:]), Source.LEFT)
        for tiles in ("9999p", "1111p", "1111s", "9999s")
    ]
    view = strip("1234567777899m"[: 13 - 3 * open_kans] + "m", "2z", melds=tuple(melds[:open_kans]))

    assert f".hand-{view.hand_width} {{ --hand: {view.hand_width}; }}" in style
    assert f".all-{view.width} {{ --all: {view.width}; }}" in style


def strip(
    concealed: str,
    winning: str,
    melds: tuple[Meld, ...] = (),
    lines: list[tuple[int, ...]] | None = None,
    outlined: tuple[int, ...] = (),
) -> HandView:
    hand = Hand(parse_tiles(concealed), melds, parse_tile(winning))
    assert all(isinstance(tile, Tile) for tile in hand.concealed)
    with speaking("en"):
        return hand_view(hand, WinBy.RON, lines or [], outlined)
