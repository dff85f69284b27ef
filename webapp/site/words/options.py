"""The options of a ruleset and their values, as a table of rules prints them."""

from webapp.riichi.ruleset import Value
from webapp.site.i18n import gettext, mark, mark_in, ngettext, number, pgettext

NAMES = {
    "open_tanyao": mark("Tanyao counts in an open hand"),
    "red_fives": mark("Red fives in the set"),
    "ippatsu": mark("Ippatsu counts"),
    "ura_dora": mark("Ura dora count"),
    "kan_dora": mark("Each quad turns up another dora indicator"),
    "kan_ura_dora": mark("Ura dora under the indicators of quads count"),
    "double_wind_pair_fu": mark("Fu for a pair that is both seat wind and round wind"),
    "rinshan_tsumo_fu": mark("2 fu for tsumo on a replacement tile"),
    "kiriage_mangan": mark("4 han 30 fu and 3 han 60 fu are rounded up to mangan"),
    "counted_yakuman": mark("13 han or more from ordinary yaku count as a yakuman"),
    "yakuman_add_up": mark("Several yakuman in one hand add up"),
    "double_yakuman": mark("Counted as two yakuman"),
    "renhou": mark("Renhou"),
    "nagashi_mangan": mark("Nagashi mangan"),
    "green_dragon_for_ryuuiisou": mark("Ryuuiisou needs the green dragon"),
    "pao": mark("Liability (pao) for"),
    "pao_scope": mark("What the liable player pays for"),
    "pao_honba_by": mark("Who pays the honba when the payment is shared with a liable player"),
    "yakuman_cap": mark("Most yakuman counted in one hand"),
    "sticks_to": mark("Riichi sticks when several players win"),
    "temporary_furiten_ends": mark("Temporary furiten ends"),
    "winners": mark("Winners on one discard"),
    "honba_points": mark("Points for each honba (counter)"),
    "honba_to": mark("Honba when several players win"),
    "riichi_tiles_left": mark("Tiles that must be left in the wall for riichi"),
    "riichi_below_1000": mark("Riichi with fewer than 1,000 points"),
    "kan_after_riichi": mark("Concealed quad after riichi"),
    "kokushi_robs_closed_kan": mark("Kokushi musou may rob a concealed quad"),
    "swap_calling": mark("Swap-calling (kuikae)"),
    "abortive_draws": mark("Abortive draws"),
    "two_han_minimum_from": mark("Two-han minimum"),
}
CHOICES = {
    ("red_fives", 0): mark_in("red fives", "none"),
    ("red_fives", 3): mark_in("red fives", "3, one in each suit"),
    ("red_fives", 4): mark_in("red fives", "4, two of them in circles"),
    ("renhou", "none"): mark_in("renhou", "not counted"),
    ("renhou", "mangan"): mark_in("renhou", "mangan, if the hand is not worth more without it"),
    ("renhou", "yakuman"): mark_in("renhou", "yakuman"),
    ("nagashi_mangan", "none"): mark_in("nagashi mangan", "not counted"),
    ("nagashi_mangan", "closed"): mark_in("nagashi mangan", "with a closed hand only"),
    ("nagashi_mangan", "closed_win"): mark_in("nagashi mangan", "with a closed hand only, settled as a win"),
    ("nagashi_mangan", "open"): mark_in("nagashi mangan", "with an open hand too"),
    ("pao_scope", "yakuman"): mark_in("liability", "only the yakuman concerned"),
    ("pao_scope", "hand"): mark_in("liability", "the whole hand"),
    ("pao_honba_by", "discarder"): mark_in("liability", "the discarder"),
    ("pao_honba_by", "liable"): mark_in("liability", "the liable player"),
    ("sticks_to", "own_back_then_first"): mark_in(
        "riichi sticks", "each winner takes back their own, the first in turn order takes the rest"
    ),
    ("sticks_to", "first"): mark_in("riichi sticks", "the first in turn order takes all"),
    ("temporary_furiten_ends", "own_draw"): mark_in("furiten", "at the player’s next draw"),
    ("temporary_furiten_ends", "own_draw_or_own_call"): mark_in("furiten", "at the player’s next draw or call"),
    ("temporary_furiten_ends", "own_draw_or_any_call"): mark_in(
        "furiten", "at the player’s next draw or anybody’s call"
    ),
    ("temporary_furiten_ends", "own_discard"): mark_in("furiten", "at the player’s next discard"),
    ("winners", "one"): mark_in("winners", "one: the first in turn order"),
    ("winners", "two"): mark_in("winners", "up to two; three abort the deal"),
    ("winners", "all"): mark_in("winners", "all of them"),
    ("honba_to", "first"): mark_in("counters", "the first in turn order is paid for them"),
    ("honba_to", "all"): mark_in("counters", "every winner is paid for them"),
    ("kan_after_riichi", "strict"): mark_in(
        "kan after riichi", "if the wait stays the same and the three tiles can only be a triplet"
    ),
    ("kan_after_riichi", "strict_with_yaku"): mark_in(
        "kan after riichi", "if the wait and the yaku stay the same and the three tiles can only be a triplet"
    ),
    ("kan_after_riichi", "same_wait"): mark_in("kan after riichi", "if the wait stays the same"),
    ("swap_calling", False): mark_in("swap-calling", "forbidden"),
    ("swap_calling", True): mark_in("swap-calling", "allowed"),
    ("riichi_below_1000", False): mark_in("riichi below 1000", "forbidden"),
    ("riichi_below_1000", True): mark_in("riichi below 1000", "allowed"),
    ("riichi_tiles_left", 0): mark_in("tiles left", "none"),
    ("yakuman_cap", 0): mark_in("most yakuman", "no further limit"),
    ("two_han_minimum_from", 0): mark_in("two-han minimum", "never"),
    # Items of lists
    ("double_yakuman", "kokushi_13"): mark_in("double yakuman", "kokushi musou waiting on thirteen tiles"),
    ("double_yakuman", "chuuren_9"): mark_in("double yakuman", "chuuren poutou waiting on nine tiles"),
    ("double_yakuman", "suuankou_tanki"): mark_in("double yakuman", "suuankou waiting on its pair"),
    ("double_yakuman", "daisuushii"): mark_in("double yakuman", "daisuushii"),
    ("pao", "daisangen"): mark_in("liability", "daisangen"),
    ("pao", "daisuushii"): mark_in("liability", "daisuushii"),
    ("pao", "suukantsu"): mark_in("liability", "suukantsu"),
    ("abortive_draws", "nine_terminals"): mark_in("abortive draw", "nine different terminals and honours"),
    ("abortive_draws", "four_winds"): mark_in("abortive draw", "four first discards of the same wind"),
    ("abortive_draws", "four_riichi"): mark_in("abortive draw", "four riichi"),
    ("abortive_draws", "four_kans"): mark_in("abortive draw", "four quads by different players"),
    ("abortive_draws", "three_winners"): mark_in("abortive draw", "three winners on one discard"),
}


def option_name(option: str) -> str:
    """What an option is about."""
    return gettext(NAMES[option])


def option_value(option: str, value: Value) -> str:
    """A value of an option in words."""
    match value:
        case frozenset():
            # Translators: an empty list in a table of rules.
            return ", ".join(_choice(option, item) for item in _ordered(option, value)) or pgettext("list", "none")
        case _ if (option, value) in CHOICES:
            return _choice(option, value)
        case bool():
            return pgettext("option", "yes") if value else pgettext("option", "no")
        case int():
            return _count(option, value)
        case _:
            raise KeyError(option, value)


def _choice(option: str, value: Value) -> str:
    return pgettext(*CHOICES[option, value])


def _ordered(option: str, value: frozenset[str]) -> list[str]:
    return [item for of, item in CHOICES if of == option and isinstance(item, str) and item in value]


def _count(option: str, value: int) -> str:
    if option == "two_han_minimum_from":
        return ngettext("from %(num)s honba", "from %(num)s honba", value)
    return number(value)
