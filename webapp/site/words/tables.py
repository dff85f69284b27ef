"""The words of the tables: whose win, how it is paid, and why some cells are empty."""

from enum import Enum

from webapp.riichi.points import Shares
from webapp.riichi.reach import By
from webapp.site.i18n import gettext, mark, mark_in, number, pgettext
from webapp.site.words.points import fu, han, split_payment


class Side(Enum):
    """Whose win it is."""

    NON_DEALER = "non_dealer"
    DEALER = "dealer"


_TITLES = {
    Side.NON_DEALER: mark("Points for a non-dealer’s win"),
    Side.DEALER: mark("Points for the dealer’s win"),
}
_BOTH_WAYS = {
    Side.NON_DEALER: mark("Above: by ron. Below: by tsumo, first each of the two other non-dealers, then the dealer."),
    Side.DEALER: mark("Above: by ron. Below: by tsumo, each of the three others pays it."),
}
_SIDES = {Side.NON_DEALER: mark_in("column", "Non-dealer"), Side.DEALER: mark_in("column", "Dealer")}
_WAYS = {By.RON: mark_in("way of winning", "ron"), By.TSUMO: mark_in("way of winning", "tsumo")}


def title(side: Side) -> str:
    """The caption of a points table."""
    return gettext(_TITLES[side])


def side_name(side: Side) -> str:
    """The head of a column."""
    return pgettext(*_SIDES[side])


def both_ways(side: Side) -> str:
    """How to read the two figures of a cell."""
    return gettext(_BOTH_WAYS[side])


def by_word(by: By) -> str:
    """`ron` or `tsumo`."""
    return pgettext(*_WAYS[by])


def ron_figure(owed: Shares) -> str:
    """What a ron costs, without a word beside it."""
    return number(owed.ron)


def tsumo_figure(side: Side, owed: Shares) -> str:
    """What a tsumo costs: `300/500`, or for a dealer `3 × 500`."""
    if side is Side.DEALER:
        return f"3\u00a0×\u00a0{number(owed.from_non_dealer)}"
    return split_payment(owed.from_non_dealer, owed.from_dealer)


def gap_sentence(fu_count: int, ron: int | None, tsumo: int | None) -> str:
    """Why a line of fu has empty cells; `ron` and `tsumo` are the fewest han with which it occurs."""
    count = fu(fu_count)
    match ron, tsumo:
        case None, int():
            return gettext(
                "%(fu)s: only pinfu won by tsumo, which is already %(han)s. By ron it does not occur.",
                fu=count,
                han=han(tsumo),
            )
        case int(), int() if fu_count == 25:
            return gettext(
                "%(fu)s: only chiitoitsu, at least %(ron)s by ron and %(tsumo)s by tsumo.",
                fu=count,
                ron=han(ron),
                tsumo=han(tsumo),
            )
        case 1, int():
            return gettext(
                "%(fu)s by tsumo: only with groups that are themselves worth %(han)s.", fu=count, han=han(tsumo)
            )
        case _:
            return gettext(
                "%(fu)s: only with groups that are themselves worth %(han)s.",
                fu=count,
                han=han(max(ron or 0, tsumo or 0)),
            )


def han_range(least: int, most: int | None) -> str:
    """`5 han`, `6–7 han`, `13 han or more`."""
    if most is None:
        return gettext("%(han)s or more", han=han(least))
    if least == most:
        return han(least)
    return gettext("%(least)s–%(han)s", least=number(least), han=han(most))


def from_fu(han_count: int, fu_count: int) -> str:
    """`4 han from 40 fu`."""
    return gettext("%(han)s from %(fu)s on", han=han(han_count), fu=fu(fu_count))


def yakuman_note(counted: str) -> str:
    """What makes a yakuman; `counted` says from which han on ordinary yaku do, and is empty where they do not."""
    if not counted:
        return gettext("by a yakuman only, never by counting han")
    return gettext("by a yakuman, or %(han)s (counted yakuman)", han=counted)
