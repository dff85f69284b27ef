"""A state that cannot occur at a table is refused, with every contradiction named under the key that holds it."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import webapp.riichi
from tests.riichi.hands import RULESETS, Entry, chi, closed_kan, entry, named, open_kan, pon, problems_of, read, written
from tests.riichi.problem_case import Case
from webapp.riichi.errors import ImpossibleState
from webapp.riichi.hand import Hand
from webapp.riichi.problems import problems
from webapp.riichi.score import score
from webapp.riichi.situation import Pao, Situation, WinBy, Wind
from webapp.riichi.tiles import parse_tile, parse_tiles

OPEN = entry(concealed="456789p1178s", melds=[chi("123m")])
WITH_CLOSED_KAN = entry(concealed="456789p1178s", melds=[closed_kan("2222m")])
WITH_OPEN_KAN = entry(concealed="456789p1178s", melds=[open_kan("2222m")])
KOKUSHI = entry(concealed="119m19p19s234567z", win="1z")


ONE_BY_ONE = [
    Case("ippatsu without riichi", entry(events=["ippatsu"]), ["ippatsu_without_riichi events"]),
    Case("riichi in an open hand", {**OPEN, "riichi": "riichi"}, ["riichi_in_open_hand riichi"]),
    Case("double riichi in an open hand", {**OPEN, "riichi": "double"}, ["riichi_in_open_hand riichi"]),
    Case("riichi with an open kan", {**WITH_OPEN_KAN, "riichi": "riichi"}, ["riichi_in_open_hand riichi"]),
    Case(
        "ippatsu on a replacement tile",
        {**WITH_CLOSED_KAN, "by": "tsumo", "riichi": "riichi", "events": ["ippatsu", "after_kan"]},
        ["ippatsu_after_kan events"],
    ),
    Case("after a kan without a kan", entry(by="tsumo", events=["after_kan"]), ["after_kan_without_kan events"]),
    Case(
        "after a kan with a chi only",
        {**OPEN, "by": "tsumo", "events": ["after_kan"]},
        ["after_kan_without_kan events"],
    ),
    Case("after a kan by ron", {**WITH_OPEN_KAN, "events": ["after_kan"]}, ["after_kan_by_ron events"]),
    Case("a robbed kan by tsumo", entry(by="tsumo", events=["robbed_kan"]), ["robbed_kan_by_tsumo events"]),
    Case(
        "a kan robbed on the last tile",
        entry(events=["robbed_kan", "last_tile"]),
        ["robbed_kan_on_last_tile events"],
    ),
    Case(
        "a robbed tile of which the winner holds another copy",
        entry(concealed="123m456789p1199s", win="9s", events=["robbed_kan"]),
        ["copy_of_robbed_tile win"],
    ),
    Case(
        "a robbed tile of which the winner holds another copy in a meld",
        entry(concealed="456789p1123s", melds=[chi("123m")], win="1m", events=["robbed_kan"]),
        ["copy_of_robbed_tile win"],
    ),
    Case(
        "a first turn with a call",
        {**OPEN, "events": ["first_turn"]},
        ["first_turn_with_meld events"],
    ),
    Case(
        "a first turn with an own concealed kan",
        {**WITH_CLOSED_KAN, "by": "tsumo", "events": ["first_turn"]},
        ["first_turn_with_meld events"],
    ),
    Case(
        "a first turn with riichi",
        entry(riichi="double", events=["first_turn"]),
        ["first_turn_with_riichi events"],
    ),
    Case(
        "a first turn on the last tile",
        entry(by="tsumo", events=["first_turn", "last_tile"]),
        ["first_turn_with_late_event events"],
    ),
    Case(
        "a first turn with a robbed kan",
        entry(events=["first_turn", "robbed_kan"]),
        ["first_turn_with_late_event events"],
    ),
    Case(
        "a first turn after own discards",
        entry(events=["first_turn"], discards="1z"),
        ["first_turn_with_discards discards"],
    ),
    Case("tenhou by ron", entry(seat="east", events=["first_turn"]), ["dealer_first_turn_by_ron by"]),
    Case("five of a kind in the concealed tiles", entry(concealed="11111m456p11789s"), ["fifth_copy concealed"]),
    Case(
        "a fifth copy in a meld",
        entry(concealed="22456m789p78s", melds=[closed_kan("2222m")]),
        ["fifth_copy melds"],
    ),
    Case(
        "a fifth copy as the winning tile",
        entry(concealed="9999s123456m789p", win="9s"),
        ["fifth_copy win"],
    ),
    Case("a fifth copy among the indicators", entry(concealed="111456m456p1178s", dora="11m"), ["fifth_copy dora"]),
    Case(
        "a fifth copy among the ura indicators",
        entry(concealed="111456m456p1178s", riichi="riichi", dora="15m", ura="21m"),
        ["fifth_copy ura"],
    ),
    Case(
        "a fifth copy among the own discards",
        entry(concealed="111456m456p1178s", dora="1m", discards="9p1m"),
        ["fifth_copy discards"],
    ),
    Case(
        "more than sixty-four of a kind among the own discards",
        entry(discards=f"{'1' * 65}m"),
        ["fifth_copy discards"],
    ),
    Case("ura without riichi", entry(dora="1z", ura="2z"), ["ura_without_riichi ura"]),
    Case("more than five indicators", entry(dora="123456z"), ["too_many_indicators dora"]),
    Case(
        "more than five ura indicators",
        entry(riichi="riichi", dora="12345z", ura="123456z"),
        ["more_ura_than_dora ura", "too_many_indicators ura"],
    ),
    Case("more ura than dora", entry(riichi="riichi", dora="1z", ura="23z"), ["more_ura_than_dora ura"]),
    Case(
        "red fives under a ruleset without them", entry(concealed="123m406789p1178s"), ["too_many_red_fives concealed"]
    ),
    Case(
        "more red fives than the set has",
        entry(concealed="123m400789p1178s", ruleset="tenhou", win="9s"),
        ["too_many_red_fives concealed"],
    ),
    Case(
        "more red fives than the set has, one of them in a meld",
        entry(concealed="40678p11178s", melds=[chi("406p")], win="9s", ruleset="tenhou"),
        ["too_many_red_fives melds"],
    ),
    Case("a discarder of a drawn tile", entry(by="tsumo", from_="west"), ["discarder_by_tsumo from"]),
    Case("a winner who discarded the tile", entry(from_="south"), ["own_discard from"]),
    Case(
        "a winner who is liable",
        entry(pao={"yaku": "daisangen", "seat": "south"}),
        ["own_pao pao"],
    ),
    Case("too few tiles", entry(concealed="123m456789p117s"), ["wrong_number_of_tiles concealed"]),
    Case("too many tiles", entry(concealed="123m456789p11788s"), ["wrong_number_of_tiles concealed"]),
    Case(
        "too many tiles beside a meld", {**OPEN, "concealed": "123m456789p1178s"}, ["wrong_number_of_tiles concealed"]
    ),
    Case(
        "more than four melds",
        entry(concealed="", melds=[chi("123m"), chi("456m"), chi("789m"), chi("123p"), chi("456p")]),
        ["wrong_number_of_tiles melds"],
    ),
    Case("a winning tile at a draw", entry(by="draw"), ["win_at_a_draw win"]),
    Case("an event at a draw", entry(by="draw", win=None, events=["last_tile"]), ["event_at_a_draw events"]),
    Case(
        "too few tiles at a draw",
        entry(by="draw", win=None, concealed="123m"),
        ["wrong_number_of_tiles concealed"],
    ),
    Case(
        "a fifth copy at a draw",
        entry(by="draw", win=None, concealed="111456m456p1178s", discards="11m"),
        ["fifth_copy discards"],
    ),
    Case(
        "riichi in an open hand at a draw",
        {**OPEN, "by": "draw", "win": None, "riichi": "riichi"},
        ["riichi_in_open_hand riichi"],
    ),
]


@pytest.mark.parametrize("case", ONE_BY_ONE, ids=[case.says for case in ONE_BY_ONE])
def test_it_is_refused_and_named(case: Case) -> None:
    hand = {key: value for key, value in case.hand.items() if value is not None}

    assert named(problems_of(hand)) == case.problems


ACCEPTED = [
    ("ippatsu on a robbed kan", entry(riichi="riichi", events=["ippatsu", "robbed_kan"])),
    ("ippatsu on the last discard", entry(riichi="riichi", events=["ippatsu", "last_tile"])),
    ("ippatsu on the last tile", entry(by="tsumo", riichi="riichi", events=["ippatsu", "last_tile"])),
    ("riichi with a concealed kan", {**WITH_CLOSED_KAN, "riichi": "riichi"}),
    ("double riichi with a concealed kan", {**WITH_CLOSED_KAN, "riichi": "double"}),
    ("more indicators than the winner's kans", entry(dora="12345z")),
    ("fewer ura than dora", entry(riichi="riichi", dora="12345z", ura="1z")),
    ("ura that the ruleset does not count", entry(riichi="riichi", dora="1z", ura="2z", ruleset="jpml-a")),
    ("ippatsu that the ruleset does not count", entry(riichi="riichi", events=["ippatsu"], ruleset="jpml-a")),
    ("a first turn that the ruleset does not count", entry(events=["first_turn"], ruleset="tenhou")),
    ("four of a kind across a triplet and a sequence", entry(concealed="222234m456p1178s", win="9s")),
    ("four of a kind, the last an indicator", entry(concealed="111456m456p1178s", dora="1m")),
    ("thirteen orphans on a robbed tile", {**KOKUSHI, "events": ["robbed_kan"]}),
    (
        "thirteen orphans on a robbed tile of which the winner holds a copy",
        entry(concealed="19m19p19s1234567z", win="1z", events=["robbed_kan"]),
    ),
    ("a passed tile that is in a meld", entry(concealed="456789p1178s", melds=[pon("333z")], passed="33z")),
    ("riichi without sticks", entry(riichi="riichi", sticks=0)),
    ("a liability that the ruleset does not know", entry(pao={"yaku": "chinroutou", "seat": "west"})),
    ("thirty discards", entry(discards="1234567z1234567z1234567z1234567z", passed="1z")),
    ("riichi at a draw", entry(by="draw", win=None, riichi="riichi", discards="1z")),
]


@pytest.mark.parametrize(("says", "hand"), ACCEPTED, ids=[says for says, _ in ACCEPTED])
def test_what_can_occur_is_accepted(says: str, hand: Entry) -> None:
    assert problems_of({key: value for key, value in hand.items() if value is not None}) == ()


HAND = Hand(parse_tiles("123m456789p1178s"), (), parse_tile("9s"))


def test_a_situation_made_by_hand_is_judged_as_one_that_was_read() -> None:
    pao = Pao("kokushi_13", Wind.WEST)
    situation = Situation(WinBy.RON, Wind.SOUTH, Wind.EAST, honba=-1, sticks=-2, pao=pao)

    found = problems(HAND, situation, RULESETS["ema-2025"])

    assert named(found) == ["negative_number honba", "negative_number sticks", "unknown_yaku pao"]


def test_score_raises_the_problems_that_problems_returns() -> None:
    record = read(entry())
    situation = Situation(WinBy.TSUMO, Wind.SOUTH, Wind.EAST, discarder=Wind.WEST, dora=parse_tiles("123456z"))

    with pytest.raises(ImpossibleState, match=r"at most five.*was drawn") as impossible:
        score(HAND, situation, record.ruleset)

    assert impossible.value.problems == problems(HAND, situation, record.ruleset)
    assert named(impossible.value.problems) == ["discarder_by_tsumo from", "too_many_indicators dora"]


def test_a_hand_made_by_hand_has_thirteen_tiles_and_no_fifth_copy() -> None:
    with pytest.raises(ImpossibleState, match="12 concealed tiles beside 0 melds; expected 13"):
        Hand(parse_tiles("123m456789p117s"), (), parse_tile("9s"))
    with pytest.raises(ImpossibleState, match="1m is there 5 times; a set has four") as impossible:
        Hand(parse_tiles("1111m456789p117s"), (), parse_tile("1m"))

    assert named(impossible.value.problems) == ["fifth_copy win"]


def test_every_problem_is_a_sentence_and_an_error_line() -> None:
    hand = entry(id="x", events=["ippatsu"], dora="123456z")

    line = written(hand)

    assert line == {
        "id": "x",
        "error": [
            {
                "problem": "ippatsu_without_riichi",
                "message": "ippatsu needs riichi",
                "at": "events",
                "pointer": "/events",
            },
            {
                "problem": "too_many_indicators",
                "message": "6 indicators; there are at most five",
                "at": "dora",
                "pointer": "/dora",
            },
        ],
    }


def test_every_problem_of_the_rules_has_a_test_that_triggers_it() -> None:
    sources = [path.read_text(encoding="utf-8") for path in Path(webapp.riichi.__path__[0]).rglob("*.py")]
    ids = {id for source in sources for id in re.findall(r'(?:Problem|wrong)\(\s*"([a-z_]+)"', source)}
    tests = [path.read_text(encoding="utf-8") for path in Path(__file__).parent.glob("test_*.py")]

    untested = {id for id in ids if not any(re.search(rf"\b{id}\b", test) for test in tests)}

    assert untested == set()
