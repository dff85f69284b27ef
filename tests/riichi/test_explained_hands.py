"""The golden explanations explain what they were made for: which yaku count, which just miss, what is waited for."""

from __future__ import annotations

from collections import Counter

import pytest

from tests.riichi.explained import Explained, explained_hands
from tests.riichi.hands import RULESETS
from webapp.riichi.explain import breaches_in, nearest_yaku, why_not, why_nowhere
from webapp.riichi.explain.why_not import row_under
from webapp.riichi.hand import Hand
from webapp.riichi.nagashi import breach
from webapp.riichi.outcome import NoWin, NoWinReason
from webapp.riichi.reading import Reading, all_readings
from webapp.riichi.record import Record, Waiting, judge
from webapp.riichi.score import Score
from webapp.riichi.tenpai import tenpai
from webapp.riichi.tiles import format_kinds
from webapp.riichi.yaku import NAGASHI_MANGAN, YAKU_IDS

EXPLAINED = explained_hands()
WAITING = [hand for hand in EXPLAINED if hand.waits is not None]
ENDED = [hand for hand in EXPLAINED if hand.waits is None]


def every(hands: list[Explained]) -> pytest.MarkDecorator:
    return pytest.mark.parametrize("explained", hands, ids=[hand.fact for hand in hands])


@every(ENDED)
def test_the_yaku_of_a_row_count(explained: Explained) -> None:
    assert set(explained.holds) <= counted(ended(explained))


@every([hand for hand in ENDED if hand.breaks or hand.lacks])
def test_what_misses_breaks_just_the_conditions_of_the_row(explained: Explained) -> None:
    record = ended(explained)

    for yaku, conditions in {**{id: [one] for id, one in explained.breaks.items()}, **explained.lacks}.items():
        assert broken(record, yaku) == conditions
        assert yaku not in counted(record)


@every([hand for hand in ENDED if hand.otherwise])
def test_what_does_not_count_otherwise_has_the_reason_of_the_row(explained: Explained) -> None:
    record = ended(explained)

    for yaku, reason in explained.otherwise.items():
        assert reason_of(record, yaku) == reason


@every([hand for hand in ENDED if hand.nearest])
def test_a_hand_without_a_yaku_is_nearest_to_those_of_the_row(explained: Explained) -> None:
    record = ended(explained)

    near = nearest_yaku(won(record), record.situation, record.ruleset)

    assert tuple(one.yaku for one in near)[: len(explained.nearest)] == explained.nearest


@every(WAITING)
def test_thirteen_tiles_wait_for_those_of_the_row(explained: Explained) -> None:
    given = explained.given
    assert isinstance(given, Waiting)

    found = tenpai(given.concealed, given.melds, given.situation, given.ruleset)

    assert format_kinds(wait.kind for wait in found.waits) == explained.waits
    assert format_kinds(found.dead) == explained.dead
    assert (found.furiten.kind if found.furiten else "") == explained.furiten


@pytest.mark.parametrize("yaku", YAKU_IDS)
def test_every_yaku_has_a_hand_that_holds_it_and_one_that_misses_it_by_one_condition(yaku: str) -> None:
    about = [hand for hand in EXPLAINED if yaku in hand.asked]

    assert any(yaku in hand.holds for hand in about)
    assert any(yaku in hand.breaks for hand in about)
    assert len(about) >= 3


def test_the_hands_show_every_ruleset_and_every_way_not_to_win() -> None:
    results = [judge(ended(hand)) for hand in ENDED]

    assert {hand.given.ruleset.id for hand in EXPLAINED} == set(RULESETS)
    assert {result.reason for result in results if isinstance(result, NoWin)} == set(NoWinReason)


def test_every_row_has_a_fact_of_its_own_and_a_source() -> None:
    assert all(hand.source for hand in EXPLAINED)
    assert [fact for fact, count in Counter(hand.fact for hand in EXPLAINED).items() if count > 1] == []


def test_a_hand_that_is_not_complete_has_nothing_to_say_of_a_yaku() -> None:
    (explained,) = [hand for hand in EXPLAINED if hand.fact == "four equal tiles are not two pairs"]
    record = ended(explained)

    assert why_nowhere("chiitoitsu", won(record), record.situation, record.ruleset) is None


def test_a_hand_without_a_yaku_is_asked_as_one_that_wins() -> None:
    (explained,) = [hand for hand in EXPLAINED if hand.fact == "open tanyao does not count in EMA 2012"]
    record = ended(explained)
    jpml = RULESETS["jpml-a"]

    nagashi = why_nowhere(NAGASHI_MANGAN, won(record), record.situation, record.ruleset)
    ippatsu = why_nowhere("ippatsu", won(record), record.situation, jpml)

    assert nagashi is not None
    assert (nagashi.kind, nagashi.id) == ("condition", "exhaustive_draw")
    assert ippatsu is not None
    assert ippatsu.kind == "not_used"
    with pytest.raises(KeyError):
        why_nowhere("sanrenkou", won(record), record.situation, record.ruleset)


def ended(explained: Explained) -> Record:
    record = explained.given
    assert isinstance(record, Record)
    return record


def won(record: Record) -> Hand:
    assert record.hand is not None
    return record.hand


def counted(record: Record) -> set[str]:
    """The yaku of a hand, or nagashi mangan of a deal that nobody won."""
    result = judge(record)
    if isinstance(result, Score):
        return {id for id, _ in result.yaku}
    return {NAGASHI_MANGAN} if record.hand is None and breach_of_draw(record) is None else set()


def broken(record: Record, yaku: str) -> list[str]:
    """The conditions that a yaku breaks in the reading that is paid, without one in that which breaks the fewest."""
    if record.hand is None:
        return [str(breach_of_draw(record))]
    row = row_under(yaku, record.ruleset)
    found = [[breach.id for breach in breaches_in(reading, row)] for reading in readings_of(record)]
    return min(found, key=len)


def readings_of(record: Record) -> tuple[Reading, ...]:
    result = judge(record)
    if isinstance(result, Score):
        return (result.reading,)
    return all_readings(won(record), record.situation, record.ruleset)


def reason_of(record: Record, yaku: str) -> str:
    """The kind of a breach and what it names."""
    result = judge(record)
    if not isinstance(result, Score):
        return str(breach_of_draw(record))
    found = why_not(result, yaku)
    return "" if found is None else f"{found.kind} {found.id}".strip()


def breach_of_draw(record: Record) -> str | None:
    return breach(record.situation.discards, record.melds, record.ruleset)
