"""Reading the hand format: what is wrong is named under its key, whatever was entered."""

from __future__ import annotations

import json
import math
from time import perf_counter
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.riichi.hands import RULESETS, Entry, chi, entry, named, pon, problems_of, read, written
from webapp.riichi.hand import Meld, MeldKind, Source
from webapp.riichi.record import KEYS, judge, read_record
from webapp.riichi.ruleset import OPTIONS
from webapp.riichi.situation import Discard, Event, Pao, Riichi, Situation, WinBy, Wind
from webapp.riichi.tiles import parse_tile, parse_tiles

BURIED: list[Any] = []
for _ in range(5000):
    BURIED = [BURIED]

JUNK: list[Any] = [
    None, True, False, 0, 1, -1, 1000, 10**30, 10**5000, 1.0, 0.5, math.nan, math.inf,
    "", " ", "x", "5", "m", "8z", "1m ", "🀇", "1m'", "\udcff", "\0", "1" * 100_000 + "m", "'" * 100_000,
    [], [None], [1], ["x"], [[]], [{}], [[["1m"]]], {}, {"kind": "chi"}, {"yaku": {}, "seat": []}, BURIED,
]  # fmt: skip
FINE: dict[str, list[Any]] = {
    "id": [None, "", " ", "x", "5", "m", "8z", "1m ", "🀇", "1m'", "\udcff", "\0", "1" * 100_000 + "m", "'" * 100_000],
    "melds": [[]],
    "events": [[]],
    "options": [{}],
    "honba": [0, 1],
    "sticks": [0, 1],
    "dora": [""],
    "ura": [""],
    "passed": [""],
    "discards": ["", "1m'"],
}
NEVER_READ = frozenset({"expect", "fault_seen"})


def is_fine(key: str, junk: object) -> bool:
    return any(type(junk) is type(fine) and junk == fine for fine in FINE.get(key, []))


@pytest.mark.parametrize("key", sorted(KEYS - NEVER_READ))
def test_junk_under_a_key_is_filed_under_that_key_and_no_other(key: str) -> None:
    for junk in JUNK:
        found = {problem.at for problem in problems_of({**entry(), key: junk})}

        assert found == (set() if is_fine(key, junk) else {key})


@pytest.mark.parametrize("key", ["kind", "tiles", "called", "from"])
def test_junk_in_a_meld_is_filed_under_the_melds(key: str) -> None:
    for junk in JUNK:
        meld = {**pon("333z"), key: junk}

        found = problems_of(entry(concealed="456789p1178s", melds=[meld]))

        assert {problem.at for problem in found} == {"melds"}


@pytest.mark.parametrize("key", ["yaku", "seat"])
def test_junk_in_a_liability_is_filed_under_pao(key: str) -> None:
    for junk in JUNK:
        pao = {"yaku": "daisangen", "seat": "west", key: junk}

        assert {problem.at for problem in problems_of(entry(pao=pao))} == {"pao"}


@pytest.mark.parametrize("option", OPTIONS, ids=[option.id for option in OPTIONS])
def test_junk_for_an_option_is_filed_under_the_options(option: Any) -> None:
    for junk in JUNK:
        found = {problem.at for problem in problems_of(entry(options={option.id: junk}))}

        assert found <= {"options"}
        assert found or junk in (True, False, 0, 1, 1000, [])


@pytest.mark.parametrize("key", ["concealed", "win", "by", "round", "seat"])
def test_a_key_that_is_needed_is_missed(key: str) -> None:
    assert named(problems_of(entry(**{key: None}))) == [f"missing_key {key}"]


@pytest.mark.parametrize("key", sorted(KEYS - {"concealed", "win", "by", "round", "seat"}))
def test_a_key_that_is_not_needed_may_be_absent(key: str) -> None:
    hand = entry(riichi="riichi", dora="1z", ura="2z", honba=1, sticks=1, ruleset="tenhou")
    if key == "dora":
        del hand["ura"]
    if key == "riichi":
        del hand["ura"]

    assert problems_of({name: value for name, value in hand.items() if name != key}) == ()


def test_a_meld_and_a_liability_have_keys_that_they_need() -> None:
    assert named(problems_of(entry(melds=[{}]))) == ["missing_key melds", "missing_key melds"]
    assert named(problems_of(entry(pao={}))) == ["missing_key pao", "missing_key pao"]


@pytest.mark.parametrize("key", ["melds", "events"])
@pytest.mark.parametrize("item", [{}, 1, "ippatsu"])
def test_a_list_without_end_is_one_problem(key: str, item: object) -> None:
    assert named(problems_of({**entry(), key: [item] * 100_000})) == [f"bad_value {key}"]


def test_unknown_keys_are_named_each() -> None:
    hand = entry(Win="9s", uradora="", melds=[{**pon("333z"), "open": True}], concealed="456789p1178s")

    found = problems_of({**hand, "pao": {"yaku": "daisangen", "seat": "west", "who": 1}})

    assert named(found) == ["unknown_key Win", "unknown_key melds", "unknown_key pao", "unknown_key uradora"]
    assert "'uradora' is not a key of the hand format" in [problem.message for problem in found]


def test_what_is_no_object_is_no_hand() -> None:
    for data in (None, 1, "1m", [], [entry()], True, math.nan, BURIED, 10**5000):
        assert named(problems_of(data)) == ["not_an_object"]


def test_a_message_quotes_what_was_entered_and_says_what_was_expected() -> None:
    (problem,) = problems_of(entry(honba="two"))

    assert problem.message == "honba cannot be 'two'; expected a whole number from 0 to 999"


def test_a_message_stays_short_whatever_was_entered() -> None:
    for key in sorted(KEYS - NEVER_READ):
        for junk in JUNK:
            for problem in problems_of({**entry(), key: junk}):
                assert len(problem.message) < 1000


WHOLE = entry(
    id="all of it",
    concealed="406m1p",
    melds=[
        {"kind": "chi", "tiles": "789s", "called": "7s", "from": "left"},
        {"kind": "pon", "tiles": "333z", "called": "3z", "from": "across"},
        {"kind": "added_kan", "tiles": "2222z", "called": "2z", "from": "right"},
    ],
    win="1p",
    from_="north",
    round="south",
    seat="west",
    events=["last_tile"],
    dora="5z1m",
    honba=2,
    sticks=3,
    discards="1m9p'4z",
    passed="9m",
    pao={"yaku": "daisangen", "seat": "north"},
    ruleset="tenhou",
    options={"open_tanyao": False},
    expect={"anything": [1]},
    fault_seen="anything",
)


def test_the_tiles_and_rules_of_the_whole_hand_format_are_read() -> None:
    record = read(WHOLE)

    assert record.id == "all of it"
    assert record.hand is not None
    assert record.hand.concealed == parse_tiles("406m1p")
    assert record.hand.winning == parse_tile("1p")
    assert record.melds == record.hand.melds
    assert record.melds == (
        Meld(MeldKind.CHI, parse_tiles("789s"), parse_tile("7s"), Source.LEFT),
        Meld(MeldKind.PON, parse_tiles("333z"), parse_tile("3z"), Source.ACROSS),
        Meld(MeldKind.ADDED_KAN, parse_tiles("2222z"), parse_tile("2z"), Source.RIGHT),
    )
    assert record.ruleset == RULESETS["tenhou"].derive(open_tanyao=False)


def test_the_situation_of_the_whole_hand_format_is_read() -> None:
    record = read(WHOLE)

    assert record.situation == Situation(
        by=WinBy.RON,
        seat=Wind.WEST,
        round=Wind.SOUTH,
        riichi=Riichi.NO,
        events=frozenset({Event.LAST_TILE}),
        dora=parse_tiles("5z1m"),
        honba=2,
        sticks=3,
        discarder=Wind.NORTH,
        discards=(Discard(parse_tile("1m")), Discard(parse_tile("9p"), called=True), Discard(parse_tile("4z"))),
        passed=parse_tiles("9m"),
        pao=Pao("daisangen", Wind.NORTH),
    )


def test_a_hand_without_a_ruleset_is_judged_by_the_newest_european_rules() -> None:
    assert read(entry()).ruleset is RULESETS["ema-2025"]


@pytest.mark.parametrize("discards", ["'", "1m''", "1z'x", "m'", "'1m", "1m'9p'8z"])
def test_a_mark_follows_the_tile_that_was_called_away(discards: str) -> None:
    assert named(problems_of(entry(discards=discards))) == ["bad_tiles discards"]


def test_every_problem_of_the_melds_is_named() -> None:
    melds = [chi("124m"), {"kind": "kan", "tiles": "x"}, "chi", pon("11z")]

    found = named(problems_of(entry(melds=melds)))

    assert found == ["bad_meld melds", "bad_meld melds", "bad_tiles melds", "bad_value melds", "bad_value melds"]


texts = st.text(max_size=20) | st.from_regex(r"[0-9]{0,5}[mpsz]?'?", fullmatch=True)
junk = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | texts,
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(texts, inner, max_size=4),
    max_leaves=12,
)
near_hands = st.builds(
    lambda changes, extra: {**entry(riichi="riichi", dora="1z", ura="2z"), **changes, **extra},
    st.dictionaries(st.sampled_from(sorted(KEYS)), junk, max_size=5),
    st.dictionaries(texts, junk, max_size=1),
)


@given(junk | near_hands)
def test_whatever_is_entered_gives_a_line_of_json(data: Any) -> None:
    line: Entry = written(data) if isinstance(data, dict) else {"error": problems_of(data)}

    assert json.loads(json.dumps(line, allow_nan=False))
    assert line.get("win") is not None or line["error"]


@given(near_hands)
def test_problems_are_filed_under_keys_of_the_hand_format_or_of_the_object(hand: Entry) -> None:
    assert {problem.at for problem in problems_of(hand)} <= KEYS | hand.keys()


HOSTILE = [
    entry(id="x" * 1_000_000),
    entry(concealed="1m" * 500_000),
    entry(concealed="1" * 1_000_000),
    entry(discards="1m'" * 300_000),
    entry(discards="'" * 1_000_000),
    entry(discards="1" * 390 + "m"),
    entry(dora="1" * 390 + "m"),
    entry(melds=[pon("111z")] * 10_000),
    entry(melds=[{}] * 10_000),
    entry(melds=[1] * 10_000),
    entry(melds=[pon("1" * 390 + "z")] * 100),
    entry(events=["ippatsu"] * 100_000),
    entry(events=["x"] * 10_000),
    entry(events=[BURIED] * 1000),
    entry(options={str(number): number for number in range(10_000)}),
    entry(options={"pao": ["daisangen"] * 100_000}),
    entry(**{f"x{number}": number for number in range(10_000)}),
    entry(honba=10**10_000),
    entry(concealed="1113335557779m", win="9m", passed="1" * 390 + "m"),
]


@pytest.mark.parametrize("number", range(len(HOSTILE)))
def test_a_hostile_hand_costs_no_more_than_its_length(number: int) -> None:
    start = perf_counter()

    written(HOSTILE[number])

    assert perf_counter() - start < 5


def test_a_record_is_judged_without_more_to_say() -> None:
    record = read_record(entry(id=None), RULESETS)

    assert record.id is None
    assert judge(record) == judge(record)


def test_an_id_is_echoed_and_one_that_is_no_text_is_not() -> None:
    assert written(entry(id="mine"))["id"] == "mine"
    assert written(entry(id="mine", win="8z"))["id"] == "mine"
    assert written(entry(id={"deep": BURIED}))["id"] is None
