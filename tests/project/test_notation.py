"""docs/notation.md says how a hand is written and read."""

from __future__ import annotations

import re

import pytest

from tests.project.checkout import TOP
from webapp.riichi.notation import (
    format_discards,
    format_notation,
    format_parts,
    parse_discards,
    parse_notation,
    parse_parts,
)
from webapp.riichi.written import Fault, Unreadable

DOCUMENT = (TOP / "docs" / "notation.md").read_text(encoding="utf-8")


def rows(heading: str) -> list[list[str]]:
    """The cells of the table below a heading that are given as code."""
    section = DOCUMENT.partition(f"## {heading}\n")[2].partition("\n## ")[0]
    lines = re.findall(r"^\| `.+$", section, re.MULTILINE)
    return [[cell.strip().strip("`") for cell in line.split("|")[1:-1]] for line in lines]


def test_the_example_reads_as_it_is_written() -> None:
    example = re.findall(r"^    (.+)$", DOCUMENT, re.MULTILINE)[0]

    assert format_notation(*parse_notation(example)) == example


@pytest.mark.parametrize("text", [row[0] for row in rows("What we write")])
def test_what_we_write_reads_and_is_written_the_same(text: str) -> None:
    assert format_parts(parse_parts(text)) == text


@pytest.mark.parametrize(("text", "same"), rows("What we read as well"))
def test_another_spelling_means_the_same(text: str, same: str) -> None:
    assert format_parts(parse_parts(text)) == same


@pytest.mark.parametrize(("text", "why"), rows("What is refused"))
def test_what_is_refused_is_refused_for_that(text: str, why: str) -> None:
    with pytest.raises(Unreadable) as refused:
        parse_notation(text)

    assert [piece.fault.value for piece in refused.value.misread] == [why]


def test_every_reason_is_in_the_document() -> None:
    named = {why for _, why in rows("What is refused")}

    assert named | {Fault.TOO_LONG.value, Fault.TILES_ONLY.value} == {fault.value for fault in Fault}


def test_the_discards_of_the_document_are_read() -> None:
    text = re.findall(r"^`(.+)`\.$", DOCUMENT, re.MULTILINE)[-1]

    assert format_discards(parse_discards(text)) == text
