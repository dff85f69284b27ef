"""A win as it is announced at the table: its yaku and dora, han and fu, and the payment with honba."""

from __future__ import annotations

from webapp.riichi.score import Score
from webapp.riichi.situation import Wind
from webapp.riichi.steps import Share, Steps, point_steps
from webapp.site.i18n import gettext, number, pgettext
from webapp.site.words.events import honba_count
from webapp.site.words.points import (
    han,
    han_and_fu,
    limit_name,
    payment_from_all,
    points,
    split_payment,
    yakuman_count,
)
from webapp.site.words.winds import seat_name
from webapp.site.words.yaku import yaku_in_a_row


def announcement(score: Score) -> str:
    """The sentence that the winner says; where a player is liable, one more for each who pays."""
    names = _begun(", ".join((yaku_in_a_row(row for row, _ in score.yaku), *_bonus(score))))
    steps = point_steps(score)
    if any(share.liable for share in steps.shares):
        payments = " ".join(_pays(share) for share in steps.shares if share.paid)
        return gettext("%(yaku)s: %(size)s. %(payments)s", yaku=names, size=size_said(score), payments=payments)
    said = _payment_said(score, steps)
    return gettext("%(yaku)s: %(size)s, %(points)s.", yaku=names, size=size_said(score), points=said)


def score_said(score: Score) -> str:
    """Size and payment inside a sentence: `3 han, 30 fu, 3,900 points`, `2 han, 30 fu, 500/1,000`."""
    return gettext("%(size)s, %(points)s", size=size_said(score), points=_payment_said(score, point_steps(score)))


def size_said(score: Score) -> str:
    """Han and fu, and the limit: `3 han, 40 fu`, `5 han, mangan`, `double yakuman`."""
    if score.yakuman:
        return yakuman_count(score.yakuman)
    base = point_steps(score).base
    has_fu = base.fu is not None and not base.is_fu_idle
    size = han_and_fu(score.han, base.fu) if has_fu and base.fu is not None else han(score.han)
    if score.limit is None:
        return size
    return gettext("%(size)s, %(limit)s", size=size, limit=limit_name(score.limit))


def _payment_said(score: Score, steps: Steps) -> str:
    """What the payers hand over, honba included: `1,000/2,000`, `3,900 points, with 1 honba 4,200 points`."""
    bare = _payment(score, [share.paid - share.honba for share in steps.shares])
    full = _payment(score, [share.paid for share in steps.shares])
    if bare == full:
        return bare
    return gettext("%(bare)s, with %(honba)s %(full)s", bare=bare, honba=honba_count(score.situation.honba), full=full)


def _payment(score: Score, paid: list[int]) -> str:
    """The payers of a tsumo come with the dealer first, unless the dealer has won."""
    if not score.situation.is_tsumo:
        return points(paid[0])
    return payment_from_all(paid[0]) if score.situation.seat is Wind.EAST else split_payment(paid[1], paid[0])


def _pays(share: Share) -> str:
    return _begun(gettext("%(seat)s pays %(points)s.", seat=seat_name(share.seat), points=points(share.paid)))


def _begun(sentence: str) -> str:
    return sentence[0].upper() + sentence[1:]


def _bonus(score: Score) -> list[str]:
    counted = (
        (score.dora, pgettext("announced", "dora %(count)s", count=number(score.dora))),
        (score.red, pgettext("announced", "aka dora %(count)s", count=number(score.red))),
        (score.ura, pgettext("announced", "ura dora %(count)s", count=number(score.ura))),
    )
    return [said for count, said in counted if count]
