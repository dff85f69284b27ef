"""The hands whose explanations are golden: for every yaku one that holds it, and others that just miss it.

A row is a hand in the hand format with `fact` and `source`, or `same_as`, the fact of another golden hand. Then
- `holds`: the yaku that count,
- `breaks`: yaku that miss by one condition, each with the condition,
- `lacks`: yaku that miss by several, each with all conditions that break,
- `otherwise`: yaku that do not count for another reason, each with the kind of breach and what it names,
- `nearest`: what a hand without a yaku comes nearest to, the nearest first,
- `waits`, `dead`, `furiten`: what thirteen tiles wait for, and why they may not; such a row has no winning tile.
"""

from __future__ import annotations

import tomllib
from typing import Any, NamedTuple

from tests.riichi.golden import FOLDER, Golden, golden_hands
from tests.riichi.hands import RULESETS, Entry, entry, read
from webapp.riichi.record import Record, Waiting, read_waiting

NOT_THE_HAND = frozenset(
    {"fact", "source", "same_as", "holds", "breaks", "lacks", "otherwise", "nearest", "waits", "dead", "furiten"}
)


class Explained(NamedTuple):
    """One hand and what its explanation has to say. `waits` is None for a hand with a winning tile."""

    file: str
    fact: str
    source: str
    hand: Entry
    holds: tuple[str, ...]
    breaks: dict[str, str]
    lacks: dict[str, list[str]]
    otherwise: dict[str, str]
    nearest: tuple[str, ...]
    waits: str | None
    dead: str
    furiten: str

    @property
    def given(self) -> Record | Waiting:
        """The hand, read."""
        return read(self.hand) if self.waits is None else read_waiting(self.hand, RULESETS)

    @property
    def asked(self) -> tuple[str, ...]:
        """The yaku that the row is about."""
        return (*self.holds, *self.breaks, *self.lacks, *self.otherwise)


def explained_hands() -> list[Explained]:
    """Every hand of the folder, in the order of its files and rows."""
    known = {golden.fact: golden for golden in golden_hands()}
    return [
        _explained(path.stem, row, known)
        for path in sorted((FOLDER / "explained" / "hands").glob("*.toml"))
        for row in tomllib.loads(path.read_text(encoding="utf-8"))["hand"]
    ]


def _explained(file: str, row: dict[str, Any], known: dict[str, Golden]) -> Explained:
    if "same_as" in row:
        golden = known[row["same_as"]]
        fact, source, hand = golden.fact, golden.source, golden.hand
    else:
        fact, source, hand = row["fact"], row["source"], _hand(row)
    return Explained(
        file,
        fact,
        source,
        hand,
        tuple(row.get("holds", ())),
        row.get("breaks", {}),
        row.get("lacks", {}),
        row.get("otherwise", {}),
        tuple(row.get("nearest", ())),
        row.get("waits"),
        row.get("dead", ""),
        row.get("furiten", ""),
    )


def _hand(row: dict[str, Any]) -> Entry:
    """The hand of a row; thirteen tiles are without the keys of a win."""
    unwon = {"by": None, "win": None} if "waits" in row else {}
    return entry(**unwon, **{key: value for key, value in row.items() if key not in NOT_THE_HAND})
