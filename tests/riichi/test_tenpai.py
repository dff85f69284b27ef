"""Thirteen tiles: every wait with its shapes and values, dead waits and furiten."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from hypothesis import assume, given

from tests.riichi.dealt import dealt
from tests.riichi.hands import RULESETS, Entry, entry, read
from webapp.riichi.errors import ImpossibleState
from webapp.riichi.furiten import Furiten, FuritenKind, furiten
from webapp.riichi.groups import Wait
from webapp.riichi.hand import Meld, MeldKind
from webapp.riichi.outcome import NoWin, NoWinReason
from webapp.riichi.score import Score, score
from webapp.riichi.situation import Discard, Riichi, Situation, WinBy, Wind
from webapp.riichi.tenpai import Tenpai, WaitOn, tenpai
from webapp.riichi.tiles import KINDS, Tile, format_kinds, parse_tiles
from webapp.riichi.waits import waits

FLAT = Situation(WinBy.TSUMO, Wind.SOUTH, Wind.EAST)


def examined(concealed: str, rules: str = "ema-2025", **fields: Any) -> Tenpai:
    situation = Situation(WinBy.RON, Wind.SOUTH, Wind.EAST, **fields)
    return tenpai(parse_tiles(concealed), (), situation, RULESETS[rules])


def values(wait: WaitOn) -> tuple[object, object]:
    return value_of(wait.ron), value_of(wait.tsumo)


def test_a_wait_says_its_shapes_the_copies_left_and_what_it_is_worth() -> None:
    found = examined("123m456789p1178s", dora=parse_tiles("9s"))

    low, high = found.waits
    assert (format_kinds([low.kind]), low.shapes, low.left) == ("6s", (Wait.RYANMEN,), 4)
    assert (format_kinds([high.kind]), high.shapes, high.left) == ("9s", (Wait.RYANMEN,), 3)
    assert values(high) == (3900, 5200)
    assert (found.dead, found.furiten) == ((), None)


def test_one_tile_may_complete_the_hand_in_several_ways() -> None:
    found = examined("34555p77s123456m")

    assert {format_kinds([wait.kind]): wait.shapes for wait in found.waits} == {
        "2p": (Wait.RYANMEN,),
        "5p": (Wait.RYANMEN, Wait.SHANPON),
        "7s": (Wait.SHANPON,),
    }


def test_a_wait_that_gives_no_yaku_by_ron_is_still_a_wait() -> None:
    (middle,) = examined("123m456789p1179s").waits

    assert middle.ron == NoWin(NoWinReason.NO_YAKU)
    assert isinstance(middle.tsumo, Score)


def test_a_wait_of_which_no_copy_is_left_is_worth_nothing() -> None:
    (middle,) = examined("123m456789p1179s", dora=parse_tiles("8888s")).waits

    assert (middle.left, middle.ron, middle.tsumo) == (0, None, None)


def test_all_four_copies_in_the_hand_make_a_dead_wait() -> None:
    assert examined("123456m1111z789p").dead == parse_kinds("1z")


def test_the_luck_of_the_moment_and_who_discarded_play_no_part() -> None:
    record = read(entry(by="ron", from_="west", events=["last_tile"]))
    assert record.hand is not None

    found = tenpai(record.hand.concealed, (), record.situation, record.ruleset)

    assert [values(wait) for wait in found.waits] == [(1000, 1500), (1000, 1500)]


def test_what_cannot_be_is_refused() -> None:
    with pytest.raises(ImpossibleState):
        examined("123m456789p1178s", ura=parse_tiles("1m"))


@pytest.mark.parametrize(
    ("says", "fields", "expected"),
    [
        ("nothing let go", {}, None),
        ("another tile", {"discards": (Discard(Tile(0)),), "passed": parse_tiles("1m")}, None),
        ("a wait among the discards", {"discards": (Discard(Tile(26)),)}, (FuritenKind.OWN_DISCARD, "9s")),
        ("one called away", {"discards": (Discard(Tile(23), called=True),)}, (FuritenKind.OWN_DISCARD, "6s")),
        ("a tile let go", {"passed": parse_tiles("9s")}, (FuritenKind.TEMPORARY, "9s")),
        ("one after riichi", {"passed": parse_tiles("96s"), "riichi": Riichi.RIICHI}, (FuritenKind.RIICHI, "69s")),
        (
            "discards before what was let go",
            {"discards": (Discard(Tile(26)),), "passed": parse_tiles("6s")},
            (FuritenKind.OWN_DISCARD, "9s"),
        ),
    ],
)
def test_furiten_is_told_from(says: str, fields: dict[str, Any], expected: tuple[FuritenKind, str] | None) -> None:
    situation = Situation(WinBy.RON, Wind.SOUTH, Wind.EAST, **fields)

    found = furiten(parse_tiles("123m456789p1178s"), (), situation)

    assert found == (expected and Furiten(expected[0], parse_kinds(expected[1])))


def test_furiten_bars_every_ron_and_no_tsumo() -> None:
    found = examined("123m456789p1178s", discards=(Discard(Tile(26)),))

    assert [wait.ron for wait in found.waits] == [NoWin(NoWinReason.FURITEN)] * 2
    assert all(isinstance(wait.tsumo, Score) for wait in found.waits)


def test_a_kan_counts_as_three_tiles() -> None:
    kan = Meld(MeldKind.CLOSED_KAN, parse_tiles("1111z"))

    found = tenpai(parse_tiles("123456m23p99s"), (kan,), FLAT, RULESETS["tenhou"])

    assert [format_kinds([wait.kind]) for wait in found.waits] == ["1p", "4p"]


@given(dealt())
def test_waits_are_the_tiles_that_brute_force_finds(hand: Entry) -> None:
    record = read(hand)
    assert record.hand is not None
    concealed, melds = record.hand.concealed, record.hand.melds
    held = [tile.kind for tile in concealed] + [tile.kind for meld in melds for tile in meld.tiles]

    expected = tuple(
        kind
        for kind in KINDS
        if held.count(kind) < 4 and wins([tile.kind for tile in concealed] + [kind], is_closed=not melds)
    )

    assert waits(concealed, melds) == expected


@given(dealt())
def test_what_a_wait_is_worth_is_what_the_hand_scores(hand: Entry) -> None:
    record = read({**hand, "events": [], "honba": 0})
    assert record.hand is not None
    result = score(record.hand, record.situation, record.ruleset)
    assume(not record.hand.winning.red)
    found = tenpai(record.hand.concealed, record.hand.melds, record.situation, record.ruleset)

    won = [wait for wait in found.waits if wait.kind == record.hand.winning.kind]
    if result == NoWin(NoWinReason.NOT_COMPLETE):
        assert won == []
    else:
        assert value_of(won[0].tsumo if record.situation.is_tsumo else won[0].ron) == value_of(result)


def value_of(result: Score | NoWin | None) -> object:
    return result.value if isinstance(result, Score) else result


def wins(kinds: list[int], *, is_closed: bool) -> bool:
    """Whether tiles are complete, by trying every pair and every way to take groups away."""
    if is_closed and len(kinds) == 14:
        if len(set(kinds)) == 7 and all(kinds.count(kind) == 2 for kind in kinds):
            return True
        if set(kinds) == set(parse_kinds("19m19p19s1234567z")):
            return True
    return any(falls_into_groups(without(kinds, [kind, kind])) for kind in set(kinds) if kinds.count(kind) >= 2)


def falls_into_groups(kinds: list[int]) -> bool:
    if not kinds:
        return True
    return any(falls_into_groups(without(kinds, group)) for group in groups_with(min(kinds), kinds))


def groups_with(lowest: int, kinds: list[int]) -> Iterator[list[int]]:
    if kinds.count(lowest) >= 3:
        yield [lowest] * 3
    if lowest < 27 and lowest % 9 < 7 and lowest + 1 in kinds and lowest + 2 in kinds:
        yield [lowest, lowest + 1, lowest + 2]


def without(kinds: list[int], group: list[int]) -> list[int]:
    left = list(kinds)
    for kind in group:
        left.remove(kind)
    return left


def parse_kinds(text: str) -> tuple[int, ...]:
    return tuple(tile.kind for tile in parse_tiles(text))
