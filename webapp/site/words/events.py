"""How a hand was won and what was special about it, as short words for the table's facts."""

from webapp.riichi.situation import Event, Riichi, WinBy
from webapp.site.i18n import gettext, mark, mark_in, ngettext, pgettext

_WAYS = {WinBy.RON: mark_in("way of winning", "ron"), WinBy.TSUMO: mark_in("way of winning", "tsumo")}
_RIICHI = {Riichi.RIICHI: mark("riichi"), Riichi.DOUBLE: mark("double riichi")}
_EVENTS = {
    (Event.IPPATSU, WinBy.RON): mark("within one go-around of riichi"),
    (Event.IPPATSU, WinBy.TSUMO): mark("within one go-around of riichi"),
    (Event.LAST_TILE, WinBy.RON): mark("on the last discard"),
    (Event.LAST_TILE, WinBy.TSUMO): mark("on the last tile of the wall"),
    (Event.AFTER_KAN, WinBy.RON): mark("on the replacement tile after a quad"),
    (Event.AFTER_KAN, WinBy.TSUMO): mark("on the replacement tile after a quad"),
    (Event.ROBBED_KAN, WinBy.RON): mark("on a tile of the quad that another player is declaring"),
    (Event.ROBBED_KAN, WinBy.TSUMO): mark("on a tile of the quad that another player is declaring"),
    (Event.FIRST_TURN, WinBy.RON): mark("before your own first draw, with no calls so far"),
    (Event.FIRST_TURN, WinBy.TSUMO): mark("on the first draw, with no calls so far"),
}


def way_of_winning(by: WinBy) -> str:
    """`ron` or `tsumo`."""
    return pgettext(*_WAYS[by])


def riichi_word(riichi: Riichi) -> str:
    """`riichi` or `double riichi`; nothing where none was declared."""
    return gettext(_RIICHI[riichi]) if riichi in _RIICHI else ""


def event_word(event: Event, by: WinBy) -> str:
    """What an event means for this way of winning, without naming the yaku it gives."""
    return gettext(_EVENTS[event, by])


def honba_count(counters: int) -> str:
    """`2 honba`."""
    return ngettext("%(num)s honba", "%(num)s honba", counters)


def stick_count(sticks: int) -> str:
    """`1 riichi stick`."""
    return ngettext("%(num)s riichi stick", "%(num)s riichi sticks", sticks)
