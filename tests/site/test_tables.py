"""The tables of the rulebook: their figures are the engine's, under every ruleset and in every language."""

import re

import pytest
from flask.testing import FlaskClient

from webapp.catalog import Catalog
from webapp.languages import CODES
from webapp.riichi.points import shares, worth
from webapp.riichi.reach import TABLE_FU
from webapp.riichi.ruleset import Ruleset
from webapp.site.rules import Rules, parse_rules
from webapp.site.views.table import Cell, ListTable, NumberTable, TileTable
from webapp.site.views.tables import TABLES, Spot, table


def rules(catalog: Catalog, text: str) -> Rules:
    return parse_rules(text, catalog.rulesets)


def numbers(id: str, under: Rules, spot: Spot | None = None, part: int = 0) -> NumberTable:
    found = table(id, under, spot)[part]
    assert isinstance(found, NumberTable)
    return found


def grid(found: NumberTable) -> dict[tuple[int, int], Cell]:
    """Every cell by row and column, a merged one at each place that it covers."""
    cells: dict[tuple[int, int], Cell] = {}
    for place, row in enumerate(found.rows):
        for cell in row.cells:
            for down in range(cell.rows):
                for across in range(cell.span):
                    assert (place + down, cell.column + across) not in cells
                    cells[place + down, cell.column + across] = cell
    return cells


def figures(cell: Cell) -> list[list[int]]:
    """The numbers of each figure of a cell."""
    return [[int(part.replace(",", "")) for part in re.findall(r"[\d,]+", one.text)] for one in cell.figures]


@pytest.mark.parametrize("id", ["score_non_dealer", "score_dealer"])
def test_every_cell_of_a_points_table_is_what_the_engine_pays(catalog: Catalog, in_app: None, id: str) -> None:
    for ruleset in catalog.rulesets:
        under = rules(catalog, ruleset)
        cells = grid(numbers(id, under))
        assert len(cells) == len(TABLE_FU) * 4

        for (place, han), cell in cells.items():
            found = worth(han, TABLE_FU[place], under.ruleset)
            assert bool(cell.limit) == bool(found.limit), (ruleset, han, TABLE_FU[place])
            assert figures(cell) in ways_to_pay(found.base, is_dealer=id == "score_dealer")


def ways_to_pay(base: int, *, is_dealer: bool) -> list[list[list[int]]]:
    """A cell says both ways of winning, or leaves one out, or both."""
    owed = shares(base, is_dealer=is_dealer)
    tsumo = [3, owed.from_non_dealer] if is_dealer else [owed.from_non_dealer, owed.from_dealer]
    return [[[owed.ron], tsumo], [[], tsumo], [[owed.ron], []], [[]]]


def empty(found: NumberTable) -> set[tuple[str, int, str]]:
    """The fu, the han and the way of winning of every empty figure."""
    return {
        (row.head, cell.column, one.said)
        for row in found.rows
        for cell in row.cells
        for one in cell.figures
        if not one.text
    }


def test_cells_that_no_hand_reaches_are_empty_and_a_note_says_why(catalog: Catalog, in_app: None) -> None:
    found = numbers("score_dealer", rules(catalog, "tenhou"))

    assert empty(found) == {
        ("20", 1, ""),
        *(("20", han, "ron") for han in (2, 3, 4)),
        ("25", 1, ""),
        ("25", 2, "tsumo"),
        ("110", 1, "tsumo"),
    }
    assert [note.partition(":")[0] for note in found.notes[1:]] == ["20 fu", "25 fu", "110 fu by tsumo"]


def test_a_double_wind_pair_of_two_fu_leaves_no_hand_of_one_han_and_110_fu(catalog: Catalog, in_app: None) -> None:
    found = numbers("score_dealer", rules(catalog, "tenhou~double_wind_pair_fu:2"))

    assert ("110", 1, "") in empty(found)
    assert found.notes[-1] == "110 fu: only with groups that are themselves worth 2 han."


def test_limits_are_merged_and_kiriage_begins_them_one_line_earlier(catalog: Catalog, in_app: None) -> None:
    def merged(text: str) -> list[tuple[str, int, int, int]]:
        found = numbers("score_non_dealer", rules(catalog, text))
        return [(row.head, cell.column, cell.span, cell.rows) for row in found.rows for cell in row.cells if cell.limit]

    assert merged("tenhou") == [("40", 4, 1, 3), ("70", 3, 2, 5)]
    assert merged("tenhou~kiriage_mangan:yes") == [("30", 4, 1, 3), ("60", 3, 2, 6)]


def test_the_cell_that_was_asked_for_is_marked_alone(catalog: Catalog, in_app: None) -> None:
    under = rules(catalog, "tenhou")

    def marked(id: str, spot: Spot) -> list[tuple[str, int]]:
        found = numbers(id, under, spot)
        return [(row.head, cell.column) for row in found.rows for cell in row.cells if cell.is_marked]

    assert marked("score_dealer", Spot(3, 40)) == [("40", 3)]
    assert marked("score_dealer", Spot(4, 100)) == [("70", 3)]
    assert marked("limits", Spot(4, 100)) == []
    assert marked("limits", Spot(7, 30)) == [("Haneman", 1), ("Haneman", 2)]
    assert marked("score_dealer", Spot(7, 30)) == []


def test_the_table_of_limits_says_from_when_on_each_holds(catalog: Catalog, in_app: None) -> None:
    def notes(text: str) -> dict[str, str]:
        return {row.head: row.note for row in numbers("limits", rules(catalog, text)).rows}

    assert notes("tenhou")["Mangan"] == "5 han; 4 han from 40 fu on; 3 han from 70 fu on"
    assert notes("tenhou~kiriage_mangan:yes")["Mangan"] == "5 han; 4 han from 30 fu on; 3 han from 60 fu on"
    assert notes("tenhou")["Sanbaiman"] == "11–12 han"
    assert notes("tenhou")["Yakuman"] == "by a yakuman, or 13 han or more (counted yakuman)"
    assert notes("tenhou~counted_yakuman:no")["Sanbaiman"] == "11 han or more"
    assert notes("tenhou~counted_yakuman:no")["Yakuman"] == "by a yakuman only, never by counting han"


@pytest.mark.parametrize("changes", ["", "~yakuman_add_up:no", "~double_yakuman:none"])
def test_two_yakuman_have_a_line_where_a_hand_can_be_worth_them(catalog: Catalog, in_app: None, changes: str) -> None:
    found = numbers("limits", rules(catalog, f"mahjong-soul{changes}"))

    assert "Double yakuman" in [row.head for row in found.rows]


def test_one_yakuman_at_most_leaves_no_line_for_two(catalog: Catalog, in_app: None) -> None:
    for changes in ("~yakuman_cap:1", "~yakuman_add_up:no~double_yakuman:none"):
        found = numbers("limits", rules(catalog, f"mahjong-soul{changes}"))

        assert [row.head for row in found.rows][-1] == "Yakuman"
        assert len(found.notes) == 2


def test_fu_are_those_of_the_engine(catalog: Catalog, in_app: None) -> None:
    def fu(text: str, part: int) -> dict[str, list[int]]:
        found = numbers("fu", rules(catalog, text), part=part)
        return {row.head: [figures(cell)[0][0] for cell in row.cells] for row in found.rows}

    assert fu("tenhou", 0) == {
        "Open triplet": [2, 4],
        "Concealed triplet": [4, 8],
        "Open quad": [8, 16],
        "Concealed quad": [16, 32],
    }
    rest = fu("tenhou", 1)
    assert list(rest.values()) == [[20], [10], [2], [2], [2], [4], [2], [2], [2], [25]]
    assert rest | {"Pair that is both seat wind and round wind": [2]} == fu("tenhou~double_wind_pair_fu:2", 1)


def test_the_fu_of_a_tsumo_on_a_replacement_tile_are_the_rulesets_to_give(catalog: Catalog, in_app: None) -> None:
    def note(text: str) -> str:
        return numbers("fu", rules(catalog, text), part=1).rows[2].note

    assert note("tenhou~rinshan_tsumo_fu:yes") == "not with pinfu"
    assert note("tenhou~rinshan_tsumo_fu:no") == "not with pinfu, nor on a replacement tile"


def test_what_is_paid_at_a_draw_adds_up(catalog: Catalog, in_app: None) -> None:
    for count, row in enumerate(numbers("draw_payments", rules(catalog, "tenhou")).rows, start=1):
        received, paid = (figures(cell)[0][0] for cell in row.cells)

        assert received * count == paid * (4 - count) == 3000


def test_every_yaku_of_the_rules_is_listed_under_its_han(catalog: Catalog, in_app: None) -> None:
    for ruleset in ("ema-2025", "mahjong-soul", "tenhou"):
        (found,) = table("yaku_by_han", rules(catalog, ruleset))
        assert isinstance(found, ListTable)

        listed = [row.href for group in found.groups for row in group.rows]

        assert len(listed) == len(set(listed)) == used(catalog, catalog.rulesets[ruleset].ruleset)
        assert all(row.cells[0] == "1 han" for row in found.groups[0].rows)


def used(catalog: Catalog, ruleset: Ruleset) -> int:
    from webapp.riichi.yaku import is_used

    return sum(is_used(entry.rows[0], ruleset) for entry in catalog.yaku.values())


def test_all_34_kinds_are_drawn_with_their_names(catalog: Catalog, in_app: None) -> None:
    (found,) = table("tiles", rules(catalog, "tenhou"))
    assert isinstance(found, TileTable)

    pictures = [one.tile.picture for row in found.rows for one in row.tiles]

    assert len(pictures) == len(set(pictures)) == 34
    assert [len(row.tiles) for row in found.rows] == [9, 9, 9, 4, 3]


@pytest.mark.parametrize("code", CODES)
def test_the_page_has_every_table_under_every_ruleset(client: FlaskClient, catalog: Catalog, code: str) -> None:
    for ruleset in catalog.rulesets:
        page = client.get(f"/{code}/tables?rules={ruleset}").text

        assert re.findall(r'<section id="(\w+)"', page) == list(TABLES)
        assert page.count("<caption>") == len(TABLES) + 1


def test_the_finder_keeps_the_rules_and_shows_what_was_asked(client: FlaskClient) -> None:
    page = client.get("/en/tables?han=3&fu=40&rules=tenhou").text

    assert '<input type="hidden" name="rules" value="tenhou">' in page
    assert '<option value="3" selected>' in page
    assert page.count('aria-current="true"><span') == 2


@pytest.mark.parametrize("query", ["han=x&fu=40", "han=99999&fu=40", "han=3", "han=&fu=", "han=٣&fu=40"])
def test_a_place_that_is_not_in_the_tables_marks_nothing(client: FlaskClient, query: str) -> None:
    answer = client.get(f"/en/tables?{query}")

    assert answer.status_code == 200
    assert 'class="column-3 marked"' not in answer.text
