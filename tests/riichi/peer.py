"""PyPI `mahjong`, an engine by other hands: the same hand in its own types, and what it makes of it in ours.

It differs in what it knows, and each difference is evened out here or named in DIFFERENCES of the test:
- a pair that is both winds is always 4 fu there, so rules with 2 are not compared;
- the two fu of an open hand without fu are called `hand_without_fu`, by self-draw as `tsumo`: both are `open_pinfu`
  or `tsumo` here;
- it wants the tiles of a meld sorted, and counts the fourth plain five as a red one: red fives are off;
- the ura of a hand without riichi and the renhou of a mangan that stands alone are not its own: neither is asked.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from typing import Any

from mahjong.constants import EAST
from mahjong.hand_calculating.hand import HandCalculator
from mahjong.hand_calculating.hand_config import HandConfig, OptionalRules
from mahjong.meld import Meld as PeerMeld

from webapp.riichi.hand import Hand, Meld, MeldKind
from webapp.riichi.record import Record
from webapp.riichi.ruleset import Ruleset
from webapp.riichi.situation import Event, Riichi, Situation, WinBy, Wind
from webapp.riichi.tiles import Tile

YAKU = {
    "Menzen Tsumo": "menzen_tsumo", "Riichi": "riichi", "Double Riichi": "double_riichi", "Ippatsu": "ippatsu",
    "Chankan": "chankan", "Rinshan Kaihou": "rinshan", "Haitei Raoyue": "haitei", "Houtei Raoyui": "houtei",
    "Pinfu": "pinfu", "Tanyao": "tanyao", "Iipeiko": "iipeikou", "Ryanpeikou": "ryanpeikou",
    "Yakuhai (haku)": "yakuhai_white", "Yakuhai (hatsu)": "yakuhai_green", "Yakuhai (chun)": "yakuhai_red",
    **{f"Yakuhai (seat wind {wind.id})": "yakuhai_seat" for wind in Wind},
    **{f"Yakuhai (round wind {wind.id})": "yakuhai_round" for wind in Wind},
    "Sanshoku Doujun": "sanshoku_doujun", "Ittsu": "ittsu", "Chantai": "chanta", "Junchan": "junchan",
    "Honroutou": "honroutou", "Toitoi": "toitoi", "San Ankou": "sanankou", "San Kantsu": "sankantsu",
    "Sanshoku Doukou": "sanshoku_doukou", "Chiitoitsu": "chiitoitsu", "Shou Sangen": "shousangen",
    "Honitsu": "honitsu", "Chinitsu": "chinitsu", "Renhou (yakuman)": "renhou", "Kokushi Musou": "kokushi",
    "Kokushi Musou Juusanmen Matchi": "kokushi", "Chuuren Poutou": "chuuren", "Daburu Chuuren Poutou": "chuuren",
    "Suu Ankou": "suuankou", "Suu Ankou Tanki": "suuankou", "Dai Suushii": "daisuushii",
    "Shousuushii": "shousuushii", "Daisangen": "daisangen", "Suu Kantsu": "suukantsu", "Ryuuiisou": "ryuuiisou",
    "Tsuu Iisou": "tsuuiisou", "Chinroutou": "chinroutou", "Tenhou": "tenhou", "Chiihou": "chihou",
}  # fmt: skip
FU = {
    "base": "base", "tsumo": "tsumo", "kanchan": "kanchan", "penchan": "penchan", "pair_wait": "tanki",
    "valued_pair": "jantou", "double_valued_pair": "jantou", "hand_without_fu": "open_pinfu",
    "open_pon": "minko", "open_terminal_pon": "minko", "closed_pon": "anko", "closed_terminal_pon": "anko",
    "open_kan": "minkan", "open_terminal_kan": "minkan", "closed_kan": "ankan", "closed_terminal_kan": "ankan",
}  # fmt: skip
MELDS = {
    MeldKind.CHI: (PeerMeld.CHI, True),
    MeldKind.PON: (PeerMeld.PON, True),
    MeldKind.OPEN_KAN: (PeerMeld.KAN, True),
    MeldKind.ADDED_KAN: (PeerMeld.SHOUMINKAN, True),
    MeldKind.CLOSED_KAN: (PeerMeld.KAN, False),
}


@dataclass(frozen=True)
class Opinion:
    """What an engine makes of a hand. `fu_lines` and `fu` are empty where the hand is a yakuman."""

    reason: str = ""
    yaku: tuple[tuple[str, int], ...] = ()
    han: int = 0
    fu: int | None = None
    fu_lines: tuple[tuple[str, int], ...] = ()
    payments: tuple[int, ...] = ()
    total: int = 0


class Numbers:
    """Gives every tile a number of its own from 0 to 135, plain tiles as they come."""

    def __init__(self) -> None:
        self.used: Counter[int] = Counter()

    def __call__(self, tile: Tile) -> int:
        self.used[tile.kind] += 1
        return 4 * tile.kind + self.used[tile.kind] - 1


def ask(record: Record) -> Opinion:
    """The peer's opinion of a record."""
    hand, situation = record.hand, record.situation
    assert hand is not None
    number = Numbers()
    concealed = [number(tile) for tile in hand.concealed]
    winning = number(hand.winning)
    melds = [_meld(meld, number) for meld in hand.melds]
    response = HandCalculator.estimate_hand_value(
        [*concealed, winning, *(tile for meld in melds for tile in meld.tiles)],
        winning,
        melds=melds,
        dora_indicators=[4 * tile.kind for tile in situation.dora],
        ura_dora_indicators=[4 * tile.kind for tile in situation.ura],
        config=_config(situation, record.ruleset),
    )
    return _opinion(response, hand)


def _meld(meld: Meld, number: Numbers) -> PeerMeld:
    kind, is_open = MELDS[meld.kind]
    return PeerMeld(meld_type=kind, tiles=sorted(map(number, meld.tiles)), opened=is_open)


def _config(situation: Situation, ruleset: Ruleset) -> HandConfig:
    events, is_tsumo = situation.events, situation.by is WinBy.TSUMO
    first, last = Event.FIRST_TURN in events, Event.LAST_TILE in events
    is_dealer, has_rinshan = situation.seat is Wind.EAST, Event.AFTER_KAN in events
    return HandConfig(
        is_tsumo=is_tsumo,
        is_riichi=situation.riichi is Riichi.RIICHI,
        is_daburu_riichi=situation.riichi is Riichi.DOUBLE,
        is_ippatsu=Event.IPPATSU in events and ruleset.ippatsu,
        is_rinshan=has_rinshan,
        is_chankan=Event.ROBBED_KAN in events,
        is_haitei=last and is_tsumo and not has_rinshan,
        is_houtei=last and not is_tsumo,
        is_tenhou=first and is_tsumo and is_dealer,
        is_chiihou=first and is_tsumo and not is_dealer,
        is_renhou=first and not is_tsumo and ruleset.renhou == "yakuman",
        player_wind=EAST + situation.seat,
        round_wind=EAST + situation.round,
        tsumi_number=situation.honba,
        kyoutaku_number=situation.sticks,
        options=_options(ruleset),
    )


def _options(ruleset: Ruleset) -> OptionalRules:
    counted, uncounted = HandConfig.KAZOE_LIMITED, HandConfig.KAZOE_SANBAIMAN
    return OptionalRules(
        has_open_tanyao=ruleset.open_tanyao,
        has_double_yakuman=bool(ruleset.double_yakuman),
        kazoe_limit=counted if ruleset.counted_yakuman else uncounted,
        kiriage=ruleset.kiriage_mangan,
        renhou_as_yakuman=True,
        limit_to_sextuple_yakuman=ruleset.yakuman_cap == 6,
    )


def _opinion(response: Any, hand: Hand) -> Opinion:
    if response.error:
        return Opinion(reason={"hand_not_winning": "not_complete", "no_yaku": "no_yaku"}[response.error])
    counted = [(yaku, yaku.han_closed if hand.is_closed else yaku.han_open) for yaku in response.yaku]
    is_yakuman = any(yaku.is_yakuman for yaku, _ in counted)
    named = [(YAKU[yaku.name], han // 13 if is_yakuman else han) for yaku, han in counted if yaku.name in YAKU]
    cost = response.cost
    payments = [cost["main"] + cost["main_bonus"]]
    payments += [cost["additional"] + cost["additional_bonus"]] * 2 if cost["additional"] else []
    return Opinion(
        yaku=tuple(sorted(named)),
        han=0 if is_yakuman else response.han,
        fu=None if is_yakuman else response.fu,
        fu_lines=() if is_yakuman else tuple(sorted(_fu_line(line, hand) for line in response.fu_details)),
        payments=tuple(sorted(payments)),
        total=cost["total"],
    )


def _fu_line(line: Any, hand: Hand) -> tuple[str, int]:
    """Its base is 30 for a closed ron, which is 20 and 10 here, and 25 for seven pairs."""
    return FU[line["reason"]], line["fu"]
