"""Thousands of dealt hands, scored by this engine and by PyPI `mahjong`, come out alike but for known differences."""

from __future__ import annotations

from collections import Counter

import pytest

from tests.riichi import peer
from tests.riichi.dealing import deal_many
from tests.riichi.hands import RULESETS, Entry, problems_of
from tests.riichi.peer import Opinion
from tests.riichi.promises import broken_promises
from webapp.riichi.fu import Reason
from webapp.riichi.outcome import NoWin
from webapp.riichi.record import Record, judge, read_record
from webapp.riichi.result import write_result
from webapp.riichi.ruleset import DOUBLES, Ruleset
from webapp.riichi.score import Score, readings
from webapp.riichi.yaku import YAKU_IDS

PLAIN = RULESETS["tenhou"].derive(red_fives=0)
RULES = {
    "plain": PLAIN,
    "doubled": PLAIN.derive(double_yakuman=list(DOUBLES), open_tanyao=False, yakuman_cap=0),
    "rounded": PLAIN.derive(kiriage_mangan=True, counted_yakuman=False, renhou="yakuman"),
}
CHUNK = 3000


def ours(record: Record) -> Opinion:
    """This engine's opinion, in the words that the peer can be brought to."""
    result = judge(record)
    if not isinstance(result, Score):
        return Opinion(reason=str(getattr(result, "reason", result)))
    payers = [-points for _, points in result.payments[1:]]
    return Opinion(
        yaku=tuple(sorted(result.yaku)),
        han=result.han,
        fu=result.fu,
        fu_lines=tuple(sorted(_merged([(str(item.reason), item.fu) for item in result.fu_items]))),
        payments=tuple(sorted(payers)),
        total=result.total,
    )


def _merged(lines: list[tuple[str, int]]) -> list[tuple[str, int]]:
    """The base and the ten of a closed ron as one line, as the peer has them; seven pairs as a base of 25."""
    base = sum(fu for reason, fu in lines if reason in {Reason.BASE, Reason.MENZEN_RON, Reason.CHIITOITSU})
    return [("base", base), *(line for line in lines if line[0] not in {"base", "menzen_ron", "chiitoitsu"})] * bool(
        lines
    )


def known_difference(record: Record, mine: Opinion, theirs: Opinion) -> str | None:
    """Why two opinions may differ, or None."""
    events = {str(event.value) for event in record.situation.events}
    if (
        "first_turn" in events
        and record.situation.is_tsumo
        and record.situation.seat == 0
        and mine.total < theirs.total
    ):
        return "the wait of a dealt hand counts double there"
    if mine.total == theirs.total and _is_a_reading(record, theirs):
        return "of readings that pay alike another is shown there"
    return None


def _is_a_reading(record: Record, opinion: Opinion) -> bool:
    """Whether the other yaku are those of another reading of ours."""
    assert record.hand is not None
    held = [candidate.held for candidate in readings(record.hand, record.situation, record.ruleset)]
    return opinion.yaku in [tuple(sorted((yaku.id, yaku.value) for yaku in reading)) for reading in held]


def compare(hands: list[Entry], ruleset: Ruleset) -> tuple[list[str], Counter[str], Counter[str]]:
    """What cannot be explained, which differences were met, and how often each yaku came up."""
    unexplained: list[str] = []
    explained: Counter[str] = Counter()
    seen: Counter[str] = Counter()
    for hand in hands:
        record = read_record({**hand, "ruleset": "x"}, {"x": ruleset})
        mine, theirs = ours(record), peer.ask(record)
        seen.update([mine.reason] if mine.reason else [yaku for yaku, _ in mine.yaku])
        if mine != theirs:
            reason = known_difference(record, mine, theirs)
            if reason is None:
                unexplained.append(f"{hand}\n  ours   {mine}\n  theirs {theirs}")
            explained[reason or "unexplained"] += 1
    return unexplained, explained, seen


@pytest.mark.parametrize("rules", RULES)
def test_a_thousand_dealt_hands_score_as_the_peer_scores_them(rules: str) -> None:
    hands = list(deal_many(list(RULES).index(rules), 1000))

    unexplained, explained, seen = compare(hands, RULES[rules])

    assert unexplained[:3] == []
    assert explained.total() < 50
    assert len(seen) > 30


@pytest.mark.deep
@pytest.mark.parametrize("seed", range(100, 134))
def test_three_thousand_dealt_hands_score_as_the_peer_scores_them(seed: int) -> None:
    rules = list(RULES)[seed % len(RULES)]

    unexplained, _, _ = compare(list(deal_many(seed, CHUNK)), RULES[rules])

    assert unexplained[:3] == []


def test_dealt_hands_hold_every_yaku_and_every_way_not_to_win() -> None:
    rulesets = {"x": RULES["rounded"]}
    results = [judge(read_record({**hand, "ruleset": "x"}, rulesets)) for hand in deal_many(7, 6000)]

    held = {yaku for result in results if isinstance(result, Score) for yaku, _ in result.yaku}
    reasons = {str(result.reason) for result in results if isinstance(result, NoWin)}

    assert set(YAKU_IDS) - held == {"nagashi_mangan"}
    assert reasons == {"not_complete", "no_yaku"}


@pytest.mark.parametrize("ruleset", sorted(RULESETS))
def test_dealt_hands_are_possible_and_their_lines_keep_their_promises(ruleset: str) -> None:
    for hand in deal_many(len(ruleset), 300):
        dealt = {**hand, "ruleset": ruleset}
        assert problems_of(dealt) == ()
        record = read_record(dealt, RULESETS)
        assert broken_promises(dealt, write_result(record, judge(record)), RULESETS[ruleset]) == []
