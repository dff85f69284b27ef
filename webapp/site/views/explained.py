"""Everything a hand's page explains: the readings that lost, why not, what is nearest, and the other rulesets."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from flask import url_for

from webapp.catalog import RulesetEntry
from webapp.riichi.explain import Agreement, Breach, Near, Rival, compare, nearest_yaku, rivals, why_not
from webapp.riichi.explain.compare import Outcome
from webapp.riichi.hand import Hand
from webapp.riichi.outcome import NoWin
from webapp.riichi.score import Score
from webapp.riichi.situation import Situation
from webapp.riichi.tiles import Tile
from webapp.riichi.yaku import NAGASHI_MANGAN, YAKU_IDS, is_used
from webapp.site.addresses import here
from webapp.site.library import catalog
from webapp.site.rules import Rules
from webapp.site.views.chip import OptionRow, is_chosen, own_option
from webapp.site.views.tiles import TileView, tile_views
from webapp.site.words.breaches import breach_sentence, reading_breach
from webapp.site.words.options import option_name, option_value
from webapp.site.words.outcomes import no_win
from webapp.site.words.points import points, size
from webapp.site.words.problems import problem_sentence
from webapp.site.words.rivals import rival_sentence, rival_size
from webapp.site.words.rulesets import rules_name
from webapp.site.words.yaku import yaku_name


@dataclass(frozen=True, slots=True)
class ReadingView:
    """Another reading: its groups drawn apart, what it would be worth, and why it is not paid."""

    groups: tuple[tuple[TileView, ...], ...]
    value: str
    size: str
    sentence: str


@dataclass(frozen=True, slots=True)
class Reason:
    """Why one thing about a yaku is not so, with the tiles to blame and those that are missing."""

    sentence: str
    tiles: tuple[TileView, ...]
    missing: tuple[TileView, ...]


@dataclass(frozen=True, slots=True)
class WhyNot:
    """A yaku that does not count, and every reason that is given for it."""

    id: str
    name: str
    href: str
    reasons: tuple[Reason, ...]
    is_asked: bool = False


@dataclass(frozen=True, slots=True)
class RulesetLink:
    """A ruleset with this hand's address under it."""

    name: str
    href: str


@dataclass(frozen=True, slots=True)
class AgreementView:
    """Rulesets that agree on a hand, what it is worth there, and the options that make the difference, with values."""

    rulesets: tuple[RulesetLink, ...]
    value: str
    size: str
    options: tuple[OptionRow, ...]
    is_own: bool


@dataclass(frozen=True, slots=True)
class RuleText:
    """An option on which the worth of the hand turns: its value here, where it stands, and its place on our page."""

    option: OptionRow
    href: str


@dataclass(frozen=True, slots=True)
class Explained:
    """All explanations of a complete hand."""

    readings: tuple[ReadingView, ...]
    why_nots: tuple[WhyNot, ...]
    nearest: tuple[WhyNot, ...]
    agreements: tuple[AgreementView, ...]
    rule_texts: tuple[RuleText, ...]


def explained(hand: Hand, situation: Situation, rules: Rules, found: Outcome, asked: str) -> Explained:
    """The explanations of a hand and what its rules make of it; `asked` is the yaku that the reader asks about."""
    groups = compare(hand, situation, rules.ruleset, catalog().rules)
    return Explained(
        readings=tuple(_reading(rival) for rival in rivals(found)) if isinstance(found, Score) else (),
        why_nots=tuple(_why_nots(found, asked)) if isinstance(found, Score) else (),
        nearest=nearest(hand, situation, rules) if isinstance(found, NoWin) else (),
        agreements=tuple(_agreement(group, rules) for group in groups),
        rule_texts=_rule_texts(groups, rules),
    )


def _reading(rival: Rival) -> ReadingView:
    return ReadingView(
        groups=tuple(_kinds(group.kinds) for group in rival.reading.groups),
        value=points(rival.value) if rival.value else "",
        size=rival_size(rival),
        sentence=rival_sentence(rival),
    )


def _why_nots(score: Score, asked: str) -> Iterable[WhyNot]:
    """Every yaku of the rules that the hand does not hold, and any that is asked about."""
    for id in YAKU_IDS:
        if id == NAGASHI_MANGAN or not (is_used(id, score.ruleset) or id == asked):
            continue
        breach = why_not(score, id)
        if breach is not None:
            yield _why_not(id, [(breach, breach_sentence(breach, score.situation))], is_asked=id == asked)


def nearest(hand: Hand, situation: Situation, rules: Rules) -> tuple[WhyNot, ...]:
    """The yaku that a complete hand without one comes nearest to, with all that breaks them."""
    return tuple(_near(near) for near in nearest_yaku(hand, situation, rules.ruleset))


def _near(near: Near) -> WhyNot:
    said = [(breach, reading_breach(breach, near.reading.situation)) for breach in near.breaches]
    return _why_not(near.yaku, said, is_asked=False)


def _why_not(id: str, said: list[tuple[Breach, str]], *, is_asked: bool) -> WhyNot:
    reasons = tuple(Reason(sentence, _kinds(breach.kinds), _kinds(breach.missing)) for breach, sentence in said)
    return WhyNot(id, yaku_name(id), url_for("yaku.show", id=catalog().page_of_row[id].id), reasons, is_asked)


def _agreement(group: Agreement, rules: Rules) -> AgreementView:
    entries = [catalog().rulesets[id] for id in group.rulesets]
    own = (RulesetLink(rules_name(rules), ""),) if group.is_own and rules.changes else ()
    value, how = _worth(group.result)
    return AgreementView(
        rulesets=(*own, *(_link(entry) for entry in entries)),
        value=value,
        size=how,
        options=tuple(_changed(option, entries[0]) for option in group.options),
        is_own=group.is_own,
    )


def _link(entry: RulesetEntry) -> RulesetLink:
    return RulesetLink(entry.short_name, "" if is_chosen(entry) else here(rules=entry.id))


def _worth(result: Outcome) -> tuple[str, str]:
    """What a ruleset makes of the hand: points and their size, or why it is not paid."""
    match result:
        case Score():
            return points(result.value), size(result.han, result.fu, result.limit, result.yakuman)
        case NoWin():
            return "", no_win(result.reason)
        case _:
            return "", " ".join(problem_sentence(problem) for problem in result)


def _changed(option: str, other: RulesetEntry) -> OptionRow:
    return OptionRow(option_name(option), option_value(option, getattr(other.ruleset, option)))


def _rule_texts(groups: tuple[Agreement, ...], rules: Rules) -> tuple[RuleText, ...]:
    """The options on which rulesets differ over this hand, as the reader's rules have them and where they say so."""
    decisive = dict.fromkeys(option for group in groups for option in group.options)
    return tuple(
        RuleText(own_option(option, rules), url_for("rulesets.show", id=rules.entry.id, _anchor=option))
        for option in decisive
    )


def _kinds(kinds: Iterable[int]) -> tuple[TileView, ...]:
    return tile_views(Tile(kind) for kind in kinds)
