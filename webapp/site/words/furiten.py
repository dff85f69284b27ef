"""Why a player may not win by ron: a sentence for each kind of furiten, and until when."""

from typing import assert_never

from webapp.riichi.furiten import FuritenKind
from webapp.riichi.ruleset import Ruleset
from webapp.site.i18n import gettext, mark

UNTIL = {
    "own_draw": mark("Furiten for the moment: a winning tile was let go. Ron is barred until your next draw."),
    "own_draw_or_own_call": mark(
        "Furiten for the moment: a winning tile was let go. Ron is barred until your next draw or call."
    ),
    "own_draw_or_any_call": mark(
        "Furiten for the moment: a winning tile was let go. Ron is barred until your next draw or anybody’s call."
    ),
    "own_discard": mark("Furiten for the moment: a winning tile was let go. Ron is barred until your next discard."),
}
"""By the option `temporary_furiten_ends`, what bars a ron until then."""


def furiten_sentence(kind: FuritenKind, ruleset: Ruleset) -> str:
    """What the furiten comes from, and what it bars."""
    match kind:
        case FuritenKind.OWN_DISCARD:
            return gettext("Furiten: one of the waits is among your own discards. Only tsumo can win.")
        case FuritenKind.RIICHI:
            return gettext(
                "Furiten until the end of the deal: a winning tile was let go after riichi. Only tsumo can win."
            )
        case FuritenKind.TEMPORARY:
            return gettext(UNTIL[ruleset.temporary_furiten_ends])
        case _:
            assert_never(kind)
