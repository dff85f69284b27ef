"""What is asked for with `?explain=1`, as models: ids and numbers with words in the language of the request."""

from __future__ import annotations

from pydantic import Field

from webapp.riichi.explain import BreachKind, Loss
from webapp.riichi.points import Limit
from webapp.riichi.steps import Cause
from webapp.site.api.hands import Strict


class NamedYaku(Strict):
    """A yaku of the hand in words."""

    id: str
    name: str
    worth: str


class NamedFu(Strict):
    """A line of fu in words."""

    reason: str
    text: str
    fu: int
    tiles: str


class Share(Strict):
    """What one seat pays: `rounded` is `exact`, base points times `multiplier`, rounded up to 100."""

    seat: str
    multiplier: int
    exact: int
    rounded: int
    relief: int = Field(description="What a liable player takes over from it.")
    liable: int = Field(description="What it takes over as the liable player.")
    honba: int
    paid: int
    text: str = Field(description="The sum in words; empty where there is none.")


class Points(Strict):
    """From han and fu to the total. `cause` is what decided the base points."""

    sum: str = Field(description="`30 × 2⁵ = 960`; empty where no sum leads to the base points.")
    sentence: str = Field(description="What decides the base points where it is not the sum alone.")
    cause: Cause
    exact: int | None
    base: int
    limit: Limit | None
    shares: list[Share]
    sticks: int
    total: int


class OtherReading(Strict):
    """Another reading of the tiles and what it would pay; `lacks` and `has` compare its yaku with the paid ones."""

    groups: list[str]
    wait: str
    yaku: dict[str, int]
    yakuman: int
    han: int
    fu: int | None
    limit: Limit | None
    value: int
    loss: Loss
    lacks: list[str]
    has: list[str]
    sentence: str


class WhyNot(Strict):
    """Why a yaku does not count: the first broken condition, or what stands in its place, and the tiles to blame."""

    yaku: str
    name: str
    kind: BreachKind
    id: str
    tiles: str
    missing: str
    sentence: str


class UnderRules(Strict):
    """Rulesets that agree on a hand, its own first; `options` are the fewest of its own that would have to change."""

    rulesets: list[str] = Field(description="Published ones alone: none where only rules with changes say so.")
    own: bool = Field(description="Whether the rules of the hand, with their changes, are among them.")
    options: list[str]
    win: bool | None = Field(description="Null where the hand cannot occur under these rules.")
    han: int | None = None
    fu: int | None = None
    value: int | None = None
    total: int | None = None


class Explanation(Strict):
    """A win in the words of the language of the request."""

    language: str
    yaku: list[NamedYaku]
    fu: list[NamedFu]
    limit: str | None
    points: Points
    other_readings: list[OtherReading]
    why_not: list[WhyNot]
    rulesets: list[UnderRules]


class Lack(Strict):
    """A condition that a yaku lacks, and the tiles to blame."""

    condition: str
    tiles: str
    missing: str
    sentence: str


class NearYaku(Strict):
    """A yaku that the hand comes near to, and everything that it lacks for it."""

    yaku: str
    name: str
    lacks: list[Lack]


class NoWinExplanation(Strict):
    """A hand that does not win, in the words of the language of the request."""

    language: str
    reason: str
    nearest: list[NearYaku]


class WaitWords(Strict):
    """A wait in words."""

    tile: str
    shapes: list[str]
    left: str
