"""The line of text that a whole hand is written in."""

from __future__ import annotations

from contextlib import suppress
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.riichi.dealt import dealt
from tests.riichi.hands import Entry, read
from webapp.riichi.errors import ImpossibleState
from webapp.riichi.hand import Meld, MeldKind, Source
from webapp.riichi.notation import (
    format_discards,
    format_meld,
    format_notation,
    format_parts,
    gather,
    parse_discards,
    parse_notation,
    parse_parts,
    parse_row,
)
from webapp.riichi.situation import Discard
from webapp.riichi.tiles import FIVES, Tile, format_tiles, parse_tile, parse_tiles
from webapp.riichi.written import Fault, Misread, Unreadable, Written


@pytest.mark.parametrize(
    ("text", "concealed", "winning"),
    [
        ("234m567p234s55p4s", "234m567p234s55p4s", None),
        ("123m456789p1178s9s", "123m456789p1178s", "9s"),
        ("123m456789p1178s +9s", "123m456789p1178s", "9s"),
        ("+9s 123m456789p1178s", "123m456789p1178s", "9s"),
        ("123m+9s456789p1178s", "123m456789p1178s", "9s"),
        ("+ 9 s 1178s", "1178s", "9s"),
        ("＋９ｓ １１７８ｓ", "1178s", "9s"),
        ("+E 11z", "11z", "1z"),
        ("+5mr 44m", "44m", "0m"),
        ("123M 456789P 1178S", "123m456789p1178s", None),
        ("1 2 3 m, 4 0 6 p", "123m406p", None),
        ("１２３ｍ４５６ｐ", "123m456p", None),
        ("E S W N", "1234z", None),
        ("east South haku HATSU chun", "12567z", None),
        ("EEE WW", "11133z", None),
        ("123S S", "123s2z", None),
        ("1 2 3 S", "123s", None),
        ("123mNN", "123m44z", None),
        ("P F C", "567z", None),
        ("4m5mr6m", "406m", None),
        ("055m-1z/2z;3z|4z", "055m1234z", None),
        ("", "", None),
    ],
)
def test_tiles_are_read_in_many_spellings(text: str, concealed: str, winning: str | None) -> None:
    written = parse_notation(text)

    assert format_tiles(written.concealed) == format_tiles(parse_tiles(concealed))
    assert written.winning == (winning and parse_tile(winning))
    assert written.melds == ()


CHI, PON, OPEN, ADDED, CLOSED = MeldKind
LEFT, ACROSS, RIGHT = Source


@pytest.mark.parametrize(
    ("text", "kind", "tiles", "called", "source"),
    [
        ("4'23p", CHI, "234p", "4p", LEFT),
        ("23'4p", CHI, "234p", "3p", LEFT),
        ("7'77z", PON, "777z", "7z", LEFT),
        ("77'7z", PON, "777z", "7z", ACROSS),
        ("777'z", PON, "777z", "7z", RIGHT),
        ("77’7z", PON, "777z", "7z", ACROSS),
        ("５５′５ｍ", PON, "555m", "5m", ACROSS),
        ("50'5m", PON, "550m", "0m", ACROSS),
        ("7'777z", OPEN, "7777z", "7z", LEFT),
        ("777'7z", OPEN, "7777z", "7z", ACROSS),
        ("7777'z", OPEN, "7777z", "7z", RIGHT),
        ('22"2m', ADDED, "2222m", "2m", ACROSS),
        ("22”2m", ADDED, "2222m", "2m", ACROSS),
        ('0"555m', ADDED, "5550m", "0m", LEFT),
        ("[1111m]", CLOSED, "1111m", None, None),
        ("[ 1 1 1 1 M ]", CLOSED, "1111m", None, None),
        ("(123m)", CHI, "123m", None, None),
        ("(123m<)", CHI, "123m", None, LEFT),
        ("(555z^)", PON, "555z", None, ACROSS),
        ("(555z>)", PON, "555z", None, RIGHT),
        ("(111+1m)", ADDED, "1111m", None, None),
        ("(4'23p)", CHI, "234p", "4p", None),
        ("p555p", PON, "555p", None, None),
        ("c123s", CHI, "123s", None, None),
        ("(9999m)", OPEN, "9999m", None, None),
        ("(50'5m)", PON, "550m", "0m", None),
        ("(50'5m^)", PON, "550m", "0m", ACROSS),
        ('(22"22s)', ADDED, "2222s", "2s", None),
        ("[0555m]", CLOSED, "5550m", None, None),
        ("a2222s", CLOSED, "2222s", None, None),
    ],
)
def test_melds_are_read_in_many_spellings(
    text: str, kind: MeldKind, tiles: str, called: str | None, source: Source | None
) -> None:
    meld = Meld(kind, parse_tiles(tiles), parse_tile(called) if called else None, source)

    assert parse_notation(text) == Written((), (meld,), None)
    assert parse_notation(f"44z {text}-11m").melds == (meld,)


@pytest.mark.parametrize(
    ("text", "fault", "piece", "place"),
    [
        ("123", Fault.NO_SUIT, "123", 1),
        ("123m 45", Fault.NO_SUIT, "45", 6),
        ("123 p555p", Fault.NO_SUIT, "123", 1),
        ("hello", Fault.UNKNOWN, "hello", 1),
        ("123m e", Fault.UNKNOWN, "e", 6),
        ("123m s", Fault.NO_DIGITS, "s", 6),
        ("P555p", Fault.NO_DIGITS, "P", 1),
        ("k9999m", Fault.UNKNOWN, "k", 1),
        ("108z", Fault.NO_SUCH_TILE, "0z", 1),
        ("[123m]", Fault.NOT_A_MELD, "[123m]", 1),
        ("[1111", Fault.NOT_A_MELD, "[1111", 1),
        ("(1111)", Fault.NOT_A_MELD, "(1111)", 1),
        ("123m)", Fault.NOT_A_MELD, ")", 5),
        ("(135m)", Fault.NOT_A_MELD, "(135m)", 1),
        ("(123m>)", Fault.NOT_A_MELD, "(123m>)", 1),
        ("p123m", Fault.NOT_A_MELD, "p123m", 1),
        ("4'2'3p", Fault.NO_CALLED_TILE, "4'2'3p", 1),
        ("'423p", Fault.NO_CALLED_TILE, "'423p", 1),
        ("123m +", Fault.NO_WINNING_TILE, "+", 6),
        ("123m +45m", Fault.NO_WINNING_TILE, "+45m", 6),
        ("123m +x", Fault.NO_WINNING_TILE, "+x", 6),
        ("123m +4'm", Fault.NO_WINNING_TILE, "+4'm", 6),
        ("+1m +2m", Fault.MANY_WINNING_TILES, "+2m", 5),
        ("+0z", Fault.NO_SUCH_TILE, "0z", 1),
        ("abcdefghijklmnopqrstuvwxyz", Fault.UNKNOWN, "abcdefghijklmnopqrs…", 1),
        ("1m" * 201, Fault.TOO_LONG, "1m1m1m1m1m1m1m1m1m1…", 1),
    ],
)
def test_a_piece_that_cannot_be_read_is_quoted_with_its_place(text: str, fault: Fault, piece: str, place: int) -> None:
    refused = refusal(text)

    assert refused.misread == (Misread(fault, piece, place),)
    assert refused.problems[0].id == fault.value
    assert f"{piece!r} at sign {place}: expected" in str(refused)
    assert {problem.at for problem in refused.problems} == {"tiles"}


def test_every_fault_is_named_at_once_in_order() -> None:
    refused = refusal("123m hello 45 [12m] 1z")

    assert [piece.place for piece in refused.misread] == [6, 12, 15]


@pytest.mark.parametrize(
    ("text", "tiles"), [("", ""), ("1 z", "1z"), ("123m 0p E", "123m0p1z"), ("1m" * 14, "1m" * 14)]
)
def test_a_row_is_tiles_alone(text: str, tiles: str) -> None:
    assert parse_row(text) == parse_tiles(tiles)


@pytest.mark.parametrize("text", ["+1z", "1z [1111m]"])
def test_a_row_has_no_melds_and_no_winning_tile(text: str) -> None:
    with pytest.raises(Unreadable) as refused:
        parse_row(text)

    assert refused.value.misread[0].fault is Fault.TILES_ONLY


@pytest.mark.parametrize("text", ["1m9p'4z", "1m 9p' 4z", "1M９ｐ’Ｎ", "1m 9p ' 4 z"])
def test_discards_have_a_mark_after_each_that_was_called(text: str) -> None:
    discards = (Discard(Tile(0)), Discard(Tile(17), called=True), Discard(Tile(30)))

    assert parse_discards(text) == discards
    assert format_discards(discards) == "1m9p'4z"


@pytest.mark.parametrize("text", ["'1m", "1m''", "1m'2", "1m [1111z]"])
def test_discards_that_cannot_be_read_are_refused(text: str) -> None:
    with pytest.raises(Unreadable):
        parse_discards(text)


def refusal(text: str) -> Unreadable:
    with pytest.raises(Unreadable) as refused:
        parse_notation(text)
    return refused.value


@given(dealt(), st.randoms())
def test_what_is_written_reads_the_same(hand: Entry, order: Random) -> None:
    record = read(hand)
    assert record.hand is not None
    concealed = list(record.hand.concealed)
    order.shuffle(concealed)
    melds = tuple(Meld(meld.kind, tuple(sorted(meld.tiles)), meld.called, meld.source) for meld in record.hand.melds)
    for winning in (record.hand.winning, None):
        written = Written(tuple(concealed), melds, winning)

        assert parse_notation(format_notation(*written)) == written


def test_parts_keep_the_order_in_which_they_were_written() -> None:
    text = "3m1p [1111m] 12m +9s 4'23p 77z"

    assert format_parts(parse_parts(text)) == text


@given(
    st.sampled_from(MeldKind),
    st.sampled_from((None, *Source)),
    st.integers(0, 3),
    st.integers(0, 33),
    st.integers(0, 1),
)
def test_a_meld_reads_the_same_whatever_is_known_of_it(
    kind: MeldKind, source: Source | None, called: int, first: int, reds: int
) -> None:
    kinds = [first, first + 1, first + 2] if kind is CHI else [first] * (3 if kind is PON else 4)
    tiles = [Tile(one) for one in kinds]
    for place, tile in enumerate(tiles):
        if reds and tile.kind in FIVES:
            tiles[place] = Tile(tile.kind, red=True)
            break
    named = None if kind is CLOSED or called >= len(tiles) else tiles[called]
    try:
        meld = Meld(kind, tuple(sorted(tiles)), named, None if kind is CLOSED else source)
    except ImpossibleState:
        return

    assert parse_notation(format_meld(meld)).melds == (meld,)


@given(st.text(max_size=60) | st.text("0123456789mpszESWN'\"()[]+-<>^ cka", max_size=40))
def test_any_text_is_read_or_refused(text: str) -> None:
    for parse in (parse_notation, parse_row, parse_discards):
        with suppress(Unreadable):
            parse(text)
    try:
        parts = parse_parts(text)
    except Unreadable:
        return
    assert gather(parse_parts(format_parts(parts))) == gather(parts)
