"""Why a hand is worth what it is, for `?explain=1`: what the engine explains, with the site's words."""

from __future__ import annotations

from webapp.riichi.explain import Agreement, Breach, Near, Rival, compare, nearest_yaku, rivals, why_not
from webapp.riichi.nagashi import Nagashi
from webapp.riichi.outcome import NoWin
from webapp.riichi.reading import Reading
from webapp.riichi.record import Record, Result
from webapp.riichi.score import Score
from webapp.riichi.steps import Share as EngineShare
from webapp.riichi.steps import point_steps
from webapp.riichi.tenpai import WaitOn
from webapp.riichi.tiles import TILES, format_kinds
from webapp.riichi.yaku import NAGASHI_MANGAN, YAKU_IDS, is_used
from webapp.site.api import explained as model
from webapp.site.i18n import language
from webapp.site.library import catalog
from webapp.site.words.breaches import breach_sentence, reading_breach
from webapp.site.words.fu import fu_reason
from webapp.site.words.outcomes import no_win
from webapp.site.words.points import han, limit_name, yakuman_count
from webapp.site.words.rivals import rival_sentence
from webapp.site.words.steps import base_sentence, base_sum, share_sum
from webapp.site.words.tiles import tile_name
from webapp.site.words.waits import tiles_left, wait_name
from webapp.site.words.yaku import yaku_name


def explain(record: Record, result: Result) -> model.Explanation | model.NoWinExplanation | None:
    """The explanation of a result; a nagashi mangan needs none."""
    match result:
        case Score():
            return _win(result)
        case NoWin():
            return _no_win(record, result)
        case Nagashi():
            return None


def wait_words(wait: WaitOn) -> model.WaitWords:
    """A wait in words."""
    return model.WaitWords(
        tile=tile_name(TILES[wait.kind]),
        shapes=[wait_name(shape) for shape in wait.shapes],
        left=tiles_left(wait.left),
    )


def _win(score: Score) -> model.Explanation:
    worth = yakuman_count if score.yakuman else han
    groups = compare(score.hand, score.situation, score.ruleset, catalog().rules)
    return model.Explanation(
        language=language(),
        yaku=[model.NamedYaku(id=id, name=yaku_name(id), worth=worth(count)) for id, count in score.yaku],
        fu=[
            model.NamedFu(reason=item.reason, text=fu_reason(item.reason), fu=item.fu, tiles=format_kinds(item.kinds))
            for item in score.fu_items
        ],
        limit=limit_name(score.limit) if score.limit else None,
        points=_points(score),
        other_readings=[_other(rival) for rival in rivals(score)],
        why_not=[_why_not(id, breach, score) for id in YAKU_IDS if (breach := _breach(score, id))],
        rulesets=[_agreement(group) for group in groups],
    )


def _no_win(record: Record, found: NoWin) -> model.NoWinExplanation:
    hand = record.hand
    near = nearest_yaku(hand, record.situation, record.ruleset) if hand else ()
    return model.NoWinExplanation(
        language=language(), reason=no_win(found.reason), nearest=[_near(one) for one in near]
    )


def _points(score: Score) -> model.Points:
    steps = point_steps(score)
    return model.Points(
        sum=base_sum(steps.base),
        sentence=base_sentence(steps.base),
        cause=steps.base.cause,
        exact=steps.base.exact,
        base=steps.base.base,
        limit=steps.base.limit,
        shares=[_share(share) for share in steps.shares],
        sticks=steps.sticks,
        total=steps.total,
    )


def _share(share: EngineShare) -> model.Share:
    return model.Share(**share._asdict(), paid=share.paid, text=share_sum(share))


def _other(rival: Rival) -> model.OtherReading:
    return model.OtherReading(
        groups=[format_kinds(group.kinds) for group in rival.reading.groups],
        wait=rival.reading.wait.name.lower(),
        yaku=dict(rival.yaku),
        yakuman=rival.yakuman,
        han=rival.han,
        fu=rival.fu,
        limit=rival.limit,
        value=rival.value,
        loss=rival.loss,
        lacks=list(rival.lacks),
        has=list(rival.has),
        sentence=rival_sentence(rival),
    )


def _breach(score: Score, id: str) -> Breach | None:
    """Why a yaku does not count; nothing is said of those that the rules do not have, or that no win can hold."""
    return why_not(score, id) if id != NAGASHI_MANGAN and is_used(id, score.ruleset) else None


def _why_not(id: str, breach: Breach, score: Score) -> model.WhyNot:
    return model.WhyNot(
        yaku=id,
        name=yaku_name(id),
        kind=breach.kind,
        id=breach.id,
        tiles=format_kinds(breach.kinds),
        missing=format_kinds(breach.missing),
        sentence=breach_sentence(breach, score.situation),
    )


def _agreement(group: Agreement) -> model.UnderRules:
    rulesets, options, own = list(group.rulesets), list(group.options), group.is_own
    match group.result:
        case Score() as paid:
            return model.UnderRules(
                rulesets=rulesets,
                options=options,
                own=own,
                win=True,
                han=paid.han,
                fu=paid.fu,
                value=paid.value,
                total=paid.total,
            )
        case NoWin():
            return model.UnderRules(rulesets=rulesets, options=options, own=own, win=False)
        case _:
            return model.UnderRules(rulesets=rulesets, options=options, own=own, win=None)


def _near(near: Near) -> model.NearYaku:
    return model.NearYaku(
        yaku=near.yaku, name=yaku_name(near.yaku), lacks=[_lack(breach, near.reading) for breach in near.breaches]
    )


def _lack(breach: Breach, reading: Reading) -> model.Lack:
    return model.Lack(
        condition=breach.id,
        tiles=format_kinds(breach.kinds),
        missing=format_kinds(breach.missing),
        sentence=reading_breach(breach, reading.situation),
    )
