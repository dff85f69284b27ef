"""Every piece on one page, for the makers of the site: hands with all melds, ledgers, answers, verdicts, tables."""

from __future__ import annotations

from dataclasses import dataclass

from flask import Blueprint

from webapp.riichi.record import read_record
from webapp.site.choices import choices
from webapp.site.library import catalog
from webapp.site.render import render
from webapp.site.views.example import ExampleView, example_view
from webapp.site.views.hand import HandView
from webapp.site.views.table import Table
from webapp.site.views.tables import Spot, table
from webapp.site.views.verdict import AnswerRow, AnswerRows, Mark, Tick, Verdict

pages = Blueprint("pieces", __name__, url_prefix="/<language:lang>/pieces")

_EXAMPLES = (
    {
        "concealed": "234m40p11567789s",
        "win": "6p",
        "by": "ron",
        "round": "east",
        "seat": "south",
        "from": "west",
        "riichi": "riichi",
        "events": ["ippatsu"],
        "dora": "4p",
        "ura": "8s",
        "honba": 1,
        "sticks": 2,
        "ruleset": "tenhou",
    },
    {
        "concealed": "5577s",
        "melds": [
            {"kind": "chi", "tiles": "123m", "called": "2m", "from": "left"},
            {"kind": "pon", "tiles": "555z", "called": "5z", "from": "across"},
            {"kind": "pon", "tiles": "111z", "called": "1z", "from": "right"},
        ],
        "win": "7s",
        "by": "tsumo",
        "round": "east",
        "seat": "east",
        "dora": "1p",
    },
    {
        "concealed": "2p",
        "melds": [
            {"kind": "closed_kan", "tiles": "0555m"},
            {"kind": "open_kan", "tiles": "9999p", "called": "9p", "from": "across"},
            {"kind": "added_kan", "tiles": "3333s", "called": "3s", "from": "left"},
            {"kind": "added_kan", "tiles": "2222z", "called": "2z", "from": "right"},
        ],
        "win": "2p",
        "by": "tsumo",
        "events": ["after_kan"],
        "round": "south",
        "seat": "north",
        "dora": "1m7p6z1s4z",
        "ruleset": "tenhou",
    },
)


@dataclass(frozen=True, slots=True)
class PiecesPage:
    """One of everything."""

    examples: tuple[ExampleView, ...]
    small: HandView | None
    verdicts: tuple[Verdict, ...]
    asked: AnswerRows
    judged: AnswerRows
    table: Table


@pages.get("/")
def index() -> str:
    """All pieces."""
    rulesets = catalog().rules
    records = [read_record({"id": None, **example}, rulesets) for example in _EXAMPLES]
    examples = tuple(
        example_view(record, record.ruleset, f"piece-{number}") for number, record in enumerate(records, start=1)
    )
    page = PiecesPage(
        examples,
        examples[0].hand,
        _verdicts(),
        _answers(),
        _judged_answers(),
        table("score_dealer", choices().rules, Spot(3, 40))[0],
    )
    return render("pieces.html", page)


def _verdicts() -> tuple[Verdict, ...]:
    return (
        Verdict(Mark.RIGHT, "Correct."),
        Verdict(Mark.MISSED, "Almost.", "Iipeikou is missing."),
        Verdict(Mark.WRONG, "Not quite.", "3 han and 40 fu make 5,200 points, not 3,900."),
    )


def _answers() -> AnswerRows:
    rows = (
        AnswerRow("A", "pinfu", "Pinfu", "four sequences without fu"),
        AnswerRow("B", "tanyao", "Tanyao", "only 2 to 8", is_ticked=True),
        AnswerRow("C", "riichi", "Riichi", is_ticked=True, is_locked=True),
        AnswerRow("D", "sanshoku_doujun", "Sanshoku doujun", "the same sequence in all three suits"),
    )
    return AnswerRows("asked", "Which yaku does this hand have?", Tick.SOME, rows)


def _judged_answers() -> AnswerRows:
    rows = (
        AnswerRow("A", "pinfu", "Pinfu", is_ticked=True, mark=Mark.RIGHT, mark_word="right"),
        AnswerRow(
            "B",
            "tanyao",
            "Tanyao",
            is_ticked=True,
            mark=Mark.WRONG,
            mark_word="wrong",
            reason="There is a terminal or an honour in the hand.",
            href="#",
        ),
        AnswerRow("C", "iipeikou", "Iipeikou", mark=Mark.MISSED, mark_word="missed"),
        AnswerRow("D", "chanta", "Chanta"),
    )
    return AnswerRows("judged", "Which yaku does this hand have?", Tick.SOME, rows)
