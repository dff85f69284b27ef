"""Which yaku are counted together: every two are decided, by a hand that counts both or by a proof that none does."""

from __future__ import annotations

import json
import tomllib
from collections.abc import Iterable, Iterator
from functools import cache
from itertools import combinations, product
from pathlib import Path

import pytest

from tests.riichi.dealing import deal_many
from tests.riichi.hands import CONTENT, RULESETS, read
from webapp.riichi import facts
from webapp.riichi.reading import all_readings
from webapp.riichi.record import Record, judge
from webapp.riichi.ruleset import Ruleset
from webapp.riichi.score import Score
from webapp.riichi.situation import Event, WinBy
from webapp.riichi.together import Bar, Company, Exclusion, Meetings, Together, company, exclusion, meetings
from webapp.riichi.together.domain import domain_of
from webapp.riichi.together.laws import laws
from webapp.riichi.yaku import NAGASHI_MANGAN, YAKU_IDS, is_used

EMA, TENHOU = RULESETS["ema-2025"], RULESETS["tenhou"]
RECORDS = tuple(
    read(hand) for hand in tomllib.loads((CONTENT.parent / "meetings.toml").read_text(encoding="utf-8"))["hands"]
)
DEALT = 20_000


def _variants() -> Iterator[Ruleset]:
    """Rules with every choice of the options that yaku or their conditions hang on."""
    values = product((False, True), (False, True), ("none", "mangan", "yakuman"), (False, True), (1, 4))
    for tanyao, ippatsu, renhou, green, tiles in values:
        yield EMA.derive(
            open_tanyao=tanyao,
            ippatsu=ippatsu,
            renhou=renhou,
            green_dragon_for_ryuuiisou=green,
            riichi_tiles_left=tiles,
        )


@cache
def found(rules: Ruleset) -> Meetings:
    return meetings(RECORDS, rules)


def pairs(rules: Ruleset) -> Iterator[tuple[str, str]]:
    return combinations([id for id in YAKU_IDS if is_used(id, rules)], 2)


def test_every_two_yaku_have_a_hand_that_counts_both_or_a_proof_that_none_does() -> None:
    for rules in (*RULESETS.values(), *_variants()):
        witnesses = found(rules).witnesses
        undecided = [pair for pair in pairs(rules) if frozenset(pair) not in witnesses and not exclusion(*pair, rules)]
        twice = [pair for pair in pairs(rules) if frozenset(pair) in witnesses and exclusion(*pair, rules)]

        assert undecided == []
        assert [pair for pair in twice if pair != ("ippatsu", "houtei")] == []


def _is_past_the_lap(record: Record) -> bool:
    """Where four tiles must be left for riichi, nobody is dealt the last discard within the lap of ippatsu."""
    events = record.situation.events
    is_houtei = {Event.IPPATSU, Event.LAST_TILE} <= events and record.situation.by is WinBy.RON
    return is_houtei and record.ruleset.riichi_tiles_left == 4


def counted(records: Iterable[Record]) -> Iterator[tuple[Ruleset, frozenset[str]]]:
    for record in records:
        result = judge(record)
        if isinstance(result, Score) and not _is_past_the_lap(record):
            yield record.ruleset, frozenset(id for id, _ in result.yaku)


def wrong(of: Iterable[tuple[Ruleset, frozenset[str]]]) -> set[tuple[str, ...]]:
    """What these hands count and should not together, or should and do not."""
    return {
        problem
        for rules, ids in set(of)
        for problem in (
            *(pair for pair in combinations(sorted(ids), 2) if exclusion(*pair, rules)),
            *(
                (id, "without", *each.ids)
                for id in ids
                for each in kept(id, rules)
                if len(ids & {*each.ids}) < each.least
            ),
        )
    }


@cache
def kept(id: str, rules: Ruleset) -> tuple[Company, ...]:
    return company(id, rules, [ids for ids in found(rules).counted if id in ids])


@cache
def dealt() -> tuple[Record, ...]:
    names = sorted(RULESETS)
    hands = enumerate(deal_many(20, DEALT))
    return tuple(read({**hand, "ruleset": names[number % len(names)]}) for number, hand in hands)


def test_no_dealt_hand_counts_what_is_excluded_or_lacks_its_company() -> None:
    assert wrong(counted(dealt())) == set()


def test_no_recorded_hand_counts_what_is_excluded_or_lacks_its_company(hands_folder: Path) -> None:
    with (hands_folder / "real_wins.jsonl").open(encoding="utf-8") as lines:
        records = [read({key: value for key, value in json.loads(line).items() if key != "expect"}) for line in lines]

    assert len(records) > 11_000
    assert wrong(counted(records)) == set()


def test_every_reading_of_a_dealt_hand_obeys_every_law() -> None:
    words = {
        reading.word & ~facts.FU.mask
        for record in dealt()
        if record.hand is not None
        for reading in all_readings(record.hand, record.situation, record.ruleset)
    }
    cases = [(each.id, each.mask, frozenset(each.cases)) for each in laws()]
    domains = list(map(domain_of, words))

    assert {id for id, mask, allowed in cases for domain in domains if domain & mask not in allowed} == set()


@pytest.mark.parametrize(
    ("one", "other", "why"),
    [
        ("riichi", "double_riichi", Exclusion(Bar.REPLACED, "double_riichi")),
        ("haitei", "rinshan", Exclusion(Bar.REPLACED, "rinshan")),
        ("daisangen", "yakuhai_white", Exclusion(Bar.YAKUMAN, "daisangen")),
        ("menzen_tsumo", "toitoi", Exclusion(Bar.BECOMES, "suuankou")),
        ("tanyao", "honitsu", Exclusion(Bar.BECOMES, "chinitsu")),
        ("chanta", "chinitsu", Exclusion(Bar.BECOMES, "junchan")),
        ("honroutou", "chankan", Exclusion(Bar.BECOMES, "kokushi")),
        ("renhou", "pinfu", Exclusion(Bar.STANDS_ALONE, "renhou")),
        ("tanyao", NAGASHI_MANGAN, Exclusion(Bar.NOT_A_WIN, NAGASHI_MANGAN)),
        ("pinfu", "toitoi", Exclusion(Bar.CONDITIONS, "", ("four_sequences",), ("four_triplets",))),
                ("chankan", "ryanpeikou", Exclusion(
            Bar.CONDITIONS, "", ("robbed_kan",), ("two_pairs_of_identical_sequences",))),
        ("ippatsu", "rinshan", Exclusion(Bar.CONDITIONS, "", ("ippatsu",), ("after_kan",))),
        ("honroutou", "chinitsu", Exclusion(
            Bar.CONDITIONS, "", ("only_terminals_and_honours",), ("one_suit", "no_honour"))),
        ("tenhou", "chihou", Exclusion(Bar.CONDITIONS, "", ("dealer",), ("non_dealer",))),
    ],
)  # fmt: skip
def test_two_yaku_are_kept_apart_for_a_reason(one: str, other: str, why: Exclusion) -> None:
    assert exclusion(one, other, EMA) == why
    assert exclusion(other, one, EMA) == why._replace(own=why.others, others=why.own)


def test_ippatsu_and_the_last_discard_meet_only_where_riichi_may_be_that_late() -> None:
    assert exclusion("ippatsu", "houtei", TENHOU) == Exclusion(Bar.WALL)
    assert exclusion("ippatsu", "haitei", TENHOU) is None
    assert exclusion("ippatsu", "houtei", EMA) is None


def test_a_yaku_is_never_counted_without_its_company() -> None:
    assert kept("shousangen", EMA) == (Company(2, ("yakuhai_white", "yakuhai_green", "yakuhai_red")),)
    assert kept("honroutou", EMA) == (Company(1, ("chiitoitsu", "toitoi")),)
    assert kept("ippatsu", EMA) == (Company(1, ("riichi", "double_riichi")),)


def test_no_other_yaku_needs_company() -> None:
    needy = {id for id in YAKU_IDS if is_used(id, EMA) and kept(id, EMA)}

    assert needy == {"shousangen", "honroutou", "ippatsu"}


def test_what_was_seen_is_proved_before_it_is_said() -> None:
    seen = [frozenset({"pinfu", "riichi"})]

    assert company("pinfu", EMA, seen) == ()
    assert company("ippatsu", EMA, [frozenset({"ippatsu", "riichi", "pinfu"})]) == ()
    assert company("pinfu", EMA, []) == ()


def test_the_plainest_hand_shows_a_meeting() -> None:
    witnesses = found(EMA).witnesses

    for pair, record in witnesses.items():
        result = judge(record)
        assert isinstance(result, Score)
        assert pair <= {id for id, _ in result.yaku}
    assert len(witnesses) > 300


def test_a_hand_that_cannot_be_or_does_not_win_shows_nothing() -> None:
    red = read({"concealed": "340m345678p1178s", "win": "9s", "by": "tsumo", "round": "east", "seat": "south",
                "ruleset": "tenhou"})  # fmt: skip
    no_win = read({"concealed": "349m345678p1178s", "win": "9s", "by": "tsumo", "round": "east", "seat": "south"})

    assert meetings([red, no_win], EMA) == Meetings((), {})


def test_what_is_known_of_a_ruleset_is_worked_out_once() -> None:
    rules = EMA.derive()
    known = Together.of(rules, RECORDS)

    assert Together.of(rules, ()) is known
    assert known.exclusion("pinfu", "toitoi") is known.exclusion("pinfu", "toitoi") is not None
    assert known.exclusion("pinfu", "tanyao") is None
    assert known.company("ippatsu") is known.company("ippatsu") == kept("ippatsu", EMA)
    assert known.witness("pinfu", "tanyao") == known.witness("tanyao", "pinfu")
    with pytest.raises(KeyError):
        known.witness("pinfu", "toitoi")
