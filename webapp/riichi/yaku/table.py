"""Every yaku as a row: its han, its ordered conditions, what replaces it, and when it counts double.

The order is that of the hand format. Values are those shared by EMA 2016 and later, WRC, JPML A, M.League, Tenhou and
Mahjong Soul; where rulesets differ, `under` adjusts the rows.
"""

from __future__ import annotations

from dataclasses import dataclass

from webapp.riichi import facts
from webapp.riichi.facts import Wanted, wants
from webapp.riichi.groups import Wait
from webapp.riichi.yaku import conditions as c
from webapp.riichi.yaku.conditions import Condition


@dataclass(frozen=True, slots=True)
class Double:
    """When a yakuman counts as two: under a choice of the option `double_yakuman`, and with the facts it wants."""

    choice: str
    wanted: tuple[Wanted, ...] = ()


@dataclass(frozen=True, slots=True)
class Yaku:
    """A row of the table. `closed` and `open` are han, None where it does not count; a yakuman counts 13."""

    id: str
    closed: int
    open: int | None
    conditions: tuple[Condition, ...]
    replaced_by: tuple[str, ...] = ()
    is_yakuman: bool = False
    double: Double | None = None


YAKUMAN_HAN = 13
MANGAN_HAN = 5


def _closed(id: str, han: int, *conditions: Condition, replaced_by: tuple[str, ...] = ()) -> Yaku:
    return Yaku(id, han, None, (c.CLOSED, *conditions), replaced_by)


def _either(id: str, han: int, open_han: int, *conditions: Condition, replaced_by: tuple[str, ...] = ()) -> Yaku:
    return Yaku(id, han, open_han, conditions, replaced_by)


def _yakuman(id: str, *conditions: Condition, double: Double | None = None) -> Yaku:
    open_han = None if c.CLOSED in conditions else YAKUMAN_HAN
    return Yaku(id, YAKUMAN_HAN, open_han, conditions, is_yakuman=True, double=double)


YAKU = (
    _closed("riichi", 1, c.RIICHI_DECLARED, replaced_by=("double_riichi",)),
    _closed("double_riichi", 2, c.DOUBLE_RIICHI_DECLARED),
    # Riichi closes the hand, so no condition of its own says it.
    Yaku("ippatsu", 1, None, (c.ANY_RIICHI_DECLARED, c.IPPATSU)),
    _closed("menzen_tsumo", 1, c.BY_TSUMO),
    _closed("pinfu", 1, c.FOUR_SEQUENCES, c.PAIR_WITHOUT_VALUE, c.TWO_SIDED_WAIT),
    _closed("iipeikou", 1, c.TWO_IDENTICAL_SEQUENCES, replaced_by=("ryanpeikou",)),
    _either("tanyao", 1, 1, c.NO_TERMINAL_OR_HONOUR),
    _either("yakuhai_white", 1, 1, c.WHITE_TRIPLET),
    _either("yakuhai_green", 1, 1, c.GREEN_TRIPLET),
    _either("yakuhai_red", 1, 1, c.RED_TRIPLET),
    _either("yakuhai_seat", 1, 1, c.SEAT_WIND_TRIPLET),
    _either("yakuhai_round", 1, 1, c.ROUND_WIND_TRIPLET),
    _either("chankan", 1, 1, c.ROBBED_KAN),
    _either("rinshan", 1, 1, c.AFTER_KAN, c.BY_TSUMO),
    _either("haitei", 1, 1, c.LAST_TILE, c.BY_TSUMO, replaced_by=("rinshan",)),
    _either("houtei", 1, 1, c.LAST_TILE, c.BY_RON),
    _closed("chiitoitsu", 2, c.SEVEN_PAIRS),
    _either("ittsu", 2, 1, c.STRAIGHT),
    _either("sanshoku_doujun", 2, 1, c.SAME_SEQUENCE_THREE_SUITS),
    _either(
        "chanta",
        2,
        1,
        c.FOUR_GROUPS_AND_PAIR,
        c.TERMINAL_OR_HONOUR_EVERYWHERE,
        replaced_by=("junchan", "honroutou"),
    ),
    _either("toitoi", 2, 2, c.FOUR_TRIPLETS),
    _either("sanshoku_doukou", 2, 2, c.SAME_TRIPLET_THREE_SUITS),
    _either("sanankou", 2, 2, c.THREE_CONCEALED_TRIPLETS),
    _either("sankantsu", 2, 2, c.THREE_QUADS),
    _either("honroutou", 2, 2, c.ONLY_TERMINALS_AND_HONOURS),
    _either("shousangen", 2, 2, c.TWO_DRAGON_TRIPLETS, c.DRAGON_PAIR),
    _either("honitsu", 3, 2, c.ONE_SUIT, replaced_by=("chinitsu",)),
    _either("junchan", 3, 2, c.FOUR_GROUPS_AND_PAIR, c.TERMINAL_EVERYWHERE, c.HAS_SEQUENCE),
    _closed("ryanpeikou", 3, c.TWO_PAIRS_OF_IDENTICAL_SEQUENCES),
    _either("chinitsu", 6, 5, c.ONE_SUIT, c.NO_HONOUR),
    _yakuman("renhou", c.CLOSED, c.BY_RON, c.FIRST_TURN, c.NON_DEALER),
    _yakuman(
        "kokushi",
        c.CLOSED,
        c.THIRTEEN_ORPHANS,
        double=Double("kokushi_13", (wants(facts.WAIT, Wait.THIRTEEN),)),
    ),
    _yakuman(
        "chuuren",
        c.CLOSED,
        c.ONE_SUIT,
        c.NO_HONOUR,
        c.NINE_GATES,
        double=Double("chuuren_9", (wants(facts.PURE_NINE_GATES),)),
    ),
    _yakuman(
        "suuankou",
        c.CLOSED,
        c.FOUR_CONCEALED_TRIPLETS,
        double=Double("suuankou_tanki", (wants(facts.WAIT, Wait.TANKI),)),
    ),
    _yakuman("suukantsu", c.FOUR_QUADS),
    _yakuman("ryuuiisou", c.ONLY_GREEN_TILES),
    _yakuman("chinroutou", c.ONLY_TERMINALS),
    _yakuman("tsuuiisou", c.ONLY_HONOURS),
    _yakuman("daisangen", c.THREE_DRAGON_TRIPLETS),
    _yakuman("shousuushii", c.THREE_WIND_TRIPLETS, c.WIND_PAIR),
    _yakuman("daisuushii", c.FOUR_WIND_TRIPLETS, double=Double("daisuushii")),
    _yakuman("tenhou", c.CLOSED, c.BY_TSUMO, c.FIRST_TURN, c.DEALER),
    _yakuman("chihou", c.CLOSED, c.BY_TSUMO, c.FIRST_TURN, c.NON_DEALER),
)
YAKU_BY_ID = {row.id: row for row in YAKU}

NAGASHI_MANGAN = "nagashi_mangan"
"""The one entry of the hand format's list that is no way of reading a hand: `nagashi` judges it on the discards."""

_AFTER_RENHOU = YAKU.index(YAKU_BY_ID["renhou"]) + 1
YAKU_IDS = (
    *(row.id for row in YAKU[:_AFTER_RENHOU]),
    NAGASHI_MANGAN,
    *(row.id for row in YAKU[_AFTER_RENHOU:]),
)
YAKU_ORDER = {id: place for place, id in enumerate(YAKU_IDS)}
