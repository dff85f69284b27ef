"""The orders and filters of the list of yaku, and the headings of its groups."""

from webapp.catalog import Filter
from webapp.site.i18n import gettext, mark, mark_in, percent, pgettext
from webapp.site.words.points import LIMITS, han, limit_name

ORDERS = {
    "han": mark_in("order of the list", "By han"),
    "commonness": mark_in("order of the list", "By frequency"),
    "structure": mark_in("order of the list", "By structure"),
    "tournament": mark_in("order of the list", "Tournament order"),
}
ALL = "all"
FILTERS = {
    ALL: mark_in("filter of the list", "All"),
    Filter.CLOSED: mark_in("filter of the list", "Closed only"),
    Filter.OPENS: mark_in("filter of the list", "Open too"),
    Filter.SITUATIONAL: mark_in("group of yaku", "Situational"),
    Filter.YAKUMAN: mark_in("filter of the list", "Yakuman"),
}
HEADINGS = {
    "not_used": mark_in("group of yaku", "Not used under these rules"),
    "frequent": mark_in("group of yaku", "Frequent"),
    "uncommon": mark_in("group of yaku", "Uncommon"),
    "rare": mark_in("group of yaku", "Rare"),
    "very_rare": mark_in("group of yaku", "Very rare"),
    "value_tiles": mark_in("group of yaku", "Value tiles"),
    "sequences": mark_in("group of yaku", "Sequences"),
    "triplets_and_kans": mark_in("group of yaku", "Triplets and quads"),
    "one_suit": mark_in("group of yaku", "One suit"),
    "terminals_and_honours": mark_in("group of yaku", "Terminals and honours"),
    "special": mark_in("group of yaku", "Special shapes"),
    "situational": mark_in("group of yaku", "Situational"),
    "riichi": mark_in("group of yaku", "By riichi"),
    "own_draw": mark_in("group of yaku", "By your own draw"),
    "others_tile": mark_in("group of yaku", "By another player’s tile"),
    "first_turn": mark_in("group of yaku", "On the first turn"),
    "draw": mark_in("group of yaku", "When the deal ends in a draw"),
}
NOTES = {
    "frequent": mark("In at least %(least)s of all wins."),
    "uncommon": mark("In %(least)s to %(most)s of all wins."),
    "rare": mark("In fewer than %(most)s of all wins."),
}
SHARE_SOURCES = {
    "tenhou": mark("Tenhou’s statistics of ranked games, with red fives"),
}
_BOUNDS = {"frequent": (2, 100), "uncommon": (0.1, 2), "rare": (0, 0.1)}


def order_name(order: str) -> str:
    """The name of one of the four orders."""
    return pgettext(*ORDERS[order])


def filter_name(one: str) -> str:
    """The name of a filter, or of the way to all yaku."""
    return pgettext(*FILTERS[one])


def group_heading(group: str) -> str:
    """The heading of a group; nothing for the one group of the tournament order."""
    if group.startswith("han_"):
        return han(int(group.removeprefix("han_")))
    if group in LIMITS:
        return limit_name(group).capitalize()
    return pgettext(*HEADINGS[group]) if group in HEADINGS else ""


def share_source(source: str) -> str:
    """Whose wins a share is of."""
    return gettext(SHARE_SOURCES[source])


def group_note(group: str) -> str:
    """The figures behind a heading, where it has some."""
    if group not in NOTES:
        return ""
    least, most = _BOUNDS[group]
    return gettext(NOTES[group], least=percent(least), most=percent(most))
