"""Han, fu, points and limits with their numbers."""

from webapp.site.i18n import gettext, mark_in, ngettext, number, pgettext

LIMITS = {
    "mangan": mark_in("limit", "mangan"),
    "haneman": mark_in("limit", "haneman"),
    "baiman": mark_in("limit", "baiman"),
    "sanbaiman": mark_in("limit", "sanbaiman"),
    "yakuman": mark_in("limit", "yakuman"),
}


def limit_name(limit: str) -> str:
    """The name of a limit id."""
    return pgettext(*LIMITS[limit])


def han(count: int) -> str:
    """`3 han`."""
    return ngettext("%(num)s han", "%(num)s han", count)


def fu(count: int) -> str:
    """`40 fu`."""
    return ngettext("%(num)s fu", "%(num)s fu", count)


def points(count: int) -> str:
    """`5,200 points`."""
    return ngettext("%(num)s point", "%(num)s points", count)


def yakuman_count(count: int) -> str:
    """`yakuman`, `double yakuman`, `3 yakuman`."""
    match count:
        case 1:
            return pgettext(*LIMITS["yakuman"])
        case 2:
            return gettext("double yakuman")
        case _:
            return ngettext("%(num)s yakuman", "%(num)s yakuman", count)


def han_and_fu(han_count: int, fu_count: int) -> str:
    """`3 han, 40 fu`."""
    return gettext("%(han)s, %(fu)s", han=han(han_count), fu=fu(fu_count))


def size(han_count: int, fu_count: int | None, limit: str | None, yakuman: int) -> str:
    """How large a win is, as players say it: `yakuman`, the limit, or han and fu."""
    if yakuman:
        return yakuman_count(yakuman)
    if limit is not None:
        return limit_name(limit)
    return han(han_count) if fu_count is None else han_and_fu(han_count, fu_count)


def split_payment(non_dealer: int, dealer: int) -> str:
    """What a non-dealer's tsumo costs, the non-dealers first: `1,000/2,000`."""
    return f"{number(non_dealer)}/{number(dealer)}"


def payment_from_all(each: int) -> str:
    """What a dealer's tsumo costs: `2,000 all`."""
    return gettext("%(points)s all", points=number(each))
