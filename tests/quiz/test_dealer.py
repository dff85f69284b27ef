"""The dealer: wishes met, wishes refused, and the box that its tiles come from."""

from random import Random

import pytest

from tests.quiz.rules import RULESETS
from webapp.quiz.deal import dealer
from webapp.quiz.deal.box import Box
from webapp.quiz.deal.dealer import UnmetWish, deal
from webapp.quiz.deal.recipes import recipes_under
from webapp.riichi.hand import MeldKind
from webapp.riichi.situation import Event, Riichi, WinBy
from webapp.riichi.tiles import FIVES, KINDS, Tile

EMA = RULESETS["ema-2025"]


class StubbornDice(Random):
    """Dice that always fall the same way."""

    def random(self) -> float:
        return 0.0

    def getrandbits(self, k: int, /) -> int:  # noqa: ARG002 (the signature of Random)
        return 0


@pytest.mark.parametrize("id", RULESETS)
def test_every_wish_of_a_ruleset_is_met(id: str) -> None:
    for recipe in recipes_under(RULESETS[id]):
        score = deal(recipe.yaku, RULESETS[id], Random(id))
        assert recipe.yaku in dict(score.yaku)


@pytest.mark.parametrize("yaku", ["nagashi_mangan", "dora", ""])
def test_what_is_no_yaku_of_a_hand_is_no_wish(yaku: str) -> None:
    with pytest.raises(UnmetWish, match="is not a yaku"):
        deal(yaku, EMA, Random(1))


def test_a_yaku_that_the_ruleset_does_not_use_is_no_wish() -> None:
    with pytest.raises(UnmetWish, match="renhou"):
        deal("renhou", RULESETS["tenhou"], Random(1))


def test_dice_that_never_give_a_fair_hand_are_put_away() -> None:
    assert deal("pinfu", EMA, StubbornDice()) == deal("pinfu", EMA, Random("pinfu"))


def test_a_wish_without_a_fair_hand_is_refused_after_bounded_tries(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(dealer, "TRIES", 0)

    with pytest.raises(UnmetWish, match="no fair hand"):
        deal("pinfu", EMA, Random(1))


def test_hands_are_open_and_closed_by_ron_and_by_tsumo() -> None:
    hands = [deal("yakuhai_white", EMA, Random(seed)).reading for seed in range(60)]

    assert {hand.hand.is_closed for hand in hands} == {True, False}
    assert {hand.situation.by for hand in hands} == set(WinBy)
    assert {hand.situation.riichi for hand in hands} == {Riichi.NO, Riichi.RIICHI}


def test_all_kinds_of_meld_are_dealt() -> None:
    kinds = {meld.kind for seed in range(100) for meld in deal("yakuhai_white", EMA, Random(seed)).reading.hand.melds}

    assert kinds == set(MeldKind)


@pytest.mark.parametrize(("tiles_left", "is_dealt"), [(0, True), (1, True), (4, False)])
def test_ippatsu_on_the_last_discard_needs_a_late_riichi(tiles_left: int, is_dealt: bool) -> None:  # noqa: FBT001
    ruleset = EMA.derive(riichi_tiles_left=tiles_left)

    dealt = [deal("houtei", ruleset, Random(seed)).reading.situation.events for seed in range(150)]

    assert any(Event.IPPATSU in events for events in dealt) is is_dealt


def test_ippatsu_on_the_last_draw_needs_no_late_riichi() -> None:
    dealt = [deal("haitei", RULESETS["tenhou"], Random(seed)).reading.situation.events for seed in range(150)]

    assert any(Event.IPPATSU in events for events in dealt)


@pytest.mark.parametrize(("red_fives", "expected"), [(0, [0, 0, 0]), (3, [1, 1, 1]), (4, [1, 2, 1])])
def test_a_box_has_the_red_fives_of_the_ruleset(red_fives: int, expected: list[int]) -> None:
    box = Box(EMA.derive(red_fives=red_fives), Random(1))

    tiles = box.take_all(kind for kind in KINDS for _ in range(4))

    assert [tiles.count(Tile(five, True)) for five in FIVES] == expected  # noqa: FBT003
    assert len(tiles) == 136


def test_a_box_draws_nothing_that_is_gone() -> None:
    box = Box(EMA, Random(1))
    for kind in KINDS[1:]:
        box.empty(kind)
    box.take(0)

    assert box.draw(3) == (Tile(0),) * 3
    with pytest.raises(ValueError, match="larger than population"):
        box.draw(1)
