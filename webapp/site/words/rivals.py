"""Why another reading of a hand is not the one that is paid."""

from typing import assert_never

from webapp.riichi.explain import Loss, Rival
from webapp.site.i18n import gettext
from webapp.site.words.points import size
from webapp.site.words.yaku import yaku_in_a_row


def rival_size(rival: Rival) -> str:
    """What the reading would be: its han and fu or its limit; nothing for one without a yaku."""
    return size(rival.han, rival.fu, rival.limit, rival.yakuman) if rival.value else ""


def rival_sentence(rival: Rival) -> str:
    """One sentence or two: what it lacks beside the paid reading, and what it has more."""
    match rival.loss:
        case Loss.NO_YAKU:
            return gettext("Read like this the hand has no yaku.")
        case Loss.EQUAL:
            return gettext("It pays the same.")
        case Loss.LESS:
            return _difference(rival)
        case _:
            assert_never(rival.loss)


def _difference(rival: Rival) -> str:
    lacks, has = yaku_in_a_row(rival.lacks), yaku_in_a_row(rival.has)
    if lacks and has:
        return gettext("It has %(has)s instead of %(lacks)s and pays less.", has=has, lacks=lacks)
    if lacks:
        return gettext("It is without %(lacks)s and pays less.", lacks=lacks)
    if has:
        return gettext("It adds %(has)s but has fewer fu, and pays less.", has=has)
    return gettext("It has fewer fu and pays less.")
