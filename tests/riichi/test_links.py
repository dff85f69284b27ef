"""The hand link: what a version once wrote reads the same for ever, and what is no link is refused by section."""

from __future__ import annotations

import pytest

from tests.riichi.hands import chi, closed_kan, entry, named, open_kan, pon, read
from webapp.riichi.errors import ImpossibleState
from webapp.riichi.link import Link, format_link, parse_link
from webapp.riichi.tiles import parse_tiles

FULL = entry(
    concealed="406m1p",
    melds=[
        {**chi("789s"), "called": "7s", "from": "left"},
        {**pon("333z"), "from": "across"},
        {**open_kan("2222z"), "called": "2z", "from": "right"},
    ],
    win="1p",
    from_="north",
    round="south",
    seat="west",
    events=["last_tile"],
    dora="5z1m",
    honba=2,
    sticks=3,
    discards="1m9p'4z",
    passed="9m",
    pao={"yaku": "daisangen", "seat": "north"},
    ruleset="tenhou",
)
RIICHI = entry(
    concealed="23467899m11p",
    melds=[closed_kan("1111s")],
    win="5m",
    by="tsumo",
    riichi="double",
    events=["ippatsu"],
    dora="12z",
    ura="3z",
)

# Never change a line of this table: such links are in people's chats.
PUBLISHED = [
    (
        FULL,
        "tenhou",
        "1_406m1p-1p_c789sl7s-p333za-o2222zr2z_rws-el-d5z1m-h2-s3-xn-g1m9pc4z-w9m-ondaisangen_2026-09_tenhou",
    ),
    (RIICHI, "", "1_23467899m11p-5m_k1111s_tse-rd-ei-d12z-u3z__"),
    (
        entry(),
        "ema-2025~open_tanyao:no",
        "1_123m456789p1178s-9s__rse_2025-08_ema-2025~open_tanyao:no",
    ),
]
EDITIONS = {"tenhou": "2026-09", "": "", "ema-2025~open_tanyao:no": "2025-08"}


@pytest.mark.parametrize(("hand", "rules", "text"), PUBLISHED)
def test_a_published_link_reads_the_same_for_ever(hand: dict[str, object], rules: str, text: str) -> None:
    record = read(hand)
    assert record.hand is not None
    link = Link(record.hand.concealed, record.hand.winning, record.melds, record.situation, EDITIONS[rules], rules)

    assert parse_link(text) == link
    assert format_link(link) == text
    assert parse_link(text).hand == record.hand


def test_a_link_of_a_draw_has_no_winning_tile() -> None:
    record = read(entry(concealed="2345678m23456p5s", by="draw", win=None, discards="19m1p'9p", ruleset="tenhou"))
    link = Link(parse_tiles("2345678m23456p5s"), None, record.melds, record.situation, "", "tenhou")

    assert format_link(link) == "1_2345678m23456p5s__tse-g1m9m1pc9p__tenhou"
    assert parse_link(format_link(link)) == link
    assert link.hand is None


GOOD = "1_123m456789p1178s-9s__rse_2025-08_ema-2025"
BROKEN = [
    ("", "broken_link link"),
    ("1", "broken_link link"),
    ("1_" * 400, "broken_link link"),
    (GOOD.replace("1_", "2_", 1), "unknown_version version"),
    (GOOD.replace("9s__", "9x__"), "broken_link tiles"),
    (GOOD.replace("-9s__", "-__"), "broken_link tiles"),
    (GOOD.replace("1178s-", "1178-"), "broken_link tiles"),
    (GOOD.replace("__rse", "_x111z_rse"), "broken_link melds"),
    (GOOD.replace("__rse", "_p112z_rse"), "broken_link melds"),
    (GOOD.replace("__rse", "_p111z-_rse"), "broken_link melds"),
    (GOOD.replace("__rse", "_p١١١z_rse"), "broken_link melds"),
    (GOOD.replace("rse", "rs"), "broken_link situation"),
    (GOOD.replace("rse", "rsee"), "broken_link situation"),
    (GOOD.replace("rse", "xse"), "broken_link situation"),
    (GOOD.replace("rse", "rxe"), "broken_link situation"),
    (GOOD.replace("rse", "rse-"), "broken_link situation"),
    (GOOD.replace("rse", "rse-q1"), "broken_link situation"),
    (GOOD.replace("rse", "rse-d"), "broken_link situation"),
    (GOOD.replace("rse", "rse-d8z"), "broken_link situation"),
    (GOOD.replace("rse", "rse-d1z-d1z"), "broken_link situation"),
    (GOOD.replace("rse", "rse-rx"), "broken_link situation"),
    (GOOD.replace("rse", "rse-ex"), "broken_link situation"),
    (GOOD.replace("rse", "rse-h1000"), "broken_link situation"),
    (GOOD.replace("rse", "rse-h٣"), "broken_link situation"),
    (GOOD.replace("rse", "rse-s-1"), "broken_link situation"),
    (GOOD.replace("rse", "rse-g1mc4"), "broken_link situation"),
    (GOOD.replace("rse", "rse-xq"), "broken_link situation"),
    (GOOD.replace("rse", "rse-oqdaisangen"), "broken_link situation"),
    (GOOD.replace("2025-08", "2025 08"), "broken_link edition"),
]


@pytest.mark.parametrize(("text", "problem"), BROKEN)
def test_what_is_no_link_is_refused_by_its_section(text: str, problem: str) -> None:
    with pytest.raises(ImpossibleState) as impossible:
        parse_link(text)

    assert named(impossible.value.problems) == [problem]


def test_every_wrong_section_is_named() -> None:
    with pytest.raises(ImpossibleState) as impossible:
        parse_link("1_x-9s_y_z_E!_ema-2025")

    assert named(impossible.value.problems) == [
        "broken_link edition", "broken_link melds", "broken_link situation", "broken_link tiles",
    ]  # fmt: skip


def test_a_link_to_a_hand_that_cannot_be_says_so_when_the_hand_is_asked_for() -> None:
    link = parse_link("1_11111m456p11789s-9s__rse__")

    with pytest.raises(ImpossibleState, match="1m is there 5 times"):
        _ = link.hand


def test_a_link_fits_into_an_address_unescaped() -> None:
    for _, _, text in PUBLISHED:
        assert set(text) <= set("abcdefghijklmnopqrstuvwxyz0123456789-._~:")
