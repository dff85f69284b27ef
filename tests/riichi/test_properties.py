"""What holds of every hand: of dealt ones here in small numbers, in large ones in the deep run."""

from __future__ import annotations

import re
from collections.abc import Callable
from random import Random
from typing import Any

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from tests.riichi.dealing import deal
from tests.riichi.hands import RULESETS, Entry, closed_kan, pon, problems_of, read, written
from tests.riichi.promises import broken_promises
from webapp.riichi.errors import BadTiles, ImpossibleState
from webapp.riichi.explain import BreachKind, first_broken, why_not
from webapp.riichi.hand import Hand
from webapp.riichi.link import Link, format_link, parse_link
from webapp.riichi.outcome import NoWin, NoWinReason
from webapp.riichi.problems import problems
from webapp.riichi.record import Record
from webapp.riichi.score import Score, readings, score
from webapp.riichi.tiles import FIVES, KINDS, TILES, Tile, dora_kind, format_tiles, parse_tile, parse_tiles
from webapp.riichi.waits import is_complete, waits
from webapp.riichi.yaku import YAKU_BY_ID, YAKU_IDS, YAKU_ORDER, is_used

seeds = st.integers(0, 2**40)
tiles = st.sampled_from(TILES)


@st.composite
def dealt(draw: st.DrawFn, ruleset: str | None = None) -> Entry:
    """A possible hand under any ruleset, or the one that is named."""
    name = ruleset or draw(st.sampled_from(sorted(RULESETS)))
    return {**deal(Random(draw(seeds))), "ruleset": name}


@st.composite
def scores(draw: st.DrawFn) -> Score:
    """A hand that wins."""
    record = read(draw(dealt()))
    result = judged(record)
    assume(isinstance(result, Score))
    assert isinstance(result, Score)
    return result


def judged(record: Record) -> Score | NoWin:
    assert record.hand is not None
    return score(record.hand, record.situation, record.ruleset)


@given(st.lists(tiles))
def test_tiles_read_back_as_they_were_written(some: list[Tile]) -> None:
    assert parse_tiles(format_tiles(some)) == tuple(some)


@given(tiles)
def test_a_tile_reads_back_as_it_was_written(tile: Tile) -> None:
    assert parse_tile(str(tile)) == tile
    assert Tile(9 * "mpsz".index(tile.suit) + tile.number - 1, tile.red) == tile


@given(st.text(alphabet="0123456789mpsz x'", max_size=12))
def test_a_text_is_tiles_where_each_digit_has_a_suit_after_it(text: str) -> None:
    is_tiles = re.fullmatch(r"([0-9]+[mps]|[1-7]+z)*", text) is not None

    if is_tiles:
        found = parse_tiles(text)
        assert parse_tiles(format_tiles(found)) == found
    else:
        with pytest.raises(BadTiles):
            parse_tiles(text)


def test_the_dora_of_the_indicators_are_every_kind_once() -> None:
    assert sorted(dora_kind(TILES[kind]) for kind in KINDS) == list(KINDS)


@given(dealt())
def test_a_link_reads_back_as_the_hand_it_was_made_of(hand: Entry) -> None:
    record = read(hand)
    assert record.hand is not None
    link = Link(record.hand.concealed, record.hand.winning, record.melds, record.situation, "2025-08", hand["ruleset"])

    text = format_link(link)

    assert parse_link(text) == link
    assert parse_link(text).hand == record.hand


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


@given(dealt())
def test_the_paid_reading_is_the_best_of_all(hand: Entry) -> None:
    record = read(hand)
    assert record.hand is not None
    result = judged(record)
    candidates = readings(record.hand, record.situation, record.ruleset)

    if isinstance(result, NoWin):
        assert candidates == []
    else:
        best = (result.value, result.han, result.fu or 0)
        assert best == max((candidate.price.value, candidate.han, candidate.fu) for candidate in candidates)
        alike = [candidate for candidate in candidates if best == (candidate.price.value, candidate.han, candidate.fu)]
        orders = [[YAKU_ORDER[yaku.id] for yaku in sorted(candidate.held)] for candidate in alike]
        assert [YAKU_ORDER[id] for id, _ in result.yaku] == min(orders)


@given(dealt(), st.sampled_from(["daisangen", "daisuushii", "suukantsu"]), st.sampled_from(["south", "west", "north"]))
def test_lines_keep_their_promises_with_and_without_a_liable_player(hand: Entry, yaku: str, seat: str) -> None:
    line = written(hand)
    liable = {**hand, "pao": {"yaku": yaku, "seat": seat}}
    fed = written({**liable, "seat": "east"}) if hand["seat"] == "east" else line

    assert broken_promises(hand, line, RULESETS[hand["ruleset"]]) == []
    assert broken_promises(liable, fed, RULESETS[hand["ruleset"]]) == []
    assert fed.get("value") == line.get("value")


@given(scores(), st.sampled_from(YAKU_IDS))
def test_why_not_is_silent_of_the_yaku_that_count_and_of_no_other(result: Score, yaku: str) -> None:
    counted = {id for id, _ in result.yaku}

    assert (why_not(result, yaku) is None) == (yaku in counted)


@given(scores(), st.sampled_from(sorted(YAKU_BY_ID)))
def test_why_not_names_what_is_so(result: Score, yaku: str) -> None:
    breach = why_not(result, yaku)
    ids = {condition.id for condition in YAKU_BY_ID[yaku].conditions} | {"closed", "green_dragon"}

    if breach is None:
        return
    assert set(breach.kinds) <= {tile.kind for tile in result.reading.hand.tiles}
    match breach.kind:
        case BreachKind.CONDITION | BreachKind.OTHER_READING:
            assert breach.id in ids
        case BreachKind.REPLACED:
            assert breach.id in {id for id, _ in result.yaku}
            assert first_broken(YAKU_BY_ID[yaku], result.reading) is None
        case BreachKind.STANDS_ALONE:
            assert breach.id == "renhou"
        case BreachKind.NOT_USED:
            assert not is_used(yaku, result.reading.ruleset)
        case BreachKind.NOT_A_WIN:
            raise AssertionError(yaku)


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


@given(dealt())
def test_a_hand_waits_for_the_tiles_that_complete_it_and_for_no_others(hand: Entry) -> None:
    record = read(hand)
    assert record.hand is not None
    waited = waits(record.hand.concealed, record.melds)

    for kind in KINDS:
        completed = complete_with(record, TILES[kind])
        assert (kind in waited) == completed


def complete_with(record: Record, tile: Tile) -> bool:
    """Whether the hand with this winning tile has a reading, by the way that score goes."""
    assert record.hand is not None
    try:
        hand = Hand(record.hand.concealed, record.melds, tile)
    except ImpossibleState:
        return False
    bare = type(record.situation)(record.situation.by, record.situation.seat, record.situation.round)
    result = score(hand, bare, record.ruleset)
    is_win = not isinstance(result, NoWin) or result.reason is not NoWinReason.NOT_COMPLETE
    assert is_complete(hand.free_counts, has_melds=bool(hand.melds)) == is_win
    return is_win


SPOILERS: dict[str, Callable[[Entry], Entry]] = {
    "a sixth indicator": lambda hand: {**hand, "dora": hand["dora"] + "123456z"},
    "ura without riichi": lambda hand: {**hand, "riichi": "no", "dora": "1z", "ura": "2z"},
    "ippatsu without riichi": lambda hand: {**hand, "riichi": "no", "ura": "", "events": ["ippatsu"]},
    "an open hand with riichi": lambda hand: {**hand, "melds": [pon("333z")], "riichi": "riichi"},
    "two moments at once": lambda hand: {**hand, "by": "ron", "events": ["robbed_kan", "last_tile"]},
    "a robbed kan by tsumo": lambda hand: {**hand, "by": "tsumo", "events": ["robbed_kan"]},
    "a late first turn": lambda hand: {**hand, "events": ["first_turn", "last_tile"]},
    "a dealer's first ron": lambda hand: {**hand, "by": "ron", "seat": "east", "events": ["first_turn"]},
    "a winner who discarded": lambda hand: {**hand, "from": hand["seat"]},
    "a winner who is liable": lambda hand: {**hand, "pao": {"yaku": "daisangen", "seat": hand["seat"]}},
    "one tile too few": lambda hand: {**hand, "concealed": format_tiles(parse_tiles(hand["concealed"])[1:])},
    "one meld too many": lambda hand: {**hand, "melds": [*hand["melds"], closed_kan("1111z")]},
    "five of a kind": lambda hand: {**hand, "discards": 5 * hand["win"]},
    "a red five too many": lambda hand: {**hand, "discards": "00m"},
    "no tile at all": lambda hand: {**hand, "win": ""},
}


@given(dealt(), st.sets(st.sampled_from(sorted(SPOILERS)), min_size=1, max_size=3))
def test_a_hand_that_is_spoiled_is_refused(hand: Entry, spoilers: set[str]) -> None:
    for spoiler in sorted(spoilers):
        hand = SPOILERS[spoiler](hand)

    assert problems_of(hand) != ()
    assert written(hand)["error"]


@given(dealt(), dealt())
def test_a_hand_in_the_situation_of_another_is_scored_or_refused_with_its_problems(one: Entry, other: Entry) -> None:
    hand, situation, ruleset = read(one).hand, read(other).situation, read(other).ruleset
    assert hand is not None
    found = problems(hand, situation, ruleset)

    if not found:
        assert isinstance(score(hand, situation, ruleset), Score | NoWin)
        return
    with pytest.raises(ImpossibleState) as impossible:
        score(hand, situation, ruleset)
    assert impossible.value.problems == found
