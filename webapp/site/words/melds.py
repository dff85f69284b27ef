"""Melds in words: what was called and from whom."""

from webapp.riichi.hand import Meld, MeldKind, Source
from webapp.site.i18n import gettext, mark, mark_in, pgettext

_KINDS = {
    MeldKind.CHI: mark_in("meld", "chii"),
    MeldKind.PON: mark_in("meld", "pon"),
    MeldKind.OPEN_KAN: mark_in("meld", "called quad"),
    MeldKind.ADDED_KAN: mark_in("meld", "added quad"),
    MeldKind.CLOSED_KAN: mark_in("meld", "concealed quad"),
}
_CALLS = {
    (MeldKind.CHI, Source.LEFT): mark("chii from the player on the left"),
    (MeldKind.PON, Source.LEFT): mark("pon from the player on the left"),
    (MeldKind.PON, Source.ACROSS): mark("pon from the player opposite"),
    (MeldKind.PON, Source.RIGHT): mark("pon from the player on the right"),
    (MeldKind.OPEN_KAN, Source.LEFT): mark("called quad from the player on the left"),
    (MeldKind.OPEN_KAN, Source.ACROSS): mark("called quad from the player opposite"),
    (MeldKind.OPEN_KAN, Source.RIGHT): mark("called quad from the player on the right"),
    (MeldKind.ADDED_KAN, Source.LEFT): mark("added quad, the pon from the player on the left"),
    (MeldKind.ADDED_KAN, Source.ACROSS): mark("added quad, the pon from the player opposite"),
    (MeldKind.ADDED_KAN, Source.RIGHT): mark("added quad, the pon from the player on the right"),
}


def meld_kind(kind: MeldKind) -> str:
    """The caption under a meld: `pon`, `concealed quad`."""
    return pgettext(*_KINDS[kind])


def meld_description(meld: Meld) -> str:
    """The meld with its source where that is known: `pon from the player opposite`, `concealed quad`."""
    return meld_kind_from(meld.kind, meld.source)


def meld_kind_from(kind: MeldKind, source: Source | None) -> str:
    """A kind of meld with its source where that is known."""
    return meld_kind(kind) if source is None else gettext(_CALLS[kind, source])
