"""One recipe for each yaku: what the hand is built of and how it is won, so that the yaku is paid."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from webapp.quiz.deal import blocks, cores
from webapp.quiz.deal.blocks import Pool
from webapp.quiz.deal.cores import CoreMaker
from webapp.riichi.ruleset import Ruleset
from webapp.riichi.situation import Event, Riichi, WinBy, Wind
from webapp.riichi.tiles import DRAGONS, GREEN, RED, WHITE, WINDS
from webapp.riichi.yaku import YAKU_BY_ID, is_used, value_under


class Form(Enum):
    """What the fourteen tiles are: groups and a pair, or one of the hands that are not."""

    GROUPS = "groups"
    PAIRS = "pairs"
    ORPHANS = "orphans"
    NINE_GATES = "nine_gates"


class Hidden(Enum):
    """Groups that must stay the winner's own."""

    NOTHING = "nothing"
    KANS = "kans"
    TRIPLETS = "triplets"


@dataclass(frozen=True, slots=True)
class Moment:
    """How the hand must be won. None leaves it open; `is_untouched`: before any call or kan of the winner."""

    by: WinBy | None = None
    riichi: Riichi | None = None
    events: frozenset[Event] = frozenset()
    seats: tuple[Wind, ...] = tuple(Wind)
    is_untouched: bool = False


ANY_MOMENT = Moment()


@dataclass(frozen=True, slots=True)
class Recipe:
    """How to build a hand for a yaku, and how many cards of a deck it has.

    `triplets` is how many of the four groups are triplets, None for as it comes; `kans` is how many of them are
    kans, None for now and then one. What is among `hidden` is never called from another player.
    """

    yaku: str
    cards: int = 1
    core: CoreMaker = cores.nothing
    pools: tuple[Pool, ...] = blocks.AS_IT_COMES
    forms: tuple[Form, ...] = (Form.GROUPS,)
    triplets: int | None = None
    kans: int | None = None
    hidden: Hidden = Hidden.NOTHING
    moment: Moment = ANY_MOMENT

    @property
    def is_situational(self) -> bool:
        """Whether the yaku comes from how the hand is won, not from its tiles."""
        return self.moment != ANY_MOMENT

    @property
    def is_yakuman(self) -> bool:
        """Whether the yaku is a yakuman that does not come from the situation."""
        return YAKU_BY_ID[self.yaku].is_yakuman and not self.is_situational

    def is_closed(self, ruleset: Ruleset) -> bool:
        """Whether the hand must be closed for the yaku to count."""
        return value_under(self.yaku, ruleset).open is None


def _event(event: Event, by: WinBy, riichi: Riichi | None = None) -> Moment:
    return Moment(by, riichi, frozenset({event}))


def _first_turn(by: WinBy, *seats: Wind) -> Moment:
    return Moment(by, Riichi.NO, frozenset({Event.FIRST_TURN}), seats, is_untouched=True)


_NON_DEALERS = (Wind.SOUTH, Wind.WEST, Wind.NORTH)
_GROUPS_OR_PAIRS = (Form.GROUPS, Form.GROUPS, Form.PAIRS)

RECIPES = (
    Recipe("riichi", moment=Moment(riichi=Riichi.RIICHI)),
    Recipe("double_riichi", moment=Moment(riichi=Riichi.DOUBLE, is_untouched=True)),
    Recipe("ippatsu", moment=Moment(riichi=Riichi.RIICHI, events=frozenset({Event.IPPATSU}))),
    Recipe("menzen_tsumo", moment=Moment(by=WinBy.TSUMO)),
    Recipe("pinfu", cards=4, triplets=0),
    Recipe("iipeikou", cards=3, core=cores.twin_sequences),
    Recipe("tanyao", cards=4, pools=(blocks.SIMPLES,)),
    Recipe("yakuhai_white", cards=2, core=cores.triplets_of(WHITE)),
    Recipe("yakuhai_green", cards=2, core=cores.triplets_of(GREEN)),
    Recipe("yakuhai_red", cards=2, core=cores.triplets_of(RED)),
    Recipe("yakuhai_seat", cards=2, core=cores.seat_triplet),
    Recipe("yakuhai_round", cards=2, core=cores.round_triplet),
    Recipe("chankan", moment=_event(Event.ROBBED_KAN, WinBy.RON)),
    # Not after riichi: the kan would have to leave the wait and every reading as they were.
    Recipe(
        "rinshan",
        core=cores.some_triplet,
        kans=1,
        hidden=Hidden.KANS,
        moment=_event(Event.AFTER_KAN, WinBy.TSUMO, Riichi.NO),
    ),
    Recipe("haitei", moment=_event(Event.LAST_TILE, WinBy.TSUMO)),
    Recipe("houtei", moment=_event(Event.LAST_TILE, WinBy.RON)),
    Recipe("chiitoitsu", cards=4, forms=(Form.PAIRS,)),
    Recipe("ittsu", cards=4, core=cores.straight),
    Recipe("sanshoku_doujun", cards=4, core=cores.same_sequence_three_suits),
    Recipe("chanta", cards=4, pools=(blocks.OUTER,)),
    Recipe("toitoi", cards=4, triplets=4),
    Recipe("sanshoku_doukou", cards=2, core=cores.same_triplet_three_suits),
    Recipe("sanankou", cards=4, triplets=3, hidden=Hidden.TRIPLETS),
    Recipe("sankantsu", triplets=3, kans=3),
    Recipe("honroutou", cards=2, pools=(blocks.END_TILES,), forms=_GROUPS_OR_PAIRS, triplets=4),
    Recipe("shousangen", cards=2, core=cores.two_of_three_dragons),
    Recipe("honitsu", cards=4, pools=blocks.HALF_FLUSHES, forms=(*[Form.GROUPS] * 5, Form.PAIRS)),
    Recipe("junchan", cards=3, pools=(blocks.TERMINAL_OUTER,)),
    Recipe("ryanpeikou", cards=2, core=cores.two_twin_sequences),
    Recipe("chinitsu", cards=3, pools=blocks.FLUSHES, forms=(*[Form.GROUPS] * 5, Form.PAIRS)),
    Recipe("renhou", moment=_first_turn(WinBy.RON, *_NON_DEALERS)),
    Recipe("kokushi", forms=(Form.ORPHANS,)),
    Recipe("chuuren", pools=blocks.FLUSHES, forms=(Form.NINE_GATES,)),
    Recipe("suuankou", triplets=4, hidden=Hidden.TRIPLETS),
    Recipe("suukantsu", triplets=4, kans=4),
    Recipe("ryuuiisou", pools=(blocks.GREEN_TILES,)),
    Recipe("chinroutou", pools=(blocks.TERMINAL_TILES,), triplets=4),
    Recipe("tsuuiisou", pools=(blocks.HONOUR_TILES,), forms=_GROUPS_OR_PAIRS, triplets=4),
    Recipe("daisangen", core=cores.triplets_of(*DRAGONS)),
    Recipe("shousuushii", core=cores.three_of_four_winds),
    Recipe("daisuushii", core=cores.triplets_of(*WINDS)),
    Recipe("tenhou", moment=_first_turn(WinBy.TSUMO, Wind.EAST)),
    Recipe("chihou", moment=_first_turn(WinBy.TSUMO, *_NON_DEALERS)),
)
RECIPE_BY_YAKU = {recipe.yaku: recipe for recipe in RECIPES}


def recipes_under(ruleset: Ruleset) -> tuple[Recipe, ...]:
    """The recipes of the yaku that a ruleset uses."""
    return tuple(recipe for recipe in RECIPES if is_used(recipe.yaku, ruleset))
