"""The content: every yaku page, chapter, term and published ruleset, checked as a whole and frozen."""

from webapp.catalog.chapter import Chapter, ChapterHand, ChapterText, ChapterWaits, Section
from webapp.catalog.entries import (
    Alias,
    Cause,
    Citation,
    Commonness,
    Example,
    Fact,
    NearMiss,
    Reference,
    RulesetEntry,
    Structure,
    Term,
    TermText,
    YakuEntry,
    YakuText,
)
from webapp.catalog.errors import ContentError, Fault
from webapp.catalog.files import content_root
from webapp.catalog.filters import Filter, filtered, switched
from webapp.catalog.groupings import Group, by_commonness, by_han, by_structure, in_tournament_order
from webapp.catalog.load import Catalog, load
from webapp.catalog.prose import Prose, parse_line, parse_prose, parts_of

__all__ = [
    "Alias",
    "Catalog",
    "Cause",
    "Chapter",
    "ChapterHand",
    "ChapterText",
    "ChapterWaits",
    "Citation",
    "Commonness",
    "ContentError",
    "Example",
    "Fact",
    "Fault",
    "Filter",
    "Group",
    "NearMiss",
    "Prose",
    "Reference",
    "RulesetEntry",
    "Section",
    "Structure",
    "Term",
    "TermText",
    "YakuEntry",
    "YakuText",
    "by_commonness",
    "by_han",
    "by_structure",
    "content_root",
    "filtered",
    "in_tournament_order",
    "load",
    "parse_line",
    "parse_prose",
    "parts_of",
    "switched",
]
