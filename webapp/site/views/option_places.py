"""Where in the rulebook an option or a fact of a ruleset is told: in chapters, on pages of the yaku that it touches."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from flask import request, url_for

from webapp.riichi.ruleset import OPTION_BY_ID
from webapp.site.i18n import language
from webapp.site.library import catalog
from webapp.site.views.yaku_options import matters
from webapp.site.words.yaku import page_called

_TOLD_WITH = {
    "rinshan_tsumo_fu": ("rinshan",),
    "kokushi_robs_closed_kan": ("kokushi", "chankan"),
    "riichi_tiles_left": ("riichi",),
    "riichi_below_1000": ("riichi",),
    "kan_after_riichi": ("riichi",),
    "ura_dora": ("riichi",),
}
"""Pages that tell of an option on which the worth of their yaku does not hang."""


@dataclass(frozen=True, slots=True)
class Place:
    """A page of the rulebook."""

    name: str
    href: str


def places(option: str) -> tuple[Place, ...]:
    """The chapters, then the pages of yaku that tell of an option; of a fact only chapters do."""
    pages = catalog().yaku
    return (
        *_chapters(option),
        *(
            Place(page_called(pages[id]).name, url_for("yaku.show", id=id))
            for id in (*_touched(option), *_TOLD_WITH.get(option, ()))
        ),
    )


def _chapters(option: str) -> Iterator[Place]:
    """The chapters that tell of it, apart from the one that is being shown."""
    shown = (request.view_args or {}).get("id") if request.endpoint == "chapters.show" else None
    for id, section in catalog().told.get(option, ()):
        if id != shown:
            title = catalog().chapters[id].texts[language()].title
            yield Place(title, url_for("chapters.show", id=id, _anchor=section))


def _touched(option: str) -> tuple[str, ...]:
    """The pages of the yaku whose worth or conditions an option changes."""
    if option not in OPTION_BY_ID:
        return ()
    default = catalog().default_ruleset.ruleset
    return tuple(id for id, page in catalog().yaku.items() if any(matters(row, option, default) for row in page.rows))
