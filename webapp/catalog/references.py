"""Whether what the pieces of prose name is there: yaku, chapters, terms, rulesets, options, facts, hands."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping
from dataclasses import dataclass
from typing import assert_never

from webapp.catalog.pieces import (
    ChapterLink,
    FactOf,
    FuOf,
    HandBlock,
    HandState,
    HanOf,
    Linked,
    OptionOf,
    OptionsBlock,
    Piece,
    PointsOf,
    RulesetLink,
    ScoreOf,
    SumOf,
    TableBlock,
    TermWord,
    TilesInLine,
    WaitsBlock,
    YakuLink,
)
from webapp.catalog.prose import Prose, Wrong
from webapp.catalog.ruleset_file import FACT_IDS
from webapp.riichi.ruleset import OPTION_BY_ID, Ruleset
from webapp.riichi.yaku import YAKU_IDS, value_under


@dataclass(frozen=True, slots=True)
class Known:
    """What prose may name. A chapter that is listed and cannot be read has no headings, None.

    `hands`, `waits` and `anchors` are those of the chapter that the prose belongs to, none elsewhere.
    """

    yaku: Collection[str]
    chapters: Mapping[str, Collection[str] | None]
    terms: Collection[str]
    defined: Collection[str]
    rulesets: Collection[str]
    rules: tuple[Ruleset, ...]
    hands: Collection[str] = ()
    waits: Collection[str] = ()
    anchors: Collection[str] = ()


def check_references(prose: Prose, known: Known) -> Iterator[Wrong]:
    """What is not there, each with the line that names it."""
    for line, piece, _ in prose.pieces:
        yield from (Wrong(line, message) for message in _missing(piece, known))
    for line, address in prose.links:
        if not address.startswith("https://") and address.removeprefix("#") not in known.anchors:
            yield Wrong(line, f"a link to {address!r}; expected https://…, #heading of this chapter or {{chapter:…}}")


def _missing(piece: Piece, known: Known) -> Iterator[str]:
    match piece:
        case YakuLink() | ChapterLink() | TermWord() | RulesetLink():
            yield from _missing_link(piece, known)
        case HanOf() | OptionOf() | OptionsBlock() | FactOf():
            yield from _missing_rule(piece, known)
        case ScoreOf(hand=id) | HandBlock(hand=id):
            yield from _unknown("hand of this chapter", id, known.hands)
        case WaitsBlock(waits=id):
            yield from _unknown("waits of this chapter", id, known.waits)
        case TilesInLine() | FuOf() | PointsOf() | SumOf() | TableBlock():
            pass  # whatever can be written is there
        case _:
            assert_never(piece)


def _missing_link(piece: Linked, known: Known) -> Iterator[str]:
    match piece:
        case YakuLink(id=id):
            yield from _unknown("yaku", id, known.yaku)
        case ChapterLink():
            yield from _missing_place(piece, known)
        case TermWord(id=id):
            yield from _undefined(id, known)
        case RulesetLink(id=id):
            yield from _unknown("ruleset", id, known.rulesets)
        case _:
            assert_never(piece)


def _missing_rule(piece: HanOf | OptionOf | OptionsBlock | FactOf, known: Known) -> Iterator[str]:
    match piece:
        case HanOf():
            yield from _worthless(piece, known)
        case OptionOf(id=id):
            yield from _unknown("option", id, OPTION_BY_ID)
        case OptionsBlock(ids=ids):
            for id in ids:
                yield from _unknown("option", id, OPTION_BY_ID)
        case FactOf(id=id):
            yield from _unknown("fact", id, FACT_IDS)
        case _:
            assert_never(piece)


def _unknown(what: str, id: str, known: Collection[str]) -> Iterator[str]:
    if id not in known:
        yield f"no {what} {id!r}; expected one of {', '.join(known) or 'none'}"


def _missing_place(link: ChapterLink, known: Known) -> Iterator[str]:
    yield from _unknown("chapter", link.id, known.chapters)
    headings = known.chapters.get(link.id)
    if link.heading and headings is not None:
        yield from _unknown(f"heading in {link.id}", link.heading, headings)


def _undefined(id: str, known: Known) -> Iterator[str]:
    if id not in known.terms:
        yield f"no term {id!r}; expected an id of terms.toml"
    elif id not in known.defined:
        yield f"the term {id!r} has no definition; expected one in definitions/"


def _worthless(piece: HanOf, known: Known) -> Iterator[str]:
    yield from _unknown("yaku", piece.id, known.yaku)
    is_asked_open = piece.hand is HandState.OPEN and piece.id in YAKU_IDS
    if is_asked_open and all(value_under(piece.id, rules).open is None for rules in known.rules):
        yield f"{piece.id} counts in no open hand under any rules"
