"""Why a hand cannot occur at a table: one plain sentence for each contradiction that the engine names."""

from webapp.riichi.errors import Problem
from webapp.site.i18n import gettext, mark

PROBLEMS = {
    # Too many tiles, or too few
    "wrong_number_of_tiles": mark(
        "The number of tiles is wrong: before the winning tile there are thirteen, with each quad counted as three."
    ),
    "fifth_copy": mark("A tile appears more than four times, counting the indicators and discards."),
    "too_many_red_fives": mark("There are more red fives than these rules have."),
    # Riichi
    "riichi_in_open_hand": mark("Riichi was declared with an open hand."),
    "ippatsu_without_riichi": mark("Ippatsu is claimed, but riichi was not declared."),
    "ippatsu_after_kan": mark("Ippatsu is claimed, but the winner’s own quad has broken that go-around."),
    # Kans and the last tile
    "after_kan_without_kan": mark("It was won on the replacement tile after a quad, but there is no quad in the hand."),
    "after_kan_by_ron": mark(
        "It was won by ron on the replacement tile after a quad, which is always the winner’s own draw."
    ),
    "robbed_kan_by_tsumo": mark("It was won by tsumo on a tile of another player’s quad, which can only be ron."),
    "robbed_kan_on_last_tile": mark("A quad was robbed after the last tile of the wall, when nobody may declare one."),
    "copy_of_robbed_tile": mark("The winner holds a copy of the tile that another player made a quad of."),
    # The first turn
    "first_turn_with_meld": mark("It was won on the first turn, but with a meld."),
    "first_turn_with_riichi": mark("It was won on the first turn, but riichi was declared before."),
    "first_turn_with_late_event": mark("It was won on the first turn and at the same time later in the deal."),
    "first_turn_with_discards": mark("It was won on the first turn, but the winner has discarded before."),
    "dealer_first_turn_by_ron": mark(
        "The dealer won by ron on the first turn, but nobody has discarded before the dealer."
    ),
    # Indicators
    "too_many_indicators": mark("There are more than five indicators."),
    "more_ura_than_dora": mark("There are more ura dora indicators than dora indicators."),
    "ura_without_riichi": mark("There are ura dora indicators, but riichi was not declared."),
    # Players
    "discarder_by_tsumo": mark("It was won by tsumo, but a discarder is named."),
    "own_discard": mark("The winner and the discarder are the same player."),
    "own_pao": mark("The winner and the player liable for the hand are the same."),
    "unknown_yaku": mark("A player is liable for a yaku that does not exist."),
    "no_discarder": mark("Several players win on one discard, but it is not said whose."),
    "different_discarders": mark("The winning hands name different discarders."),
    "different_tiles": mark("The winning hands name different winning tiles."),
    "different_moments": mark("Only some of the winning hands are won on the last tile or on a robbed quad."),
    "different_indicators": mark("The winning hands name different indicators."),
    "same_winner": mark("Two of the winning hands belong to the same player."),
    "different_deals": mark("The winning hands name different rounds, honba or riichi sticks."),
    "too_few_sticks": mark("There are fewer riichi sticks on the table than winners who declared riichi."),
    "negative_number": mark("The number of honba or riichi sticks is below zero."),
}


def problem_sentence(problem: Problem) -> str:
    """The sentence for a contradiction."""
    return gettext(PROBLEMS[problem.id])
