"""Hands that were really won, with what the platform paid, and hands on which other engines went wrong."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.riichi.hands import RULESETS, Entry, written
from tests.riichi.promises import broken_promises

FILES = {"real_wins.jsonl": 11_261, "engine_cases.jsonl": 53}


def hands(path: Path) -> Iterator[Entry]:
    with path.open(encoding="utf-8") as lines:
        yield from map(json.loads, lines)


def differences(hand: Entry, line: dict[str, Any]) -> dict[str, tuple[Any, Any]]:
    """Each key on which the line is not what is expected, with both values."""
    expect = dict(hand["expect"])
    if expect.pop("error", False) and not line.get("error"):
        return {"error": (None, "expected")}
    if line.get("han", 0) >= 5:
        expect.pop("fu", None)
    return {key: (line.get(key), value) for key, value in expect.items() if line.get(key) != value}


@pytest.mark.parametrize("file", FILES)
def test_every_recorded_hand_is_worth_what_was_recorded(file: str, hands_folder: Path) -> None:
    scored = [(hand, written(hand)) for hand in hands(hands_folder / file)]

    wrong = {hand["id"]: found for hand, line in scored if (found := differences(hand, line))}
    broken = {hand["id"]: lost for hand, line in scored if (lost := promises_broken(hand, line))}

    assert wrong == {}
    assert broken == {}
    assert len(scored) == FILES[file]


def promises_broken(hand: Entry, line: dict[str, Any]) -> list[str]:
    return broken_promises(hand, line, RULESETS[hand["ruleset"]])
