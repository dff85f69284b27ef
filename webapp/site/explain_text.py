"""The explanation of a hand as lines of plain text, in the language being spoken."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from enum import Enum
from typing import assert_never

from webapp.riichi.explain import Agreement, Breach, compare, nearest_yaku, rivals, why_not, why_nowhere
from webapp.riichi.explain.compare import Outcome
from webapp.riichi.furiten import Furiten, furiten
from webapp.riichi.hand import Hand
from webapp.riichi.nagashi import breach as nagashi_breach
from webapp.riichi.nagashi import nagashi_mangan
from webapp.riichi.notation import format_discards, format_notation
from webapp.riichi.outcome import NoWin, NoWinReason
from webapp.riichi.payments import DISCARDER
from webapp.riichi.reading import Reading
from webapp.riichi.record import Record, Waiting
from webapp.riichi.ruleset import Ruleset, differences
from webapp.riichi.score import Score, score
from webapp.riichi.situation import Event, Riichi, Situation, WinBy
from webapp.riichi.steps import Share, point_steps
from webapp.riichi.tenpai import Tenpai, WaitOn, tenpai
from webapp.riichi.tiles import format_kinds, format_tiles
from webapp.site.i18n import gettext, number
from webapp.site.library import catalog
from webapp.site.rules import Rules
from webapp.site.words.announce import announcement
from webapp.site.words.breaches import breach_sentence, condition_broken, reading_breach
from webapp.site.words.events import event_word, honba_count, riichi_word, stick_count, way_of_winning
from webapp.site.words.fu import fu_reason
from webapp.site.words.furiten import furiten_sentence
from webapp.site.words.options import option_name, option_value
from webapp.site.words.outcomes import no_win
from webapp.site.words.points import fu, han, points, size, yakuman_count
from webapp.site.words.problems import problem_sentence
from webapp.site.words.rivals import rival_sentence, rival_size
from webapp.site.words.rulesets import rules_name
from webapp.site.words.steps import base_sentence, base_sum, share_sum
from webapp.site.words.waits import dead_wait, tiles_left, wait_name
from webapp.site.words.winds import round_name, seat_name, your_seat
from webapp.site.words.yaku import yaku_name

Lines = Iterator[str]
INDENT = "  "


class Length(Enum):
    """How much is told of a win: all of its bills and readings, or no more than what is announced."""

    WHOLE = "whole"
    BRIEF = "brief"


def hand_lines(record: Record, asked: Iterable[str], length: Length) -> Lines:
    """A win with its bills and other readings, or why there is none; then why each asked yaku does not count."""
    hand, situation, ruleset = record.hand, record.situation, record.ruleset
    if hand is None:
        yield from _drawn(record)
        return
    yield format_notation(sorted(hand.concealed), hand.melds, hand.winning)
    yield _facts(situation, way_of_winning(situation.by))
    found = score(hand, situation, ruleset)
    if isinstance(found, Score):
        yield announcement(found)
        if length is Length.WHOLE:
            yield from _bills(found)
        breaches = ((id, why_not(found, id)) for id in asked)
    else:
        yield from _no_win(found.reason, hand, situation, ruleset)
        breaches = ((id, why_nowhere(id, hand, situation, ruleset)) for id in asked)
    for id, breach in breaches:
        if breach is not None:
            yield _reason(id, breach, breach_sentence(breach, situation))


def waiting_lines(waiting: Waiting) -> Lines:
    """What thirteen tiles wait for."""
    yield format_notation(sorted(waiting.concealed), waiting.melds, None)
    yield _facts(waiting.situation, "")
    found = tenpai(waiting.concealed, waiting.melds, waiting.situation, waiting.ruleset)
    yield from _waits(found, waiting.ruleset)


def rules_lines(hand: Hand, situation: Situation, own: Ruleset, others: Mapping[str, Ruleset]) -> Lines:
    """What the hand is worth under each ruleset, and which options make the difference."""
    yield gettext("Under other rulesets")
    for group in compare(hand, situation, own, others):
        names = [catalog().rulesets[id].short_name for id in group.rulesets]
        if group.is_own and differences(own, others[own.id]):
            names.insert(0, rules_name(Rules(catalog().rulesets[own.id], own)))
        yield INDENT + _labelled(", ".join(names), " ".join((_worth(group.result), *_changes(group, others))))


def _facts(situation: Situation, way: str) -> str:
    """The table's facts in one line."""
    counted = (
        riichi_word(situation.riichi) if situation.riichi is not Riichi.NO else "",
        *(event_word(event, situation.by) for event in sorted(situation.events, key=lambda event: event.value)),
        _labelled(gettext("Dora indicators"), format_tiles(situation.dora)) if situation.dora else "",
        _labelled(gettext("Ura dora indicators"), format_tiles(situation.ura)) if situation.ura else "",
        honba_count(situation.honba) if situation.honba else "",
        stick_count(situation.sticks) if situation.sticks else "",
        _labelled(gettext("Your discards"), format_discards(situation.discards)) if situation.discards else "",
    )
    return gettext("; ").join(
        part for part in (round_name(situation.round), your_seat(situation.seat), way, *counted) if part
    )


def _bills(found: Score) -> Lines:
    yield _groups(found.reading)
    yield from _yaku(found)
    yield from _fu(found)
    yield from _points(found)
    yield from _other_readings(found)


def _yaku(score: Score) -> Lines:
    """The yaku and the dora, each kind apart, and what they add up to."""
    yield gettext("Yaku")
    for id, value in score.yaku:
        yield INDENT + _labelled(yaku_name(id), yakuman_count(value) if score.yakuman else han(value))
    bonus = ((gettext("Dora"), score.dora), (gettext("Red fives"), score.red), (gettext("Ura dora"), score.ura))
    for label, count in bonus:
        if count:
            yield INDENT + _labelled(label, han(count))
    total = yakuman_count(score.yakuman) if score.yakuman else han(score.han)
    yield INDENT + _labelled(gettext("Total"), total)


def _fu(score: Score) -> Lines:
    if score.fu is None:
        return
    yield gettext("Fu")
    for item in score.fu_items:
        yield INDENT + _labelled(fu_reason(item.reason), fu(item.fu) + _tiles(item.kinds))
    found = sum(item.fu for item in score.fu_items)
    yield INDENT + _labelled(gettext("Sum"), fu(found))
    if found != score.fu:
        yield INDENT + _labelled(gettext("Rounded up"), fu(score.fu))


def _points(score: Score) -> Lines:
    steps = point_steps(score)
    yield gettext("Payment")
    said = gettext("Base points: %(sum)s.", sum=base_sum(steps.base) or number(steps.base.base))
    yield INDENT + " ".join(part for part in (said, base_sentence(steps.base)) if part)
    for share in steps.shares:
        yield INDENT + _labelled(_pays(share, score), _with_note(points(share.paid), share_sum(share)))
    if steps.sticks:
        yield INDENT + _labelled(gettext("Riichi sticks on the table"), points(steps.sticks))
    (winner, _), *_ = score.payments
    yield INDENT + _labelled(gettext("%(seat)s receives", seat=seat_name(winner)), points(steps.total))


def _pays(share: Share, score: Score) -> str:
    is_robbed = share.seat == DISCARDER and Event.ROBBED_KAN in score.situation.events
    return gettext("%(seat)s pays", seat=seat_name("robbed" if is_robbed else share.seat))


def _other_readings(score: Score) -> Lines:
    found = rivals(score)
    if found:
        yield gettext("Other readings")
        for rival in found:
            value = f"{points(rival.value)} ({rival_size(rival)}). " if rival.value else ""
            yield INDENT + _labelled(_groups(rival.reading), value + rival_sentence(rival))


def _groups(reading: Reading) -> str:
    """The groups of a reading one after another, the winning tile after a plus sign in the group that it completed."""
    won = reading.winning_group
    if won is None:
        return format_kinds(kind for group in reading.groups for kind in group.kinds)
    texts = [format_kinds(group.kinds) for group in reading.groups]
    rest = list(won.kinds)
    rest.remove(reading.hand.winning.kind)
    texts[reading.groups.index(won)] = f"{format_kinds(rest)}+{reading.hand.winning}"
    return " ".join(texts)


def _no_win(reason: NoWinReason, hand: Hand, situation: Situation, ruleset: Ruleset) -> Lines:
    match reason:
        case NoWinReason.FURITEN:
            yield from _furiten(furiten(hand.concealed, hand.melds, situation), ruleset)
        case NoWinReason.NO_YAKU | NoWinReason.TWO_HAN_MINIMUM:
            yield no_win(reason)
            yield from _nearest(hand, situation, ruleset)
        case NoWinReason.NOT_COMPLETE:
            yield no_win(reason)
        case _:
            assert_never(reason)


def _furiten(found: Furiten | None, ruleset: Ruleset) -> Lines:
    if found is not None:
        yield furiten_sentence(found.kind, ruleset) + _tiles(found.kinds)


def _nearest(hand: Hand, situation: Situation, ruleset: Ruleset) -> Lines:
    found = nearest_yaku(hand, situation, ruleset)
    if found:
        yield gettext("The yaku that come nearest")
        for near in found:
            for breach in near.breaches:
                yield INDENT + _reason(near.yaku, breach, reading_breach(breach, situation))


def _reason(id: str, breach: Breach, sentence: str) -> str:
    """A yaku and why it does not count, with the tiles to blame and those that are missing."""
    missing = f" {gettext('Missing:')} {format_kinds(breach.missing)}" if breach.missing else ""
    return _labelled(yaku_name(id), sentence + _tiles(breach.kinds) + missing)


def _drawn(record: Record) -> Lines:
    """A deal that nobody won: nagashi mangan by the discards, or the condition that breaks it."""
    yield _facts(record.situation, "")
    breach = nagashi_breach(record.situation.discards, record.melds, record.ruleset)
    found = nagashi_mangan(record.situation, record.melds, record.ruleset)
    if found is not None:
        yield gettext("Paid like a mangan won by tsumo: %(points)s.", points=points(found.value))
    elif breach == "not_used":
        yield gettext("These rules do not have nagashi mangan.")
    elif breach is not None:
        yield condition_broken(breach)


def _waits(found: Tenpai, ruleset: Ruleset) -> Lines:
    if not found.waits:
        yield gettext("The hand is not tenpai: no tile completes it.")
    for wait in found.waits:
        shapes = ", ".join(wait_name(shape) for shape in wait.shapes)
        yield _labelled(format_kinds([wait.kind]), gettext("; ").join((shapes, tiles_left(wait.left))))
        yield from _ways(wait)
    yield from _furiten(found.furiten, ruleset)
    for kind in found.dead:
        yield _labelled(format_kinds([kind]), dead_wait())


def _ways(wait: WaitOn) -> Lines:
    """What a wait is worth by ron and by tsumo, while a copy of it is left."""
    for by, won in ((WinBy.RON, wait.ron), (WinBy.TSUMO, wait.tsumo)):
        if won is not None:
            yield INDENT + _labelled(way_of_winning(by), _worth(won))


def _worth(result: Outcome) -> str:
    match result:
        case Score():
            return f"{points(result.value)} ({size(result.han, result.fu, result.limit, result.yakuman)})."
        case NoWin():
            return no_win(result.reason)
        case _:
            return " ".join(problem_sentence(problem) for problem in result)


def _changes(group: Agreement, others: Mapping[str, Ruleset]) -> Lines:
    for option in group.options:
        value = option_value(option, getattr(others[group.rulesets[0]], option))
        yield gettext("%(name)s: %(value)s.", name=option_name(option), value=value)


def _labelled(name: str, note: str) -> str:
    return gettext("%(name)s: %(note)s", name=name, note=note)


def _with_note(figure: str, note: str) -> str:
    return f"{figure} ({note})" if note else figure


def _tiles(kinds: tuple[int, ...]) -> str:
    return f" [{format_kinds(kinds)}]" if kinds else ""
