"""The steps from han and fu to points, each as a sum that a player can follow."""

from typing import assert_never

from webapp.riichi.points import BASE_OF_LIMIT, Limit
from webapp.riichi.steps import Base, Cause, Share
from webapp.site.i18n import gettext, number
from webapp.site.words.points import han, limit_name, points

_OF_A_YAKUMAN = BASE_OF_LIMIT[Limit.YAKUMAN]
_RAISED = str.maketrans("0123456789", "⁰¹²³⁴⁵⁶⁷⁸⁹")


def base_sum(base: Base) -> str:
    """`30 × 2⁵ = 960`, `2 × 8,000 = 16,000` of two yakuman; nothing where no sum leads to the base points."""
    count = base.base // _OF_A_YAKUMAN
    if count > 1:
        return f"{count} × {number(_OF_A_YAKUMAN)} = {number(base.base)}"
    if base.exact is None or base.fu is None:
        return ""
    return f"{base.fu} × 2{str(base.han + 2).translate(_RAISED)} = {number(base.exact)}"


def base_sentence(base: Base) -> str:
    """What decides the base points where it is not the sum alone."""
    most = number(base.base)
    match base.cause:
        case Cause.FORMULA:
            return ""
        case Cause.FU:
            return gettext(
                "%(most)s base points are the most that count below 5 han: a mangan.", most=number(base.base)
            )
        case Cause.KIRIAGE:
            return gettext("These rules round so many base points up to %(most)s: a mangan.", most=most)
        case Cause.HAN:
            return _by_han(base)
        case Cause.COUNTED_YAKUMAN:
            return gettext("13 han or more are a counted yakuman: the fu no longer matter.")
        case Cause.YAKUMAN:
            return _yakuman(base)
        case Cause.STANDS_ALONE:
            return gettext("It is worth a mangan by itself, whatever else the hand holds.")
        case _:
            assert_never(base.cause)


def share_sum(share: Share) -> str:
    """`4 × 960 = 3,840, rounded up to 3,900`, and what a liable player takes over."""
    parts = [_multiplied(share)] if share.multiplier and share.exact else []
    if share.relief:
        parts.append(gettext("less %(points)s that the liable player pays", points=number(share.relief)))
    if share.liable:
        parts.append(gettext("%(points)s as the liable player", points=number(share.liable)))
    if share.honba:
        parts.append(gettext("with the honba %(points)s", points=points(share.paid)))
    return gettext("; ").join(parts)


def _by_han(base: Base) -> str:
    name = limit_name(base.limit) if base.limit else ""
    return gettext("%(han)s are a %(limit)s: the fu no longer matter.", han=han(base.han), limit=name)


def _yakuman(base: Base) -> str:
    if base.base == _OF_A_YAKUMAN:
        return gettext("A yakuman has this many base points, whatever the han and fu.")
    return gettext("Each yakuman counts for %(points)s, whatever the han and fu.", points=number(_OF_A_YAKUMAN))


def _multiplied(share: Share) -> str:
    product = f"{share.multiplier} × {number(share.exact // share.multiplier)} = {number(share.exact)}"
    if share.rounded == share.exact:
        return product
    return gettext("%(product)s, rounded up to %(points)s", product=product, points=number(share.rounded))
