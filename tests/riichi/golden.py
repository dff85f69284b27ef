"""The golden hands: one row per fact, each with its source, and what must come out.

A row is a hand in the hand format with `fact`, `source` and `expect` or `cases`. Of what is expected only the keys
that are present count: those of the hand format, and
- `fu_lines`: every line of fu as `reason fu tiles`, in any order,
- `error`: every problem as `id at`,
- `"none"` for a value that is null.
Beside it, `displaced` names yaku that hold but give way, and to what; `breaks` names the condition that a yaku breaks.
"""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any, NamedTuple

from tests.riichi.hands import Entry, entry

FOLDER = Path(__file__).parents[1] / "golden"
NOT_THE_HAND = {"fact", "source", "expect", "cases", "displaced", "breaks"}


class Golden(NamedTuple):
    """One hand and what is expected of it."""

    file: str
    fact: str
    source: str
    hand: Entry
    expect: dict[str, Any]
    displaced: dict[str, str]
    breaks: dict[str, str]


def golden_hands() -> list[Golden]:
    """Every golden hand, a row with cases once for each of them."""
    return [golden for path in sorted(FOLDER.glob("*.toml")) for golden in _rows(path)]


def _rows(path: Path) -> list[Golden]:
    rows = tomllib.loads(path.read_text(encoding="utf-8"))["hand"]
    return [golden for row in rows for golden in _cases(path.stem, row)]


def _cases(file: str, row: dict[str, Any]) -> list[Golden]:
    hand = entry(**{key: value for key, value in row.items() if key not in NOT_THE_HAND})
    if hand["by"] == "draw":
        del hand["win"]
    displaced, breaks = row.get("displaced", {}), row.get("breaks", {})
    if "cases" not in row:
        return [Golden(file, row["fact"], row["source"], hand, row["expect"], displaced, breaks)]
    return [
        Golden(
            file,
            f"{row['fact']}, under {_said(case['options'])}",
            row["source"],
            {**hand, "options": case["options"]},
            case["expect"],
            displaced,
            breaks,
        )
        for case in row["cases"]
    ]


def _said(options: dict[str, Any]) -> str:
    return " and ".join(f"{option} {value}" for option, value in options.items())


def observed(result: dict[str, Any], wanted: dict[str, Any]) -> dict[str, Any]:
    """A written result by the keys of what is wanted, in the words of the golden files."""
    return {key: _observed(result, key) for key in wanted}


def _observed(result: dict[str, Any], key: str) -> Any:
    match key:
        case "fu_lines":
            return sorted(f"{line['reason']} {line['fu']} {line['tiles']}".strip() for line in result["fu_items"])
        case "error":
            return sorted(f"{problem['problem']} {problem['at']}" for problem in result.get("error", []))
        case _:
            value = result.get(key)
            return "none" if value is None else value


def wanted(expect: dict[str, Any]) -> dict[str, Any]:
    """What is expected, lists in the order in which they are compared."""
    return {key: sorted(value) if isinstance(value, list) else value for key, value in expect.items()}
