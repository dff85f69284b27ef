"""Which yaku are counted together, and why two of them are not."""

from __future__ import annotations

from webapp.riichi.together import Bar, Company, Exclusion
from webapp.site.i18n import gettext, mark, mark_in, ngettext, pgettext
from webapp.site.words.yaku import yaku_name

RELATIONS = {
    "always": mark_in("two yaku", "always"),
    "one_of": mark_in("two yaku", "always this one or another"),
    "meets": mark_in("two yaku", "can be together"),
    "never": mark_in("two yaku", "never"),
}


BESIDE_YAKUMAN = {
    True: mark("Beside a yakuman only other yakuman count."),
    False: mark("They are yakuman, and beside a yakuman only other yakuman count."),
}
_ALONE = mark("%(yaku)s stands alone: no other yaku is added to it.")
_NO_WIN = mark("%(yaku)s is for a deal that nobody wins.")
_BECOMES = mark("A hand that is both is %(yaku)s, and that is counted in their place.")
APART = {
    (Bar.REPLACED, True): mark("%(yaku)s takes their place: they are not counted beside it."),
    (Bar.REPLACED, False): mark("%(yaku)s takes its place: the two do not add up."),
    (Bar.BECOMES, False): _BECOMES,
    (Bar.STANDS_ALONE, True): _ALONE,
    (Bar.STANDS_ALONE, False): _ALONE,
    (Bar.NOT_A_WIN, True): _NO_WIN,
    (Bar.NOT_A_WIN, False): _NO_WIN,
}
"""By what keeps two yaku apart, and whether it is the yaku of the page that does."""


def relation_word(relation: str) -> str:
    """What the sign of a relation means."""
    return pgettext(*RELATIONS[relation])


def company_sentence(company: Company) -> str:
    """What a yaku is never without."""
    names = ", ".join(map(yaku_name, company.ids))
    if len(company.ids) == 1:
        return names
    return ngettext("one of these: %(names)s", "%(num)s of these: %(names)s", company.least, names=names)


def reason(exclusion: Exclusion, own: str) -> str:
    """Why the yaku under a heading are never counted with the one that has the row `own`.

    Nothing for conditions, which say it themselves.
    """
    is_own = exclusion.id == own
    if exclusion.bar is Bar.CONDITIONS:
        return ""
    if exclusion.bar is Bar.WALL:
        return gettext("Riichi needs four more tiles in the wall, so the last discard comes too late for ippatsu.")
    if exclusion.bar is Bar.YAKUMAN:
        return gettext(BESIDE_YAKUMAN[is_own])
    return gettext(APART[exclusion.bar, is_own], yaku=yaku_name(exclusion.id))
