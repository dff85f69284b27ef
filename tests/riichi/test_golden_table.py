"""The golden rows of what may be declared and of what a table pays, each under every ruleset that its source covers."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

import pytest

from tests.riichi.hands import RULESETS, entry, read
from tests.riichi.winning_together import fed_by, winner
from webapp.riichi.draw import draw_payments
from webapp.riichi.hand import Meld, MeldKind
from webapp.riichi.legality import (
    Obstacles,
    closed_kan_robbing_obstacles,
    kan_obstacles,
    riichi_obstacles,
    swap_obstacles,
)
from webapp.riichi.score import Score
from webapp.riichi.situation import WIND_IDS, Riichi, Situation, WinBy, Wind
from webapp.riichi.tiles import parse_tile, parse_tiles
from webapp.riichi.winners import settle

Row = dict[str, Any]

FOLDER = Path(__file__).parents[1] / "golden" / "table"
DECLARATIONS = tomllib.loads((FOLDER / "declarations.toml").read_text(encoding="utf-8"))
SETTLEMENTS = tomllib.loads((FOLDER / "settlements.toml").read_text(encoding="utf-8"))
AFTER_RIICHI = Situation(WinBy.TSUMO, Wind.SOUTH, Wind.EAST, Riichi.RIICHI)
EXPECTED_BY = {"same_wait": "same_wait", "strict": "strict", "strict_with_yaku": "with_yaku"}


def rows(tables: Row, kind: str) -> pytest.MarkDecorator:
    return pytest.mark.parametrize("row", tables[kind], ids=[row["fact"] for row in tables[kind]])


def under_its_rules(tables: Row, kind: str) -> pytest.MarkDecorator:
    found = [(row, rules) for row in tables[kind] for rules in row["rules"]]
    return pytest.mark.parametrize(("row", "rules"), found, ids=[f"{row['fact']}, {rules}" for row, rules in found])


@under_its_rules(DECLARATIONS, "riichi")
def test_riichi_may_be_declared_as_the_rulebook_says(row: Row, rules: str) -> None:
    melds = tuple(_kan(text) for text in row.get("melds", ()))
    left, points = row.get("left", 20), row.get("points", 25000)

    assert said(riichi_obstacles(parse_tiles(row["tiles"]), melds, left, points, RULESETS[rules])) == row["expect"]


@rows(DECLARATIONS, "kan")
def test_a_quad_may_be_declared_after_riichi_as_the_rulebook_says(row: Row) -> None:
    drawn = parse_tile(row["drawn"])
    kind = parse_tile(row["kind"]).kind if "kind" in row else drawn.kind

    for rules in RULESETS.values():
        way = EXPECTED_BY[rules.kan_after_riichi]
        expected = row.get(way, row.get("strict", row.get("expect")))
        assert said(kan_obstacles(parse_tiles(row["tiles"]), (), drawn, kind, AFTER_RIICHI, rules)) == expected


@rows(DECLARATIONS, "swap")
def test_a_call_forbids_discards_as_the_rulebook_says(row: Row) -> None:
    tiles, called = parse_tiles(row["meld"]), parse_tile(row["called"])
    meld = Meld(MeldKind.PON if tiles[0] == tiles[1] else MeldKind.CHI, tiles, called)
    expected = {**{tile: [way] for tile, way in row["forbidden"].items()}, **{tile: [] for tile in row["allowed"]}}

    for rules in RULESETS.values():
        wanted = {tile: [] for tile in expected} if rules.swap_calling else expected
        assert {tile: said(swap_obstacles(meld, parse_tile(tile), rules)) for tile in expected} == wanted


@under_its_rules(DECLARATIONS, "rob")
def test_a_concealed_quad_may_be_robbed_as_the_rulebook_says(row: Row, rules: str) -> None:
    hand = read(entry(concealed=row["concealed"], win=row["win"])).hand
    assert hand is not None

    assert said(closed_kan_robbing_obstacles(hand, RULESETS[rules])) == row["expect"]


@under_its_rules(SETTLEMENTS, "settlement")
def test_several_winners_are_paid_as_the_rulebook_says(row: Row, rules: str) -> None:
    found = settle([_winner(one, row, rules) for one in row["winners"]], RULESETS[rules])

    assert dict(found.payments) == row["payments"]
    assert [WIND_IDS[seat] for seat in found.passed_over] == row.get("passed_over", [])
    assert found.is_abortive == (not row["payments"])


@rows(SETTLEMENTS, "draw")
def test_a_draw_pays_as_the_rulebook_says(row: Row) -> None:
    assert dict(draw_payments([Wind(WIND_IDS.index(seat)) for seat in row["tenpai"]])) == row["payments"]


def _kan(text: str) -> Meld:
    """`1111z`, or `open 1111z`."""
    *is_open, tiles = text.split()
    return Meld(MeldKind.OPEN_KAN if is_open else MeldKind.CLOSED_KAN, parse_tiles(tiles))


def _winner(one: Row, row: Row, rules: str) -> Score:
    fields = {name: value for name, value in one.items() if name != "fed_by"}
    fed = fed_by(one["fed_by"]) if "fed_by" in one else {}
    table = {"from_": row["from"], "honba": row.get("honba", 0), "sticks": row.get("sticks", 0), "ruleset": rules}
    return winner(**fields, **table, **fed)


def said(obstacles: Obstacles) -> list[str]:
    return [f"{obstacle.id} {obstacle.needed} {obstacle.found}" for obstacle in obstacles]
