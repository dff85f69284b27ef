"""What may be changed about a hand without changing its worth, and what adds to it."""

from __future__ import annotations

from random import Random
from typing import Any

from hypothesis import assume, given
from hypothesis import strategies as st

from tests.riichi.dealt import dealt, seeds
from tests.riichi.hands import RULESETS, Entry, read, written
from webapp.riichi.record import Record
from webapp.riichi.score import readings
from webapp.riichi.tiles import FIVES, Tile, format_tiles, parse_tiles


@given(dealt(), seeds)
def test_the_order_of_tiles_and_melds_means_nothing(hand: Entry, seed: int) -> None:
    rng = Random(seed)
    concealed = list(parse_tiles(hand["concealed"]))
    melds = [{**meld, "tiles": shuffled(rng, meld["tiles"])} for meld in hand["melds"]]
    rng.shuffle(concealed)
    rng.shuffle(melds)

    other = written({**hand, "concealed": format_tiles(concealed), "melds": melds})

    assert in_any_order(other) == in_any_order(written(hand))


def shuffled(rng: Random, text: str) -> str:
    found = list(parse_tiles(text))
    rng.shuffle(found)
    return format_tiles(found)


def in_any_order(line: dict[str, Any]) -> dict[str, Any]:
    return {**line, "fu_items": sorted(map(str, line.get("fu_items", ())))}


@given(dealt(), st.permutations([0, 1, 2]))
def test_changing_suits_about_changes_nothing_but_the_green_hand(hand: Entry, suits: list[int]) -> None:
    line = written(hand)
    other = written(with_suits(hand, suits))
    assume("ryuuiisou" not in {*line.get("yaku", ()), *other.get("yaku", ())})

    assert suit_blind(other) == suit_blind(line)


def with_suits(hand: Entry, suits: list[int]) -> Entry:
    names = str.maketrans("mps", "".join("mps"[suit] for suit in suits))
    moved = {key: hand[key].translate(names) for key in ("concealed", "win", "dora", "ura")}
    melds = [{**meld, "tiles": meld["tiles"].translate(names)} for meld in hand["melds"]]
    return {**hand, **moved, "melds": melds}


def suit_blind(line: dict[str, Any]) -> dict[str, Any]:
    """A line without its lines of fu: of readings alike in yaku and rounded fu, which is shown depends on the suits."""
    return {**line, "fu_items": None}


@given(dealt())
def test_a_number_suit_turned_upside_down_changes_nothing_but_the_green_hand(hand: Entry) -> None:
    hand = {**hand, "dora": "", "ura": ""}
    line, turned = written(hand), written(upside_down(hand))
    assume("ryuuiisou" not in {*line.get("yaku", ()), *turned.get("yaku", ())})

    assert suit_blind(turned) == suit_blind(line)


def upside_down(hand: Entry) -> Entry:
    """Every number tile becomes ten less its number."""
    melds = [{**meld, "tiles": turned_over(meld["tiles"])} for meld in hand["melds"]]
    return {**hand, "concealed": turned_over(hand["concealed"]), "win": turned_over(hand["win"]), "melds": melds}


def turned_over(text: str) -> str:
    return format_tiles(
        tile if tile.suit == "z" else Tile(tile.kind - tile.number + 10 - tile.number) for tile in parse_tiles(text)
    )


@given(dealt("tenhou"))
def test_a_red_five_in_the_place_of_a_plain_one_adds_one_han_to_every_reading(hand: Entry) -> None:
    place = next((place for place, tile in enumerate(parse_tiles(hand["concealed"])) if tile.kind in FIVES), None)
    assume(place is not None)
    concealed = list(parse_tiles(hand["concealed"]))
    concealed[place or 0] = Tile(concealed[place or 0].kind, red=True)

    plain, red = read(hand), read({**hand, "concealed": format_tiles(concealed)})

    assert [(candidate.held, candidate.han) for candidate in candidates_of(red)] == [
        (candidate.held, candidate.han + (candidate.yakuman == 0)) for candidate in candidates_of(plain)
    ]


def candidates_of(record: Record) -> list[Any]:
    assert record.hand is not None
    return readings(record.hand, record.situation, record.ruleset)


@given(dealt(), st.integers(1, 5), st.integers(1, 5))
def test_honba_and_sticks_add_to_the_total_and_to_nothing_else(hand: Entry, honba: int, sticks: int) -> None:
    bare = written({**hand, "honba": 0, "sticks": 0, "options": {"two_han_minimum_from": 0}})
    with_both = written({**hand, "honba": honba, "sticks": sticks, "options": {"two_han_minimum_from": 0}})
    assume(bare["win"])

    added = with_both["total"] - bare["total"]

    assert added == honba * RULESETS[hand["ruleset"]].honba_points + 1000 * sticks
    assert {**with_both, "payments": 0, "total": 0} == {**bare, "payments": 0, "total": 0}
