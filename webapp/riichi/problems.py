"""Everything that cannot be true at once of a hand, its situation and its rules."""

from __future__ import annotations

from collections.abc import Iterator

from webapp.riichi import counts, facts
from webapp.riichi.copies import fifth_copies, too_many_reds
from webapp.riichi.counts import GUARDS, ROOM
from webapp.riichi.errors import Problem
from webapp.riichi.hand import Hand, Meld
from webapp.riichi.memo import Memo
from webapp.riichi.reading import is_thirteen_orphans
from webapp.riichi.ruleset import Ruleset
from webapp.riichi.situation import Situation
from webapp.riichi.yaku.table import YAKU_BY_ID

MOST_INDICATORS = 5
_CLOSED = facts.CLOSED.times(1)
_RIICHI = facts.RIICHI.mask
_ROBBED = facts.ROBBED_KAN.times(1)


def problems(hand: Hand, situation: Situation, ruleset: Ruleset) -> tuple[Problem, ...]:
    """Every contradiction, none for a state that can occur. An event that the ruleset does not count is no problem."""
    word = situation.moment.word
    found = _MOMENTS[word | hand.word]
    every = hand.counts + situation.indicator_counts
    if situation.has_more_to_check:
        found += problems_of_situation(situation)
        every += situation.discard_counts
    elif situation.ura or len(situation.dora) > MOST_INDICATORS:
        found += _indicator_problems(situation)
    if every + ROOM[ruleset.red_fives] & GUARDS:
        places = {**hand.places, **situation.places}
        found += (*fifth_copies(places), *too_many_reds(places, ruleset))
    return found + tuple(problems_of_robbing(hand)) if word & _ROBBED else found


def problems_of_moment(melds: tuple[Meld, ...], situation: Situation) -> tuple[Problem, ...]:
    """What cannot be true of the moment of winning with these melds, whatever the other tiles."""
    changes = 0
    for meld in melds:
        changes |= meld.changes
    return _MOMENTS[situation.word | changes ^ _CLOSED]


def problems_of_word(word: int) -> tuple[Problem, ...]:
    """What cannot be true together of the facts of a situation and of what melds there are."""
    return tuple(_contradictions(word))


def problems_of_situation(situation: Situation) -> tuple[Problem, ...]:
    """What cannot be true of indicators, people, counters and discards, whatever the hand."""
    return (*_indicator_problems(situation), *_people_problems(situation))


def problems_of_robbing(hand: Hand) -> Iterator[Problem]:
    """What cannot be true of a hand that robs a kan."""
    if not is_thirteen_orphans(hand.free_counts):
        held = counts.of_kind(hand.counts, hand.winning.kind) - 1
        if held:
            message = f"{hand.winning} was robbed from four of a kind, yet the winner holds {held} more"
            yield Problem("copy_of_robbed_tile", message, "win")


_MOMENTS = Memo(problems_of_word, 1 << 12)


def _contradictions(word: int) -> Iterator[Problem]:
    """The problems of the moment of winning, from the situation's facts and what melds there are."""
    is_tsumo, is_closed = facts.TSUMO.of(word), facts.CLOSED.of(word)
    riichi, ippatsu, last = facts.RIICHI.of(word), facts.IPPATSU.of(word), facts.LAST_TILE.of(word)
    after_kan, robbed, first = facts.AFTER_KAN.of(word), facts.ROBBED_KAN.of(word), facts.FIRST_TURN.of(word)
    if riichi and not is_closed:
        yield Problem("riichi_in_open_hand", "riichi needs a closed hand; a tile was called", "riichi")
    if ippatsu and not riichi:
        yield Problem("ippatsu_without_riichi", "ippatsu needs riichi", "events")
    if ippatsu and after_kan and is_tsumo:
        yield Problem("ippatsu_after_kan", "the winner's own kan has ended ippatsu", "events")
    if after_kan and not facts.KAN.of(word):
        yield Problem("after_kan_without_kan", "a win after a kan needs a kan among the melds", "events")
    if after_kan and not is_tsumo:
        yield Problem("after_kan_by_ron", "the tile after a kan is drawn, not called: by tsumo only", "events")
    if robbed and is_tsumo:
        yield Problem("robbed_kan_by_tsumo", "a kan is robbed by ron", "events")
    if robbed and last:
        yield Problem("robbed_kan_on_last_tile", "no kan is declared after the last tile is drawn", "events")
    if first:
        yield from _first_turn_contradictions(word, is_tsumo, riichi, is_late=bool(last or after_kan or robbed))


def _first_turn_contradictions(word: int, is_tsumo: int, riichi: int, *, is_late: bool) -> Iterator[Problem]:
    if facts.MELDED.of(word):
        yield Problem("first_turn_with_meld", "a call or a kan has ended the first turn", "events")
    if riichi:
        yield Problem(
            "first_turn_with_riichi",
            "riichi is declared with a discard, after one's first turn began",
            "events",
        )
    if is_late:
        yield Problem("first_turn_with_late_event", "a kan or the last tile cannot fall into the first turn", "events")
    if facts.DEALER.of(word) and not is_tsumo:
        yield Problem("dealer_first_turn_by_ron", "the dealer plays first: the first turn is won by tsumo", "by")


def _indicator_problems(situation: Situation) -> tuple[Problem, ...]:
    is_riichi = situation.moment.word & _RIICHI > 0
    return _INDICATORS[len(situation.dora) << 17 | len(situation.ura) << 1 | is_riichi]


def _indicators(code: int) -> tuple[Problem, ...]:
    return tuple(_wrong_indicators(code >> 17, code >> 1 & 0xFFFF, riichi=code & 1))


_INDICATORS = Memo(_indicators, 1 << 8)
"""By the number of dora and of ura indicators, and whether there is riichi: almost every hand asks the same few."""


def _wrong_indicators(dora: int, ura: int, *, riichi: int) -> Iterator[Problem]:
    for name, indicators in (("dora", dora), ("ura", ura)):
        if indicators > MOST_INDICATORS:
            yield Problem("too_many_indicators", f"{indicators} indicators; there are at most five", name)
    if ura > dora:
        yield Problem("more_ura_than_dora", "there are more ura indicators than dora indicators", "ura")
    if ura and not riichi:
        yield Problem("ura_without_riichi", "ura indicators are turned for riichi only", "ura")


def _people_problems(situation: Situation) -> Iterator[Problem]:
    if situation.discarder is not None and situation.is_tsumo:
        yield Problem("discarder_by_tsumo", "nobody discarded a tile that was drawn", "from")
    if situation.discarder == situation.seat:
        yield Problem("own_discard", "the winner cannot be the discarder", "from")
    if situation.pao and situation.pao.seat == situation.seat:
        yield Problem("own_pao", "the winner cannot be liable", "pao")
    if situation.pao and situation.pao.yaku not in YAKU_BY_ID:
        yield Problem("unknown_yaku", f"{situation.pao.yaku!r} is not a yaku", "pao")
    if situation.discards and facts.FIRST_TURN.of(situation.word):
        yield Problem("first_turn_with_discards", "a first turn that is won comes before any own discard", "discards")
    for name, number in (("honba", situation.honba), ("sticks", situation.sticks)):
        if number < 0:
            yield Problem("negative_number", f"{number} {name}; expected 0 or more", name)
