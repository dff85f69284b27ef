"""A hand, its situation and its rules as an object of the hand format: the inverse of riichi.record."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from webapp.riichi.hand import Hand, Meld
from webapp.riichi.ruleset import Ruleset, Value
from webapp.riichi.situation import WIND_IDS, Situation
from webapp.riichi.tiles import format_tiles


def write_hand(hand: Hand, situation: Situation) -> dict[str, Any]:
    """The object for a hand that was won, without its rules; discards and liability are not written."""
    written: dict[str, Any] = {
        "concealed": format_tiles(hand.concealed),
        "melds": [_write_meld(meld) for meld in hand.melds],
        "win": str(hand.winning),
        "by": situation.by.value,
        "round": situation.round.id,
        "seat": situation.seat.id,
        "riichi": situation.riichi.value,
        "events": sorted(event.value for event in situation.events),
        "dora": format_tiles(situation.dora),
        "ura": format_tiles(situation.ura),
        "honba": situation.honba,
        "sticks": situation.sticks,
    }
    if situation.discarder is not None:
        written["from"] = WIND_IDS[situation.discarder]
    return written


def write_rules(ruleset: Ruleset, changes: Mapping[str, Value]) -> dict[str, Any]:
    """The keys for the rules: the ruleset's id, and the options in which the table departs from it."""
    return {"ruleset": ruleset.id, "options": write_changes(changes)}


def write_changes(changes: Mapping[str, Value]) -> dict[str, Any]:
    """Options and their values as JSON has them: a list for a set."""
    return {option: sorted(value) if isinstance(value, frozenset) else value for option, value in changes.items()}


def read_changes(written: Mapping[str, Any]) -> dict[str, Value]:
    """The options and values that write_changes wrote."""
    return {option: frozenset(value) if isinstance(value, list) else value for option, value in written.items()}


def _write_meld(meld: Meld) -> dict[str, str]:
    written = {"kind": meld.kind.value, "tiles": format_tiles(meld.tiles)}
    if meld.called is not None:
        written["called"] = str(meld.called)
    if meld.source is not None:
        written["from"] = meld.source.value
    return written
