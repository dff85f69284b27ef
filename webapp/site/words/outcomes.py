"""Why a hand does not win."""

from webapp.site.i18n import gettext, mark, mark_in, pgettext

REASONS = {
    "not_complete": mark("This is not a complete hand: four sets and a pair, seven pairs, or thirteen orphans."),
    "no_yaku": mark("The hand is complete but has no yaku, so it cannot win. Dora are not yaku."),
    "two_han_minimum": mark("With so many honba on the table, a win needs two han from yaku."),
    "furiten": mark("The hand is furiten: it may win by tsumo only."),
}
IN_SHORT = {
    "not_complete": mark_in("of a hand, in a sentence", "not complete"),
    "no_yaku": mark_in("of a hand, in a sentence", "no yaku"),
    "two_han_minimum": mark_in("of a hand, in a sentence", "too few han"),
    "furiten": mark_in("of a hand, in a sentence", "furiten"),
}


def no_win(reason: str) -> str:
    """One sentence for a reason why a hand does not win."""
    return gettext(REASONS[reason])


def no_win_in_short(reason: str) -> str:
    """The same inside a sentence."""
    return pgettext(*IN_SHORT[reason])
