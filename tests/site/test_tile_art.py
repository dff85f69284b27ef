"""The tile art: every tile has a small, harmless drawing that the script in docs/tiles makes anew."""

import re
from pathlib import Path
from xml.etree import ElementTree as ET

import pytest

from docs.tiles.draw import files

ROOT = Path(__file__).parents[2]
FOLDER = ROOT / "webapp/site/static/tiles"

FACES = [f"{number}{suit}" for suit in "mps" for number in range(10)] + [f"{number}z" for number in range(1, 8)]
STICKS = ["stick-1000", "stick-100"]
ALL = [*FACES, "back", *STICKS]

MARKS = {"svg", "g", "path", "rect", "circle"}
ATTRIBUTES = {
    "viewBox", "x", "y", "cx", "cy", "r", "rx", "d", "width", "height", "transform",
    "fill", "stroke", "stroke-width", "stroke-linecap", "stroke-linejoin",
}  # fmt: skip


def test_every_tile_and_stick_has_one_drawing() -> None:
    drawn = {path.name for path in FOLDER.iterdir()}

    assert drawn == {f"{name}.svg" for name in ALL}


def test_the_script_draws_the_same_files_again() -> None:
    redrawn = files()

    assert redrawn.keys() == set(ALL)
    for name, text in redrawn.items():
        assert text.encode() == read(name).encode(), f"{name}.svg is not what docs.tiles.draw draws"


def test_no_two_drawings_are_alike() -> None:
    assert len({read(name) for name in ALL}) == len(ALL)


@pytest.mark.parametrize("name", ALL)
def test_a_drawing_holds_only_plain_shapes(name: str) -> None:
    elements = list(parse(name).iter())

    assert {element.tag.removeprefix("{http://www.w3.org/2000/svg}") for element in elements} <= MARKS
    assert {key for element in elements for key in element.attrib} <= ATTRIBUTES
    assert not re.search(r"url\(|href|<!|<\?", read(name))


@pytest.mark.parametrize("name", [*FACES, "back"])
def test_every_tile_has_the_same_view_box(name: str) -> None:
    assert parse(name).get("viewBox") == "0 0 300 400"


@pytest.mark.parametrize("name", STICKS)
def test_both_sticks_have_the_same_view_box(name: str) -> None:
    assert parse(name).get("viewBox") == "0 0 320 32"


@pytest.mark.parametrize("number", ["0m", "0p", "0s"])
def test_a_red_five_differs_from_the_five_without_colour(number: str) -> None:
    colour = re.compile("#[0-9a-f]{6}")

    red, ordinary = (sorted(colour.sub("", shape) for shape in shapes(name)) for name in (number, f"5{number[1]}"))

    assert set(red) - set(ordinary)


def test_the_drawings_are_small() -> None:
    sizes = {name: len(read(name).encode()) for name in ALL}

    assert max(sizes.values()) < 6_000
    assert sum(sizes.values()) < 110_000


def test_the_notice_names_the_font_of_the_kanji_and_its_licence() -> None:
    notice = (ROOT / "NOTICE").read_text(encoding="utf-8")

    assert "Kaisei Opti" in notice
    assert "SIL OPEN FONT LICENSE Version 1.1" in notice


def read(name: str) -> str:
    return (FOLDER / f"{name}.svg").read_bytes().decode("utf-8")


def parse(name: str) -> ET.Element:
    return ET.fromstring(read(name))  # noqa: S314  # our own files


def shapes(name: str) -> list[str]:
    """Give the outlines of a drawing, without where its groups put the colours."""
    return re.findall(r"<(?:path|circle|rect)[^>]*>", read(name))
