"""The names of yaku, which are content, and what they are worth in words."""

from collections.abc import Iterable

from webapp.catalog import YakuEntry, YakuText
from webapp.riichi.yaku import Value
from webapp.site.i18n import gettext, language
from webapp.site.library import catalog
from webapp.site.words.names import Called, called, row_called
from webapp.site.words.points import han, limit_name, yakuman_count

_LIKE_A_LIMIT = frozenset({"renhou", "nagashi_mangan"})
"""Yaku that no han are added to: where they are no yakuman they are a mangan, whatever else the hand holds."""


def yaku_name(row: str) -> str:
    """The name of one of the engine's yaku ids."""
    return row_called(yaku_text(row), row)


def page_called(entry: YakuEntry) -> Called:
    """What a page of yaku is called in the language being spoken."""
    return called(entry.texts[language()])


def yaku_in_a_row(rows: Iterable[str]) -> str:
    """Their names inside a sentence, where a yaku begins with a small letter."""
    return ", ".join(small(yaku_name(row)) for row in rows)


def small(name: str) -> str:
    """A name as it stands inside a sentence."""
    return name[0].lower() + name[1:]


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
