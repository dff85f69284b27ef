"""The subjects under which a reader finds the options and facts of a ruleset."""

from enum import Enum
from typing import NamedTuple

from webapp.site.i18n import mark_in, pgettext


class Subject(Enum):
    """What an option or a fact is about."""

    DORA = mark_in("subject", "Dora")
    YAKU = mark_in("subject", "Yaku and yakuman")
    FU = mark_in("subject", "Fu and limits")
    PAYMENTS = mark_in("subject", "Payments and several winners")
    RIICHI = mark_in("subject", "Riichi, furiten and calls")
    DRAWS = mark_in("subject", "Draws")
    GAME = mark_in("subject", "The game and the final score")


class Matters(NamedTuple):
    """The options and facts of a subject, in the order in which they are read."""

    options: tuple[str, ...]
    facts: tuple[str, ...] = ()


MATTERS = {
    Subject.DORA: Matters(("red_fives", "ura_dora", "kan_dora", "kan_ura_dora")),
    Subject.YAKU: Matters(
        (
            "open_tanyao",
            "ippatsu",
            "renhou",
            "two_han_minimum_from",
            "yakuman_add_up",
            "yakuman_cap",
            "double_yakuman",
            "green_dragon_for_ryuuiisou",
            "kokushi_robs_closed_kan",
        )
    ),
    Subject.FU: Matters(("double_wind_pair_fu", "rinshan_tsumo_fu", "kiriage_mangan", "counted_yakuman")),
    Subject.PAYMENTS: Matters(
        ("winners", "sticks_to", "honba_points", "honba_to", "pao", "pao_scope", "pao_honba_by"),
    ),
    Subject.RIICHI: Matters(
        ("riichi_tiles_left", "riichi_below_1000", "kan_after_riichi", "temporary_furiten_ends", "swap_calling")
    ),
    Subject.DRAWS: Matters(("nagashi_mangan", "abortive_draws"), ("noten_pool",)),
    Subject.GAME: Matters(
        (),
        (
            "starting_points",
            "return_points",
            "uma",
            "oka",
            "bankruptcy",
            "extension",
            "agari_yame",
            "chombo",
            "leftover_sticks",
        ),
    ),
}


def subject_name(subject: Subject) -> str:
    """The heading of a subject."""
    return pgettext(*subject.value)
