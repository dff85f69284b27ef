"""What the hand format promises of every line that is written for a win, checked by arithmetic of its own."""

from __future__ import annotations

from typing import Any

from tests.riichi.hands import Entry
from webapp.riichi.ruleset import Ruleset

YAKUMAN = frozenset(
    {
        "renhou", "kokushi", "chuuren", "suuankou", "suukantsu", "ryuuiisou", "chinroutou", "tsuuiisou", "daisangen",
        "shousuushii", "daisuushii", "tenhou", "chihou",
    }
)  # fmt: skip
LIMIT_BASE = {"mangan": 2000, "haneman": 3000, "baiman": 4000, "sanbaiman": 6000, "yakuman": 8000}


def broken_promises(hand: Entry, line: dict[str, Any], ruleset: Ruleset) -> list[str]:
    """What a line breaks of the promises made for it; nothing for a hand without liability that was scored right."""
    if not line.get("win"):
        return []
    of_kind = _yakuman_promises(line, ruleset) if line["yakuman"] else _ordinary_promises(line)
    kept = {**_payment_promises(hand, line, ruleset), **of_kind, **_value_promises(hand, line, ruleset)}
    return [promise for promise, is_kept in kept.items() if not is_kept]


def _payment_promises(hand: Entry, line: dict[str, Any], ruleset: Ruleset) -> dict[str, bool]:
    payments, sticks = line["payments"], hand.get("sticks", 0)
    payers = {seat: points for seat, points in payments.items() if seat != hand["seat"]}
    honba = ruleset.honba_points * hand.get("honba", 0)
    wanted = {"east", "south", "west", "north"} - {hand["seat"]}
    payer = {hand.get("from", "discarder")}
    return {
        "payments sum to the sticks": sum(payments.values()) == sticks * 1000,
        "the winner receives the total": payments[hand["seat"]] == line["total"],
        "the total is the value, the honba and the sticks": line["total"] == line["value"] + honba + sticks * 1000,
        "payers pay": all(points < 0 for points in payers.values()),
        "the right ones pay": "pao" in hand or set(payers) == (payer if hand["by"] == "ron" else wanted),
    }


def _ordinary_promises(line: dict[str, Any]) -> dict[str, bool]:
    fu = sum(item["fu"] for item in line["fu_items"])
    is_alone = line["yaku"] == {"renhou": 5}
    return {
        "han add up": sum(line["yaku"].values()) + line["dora"] + line["red"] + line["ura"] == line["han"],
        "no yakuman among ordinary yaku": is_alone or YAKUMAN.isdisjoint(line["yaku"]),
        "fu add up": line["fu"] is None if is_alone else line["fu"] == (25 if fu == 25 else (fu + 9) // 10 * 10),
        "there is a yaku": bool(line["yaku"]),
    }


def _yakuman_promises(line: dict[str, Any], ruleset: Ruleset) -> dict[str, bool]:
    multiples = list(line["yaku"].values())
    units = sum(multiples) if ruleset.yakuman_add_up else max(multiples)
    return {
        "only yakuman are named": set(line["yaku"]) <= YAKUMAN,
        "yakuman add up or the largest counts": line["yakuman"] == min(units, ruleset.yakuman_cap or units),
        "no han beside a yakuman": line["han"] == line["dora"] == line["red"] == line["ura"] == 0,
        "no fu beside a yakuman": line["fu"] is None and line["fu_items"] == [],
        "a yakuman is the limit": line["limit"] == "yakuman",
    }


def _value_promises(hand: Entry, line: dict[str, Any], ruleset: Ruleset) -> dict[str, bool]:
    limit, base = limit_and_base(line["han"], line["fu"] or 0, ruleset)
    if line["yakuman"]:
        limit, base = "yakuman", 8000 * line["yakuman"]
    return {
        "the limit follows from han and fu": line["limit"] == limit,
        "the value follows from han and fu": line["value"] == points(base, hand["seat"] == "east", hand["by"]),
    }


def limit_and_base(han: int, fu: int, ruleset: Ruleset) -> tuple[str | None, int]:
    """The limit and the base points of han and fu, as rulebooks print them."""
    if han >= 13:
        limit = "yakuman" if ruleset.counted_yakuman else "sanbaiman"
    elif han >= 11:
        limit = "sanbaiman"
    elif han >= 8:
        limit = "baiman"
    elif han >= 6:
        limit = "haneman"
    elif han == 5 or fu * 2 ** (han + 2) >= 2000 or (ruleset.kiriage_mangan and (han, fu) in {(4, 30), (3, 60)}):
        limit = "mangan"
    else:
        return None, fu * 2 ** (han + 2)
    return limit, LIMIT_BASE[limit]


def points(base: int, is_dealer: bool, by: str) -> int:  # noqa: FBT001
    """What base points bring in all."""
    if by == "ron":
        return up(base * (6 if is_dealer else 4))
    return 3 * up(2 * base) if is_dealer else up(2 * base) + 2 * up(base)


def up(amount: int) -> int:
    return (amount + 99) // 100 * 100
