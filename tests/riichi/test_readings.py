"""All the ways to read a hand, the one that is paid, what completes the hand and what bars a ron."""

from __future__ import annotations

from random import Random

from hypothesis import assume, given
from hypothesis import strategies as st

from tests.riichi.dealt import dealt, judged, seeds
from tests.riichi.hands import RULESETS, Entry, read, written
from tests.riichi.promises import broken_promises
from webapp.riichi.counts import count
from webapp.riichi.errors import ImpossibleState
from webapp.riichi.groups import Form
from webapp.riichi.hand import Hand
from webapp.riichi.outcome import NoWin, NoWinReason
from webapp.riichi.reading import Reading, fu_items, fu_of, shapes
from webapp.riichi.record import Record
from webapp.riichi.score import Score, readings, score
from webapp.riichi.tiles import KINDS, TILES, Tile, format_tiles
from webapp.riichi.waits import completes, waits
from webapp.riichi.yaku import YAKU_ORDER


@given(dealt())
def test_the_shapes_of_a_hand_are_all_ways_to_group_its_tiles_and_to_place_the_winning_one(hand: Entry) -> None:
    record = read(hand)
    assert record.hand is not None
    free = sorted(tile.kind for tile in (*record.hand.concealed, record.hand.winning))

    found = shapes(record.hand, record.situation, record.ruleset)
    readings_found = [Reading(record.hand, record.situation, record.ruleset, shape, shape.word) for shape in found]
    standard = sorted(drawn(reading) for reading in readings_found if reading.shape.form is Form.STANDARD)

    winning = record.hand.winning.kind
    wanted = groupings(free, 4 - len(record.melds), needs_pair=True)
    placed = [(way, group) for way in wanted for group in sorted(set(way)) if winning in group]
    assert standard == sorted(placed)


def drawn(reading: Reading) -> tuple[tuple[tuple[int, ...], ...], tuple[int, ...]]:
    """The concealed groups of a reading and that of the winning tile, as plain tuples of kinds."""
    assert reading.winning_group is not None
    groups = tuple(sorted(group.kinds for group in reading.groups if not group.is_meld))
    return groups, reading.winning_group.kinds


def groupings(free: list[int], sets: int, *, needs_pair: bool) -> set[tuple[tuple[int, ...], ...]]:
    """Every way to part sorted kinds into so many sets and a pair, found by trying them all."""
    if not free:
        return {()} if not sets and not needs_pair else set()
    first = free[0]
    blocks: list[tuple[int, ...]] = [(first, first)] * needs_pair
    if sets:
        blocks += [(first, first, first)]
        blocks += [(first, first + 1, first + 2)] * (first < 27 and first % 9 < 7)
    ways = set()
    for block in blocks:
        rest = without(free, block)
        if rest is not None:
            is_pair = len(block) == 2
            others = groupings(rest, sets - (not is_pair), needs_pair=needs_pair and not is_pair)
            ways |= {tuple(sorted((block, *other))) for other in others}
    return ways


def without(free: list[int], block: tuple[int, ...]) -> list[int] | None:
    rest = list(free)
    for kind in block:
        if kind not in rest:
            return None
        rest.remove(kind)
    return rest


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


@given(dealt())
def test_every_reading_without_a_limit_of_its_own_has_the_fu_of_its_lines(hand: Entry) -> None:
    record = read(hand)
    assert record.hand is not None

    for candidate in readings(record.hand, record.situation, record.ruleset):
        fu = fu_of(candidate.shape, record.situation, record.ruleset)
        lines = fu_items(candidate.shape, record.situation, record.ruleset)
        exact = sum(line.fu for line in lines)

        assert candidate.fu in (0, fu)
        assert fu == exact if candidate.shape.form is not Form.STANDARD else fu in range(exact, exact + 10)
        assert fu % 10 == 0 or fu == 25


@given(dealt(), st.sampled_from(["daisangen", "daisuushii", "suukantsu"]), st.sampled_from(["south", "west", "north"]))
def test_lines_keep_their_promises_with_and_without_a_liable_player(hand: Entry, yaku: str, seat: str) -> None:
    line = written(hand)
    liable = {**hand, "pao": {"yaku": yaku, "seat": seat}}
    fed = written({**liable, "seat": "east"}) if hand["seat"] == "east" else line

    assert broken_promises(hand, line, RULESETS[hand["ruleset"]]) == []
    assert broken_promises(liable, fed, RULESETS[hand["ruleset"]]) == []
    assert fed.get("value") == line.get("value")


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
    concealed = count(hand.concealed)
    assert completes(hand.winning.kind, concealed, has_melds=bool(hand.melds)) == is_win
    return is_win


@given(dealt(), seeds)
def test_a_ron_is_barred_exactly_when_a_tile_that_completes_the_hand_was_let_go(hand: Entry, seed: int) -> None:
    rng = Random(seed)
    record = read(hand)
    assert record.hand is not None
    used = [*record.hand.tiles, *record.situation.dora, *record.situation.ura]
    left = [kind for kind in KINDS if sum(tile.kind == kind for tile in used) < 4]
    let_go = rng.sample(left, 3)
    discards, passed = format_tiles(TILES[kind] for kind in let_go[:2]), str(TILES[let_go[2]])
    assume("first_turn" not in hand["events"])

    before, after = judged(record), judged(read({**hand, "discards": discards, "passed": passed}))

    waited = set(waits(record.hand.concealed, record.melds))
    if isinstance(before, Score) and hand["by"] == "ron" and waited.intersection(let_go):
        assert after == NoWin(NoWinReason.FURITEN)
    else:
        assert isinstance(after, NoWin) == isinstance(before, NoWin)
        assert after == before or isinstance(after, Score)
