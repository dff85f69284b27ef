"""The names of yaku. Those of the pages are content; the five rows of the yakuhai family have theirs here."""

from webapp.catalog import YakuText
from webapp.riichi.yaku import Value
from webapp.site.i18n import gettext, language, mark
from webapp.site.library import catalog
from webapp.site.words.points import han, limit_name, yakuman_count

_YAKUHAI = {
    "yakuhai_white": mark("Yakuhai: white dragon"),
    "yakuhai_green": mark("Yakuhai: green dragon"),
    "yakuhai_red": mark("Yakuhai: red dragon"),
    "yakuhai_seat": mark("Yakuhai: seat wind"),
    "yakuhai_round": mark("Yakuhai: round wind"),
}
_LIKE_A_LIMIT = frozenset({"renhou", "nagashi_mangan"})
"""Yaku that no han are added to: where they are no yakuman they are a mangan, whatever else the hand holds."""


def yaku_name(row: str) -> str:
    """The name of one of the engine's yaku ids."""
    return gettext(_YAKUHAI[row]) if row in _YAKUHAI else yaku_text(row).name


def yaku_text(row: str) -> YakuText:
    """All that the page of a yaku says about it in the language being spoken."""
    return catalog().page_of_row[row].texts[language()]


def worth(row: str, value: Value, han_count: int) -> str:
    """What a yaku is worth in one kind of hand: `3 han`, `mangan`, `double yakuman`."""
    if value.yakuman:
        return yakuman_count(value.yakuman)
    return limit_name("mangan") if row in _LIKE_A_LIMIT else han(han_count)


def closed_worth(row: str, value: Value) -> str:
    """What it is worth in a closed hand; nothing where the rules do not have it."""
    return "" if value.closed is None else worth(row, value, value.closed)


def open_worth(row: str, value: Value) -> str:
    """What it is worth in an open hand; nothing where it does not count there."""
    return "" if value.open is None else worth(row, value, value.open)


def worth_in_short(row: str, value: Value) -> tuple[str, str]:
    """The worth in a closed hand, and a few words on what an open hand changes."""
    if value.closed is None:
        return gettext("not used"), ""
    closed, opened = closed_worth(row, value), open_worth(row, value)
    if not opened:
        return closed, gettext("closed only")
    return closed, gettext("open too") if opened == closed else gettext("%(worth)s open", worth=opened)
