"""What must be true of every dealt question, checked without the dealer's own code."""

import json
from collections import Counter

from webapp.quiz.question import Answer, Dealt, Question
from webapp.quiz.run import grade
from webapp.riichi.hand import Meld, MeldKind, Source
from webapp.riichi.problems import problems
from webapp.riichi.ruleset import Ruleset
from webapp.riichi.score import readings
from webapp.riichi.situation import Event, Riichi, WinBy, Wind
from webapp.riichi.yaku import NAGASHI_MANGAN, YAKU_BY_ID, YAKU_ORDER, is_used

PAYS = {
    Event.IPPATSU: {"ippatsu"},
    Event.LAST_TILE: {"haitei", "houtei"},
    Event.AFTER_KAN: {"rinshan"},
    Event.ROBBED_KAN: {"chankan"},
    Event.FIRST_TURN: {"tenhou", "chihou", "renhou"},
}
MANY_KANS = {"sankantsu", "suukantsu"}


def check_card(dealt: Dealt, ruleset: Ruleset) -> None:
    """Everything at once, for one question under one ruleset."""
    check_tiles(dealt.question)
    check_table(dealt.question)
    check_calls(dealt.question, dealt.key.concept)
    check_solution(dealt)
    check_facts(dealt.question, set(dealt.key.solution))
    check_options(dealt)
    check_grading(dealt)
    check_storing(dealt, {ruleset.id: ruleset})


def check_tiles(question: Question) -> None:
    """No fifth copy of a tile among hand and indicators, and no red five that the set does not have."""
    shown = [*question.hand.tiles, *question.situation.dora, *question.situation.ura]
    reds = Counter(str(tile) for tile in shown if tile.red)
    kinds = Counter(tile.kind for tile in shown)
    if Event.ROBBED_KAN in question.situation.events:
        kinds[question.hand.winning.kind] += 3

    assert max(kinds.values()) <= 4
    assert max(reds.values(), default=0) <= (2 if question.ruleset.red_fives == 4 else 1)
    assert not reds or question.ruleset.red_fives
    assert reds["0m"] < 2
    assert reds["0s"] < 2


def check_table(question: Question) -> None:
    """Nothing contradicts, and what lies on the table is what would lie there."""
    situation, hand, ruleset = question.situation, question.hand, question.ruleset
    has_riichi = situation.riichi is not Riichi.NO

    assert problems(hand, situation, ruleset) == ()
    assert len(situation.dora) == (1 + hand.kans if ruleset.kan_dora else 1)
    assert bool(situation.ura) == (has_riichi and ruleset.ura_dora)
    assert len(situation.ura) in {0, len(situation.dora) if ruleset.kan_ura_dora else 1}
    assert situation.sticks == has_riichi
    assert situation.honba == 0
    assert situation.round in {Wind.EAST, Wind.SOUTH}
    check_winner(question)


def check_winner(question: Question) -> None:
    """Who dealt in could have, and when it happened it could have."""
    situation = question.situation
    if situation.by is WinBy.TSUMO:
        assert situation.discarder is None
    else:
        assert situation.discarder is not None
        if Event.FIRST_TURN in situation.events:
            assert situation.discarder < situation.seat
    if {Event.IPPATSU, Event.LAST_TILE} <= situation.events and situation.by is WinBy.RON:
        assert question.ruleset.riichi_tiles_left < 4
    if situation.riichi is Riichi.DOUBLE or Event.FIRST_TURN in situation.events:
        assert not question.hand.melds
    if Event.AFTER_KAN in situation.events:
        assert any(meld.kind is MeldKind.CLOSED_KAN for meld in question.hand.melds)
        assert situation.riichi is Riichi.NO


def check_calls(question: Question, concept: str) -> None:
    """Melds are called from plausible seats, and kans are as rare as they are."""
    for meld in question.hand.melds:
        check_call(meld)
    assert question.hand.kans <= (4 if concept in MANY_KANS else 1)
    assert all(question.hand.winning.kind != meld.first for meld in question.hand.melds if meld.is_kan)


def check_call(meld: Meld) -> None:
    if meld.kind is MeldKind.CLOSED_KAN:
        assert (meld.called, meld.source) == (None, None)
    else:
        assert meld.called in meld.tiles
        assert meld.source is not None
    if meld.kind is MeldKind.CHI:
        assert meld.source is Source.LEFT


def check_solution(dealt: Dealt) -> None:
    """The engine pays the concept, the key is what it pays, and no other reading that pays as much has other yaku."""
    question, key = dealt
    result = question.score()

    assert tuple(yaku for yaku, _ in result.yaku) == key.solution
    assert key.concept in key.solution
    best = [
        {held.id for held in reading.held}
        for reading in readings(question.hand, question.situation, question.ruleset)
        if reading.price.value == result.value
    ]
    assert all(yaku == set(key.solution) for yaku in best)


def check_facts(question: Question, solution: set[str]) -> None:
    """Every fact on the card is paid, and every fact that is paid is on the card."""
    situation = question.situation
    for event, yaku in PAYS.items():
        assert (event in situation.events) == bool(yaku & solution)
    assert (situation.riichi is Riichi.RIICHI) == ("riichi" in solution)
    assert (situation.riichi is Riichi.DOUBLE) == ("double_riichi" in solution)
    is_ordinary = not any(YAKU_BY_ID[yaku].is_yakuman for yaku in solution)
    is_closed_tsumo = situation.by is WinBy.TSUMO and question.hand.is_closed
    assert ("menzen_tsumo" in solution) == (is_ordinary and is_closed_tsumo)


def check_options(dealt: Dealt) -> None:
    """Six to eight different yaku of the ruleset in the fixed order, the solution and two wrong ones among them."""
    options = dealt.question.form.options

    assert 6 <= len(options) <= 8
    assert list(options) == sorted(set(options), key=YAKU_ORDER.__getitem__)
    assert set(dealt.key.solution) < set(options)
    assert len(options) - len(dealt.key.solution) >= 2
    assert all(is_used(option, dealt.question.ruleset) for option in options)
    assert NAGASHI_MANGAN not in options


def check_grading(dealt: Dealt) -> None:
    """The solution is right; its opposite is wrong throughout, and for every wrong option there is a reason."""
    question, key = dealt
    opposite = tuple(option for option in question.form.options if option not in key.solution)

    assert grade(question, Answer(key.solution)).is_right
    verdict = grade(question, Answer(opposite))
    assert not verdict.is_right
    assert (verdict.right, verdict.missed) == ((), key.solution)
    assert tuple(wrong.option for wrong in verdict.wrong) == opposite


def check_storing(dealt: Dealt, rulesets: dict[str, Ruleset]) -> None:
    """A question survives JSON, and its JSON has nothing of its key."""
    written = json.dumps(dealt.question.to_dict())

    assert Question.from_dict(json.loads(written), rulesets) == dealt.question
    assert "concept" not in written
    assert "solution" not in written
