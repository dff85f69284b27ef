"""The shapes of a wait by name."""

from webapp.riichi.groups import Wait
from webapp.site.i18n import gettext, mark_in, ngettext, pgettext

WAITS = {
    Wait.RYANMEN: mark_in("wait", "two-sided wait (ryanmen)"),
    Wait.KANCHAN: mark_in("wait", "closed wait (kanchan)"),
    Wait.PENCHAN: mark_in("wait", "edge wait (penchan)"),
    Wait.SHANPON: mark_in("wait", "two-pair wait (shanpon)"),
    Wait.TANKI: mark_in("wait", "single wait (tanki)"),
    Wait.ORPHAN: mark_in("wait", "wait on the one missing orphan"),
    Wait.THIRTEEN: mark_in("wait", "wait on all thirteen orphans"),
}


def wait_name(wait: Wait) -> str:
    """The name of a wait. A hand that was dealt complete has none: Wait.NONE raises KeyError."""
    return pgettext(*WAITS[wait])


def tiles_left(count: int) -> str:
    """How many copies of a wait are not in sight."""
    return ngettext("%(num)s tile left", "%(num)s tiles left", count)


def dead_wait() -> str:
    """Why a tile that would complete the hand is no wait."""
    return gettext("You hold all four copies of it, so nobody can draw or discard a fifth.")
