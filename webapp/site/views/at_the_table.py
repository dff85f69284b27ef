"""The page of questions at a table, each a form whose answer stands below it."""

from __future__ import annotations

from dataclasses import dataclass

from werkzeug.datastructures import MultiDict

from webapp.riichi.draw import draw_payments
from webapp.riichi.situation import WIND_IDS, Wind
from webapp.site.choices import rules_parameter
from webapp.site.rules import Rules
from webapp.site.views.ledger import Ledger
from webapp.site.views.table_bill import bill_of_seats
from webapp.site.views.table_declarations import KanView, RiichiView, kan_view, riichi_view
from webapp.site.views.table_winners import WinnersView, winners_view
from webapp.site.words.winds import seat_name

Asked = MultiDict[str, str]


@dataclass(frozen=True, slots=True)
class SeatChoice:
    """A seat that can be ticked as tenpai."""

    value: str
    name: str
    is_ticked: bool


@dataclass(frozen=True, slots=True)
class DrawView:
    """Who is tenpai at the end of a drawn deal, and what they receive."""

    seats: tuple[SeatChoice, ...]
    payment: Ledger | None


@dataclass(frozen=True, slots=True)
class TablePage:
    """All questions, and what `?rules=` says for the rules under which they are answered."""

    rules: str

    draw: DrawView
    winners: WinnersView
    riichi: RiichiView
    kan: KanView


def table_page(asked: Asked, rules: Rules) -> TablePage:
    """The questions with the answers that are asked for."""
    tiles, left, points, before, drawn = (
        asked.get(name, "").strip() for name in ("tiles", "left", "points", "before", "drawn")
    )
    return TablePage(
        rules=rules_parameter(rules) or "",
        draw=_draw(asked),
        winners=winners_view(asked.getlist("hand"), rules),
        riichi=riichi_view(tiles, left, points, rules),
        kan=kan_view(before, drawn, rules),
    )


def _draw(asked: Asked) -> DrawView:
    ticked = [seat for seat in asked.getlist("tenpai") if seat in WIND_IDS]
    seats = tuple(SeatChoice(seat, seat_name(seat), seat in ticked) for seat in WIND_IDS)
    if "draw" not in asked:
        return DrawView(seats, None)
    payments = draw_payments([Wind(WIND_IDS.index(seat)) for seat in ticked])
    return DrawView(seats, bill_of_seats(payments, "draw-payment"))
