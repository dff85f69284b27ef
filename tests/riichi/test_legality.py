"""What may be declared: riichi, a closed kan after it, a discard after a call, a ron on a closed kan."""

from __future__ import annotations

import pytest

from tests.riichi.hands import RULESETS, entry, read
from webapp.riichi.errors import ImpossibleState
from webapp.riichi.hand import Meld, MeldKind
from webapp.riichi.legality import (
    Obstacle,
    ObstacleId,
    closed_kan_robbing_obstacles,
    kan_obstacles,
    riichi_discards,
    riichi_obstacles,
    swap_obstacles,
)
from webapp.riichi.situation import Riichi, Situation, WinBy, Wind
from webapp.riichi.tiles import format_tiles, parse_tile, parse_tiles

PON = Meld(MeldKind.PON, parse_tiles("555z"))
TENPAI = parse_tiles("123m456789p1178s2z")
AFTER_RIICHI = Situation(WinBy.TSUMO, Wind.SOUTH, Wind.EAST, Riichi.RIICHI)


def riichi(
    tiles: str = "123m456789p1178s2z", rules: str = "ema-2025", left: int = 20, points: int = 5000
) -> list[ObstacleId]:
    return [found.id for found in riichi_obstacles(parse_tiles(tiles), (), left, points, RULESETS[rules])]


def test_a_closed_tenpai_hand_may_declare_riichi() -> None:
    assert riichi() == []
    assert format_tiles(riichi_discards(TENPAI, ())) == "2z"


def test_everything_in_the_way_of_riichi_is_named_at_once() -> None:
    found = riichi_obstacles(parse_tiles("147m258p369s11z"), (PON,), 0, 900, RULESETS["tenhou"])

    assert found == (
        Obstacle(ObstacleId.OPEN_HAND),
        Obstacle(ObstacleId.NOT_TENPAI),
        Obstacle(ObstacleId.WALL_TOO_SHORT, 4, 0),
        Obstacle(ObstacleId.TOO_FEW_POINTS, 1000, 900),
    )


@pytest.mark.parametrize(
    ("rules", "least"), [("ema-2016", 4), ("ema-2025", 1), ("wrc-2025", 0), ("tenhou", 4), ("mleague", 1)]
)
def test_the_wall_must_be_long_enough(rules: str, least: int) -> None:
    assert riichi(rules=rules, left=least) == []
    if least:
        assert riichi(rules=rules, left=least - 1) == [ObstacleId.WALL_TOO_SHORT]


def test_a_stick_has_to_be_there_where_nobody_lends_it() -> None:
    assert riichi(rules="mahjong-soul", points=900) == [ObstacleId.TOO_FEW_POINTS]
    assert riichi(rules="ema-2025", points=-200) == []


def test_a_wait_for_the_own_fifth_copy_is_no_tenpai() -> None:
    # EMA 2012 §3.4: a hand that waits only for a tile of which it holds all four is not ready.
    kan = Meld(MeldKind.CLOSED_KAN, parse_tiles("3333p"))

    found = riichi_obstacles(parse_tiles("123456m12p99s7z"), (kan,), 20, 5000, RULESETS["ema-2012"])

    assert [obstacle.id for obstacle in found] == [ObstacleId.NOT_TENPAI]


def kan(tiles: str, drawn: str, rules: str, kind: str | None = None) -> list[ObstacleId]:
    tile = parse_tile(drawn)
    wanted = parse_tile(kind or drawn).kind
    found = kan_obstacles(parse_tiles(tiles), (), tile, wanted, AFTER_RIICHI, RULESETS[rules])
    return [obstacle.id for obstacle in found]


def test_a_triplet_that_is_nothing_else_may_become_a_kan_everywhere() -> None:
    for rules in RULESETS:
        assert kan("222m456789p1178s", "2m", rules) == []


def test_only_the_drawn_tile_may_become_a_kan() -> None:
    assert kan("2222m34m456789p1s", "9s", "tenhou", "2m") == [ObstacleId.NOT_THE_DRAWN_TILE]


def test_four_copies_are_needed() -> None:
    assert kan("222m456789p1178s", "1s", "tenhou") == [ObstacleId.NOT_FOUR_COPIES]


def test_a_hand_that_cannot_have_declared_riichi_may_not_make_a_kan_after_it() -> None:
    found = kan_obstacles(
        parse_tiles("222m147p11s9m1z"), (PON,), parse_tile("2m"), 1, AFTER_RIICHI, RULESETS["ema-2025"]
    )

    assert found == (Obstacle(ObstacleId.OPEN_HAND), Obstacle(ObstacleId.NO_WAIT))


def test_everything_in_the_way_of_a_kan_is_named_at_once() -> None:
    found = kan_obstacles(parse_tiles("222m147p1369s555z"), (), parse_tile("9s"), 1, AFTER_RIICHI, RULESETS["tenhou"])

    assert found == (
        Obstacle(ObstacleId.NO_WAIT),
        Obstacle(ObstacleId.NOT_THE_DRAWN_TILE),
        Obstacle(ObstacleId.NOT_FOUR_COPIES, 4, 3),
    )


def test_a_fifth_copy_is_refused() -> None:
    with pytest.raises(ImpossibleState):
        kan("2222m34m456789p1s", "2m", "tenhou")


def test_the_wait_must_not_change() -> None:
    # 4445s waits for 3, 5 and 6; without the triplet only for 5.
    assert kan("123m456789p4445s", "4s", "tenhou") == [ObstacleId.WAIT_CHANGES]


def test_the_tiles_must_be_a_triplet_in_every_reading_where_the_rules_are_strict() -> None:
    # 222333444m may be three sequences as well; the wait for 6 and 9 of bamboos stays.
    tiles = "222333444m1178s"

    assert kan(tiles, "3m", "tenhou") == []
    assert ObstacleId.READS_OTHERWISE in kan(tiles, "3m", "ema-2025")


def test_no_yaku_may_be_lost_where_the_rules_say_so() -> None:
    # The wait for 6s stays and 111s is a triplet throughout, yet with a kan there are no nine gates.
    assert kan("1112345578999s", "1s", "jpml-a") == [ObstacleId.YAKU_LOST]
    assert kan("1112345578999s", "1s", "ema-2025") == []


def test_the_called_tile_and_the_other_end_may_not_be_discarded() -> None:
    low = Meld(MeldKind.CHI, parse_tiles("345m"), parse_tile("3m"))
    middle = Meld(MeldKind.CHI, parse_tiles("345m"), parse_tile("4m"))
    high = Meld(MeldKind.CHI, parse_tiles("345m"), parse_tile("5m"))
    edge = Meld(MeldKind.CHI, parse_tiles("789m"), parse_tile("7m"))
    pon = Meld(MeldKind.PON, parse_tiles("555z"), parse_tile("5z"))

    def swap(meld: Meld, discard: str, rules: str = "mleague") -> list[ObstacleId]:
        return [found.id for found in swap_obstacles(meld, parse_tile(discard), RULESETS[rules])]

    assert swap(low, "3m") == swap(pon, "5z") == [ObstacleId.SAME_TILE]
    assert swap(low, "6m") == swap(high, "2m") == [ObstacleId.OTHER_END]
    assert swap(middle, "1m") == swap(middle, "7m") == swap(edge, "1p") == swap(pon, "6z") == []
    assert swap(low, "3m", next(id for id, rules in RULESETS.items() if rules.swap_calling)) == []
    assert swap_obstacles(Meld(MeldKind.PON, parse_tiles("555z")), parse_tile("5z"), RULESETS["mleague"]) == ()


def test_only_thirteen_orphans_rob_a_closed_kan_and_only_where_the_rules_let_them() -> None:
    orphans = read(entry(concealed="19m19p19s1234567z", win="1m")).hand
    plain = read(entry()).hand
    assert orphans is not None
    assert plain is not None

    def robbing(hand: object, rules: str) -> list[ObstacleId]:
        assert hand is orphans or hand is plain
        chosen = orphans if hand is orphans else plain
        return [found.id for found in closed_kan_robbing_obstacles(chosen, RULESETS[rules])]

    assert robbing(orphans, "ema-2025") == []
    assert robbing(orphans, "tenhou") == [ObstacleId.NO_ROBBING_OF_CLOSED_KANS]
    assert robbing(plain, "ema-2025") == [ObstacleId.NOT_THIRTEEN_ORPHANS]
