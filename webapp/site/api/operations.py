"""Every address of the API with what it takes and answers: the table of which its description is made."""

from __future__ import annotations

from typing import Any, NamedTuple

from pydantic import TypeAdapter

from webapp.site.api import lexicon, worth
from webapp.site.api.hands import MOST_HANDS, Hand, Hands, WaitingHand
from webapp.site.api.parameters import ALLOWED
from webapp.site.api.problems import ProblemKind
from webapp.site.api.scoring import MOST_EXPLAINED

ScoreRequest: TypeAdapter[Any] = TypeAdapter(Hand | Hands)
ScoreAnswer: TypeAdapter[Any] = TypeAdapter(worth.Win | worth.NoWin | list[worth.Win | worth.NoWin | worth.BadHand])
WaitsRequest: TypeAdapter[Any] = TypeAdapter(WaitingHand)


class Operation(NamedTuple):
    """One address and method. `endpoint` is the view; `example` is a body that the engine answers."""

    endpoint: str
    method: str
    path: str
    summary: str
    details: str
    answer: TypeAdapter[Any]
    body: TypeAdapter[Any] | None = None
    example: Any = None
    own_problems: tuple[ProblemKind, ...] = ()

    @property
    def parameters(self) -> tuple[str, ...]:
        """The parameters that may stand in its query."""
        return ALLOWED[self.endpoint]

    @property
    def problems(self) -> tuple[ProblemKind, ...]:
        """The kinds of problem that may be its answer."""
        missing = (ProblemKind.NOT_FOUND,) if "{" in self.path else ()
        return (*_ALWAYS, *missing, *(_OF_A_BODY if self.body else ()), *self.own_problems)


_ALWAYS = (
    ProblemKind.BAD_REQUEST,
    ProblemKind.BAD_PARAMETER,
    ProblemKind.WRONG_METHOD,
    ProblemKind.TOO_MANY_REQUESTS,
    ProblemKind.BROKEN,
    ProblemKind.UNAVAILABLE,
)
_OF_A_BODY = (
    ProblemKind.NOT_JSON,
    ProblemKind.TOO_LARGE,
    ProblemKind.WRONG_MEDIA_TYPE,
    ProblemKind.BAD_HAND,
)

OPERATIONS = (
    Operation(
        "api.score",
        "post",
        "/score",
        "What a hand is worth, or each of a list",
        f"Takes one hand, or a list of up to {MOST_HANDS} ({MOST_EXPLAINED} with `explain=1`), and answers with the "
        "objects that the command `yakudoku score` writes, in the same order. A single bad hand is refused with "
        "everything that was found in it; in a list it gives an error object in its place. With `explain=1` each "
        "answer says why: fu and points in steps, the other readings, why the other yaku do not count, and what the "
        "other rulesets pay.",
        ScoreAnswer,
        ScoreRequest,
        {
            "concealed": "123678m45p23499s",
            "win": "6p",
            "by": "ron",
            "round": "east",
            "seat": "west",
            "dora": "4z",
            "ruleset": "ema-2025",
        },
        (ProblemKind.TOO_MANY_HANDS,),
    ),
    Operation(
        "api.waits",
        "post",
        "/waits",
        "What thirteen tiles wait for",
        "Takes a hand of the same format without `win`, `by`, `from` and `events`. Answers with each tile that "
        "completes it, in which ways, how many copies are not in sight, and what it would be worth by ron and by "
        "tsumo; then the dead waits, and furiten.",
        TypeAdapter(worth.Waits),
        WaitsRequest,
        {"concealed": "123678m45p23499s", "round": "east", "seat": "west", "dora": "4z", "discards": "1z9m3p"},
    ),
    Operation(
        "api.all_yaku",
        "get",
        "/yaku",
        "Every yaku",
        "Names, conditions, other names, and what each is worth under the rules.",
        TypeAdapter(lexicon.YakuList),
    ),
    Operation(
        "api.yaku",
        "get",
        "/yaku/{id}",
        "One yaku",
        "The id is one of `/yaku`, or a key of `yaku` in a score, such as `yakuhai_white`.",
        TypeAdapter(lexicon.YakuUnderRules),
    ),
    Operation(
        "api.all_rulesets",
        "get",
        "/rulesets",
        "Every ruleset",
        "The published rulesets that a hand may name, the default first.",
        TypeAdapter(lexicon.RulesetList),
    ),
    Operation(
        "api.ruleset",
        "get",
        "/rulesets/{id}",
        "One ruleset",
        "Every option and fact with its value, and the source of that value or the ruleset it was taken from.",
        TypeAdapter(lexicon.Ruleset),
    ),
    Operation(
        "api.terms",
        "get",
        "/terms",
        "The words of the game",
        "Each term in the language of the request, its names in the others, and other names for it.",
        TypeAdapter(lexicon.TermList),
    ),
)
IDS = {"api.yaku": "pinfu", "api.ruleset": "ema-2025"}
"""An id for each address that asks for one."""
