"""The shapes of a wait by name."""

from webapp.riichi.groups import Wait
from webapp.site.i18n import mark_in, pgettext

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
