"""Why a player may not win by ron: a sentence for each kind of furiten."""

from webapp.riichi.furiten import FuritenKind
from webapp.site.i18n import gettext, mark

KINDS = {
    FuritenKind.OWN_DISCARD: mark("Furiten: one of the waits is among your own discards. Only tsumo can win."),
    FuritenKind.RIICHI: mark(
        "Furiten until the end of the deal: a winning tile was let go after riichi. Only tsumo can win."
    ),
    FuritenKind.TEMPORARY: mark("Furiten for the moment: a winning tile was let go. Ron is barred for now."),
}


def furiten_sentence(kind: FuritenKind) -> str:
    """What the furiten comes from, and what it bars."""
    return gettext(KINDS[kind])
