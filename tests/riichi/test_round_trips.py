"""What is written reads back as what it was."""

from __future__ import annotations

import re

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.riichi.dealt import dealt
from tests.riichi.hands import Entry, read
from webapp.riichi.errors import BadTiles
from webapp.riichi.link import Link, format_link, parse_link
from webapp.riichi.record import Record
from webapp.riichi.tiles import KINDS, TILES, Tile, dora_kind, format_tiles, parse_tile, parse_tiles

tiles = st.sampled_from(TILES)


@given(st.lists(tiles))
def test_tiles_read_back_as_they_were_written(some: list[Tile]) -> None:
    assert parse_tiles(format_tiles(some)) == tuple(some)


@given(tiles)
def test_a_tile_reads_back_as_it_was_written(tile: Tile) -> None:
    assert parse_tile(str(tile)) == tile
    assert Tile(9 * "mpsz".index(tile.suit) + tile.number - 1, tile.red) == tile


@given(st.text(alphabet="0123456789mpsz x'", max_size=12))
def test_a_text_is_tiles_where_each_digit_has_a_suit_after_it(text: str) -> None:
    is_tiles = re.fullmatch(r"([0-9]+[mps]|[1-7]+z)*", text) is not None

    if is_tiles:
        found = parse_tiles(text)
        assert parse_tiles(format_tiles(found)) == found
    else:
        with pytest.raises(BadTiles):
            parse_tiles(text)


def test_the_dora_of_the_indicators_are_every_kind_once() -> None:
    assert sorted(dora_kind(TILES[kind]) for kind in KINDS) == list(KINDS)


@given(dealt())
def test_a_link_reads_back_as_the_hand_it_was_made_of(hand: Entry) -> None:
    record = read(hand)
    assert record.hand is not None
    link = Link(record.hand.concealed, record.hand.winning, record.melds, record.situation, "2025-08", hand["ruleset"])

    text = format_link(link)

    assert parse_link(text) == link
    assert parse_link(text).hand == record.hand


@given(dealt())
def test_a_hand_written_out_in_full_reads_back_as_the_same_hand(hand: Entry) -> None:
    record = read(hand)

    assert read(rewritten(record)) == record


def rewritten(record: Record) -> Entry:
    """A record in the hand format again."""
    hand, situation = record.hand, record.situation
    assert hand is not None
    return {
        "concealed": format_tiles(hand.concealed),
        "melds": [{"kind": meld.kind.value, "tiles": format_tiles(meld.tiles)} for meld in hand.melds],
        "win": str(hand.winning),
        "by": situation.by.value,
        "seat": situation.seat.id,
        "round": situation.round.id,
        "riichi": situation.riichi.value,
        "events": [event.value for event in situation.events],
        "dora": format_tiles(situation.dora),
        "ura": format_tiles(situation.ura),
        "honba": situation.honba,
        "sticks": situation.sticks,
        **({"from": situation.discarder.id} if situation.discarder is not None else {}),
        "ruleset": record.ruleset.id,
    }
