"""Why options of a ruleset cannot stand together: one plain sentence for each contradiction that the engine names."""

from webapp.riichi.conflicts import Conflict
from webapp.site.i18n import gettext, mark

CONFLICTS = {
    "kan_ura_without_ura": mark("Ura dora under the indicators of quads cannot count where ura dora do not count."),
    "kan_ura_without_kan_dora": mark(
        "Ura dora under the indicators of quads cannot count where quads turn up no indicator."
    ),
    "two_winners_without_abort": mark(
        "Where at most two players win on one discard, three winners must be among the abortive draws."
    ),
    "abort_by_winners_paid": mark(
        "Three winners can be an abortive draw only where at most two players win on one discard."
    ),
    "cap_below_doubles": mark("Where at most one yakuman counts in a hand, none can count as two."),
    "cap_below_sums": mark("Where at most one yakuman counts in a hand, several cannot add up."),
    "honba_in_parts": mark(
        "The points for a honba must be 300 or a multiple of it: after a tsumo three players share them in hundreds."
    ),
}


def conflict_sentence(conflict: Conflict) -> str:
    """The sentence for a contradiction."""
    return gettext(CONFLICTS[conflict.id])
