"""Winners on one discard for tests: a hand for each seat, all of them from one set of tiles."""

from __future__ import annotations

from typing import Any

from tests.riichi.hands import Entry, entry, pon, won
from webapp.riichi.score import Score

HANDS = {
    "east": "678789m33p12378s",
    "south": "123m456789p1178s",
    "west": "234m456678p2278s",
    "north": "345567m123p5578s",
}
"""A pinfu that waits for 6 and 9 of bamboos for each seat."""
FED: Entry = {"concealed": "44z78s", "melds": [pon("555z"), pon("666z"), pon("777z")]}
"""Three dragons in place of any of them, on the same wait."""


def winner(seat: str, **fields: Any) -> Score:
    """A win of this seat by ron on 9 of bamboos, but for the given fields."""
    return won(entry(**{"seat": seat, "concealed": HANDS[seat], **fields}))


def fed_by(seat: str) -> Entry:
    """The fields of a hand for whose three dragons this seat is liable."""
    return {**FED, "pao": {"yaku": "daisangen", "seat": seat}}
