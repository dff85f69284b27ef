"""The page of questions at a table, each a form whose answer stands below it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from werkzeug.datastructures import MultiDict

from webapp.riichi.draw import draw_payments
from webapp.riichi.errors import ImpossibleState
from webapp.riichi.hand import Meld
from webapp.riichi.legality import kan_obstacles, riichi_discards, riichi_obstacles
from webapp.riichi.link import parse_link
from webapp.riichi.notation import parse_notation
from webapp.riichi.payments import Payments
from webapp.riichi.score import Score, score
from webapp.riichi.situation import WIND_IDS, Riichi, Situation, WinBy, Wind
from webapp.riichi.tiles import Tile
from webapp.riichi.winners import Settlement, settle
from webapp.site.choices import rules_parameter
from webapp.site.i18n import gettext
from webapp.site.rules import Rules
from webapp.site.views.ledger import Bill, Ledger, LedgerRow
from webapp.site.views.tiles import TileView, tile_views
from webapp.site.words.legality import obstacle_sentence
from webapp.site.words.points import points
from webapp.site.words.problems import problem_sentence
from webapp.site.words.winds import seat_name

Asked = MultiDict[str, str]
WINNERS = 3
USUAL_POINTS = "25000"
USUAL_TILES_LEFT = "20"


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
class WinnersView:
    """The links of several winners on one discard, what they receive together, and what has to be said about it."""

    links: tuple[str, ...]
    sentences: tuple[str, ...]
    payment: Ledger | None


@dataclass(frozen=True, slots=True)
class Answer:
    """Whether something may be declared: everything in the way, or that nothing is, with the tiles it concerns."""

    is_allowed: bool
    sentences: tuple[str, ...]
    tiles: tuple[TileView, ...] = ()


@dataclass(frozen=True, slots=True)
class RiichiView:
    """Fourteen tiles, what is left in the wall, the player's points, and whether riichi may be declared."""

    tiles: str
    left: str
    points: str
    answer: Answer | None


@dataclass(frozen=True, slots=True)
class KanView:
    """Thirteen tiles after riichi, the tile just drawn, and whether it may make a concealed quad."""

    tiles: str
    drawn: str
    answer: Answer | None


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
    parameter = rules_parameter(rules) or ""
    return TablePage(parameter, _draw(asked), _winners(asked, rules), _riichi(asked, rules), _kan(asked, rules))


def _draw(asked: Asked) -> DrawView:
    ticked = [seat for seat in asked.getlist("tenpai") if seat in WIND_IDS]
    seats = tuple(SeatChoice(seat, seat_name(seat), seat in ticked) for seat in WIND_IDS)
    if "draw" not in asked:
        return DrawView(seats, None)
    return DrawView(seats, _bill(draw_payments([Wind(WIND_IDS.index(seat)) for seat in ticked]), "draw"))


def _winners(asked: Asked, rules: Rules) -> WinnersView:
    given = [text.strip() for text in asked.getlist("hand")][:WINNERS]
    links = tuple(given + [""] * (WINNERS - len(given)))
    scores, sentences = _scores([text for text in given if text], rules)
    if sentences or len(scores) < 2:
        few = (gettext("Give the links of two or three winning hands."),) if any(given) and not sentences else ()
        return WinnersView(links, (*sentences, *few), None)
    try:
        settlement = settle(scores, rules.ruleset)
    except ImpossibleState as impossible:
        return WinnersView(links, tuple(problem_sentence(problem) for problem in impossible.problems), None)
    return WinnersView(links, _settled(settlement), _payment(settlement, scores))


def _scores(texts: Sequence[str], rules: Rules) -> tuple[list[Score], tuple[str, ...]]:
    """The scores of hands given by link or address under these rules, and what is wrong with any of them."""
    scores: list[Score] = []
    sentences: list[str] = []
    for number, text in enumerate(texts, start=1):
        try:
            found = _scored(text, rules)
        except (ImpossibleState, ValueError):
            found = None
        if found is None:
            sentences.append(
                gettext("Link %(number)s is not that of a hand that wins under these rules.", number=number)
            )
        else:
            scores.append(found)
    return scores, tuple(sentences)


def _scored(text: str, rules: Rules) -> Score | None:
    link = parse_link(text.partition("?")[0].rstrip("/").rpartition("/")[2])
    hand = link.hand
    found = score(hand, link.situation, rules.ruleset) if hand else None
    return found if isinstance(found, Score) else None


def _settled(settlement: Settlement) -> tuple[str, ...]:
    if settlement.is_abortive:
        return (gettext("Under these rules three winners abort the deal: nobody is paid."),)
    return tuple(
        gettext("%(seat)s is not paid: only the first in turn order wins.", seat=seat_name(WIND_IDS[seat]))
        for seat in settlement.passed_over
    )


def _payment(settlement: Settlement, scores: Sequence[Score]) -> Ledger | None:
    if settlement.is_abortive:
        return None
    return _bill(settlement.payments, "winners", sticks=1000 * scores[0].situation.sticks)


def _bill(payments: Payments, id: str, sticks: int = 0) -> Ledger:
    """What every seat gets or pays, and the sticks that the sum is."""
    rows = tuple(LedgerRow(seat_name(seat), _signed(amount)) for seat, amount in payments)
    sums = (LedgerRow(gettext("Riichi sticks on the table"), points(sticks)),) if sticks else ()
    return Ledger(id, Bill.PAYMENT, gettext("Payment"), rows, sums)


def _signed(amount: int) -> str:
    return f"+{points(amount)}" if amount > 0 else points(amount).replace("-", "−")


def _riichi(asked: Asked, rules: Rules) -> RiichiView:
    tiles, left, having = (asked.get(name, "").strip() for name in ("tiles", "left", "points"))
    shown = RiichiView(tiles, left or USUAL_TILES_LEFT, having or USUAL_POINTS, None)
    if not tiles:
        return shown
    return RiichiView(tiles, shown.left, shown.points, _may_declare(shown, rules))


def _may_declare(asked: RiichiView, rules: Rules) -> Answer:
    found = _tiles(asked.tiles, 14)
    if found is None or not (_is_number(asked.left) and _is_number(asked.points)):
        return Answer(is_allowed=False, sentences=(_unreadable(14),))
    concealed, melds = found
    obstacles = riichi_obstacles(concealed, melds, int(asked.left), int(asked.points), rules.ruleset)
    if obstacles:
        return Answer(is_allowed=False, sentences=tuple(obstacle_sentence(obstacle) for obstacle in obstacles))
    said = gettext("Riichi may be declared with one of these discards:")
    return Answer(is_allowed=True, sentences=(said,), tiles=tile_views(riichi_discards(concealed, melds)))


def _kan(asked: Asked, rules: Rules) -> KanView:
    tiles, drawn = asked.get("before", "").strip(), asked.get("drawn", "").strip()
    return KanView(tiles, drawn, _may_make_quad(tiles, drawn, rules) if tiles or drawn else None)


def _may_make_quad(tiles: str, drawn: str, rules: Rules) -> Answer:
    found, new = _tiles(tiles, 13), _tiles(drawn, 1)
    if found is None or new is None:
        return Answer(is_allowed=False, sentences=(_unreadable(13),))
    concealed, melds = found
    ((tile,), _) = new
    riichi = Situation(WinBy.TSUMO, Wind.EAST, Wind.EAST, Riichi.RIICHI)
    obstacles = kan_obstacles(concealed, melds, tile, tile.kind, riichi, rules.ruleset)
    if obstacles:
        return Answer(is_allowed=False, sentences=tuple(obstacle_sentence(obstacle) for obstacle in obstacles))
    return Answer(is_allowed=True, sentences=(gettext("The quad may be declared."),))


def _tiles(text: str, size: int) -> tuple[tuple[Tile, ...], tuple[Meld, ...]] | None:
    """So many tiles, kans counted as three; None where the text holds others or none."""
    try:
        written = parse_notation(text)
    except ImpossibleState:
        return None
    concealed = (*written.concealed, *((written.winning,) if written.winning else ()))
    held = [tile.kind for tile in (*concealed, *(tile for meld in written.melds for tile in meld.tiles))]
    is_possible = all(held.count(kind) <= 4 for kind in held)
    return (concealed, written.melds) if len(concealed) + 3 * len(written.melds) == size and is_possible else None


def _unreadable(size: int) -> str:
    return gettext("Write %(size)s tiles such as 123m406p77z, each quad counted as three.", size=size)


def _is_number(text: str) -> bool:
    return text.removeprefix("-").isascii() and text.removeprefix("-").isdigit() and len(text) < 8
