"""The pieces that stand in a line: small tiles, links, computed values."""

from __future__ import annotations

from typing import assert_never

from flask import url_for
from markupsafe import Markup, escape

from webapp.catalog.pieces import (
    ChapterLink,
    FactOf,
    FuOf,
    HanOf,
    InLine,
    Linked,
    OptionOf,
    PointsOf,
    RulesetLink,
    ScoreOf,
    SumOf,
    TermWord,
    TilesInLine,
    YakuLink,
)
from webapp.site.prose.around import Around
from webapp.site.prose.macros import macro
from webapp.site.prose.spoken import computed, name_of, yaku_page_of
from webapp.site.views.tiles import tile_views
from webapp.site.words.tiles import tiles_name


def in_line(piece: InLine, around: Around) -> Markup:
    """A piece as HTML that may stand in a paragraph."""
    match piece:
        case TilesInLine(tiles=tiles):
            return macro("tiles", tile_views(tiles), tiles_name(tiles))
        case YakuLink() | ChapterLink() | TermWord() | RulesetLink():
            return Markup('<a href="{}">{}</a>').format(address_of(piece), name_of(piece))
        case HanOf() | FuOf() | PointsOf() | SumOf():
            return Markup('<span class="reckoned">{}</span>').format(computed(piece, around))
        case OptionOf() | FactOf() | ScoreOf():
            return escape(computed(piece, around))
        case _:
            assert_never(piece)


def address_of(piece: Linked) -> str:
    """Where a link leads."""
    match piece:
        case YakuLink(id=id):
            return url_for("yaku.show", id=yaku_page_of(id).id)
        case ChapterLink(id=id, heading=heading):
            return url_for("chapters.show", id=id, _anchor=heading or None)
        case TermWord(id=id):
            return url_for("chapters.glossary", _anchor=id)
        case RulesetLink(id=id):
            return url_for("rulesets.show", id=id)
        case _:
            assert_never(piece)
