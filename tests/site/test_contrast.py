"""The colours of the tokens against one another: 4.5 for text, 3 for shapes that mean something, light and dark."""

import re
from itertools import product
from pathlib import Path

import pytest

CSS = (Path(__file__).parents[2] / "webapp/site/static/site.css").read_text(encoding="utf-8")
TEXT, SHAPE = 4.5, 3.0

GROUNDS = ("paper", "raised", "tint")
PAIRS = [
    *((text, ground, TEXT) for text, ground in product(("ink", "quiet", "vermilion", "green", "blue"), GROUNDS)),
    ("on-vermilion", "vermilion", TEXT),
    ("on-felt", "felt", TEXT),
    ("on-face", "face", TEXT),
    ("paper", "ink", TEXT),
    *(("edge", ground, SHAPE) for ground in ("paper", "raised")),
    ("face", "felt", SHAPE),
    ("outline", "face", SHAPE),
]
BLOCKS = {
    "light": r":root \{",
    "dark by device": r':root:not\(\[data-theme="light"\]\) \{',
    "dark by choice": r':root\[data-theme="dark"\] \{',
}


def tokens(block: str) -> dict[str, str]:
    """The colours of the first block with this selector."""
    found = re.search(BLOCKS[block] + r"(.*?)\}", CSS, re.DOTALL)
    assert found, block
    return dict(re.findall(r"--([\w-]+): (#[0-9A-F]{6});", found.group(1)))


def contrast(one: str, other: str) -> float:
    """The WCAG contrast of two colours."""
    darker, lighter = sorted((luminance(one), luminance(other)))
    return (lighter + 0.05) / (darker + 0.05)


def luminance(colour: str) -> float:
    channels = [int(colour[place : place + 2], 16) / 255 for place in (1, 3, 5)]
    linear = [value / 12.92 if value <= 0.04045 else ((value + 0.055) / 1.055) ** 2.4 for value in channels]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


@pytest.mark.parametrize("block", BLOCKS)
@pytest.mark.parametrize(("fore", "ground", "least"), PAIRS)
def test_colours_are_far_enough_apart(block: str, fore: str, ground: str, least: float) -> None:
    colours = tokens(block)

    assert contrast(colours[fore], colours[ground]) >= least


def test_dark_by_choice_is_dark_by_device() -> None:
    assert tokens("dark by choice") == tokens("dark by device")


def test_light_and_dark_have_the_same_tokens() -> None:
    assert tokens("light").keys() == tokens("dark by choice").keys()


def test_nothing_but_tokens_names_a_colour() -> None:
    without_tokens = re.sub(r"--[\w-]+: [^;]+;", "", CSS)

    assert not re.search(r"#[0-9a-fA-F]{3,8}\b(?!\))|rgba?\(|hsla?\(", without_tokens)
    assert not re.search(r"(?:color|background|border[\w-]*):[^;]*\b(?:white|black|red|grey|gray)\b", without_tokens)


def test_contrast_is_that_of_the_definition() -> None:
    assert contrast("#000000", "#FFFFFF") == pytest.approx(21)
    assert contrast("#777777", "#FFFFFF") == pytest.approx(4.48, abs=0.01)
