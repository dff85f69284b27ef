"""content/meetings.toml: hands that show which yaku are counted together."""

from __future__ import annotations

import pytest

from tests.catalog.conftest import Content
from webapp.catalog import Catalog


def test_the_hands_are_read_under_the_first_ruleset(content: Content) -> None:
    (record,) = content.load().meetings

    assert record.ruleset.id == "ema-2025"
    assert record.hand is not None


@pytest.mark.parametrize(
    ("old", "new", "fault"),
    [
        ("hands = [", "hands = [7, ", "meetings.toml: hands[0]: Input should be a valid dictionary; found 7"),
        ('"5m"', '"9s"', "meetings.toml: hands[0]: no ruleset counts two yaku in it; expected two at least"),
        ('"5m"', '"5q"', "meetings.toml: hands[0].win: "),
        ("hands", "hand", "meetings.toml: hands: Field required; found"),
    ],
)
def test_a_hand_that_shows_nothing_or_cannot_be_is_a_fault(content: Content, old: str, new: str, fault: str) -> None:
    content.edit("meetings.toml", old, new)

    assert any(found.startswith(fault) for found in content.faults()), content.faults()


def test_a_folder_needs_the_file(content: Content) -> None:
    content.remove("meetings.toml")

    assert "meetings.toml: missing; expected a TOML file" in content.faults()


def test_a_folder_without_a_ruleset_says_nothing_of_the_hands(content: Content) -> None:
    for id in ("ema-2025", "tenhou"):
        content.edit(f"rulesets/{id}.toml", f'id = "{id}"', "id = 7")

    assert not any(found.startswith("meetings.toml") for found in content.faults())


def test_no_hand_of_the_real_file_is_there_twice(real_catalog: Catalog) -> None:
    hands = [(record.hand, record.situation) for record in real_catalog.meetings]

    assert len(hands) == len(set(hands)) > 100
