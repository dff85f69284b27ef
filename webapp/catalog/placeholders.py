"""The syntax of a placeholder: what stands between its braces, `han:pinfu` or `term:tenpai|own text`, as a piece."""

from __future__ import annotations

import re
from collections.abc import Callable
from enum import StrEnum
from typing import NamedTuple, TypeVar

from webapp.catalog.pieces import (
    ChapterLink,
    FactOf,
    FuOf,
    HanAndFu,
    HandBlock,
    HandState,
    HanOf,
    OptionOf,
    OptionsBlock,
    Part,
    Piece,
    PointsOf,
    RulesetLink,
    ScoreOf,
    Sum,
    SumOf,
    TableBlock,
    TableKind,
    TermWord,
    TilesInLine,
    WaitsBlock,
    Way,
    YakuLink,
)
from webapp.riichi.fu_list import FuCase
from webapp.riichi.points import Limit
from webapp.riichi.tiles import parse_tiles

MOST_HAN = 13
FU_OF_HANDS = (20, 25, *range(30, 120, 10))
"""What the fu of a hand that a table of points lists can be."""
LEAST_HAN = {
    (20, Way.TSUMO): 2,
    (20, Way.DEALER_TSUMO): 2,
    (25, Way.RON): 2,
    (25, Way.DEALER_RON): 2,
    (25, Way.TSUMO): 3,
    (25, Way.DEALER_TSUMO): 3,
}
"""Of pinfu by tsumo and of seven pairs, which have han of their own."""


class BadPlaceholder(ValueError):
    """A placeholder that means nothing; the message says what was expected."""


def read_placeholder(source: str) -> Piece:
    """The piece that the source between two braces stands for. Raises BadPlaceholder."""
    head, bar, text = source.partition("|")
    name, colon, arguments = head.partition(":")
    form = _FORMS.get(name)
    if form is None or not colon:
        raise BadPlaceholder(f"expected one of {', '.join(f'{{{known}:…}}' for known in _FORMS)}")
    if bar and (not text.strip() or not form.takes_text):
        raise BadPlaceholder(f"expected {form.example}")
    try:
        return form.read(arguments, text.strip())
    except ValueError as error:
        raise BadPlaceholder(str(error) or f"expected {form.example}") from error


class _Form(NamedTuple):
    """How the arguments of one name are read, and what it looks like."""

    read: Callable[[str, str], Piece]
    example: str
    takes_text: bool = False


Member = TypeVar("Member", bound=StrEnum)

_ID = re.compile(r"[a-z0-9][a-z0-9_.-]*")


def _id(text: str) -> str:
    if not _ID.fullmatch(text):
        raise ValueError(f"{text!r} is no id")
    return text


def _member(options: type[Member], text: str) -> Member:
    try:
        return options(text)
    except ValueError:
        raise ValueError(f"{text!r}; expected one of {', '.join(options)}") from None


def _tiles(arguments: str, _: str) -> Piece:
    found = parse_tiles(arguments)
    if not found:
        raise ValueError
    return TilesInLine(found)


def _chapter(arguments: str, text: str) -> Piece:
    id, mark, heading = arguments.partition("#")
    return ChapterLink(_id(id), _id(heading) if mark else "", text)


def _han(arguments: str, _: str) -> Piece:
    id, colon, state = arguments.partition(":")
    return HanOf(_id(id), _member(HandState, state) if colon else HandState.CLOSED)


def _points(arguments: str, _: str) -> Piece:
    first, *rest = arguments.split(":")
    match rest:
        case []:
            return SumOf(_member(Sum, first))
        case [limit]:
            return PointsOf(_member(Way, first), _member(Limit, limit))
        case [han, fu] if han.isdecimal() and fu.isdecimal():
            return PointsOf(_member(Way, first), _size(_member(Way, first), int(han), int(fu)))
        case _:
            raise ValueError


def _size(way: Way, han: int, fu: int) -> HanAndFu:
    """A size that a hand won in this way can have."""
    is_ron_of_twenty = fu == 20 and way in (Way.RON, Way.DEALER_RON)
    is_known = fu in FU_OF_HANDS and LEAST_HAN.get((fu, way), 1) <= han <= MOST_HAN
    if is_ron_of_twenty or not is_known:
        raise ValueError(f"no hand has {han} han and {fu} fu by {way}")
    return HanAndFu(han, fu)


def _options(arguments: str, _: str) -> Piece:
    ids = tuple(map(_id, arguments.split()))
    if not ids:
        raise ValueError
    return OptionsBlock(ids)


_FORMS = {
    "tiles": _Form(_tiles, "{tiles:123m5z}"),
    "yaku": _Form(lambda id, text: YakuLink(_id(id), text), "{yaku:pinfu} or {yaku:pinfu|text}", takes_text=True),
    "chapter": _Form(_chapter, "{chapter:fu}, {chapter:fu#heading} or {chapter:fu#heading|text}", takes_text=True),
    "term": _Form(lambda id, text: TermWord(_id(id), text), "{term:tenpai} or {term:tenpai|text}", takes_text=True),
    "ruleset": _Form(lambda id, _: RulesetLink(_id(id)), "{ruleset:ema-2025}"),
    "han": _Form(_han, "{han:pinfu} or {han:chanta:open}"),
    "fu": _Form(lambda case, _: FuOf(_member(FuCase, case)), "{fu:base}"),
    "points": _Form(_points, "{points:ron:3:30}, {points:ron:mangan} or {points:riichi}"),
    "option": _Form(lambda id, _: OptionOf(_id(id)), "{option:kiriage_mangan}"),
    "fact": _Form(lambda id, _: FactOf(_id(id)), "{fact:starting_points}"),
    "score": _Form(lambda id, _: ScoreOf(_id(id)), "{score:hand_id}"),
    "hand": _Form(lambda id, _: HandBlock(Part.HAND, _id(id)), "{hand:hand_id}"),
    "fu_bill": _Form(lambda id, _: HandBlock(Part.FU_BILL, _id(id)), "{fu_bill:hand_id}"),
    "steps": _Form(lambda id, _: HandBlock(Part.STEPS, _id(id)), "{steps:hand_id}"),
    "waits": _Form(lambda id, _: WaitsBlock(_id(id)), "{waits:waits_id}"),
    "options": _Form(_options, "{options:kiriage_mangan counted_yakuman}"),
    "table": _Form(lambda kind, _: TableBlock(_member(TableKind, kind)), "{table:fu}"),
}
