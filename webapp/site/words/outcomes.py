"""Why a hand does not win."""

from webapp.site.i18n import gettext, mark

REASONS = {
    "not_complete": mark("This is not a complete hand: four sets and a pair, seven pairs, or thirteen orphans."),
    "no_yaku": mark("The hand is complete but has no yaku, so it cannot win. Dora are not yaku."),
    "two_han_minimum": mark("With so many honba on the table, a win needs two han from yaku."),
    "furiten": mark("The hand is furiten: it may win by tsumo only."),
}


def no_win(reason: str) -> str:
    """One sentence for a reason why a hand does not win."""
    return gettext(REASONS[reason])
