"""A score as ledgers: the yaku, the fu, and who pays what."""

from __future__ import annotations

from flask import url_for

from webapp.riichi.fu import FuItem, Reason
from webapp.riichi.payments import DISCARDER
from webapp.riichi.score import Score
from webapp.riichi.situation import WIND_IDS, Event, Situation
from webapp.riichi.steps import Base, Share, point_steps
from webapp.riichi.tiles import Tile
from webapp.site.choices import choices
from webapp.site.i18n import gettext, number
from webapp.site.library import catalog
from webapp.site.views.ledger import Bill, Ledger, LedgerRow
from webapp.site.views.tiles import tile_views
from webapp.site.words.events import honba_count
from webapp.site.words.fu import fu_reason
from webapp.site.words.points import fu, han, limit_name, points, yakuman_count
from webapp.site.words.rulesets import edition_date
from webapp.site.words.steps import base_sentence, base_sum, share_sum
from webapp.site.words.winds import seat_name
from webapp.site.words.yaku import yaku_name


def yaku_ledger(score: Score, id: str) -> Ledger:
    """The yaku and dora with their han, and the sum; yakuman with how many they count for."""
    is_yakuman = bool(score.yakuman)
    rows = [
        LedgerRow(yaku_name(row), yakuman_count(worth) if is_yakuman else han(worth), href=_page(row))
        for row, worth in score.yaku
    ]
    bonus = ((gettext("Dora"), score.dora), (gettext("Red fives"), score.red), (gettext("Ura dora"), score.ura))
    rows += [LedgerRow(label, han(count)) for label, count in bonus if count]
    return Ledger(id, Bill.YAKU, gettext("Yaku"), tuple(rows), _yaku_sums(score))


def fu_ledger(score: Score, id: str) -> Ledger | None:
    """Every fu with its reason and tiles, their sum and the rounding; nothing where fu play no part.

    The lines are numbered for the strip: pass `fu_lines` to `hand_view`.
    """
    if score.fu is None:
        return None
    rows = tuple(_fu_row(number, item, score.situation) for number, item in enumerate(score.fu_items))
    found = sum(item.fu for item in score.fu_items)
    sums = [LedgerRow(gettext("Sum"), fu(found))]
    if found != score.fu:
        sums.append(LedgerRow(gettext("Rounded up"), fu(score.fu)))
    return Ledger(id, Bill.FU, gettext("Fu"), rows, tuple(sums))


def _fu_row(number: int, item: FuItem, situation: Situation) -> LedgerRow:
    rule, rule_href = _rule(_option(item, situation))
    return LedgerRow(
        fu_reason(item.reason),
        fu(item.fu),
        tiles=tile_views(Tile(kind) for kind in item.kinds),
        line=number if item.kinds else None,
        rule=rule,
        rule_href=rule_href,
    )


def _option(item: FuItem, situation: Situation) -> str:
    """The option of the ruleset that decides a line of fu; nothing where all rules agree."""
    if item.reason is Reason.JANTOU and set(item.kinds) == {situation.seat.kind} == {situation.round.kind}:
        return "double_wind_pair_fu"
    if item.reason is Reason.TSUMO and Event.AFTER_KAN in situation.events:
        return "rinshan_tsumo_fu"
    return ""


def _rule(option: str) -> tuple[str, str]:
    """The name of the reader's rules and the place where they say what an option is."""
    if not option:
        return "", ""
    entry = choices().rules.entry
    name = gettext("Rule text: %(ruleset)s (%(date)s)", ruleset=entry.short_name, date=edition_date(entry.date))
    return name, url_for("rulesets.show", id=entry.id, _anchor=option)


def fu_lines(score: Score) -> list[tuple[int, ...]]:
    """The kinds of tile of every line of the fu ledger."""
    return [item.kinds for item in score.fu_items]


def payment_ledger(score: Score, id: str) -> Ledger:
    """What the winner receives: each payer's part, worked out from the base points, the honba, the sticks."""
    steps = point_steps(score)
    situation = score.situation
    rows = [_share_row(share, situation) for share in steps.shares]
    honba = sum(share.honba for share in steps.shares)
    if honba:
        rows.append(LedgerRow(honba_count(situation.honba), points(honba)))
    if steps.sticks:
        rows.append(LedgerRow(gettext("Riichi sticks on the table"), points(steps.sticks)))
    total = LedgerRow(gettext("%(seat)s receives", seat=seat_name(WIND_IDS[situation.seat])), points(steps.total))
    return Ledger(id, Bill.PAYMENT, gettext("Payment"), tuple(rows), (total,), _base_note(steps.base))


def _base_note(base: Base) -> str:
    said = gettext("Base points: %(sum)s.", sum=base_sum(base) or number(base.base))
    return " ".join(filter(None, (said, base_sentence(base))))


def _share_row(share: Share, situation: Situation) -> LedgerRow:
    label = gettext("%(seat)s pays", seat=_payer(share.seat, situation))
    return LedgerRow(label, points(share.paid - share.honba), note=share_sum(share))


def _payer(seat: str, situation: Situation) -> str:
    """Nobody discarded a tile that was robbed from a kan."""
    is_robbed = seat == DISCARDER and Event.ROBBED_KAN in situation.events
    return seat_name("robbed" if is_robbed else seat)


def _yaku_sums(score: Score) -> tuple[LedgerRow, ...]:
    if score.yakuman:
        return (LedgerRow(gettext("Total"), yakuman_count(score.yakuman)),)
    total = LedgerRow(gettext("Total"), han(score.han))
    if score.limit is None:
        return (total,)
    return (total, LedgerRow(gettext("Limit"), limit_name(score.limit)))


def _page(row: str) -> str:
    return url_for("yaku.show", id=catalog().page_of_row[row].id)
