"""The pieces that stand alone: hands with their bills, waits, options and computed tables."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import assert_never

from markupsafe import Markup

from webapp.catalog import ChapterWaits
from webapp.catalog.pieces import HandBlock, OptionsBlock, Part, TableBlock, WaitsBlock
from webapp.riichi.errors import ImpossibleState
from webapp.riichi.record import Record, judge
from webapp.riichi.score import Score
from webapp.riichi.situation import Riichi
from webapp.riichi.tenpai import tenpai
from webapp.site.choices import choices
from webapp.site.links import hand_link
from webapp.site.prose.around import Around
from webapp.site.prose.macros import macro
from webapp.site.rules import Rules
from webapp.site.views.example import example_view
from webapp.site.views.hand import HandView, waiting_view
from webapp.site.views.ledger import Bill
from webapp.site.views.ruleset_table import option_lines
from webapp.site.views.tables import table
from webapp.site.views.tiles import TileView, tile_views
from webapp.site.views.waits import WaitsView, waits_view
from webapp.site.words.announce import announcement
from webapp.site.words.events import riichi_word

_BILLS = {Part.HAND: Bill.YAKU, Part.FU_BILL: Bill.FU, Part.STEPS: Bill.PAYMENT}


@dataclass(frozen=True, slots=True)
class WaitingView:
    """Thirteen tiles, what the player has declared, discarded and let go, and what they wait for."""

    hand: HandView
    riichi: str
    discards: tuple[TileView, ...]
    passed: tuple[TileView, ...]
    waits: WaitsView


def drawn_hand(parts: Sequence[HandBlock], around: Around) -> Markup:
    """A hand with one bill or more, under the reader's rules."""
    rules = choices().rules
    record = around.hands[parts[0].hand].record
    view = example_view(record, rules.ruleset, f"hand-{next(around.numbers)}")
    wanted = {_BILLS[block.part] for block in parts}
    line = _line(record, rules) if Bill.YAKU in wanted else ""
    href = hand_link(record, rules) if view.hand else ""
    ledgers = tuple(ledger for ledger in view.ledgers if ledger.of in wanted)
    return macro("hand", replace(view, ledgers=ledgers, note=line, href=href))


def drawn(piece: WaitsBlock | OptionsBlock | TableBlock, around: Around) -> Markup:
    """One of the other blocks."""
    match piece:
        case WaitsBlock(waits=id):
            return macro("waits", _waiting(around.waits[id]))
        case OptionsBlock(ids=ids):
            return macro("options", option_lines(ids), f"rule-{next(around.numbers)}-")
        case TableBlock(table=kind):
            return macro("tables", table(kind.value, choices().rules))
        case _:
            assert_never(piece)


def _line(record: Record, rules: Rules) -> str:
    """What the winner announces; nothing for what is no win."""
    try:
        found = judge(record._replace(ruleset=rules.ruleset))
    except ImpossibleState:
        return ""
    return announcement(found) if isinstance(found, Score) else ""


def _waiting(shown: ChapterWaits) -> WaitingView:
    waiting, ruleset = shown.waiting, choices().rules.ruleset
    situation = waiting.situation
    found = tenpai(waiting.concealed, waiting.melds, situation, ruleset)
    return WaitingView(
        hand=waiting_view(waiting.concealed, waiting.melds),
        riichi="" if situation.riichi is Riichi.NO else riichi_word(situation.riichi),
        discards=tile_views(discard.tile for discard in situation.discards),
        passed=tile_views(situation.passed),
        waits=waits_view(found, ruleset),
    )
