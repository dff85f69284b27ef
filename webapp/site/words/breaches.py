"""Why a yaku does not hold: one plain sentence for each condition that can break."""

from collections.abc import Callable
from typing import assert_never

from webapp.riichi.explain import Breach, BreachKind
from webapp.riichi.situation import Situation
from webapp.riichi.tiles import DRAGONS
from webapp.site.i18n import gettext, mark
from webapp.site.words.yaku import yaku_name

CONDITIONS = {
    # Declared, drawn, called
    "closed": mark("The hand is open: a tile was called."),
    "riichi_declared": mark("Riichi was not declared."),
    "double_riichi_declared": mark("Riichi was not declared with the very first discard."),
    "any_riichi_declared": mark("Riichi was not declared, and ippatsu needs it."),
    "ippatsu": mark("The win did not come within one go-around of riichi, or a call or a quad had broken it."),
    "by_tsumo": mark("The hand was won by ron, not by tsumo."),
    "by_ron": mark("The hand was won by tsumo, not by ron."),
    "robbed_kan": mark("The winning tile is not of a quad that another player was declaring."),
    "after_kan": mark("The winning tile is not the replacement tile after a quad."),
    "last_tile": mark("It was not the last tile: the wall was not empty yet."),
    "first_turn": mark("It was no longer the first turn, or somebody had called a tile or declared a quad."),
    "dealer": mark("The winner is not the dealer."),
    "non_dealer": mark("The winner is the dealer."),
    # Sequences
    "four_sequences": mark("Not all four sets are sequences."),
    "pair_without_value": mark("The pair is of value tiles, so it earns fu."),
    "two_sided_wait": mark("The winning tile did not complete a two-sided wait."),
    "two_identical_sequences": mark("There are no two identical sequences in one suit."),
    "two_pairs_of_identical_sequences": mark("There are no two pairs of identical sequences."),
    "straight": mark("The sequences 123, 456 and 789 of one suit are not all there."),
    "same_sequence_three_suits": mark("No sequence appears in all three suits."),
    "has_sequence": mark("There is no sequence in the hand."),
    # Triplets and kans
    "value_triplet": mark("There is no triplet of dragons, of the seat wind or of the round wind."),
    "white_triplet": mark("There is no triplet of white dragons."),
    "green_triplet": mark("There is no triplet of green dragons."),
    "red_triplet": mark("There is no triplet of red dragons."),
    "seat_wind_triplet": mark("There is no triplet of the seat wind."),
    "round_wind_triplet": mark("There is no triplet of the round wind."),
    "four_triplets": mark("Not all four sets are triplets or quads."),
    "same_triplet_three_suits": mark("No triplet appears in all three suits."),
    "three_concealed_triplets": mark(
        "Fewer than three triplets are concealed. A triplet completed by ron counts as open."
    ),
    "four_concealed_triplets": mark(
        "Fewer than four triplets are concealed. A triplet completed by ron counts as open."
    ),
    "three_quads": mark("There are fewer than three quads. Four identical tiles are not a quad until one is declared."),
    "four_quads": mark("There are fewer than four quads. Four identical tiles are not a quad until one is declared."),
    "two_dragon_triplets": mark("There are no triplets of two of the dragons."),
    "three_dragon_triplets": mark("There are no triplets of all three dragons."),
    "dragon_pair": mark("The pair is not of dragons."),
    "three_wind_triplets": mark("There are no triplets of three winds."),
    "four_wind_triplets": mark("There are no triplets of all four winds."),
    "wind_pair": mark("The pair is not of winds."),
    # The tiles of the whole hand
    "no_terminal_or_honour": mark("There is a terminal or an honour in the hand."),
    "four_groups_and_pair": mark("The hand does not consist of four sets and a pair."),
    "terminal_or_honour_everywhere": mark("At least one set, or the pair, holds neither a terminal nor an honour."),
    "terminal_everywhere": mark("At least one set, or the pair, holds no terminal."),
    "only_terminals_and_honours": mark("There is a tile that is neither a terminal nor an honour."),
    "only_terminals": mark("There is a tile that is not a terminal."),
    "only_honours": mark("There is a tile that is not an honour."),
    "only_green_tiles": mark("There is a tile other than 2, 3, 4, 6 and 8 of bamboos and the green dragon."),
    "green_dragon": mark("There is no green dragon, which these rules ask for."),
    "one_suit": mark("There are tiles of more than one suit."),
    "no_honour": mark("There is an honour in the hand."),
    # Special shapes
    "seven_pairs": mark("The hand does not consist of seven different pairs."),
    "thirteen_orphans": mark("The thirteen different terminals and honours are not all there."),
    "nine_gates": mark("The tiles are not 1112345678999 of one suit and one more of that suit."),
    # The end of a deal without a win
    "exhaustive_draw": mark("The deal did not end with an empty wall and no winner."),
    "only_terminal_or_honour_discards": mark("Not every discard was a terminal or an honour."),
    "no_discard_called": mark("Another player called one of the discards."),
}


_TRIPLETS_ASKED = frozenset({"three_concealed_triplets", "four_concealed_triplets"})
_PAIRS_WITH_VALUE: tuple[tuple[Callable[[int, Situation], bool], str], ...] = (
    (lambda kind, _: kind in DRAGONS, mark("The pair is of dragons, so it earns fu.")),
    (lambda kind, now: kind == now.seat.kind == now.round.kind, mark("The pair is your seat wind and the round wind.")),
    (lambda kind, now: kind == now.seat.kind, mark("The pair is your seat wind.")),
    (lambda kind, now: kind == now.round.kind, mark("The pair is the round wind.")),
)


def breach_sentence(breach: Breach, situation: Situation) -> str:
    """Why a yaku does not count in a hand in this situation."""
    match breach.kind:
        case BreachKind.CONDITION:
            return reading_breach(breach, situation)
        case BreachKind.OTHER_READING:
            return gettext(
                "%(reason)s Another reading of the tiles would give this yaku, but would be worth less.",
                reason=reading_breach(breach, situation),
            )
        case BreachKind.REPLACED:
            return gettext("%(yaku)s takes its place: the two do not add up.", yaku=yaku_name(breach.id))
        case BreachKind.STANDS_ALONE:
            return gettext("%(yaku)s stands alone: no other yaku is added to it.", yaku=yaku_name(breach.id))
        case BreachKind.WORTH_LESS:
            return gettext("It would stand alone, and without it the hand is worth more.")
        case BreachKind.NOT_USED:
            return gettext("These rules do not have this yaku.")
        case BreachKind.NOT_A_WIN:
            return gettext("It is for a deal that ends without a winner, and this hand has won.")
        case _:
            assert_never(breach.kind)


def condition_broken(condition: str) -> str:
    """The sentence that says how a hand breaks this condition."""
    return gettext(CONDITIONS[condition])


def reading_breach(breach: Breach, situation: Situation) -> str:
    """Why one reading by itself does not hold a yaku."""
    if breach.id in _TRIPLETS_ASKED and breach.group is not None and not breach.group.is_meld:
        return gettext("Ron completed this triplet, so it counts as open, and too few are concealed.")
    if breach.id == "pair_without_value":
        for kind in breach.kinds[:1]:
            for applies, sentence in _PAIRS_WITH_VALUE:
                if applies(kind, situation):
                    return gettext(sentence)
    return condition_broken(breach.id)
