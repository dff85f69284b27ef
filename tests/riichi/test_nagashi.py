"""Nagashi mangan: the first condition that its discards break, and what is written for it."""

from __future__ import annotations

import pytest

from tests.riichi.hands import RULESETS, Entry, closed_kan, entry, pon, read, written
from webapp.riichi.nagashi import breach, nagashi_mangan

KEPT = "19m19p19s1234567z"
CASES = [
    ("ema-2025", {"discards": KEPT}, "not_used"),
    ("tenhou", {"discards": KEPT}, None),
    ("tenhou", {}, "only_terminal_or_honour_discards"),
    ("tenhou", {"discards": "19m2p"}, "only_terminal_or_honour_discards"),
    ("tenhou", {"discards": "19m2p'"}, "only_terminal_or_honour_discards"),
    ("tenhou", {"discards": "1m'9m"}, "no_discard_called"),
    ("tenhou", {"discards": KEPT, "melds": [pon("222p")], "concealed": "2345678m567s"}, None),
    ("mahjong-soul", {"discards": KEPT, "melds": [pon("222p")], "concealed": "2345678m567s"}, None),
    ("ema-2012", {"discards": KEPT, "melds": [pon("222p")], "concealed": "2345678m567s"}, "closed"),
    ("ema-2012", {"discards": KEPT, "melds": [closed_kan("2222p")], "concealed": "2345678m567s"}, None),
    ("ema-2008", {"discards": KEPT, "melds": [closed_kan("2222p")], "concealed": "2345678m567s"}, "closed"),
    ("ema-2008", {"discards": KEPT}, None),
]


@pytest.mark.parametrize(("ruleset", "fields", "condition"), CASES)
def test_the_first_condition_that_breaks_is_named(ruleset: str, fields: Entry, condition: str | None) -> None:
    hand = {"concealed": "2345678m23456p5s", "by": "draw", "win": None, "ruleset": ruleset, **fields}
    record = read(entry(**hand))

    assert breach(record.situation.discards, record.melds, record.ruleset) == condition
    assert (nagashi_mangan(record.situation, record.melds, record.ruleset) is None) == (condition is not None)


def test_nagashi_mangan_is_written_like_a_win() -> None:
    hand = entry(
        id="n", concealed="2345678m23456p5s", by="draw", win=None, discards=KEPT, honba=1, sticks=2, ruleset="ema-2012"
    )

    assert written(hand) == {
        "id": "n",
        "win": True,
        "ruleset": "ema-2012",
        "yaku": {"nagashi_mangan": 5},
        "yakuman": 0,
        "dora": 0,
        "red": 0,
        "ura": 0,
        "han": 5,
        "fu": None,
        "fu_items": [],
        "limit": "mangan",
        "value": 8000,
        "payments": {"south": 10300, "east": -4100, "west": -2100, "north": -2100},
        "total": 10300,
    }


def test_a_draw_without_nagashi_mangan_is_no_win() -> None:
    hand = entry(id="n", concealed="2345678m23456p5s", by="draw", win=None, discards="1m2m")

    assert written(hand) == {"id": "n", "win": False, "reason": "not_complete"}


def test_only_four_rulesets_know_nagashi_mangan() -> None:
    assert [id for id, rules in RULESETS.items() if rules.nagashi_mangan != "none"] == [
        "ema-2008",
        "ema-2012",
        "mahjong-soul",
        "tenhou",
    ]
