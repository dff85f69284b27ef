"""A ruleset: one value for every option that rulebooks dispute. There are no defaults and no presets in code."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace
from typing import Any, NamedTuple

from webapp.riichi.errors import ImpossibleState, Problem, shown

Value = bool | int | str | frozenset[str]


class Option(NamedTuple):
    """An option of a ruleset: its id, its choices (none: any number), and whether its value is a list of them."""

    id: str
    choices: tuple[bool | int | str, ...]
    is_list: bool = False


YES_NO = (False, True)
MOST_UNKNOWN = 100
"""So many unknown options are named: a problem for each of a million would make a huge answer."""
MOST = 999_999
"""The largest number that an option may have: six digits, as parse_option reads them."""
DOUBLES = ("kokushi_13", "chuuren_9", "suuankou_tanki", "daisuushii")
PAO_YAKU = ("daisangen", "daisuushii", "suukantsu")
FURITEN_ENDS = ("own_draw", "own_draw_or_own_call", "own_draw_or_any_call", "own_discard")
ABORTIVE_DRAWS = ("nine_terminals", "four_winds", "four_riichi", "four_kans", "three_winners")

OPTIONS = (
    Option("open_tanyao", YES_NO),
    Option("red_fives", (0, 3, 4)),
    Option("ippatsu", YES_NO),
    Option("ura_dora", YES_NO),
    Option("kan_dora", YES_NO),
    Option("kan_ura_dora", YES_NO),
    Option("double_wind_pair_fu", (2, 4)),
    Option("rinshan_tsumo_fu", YES_NO),
    Option("kiriage_mangan", YES_NO),
    Option("counted_yakuman", YES_NO),
    Option("yakuman_add_up", YES_NO),
    Option("double_yakuman", DOUBLES, is_list=True),
    Option("renhou", ("none", "mangan", "yakuman")),
    Option("nagashi_mangan", ("none", "closed", "closed_win", "open")),
    Option("green_dragon_for_ryuuiisou", YES_NO),
    Option("pao", PAO_YAKU, is_list=True),
    Option("pao_scope", ("yakuman", "hand")),
    Option("pao_honba_by", ("discarder", "liable")),
    Option("yakuman_cap", ()),
    Option("sticks_to", ("own_back_then_first", "first")),
    Option("temporary_furiten_ends", FURITEN_ENDS),
    Option("winners", ("one", "two", "all")),
    Option("honba_points", ()),
    Option("honba_to", ("first", "all")),
    Option("riichi_tiles_left", (0, 1, 4)),
    Option("riichi_below_1000", YES_NO),
    Option("kan_after_riichi", ("strict", "strict_with_yaku", "same_wait")),
    Option("kokushi_robs_closed_kan", YES_NO),
    Option("swap_calling", YES_NO),
    Option("abortive_draws", ABORTIVE_DRAWS, is_list=True),
    Option("two_han_minimum_from", ()),
)
OPTION_BY_ID = {option.id: option for option in OPTIONS}


@dataclass(frozen=True, slots=True)
class Ruleset:
    """The rules of one table. The fields are the options of OPTIONS, in their order, after the ruleset's id."""

    id: str
    open_tanyao: bool
    red_fives: int
    ippatsu: bool
    ura_dora: bool
    kan_dora: bool
    kan_ura_dora: bool
    double_wind_pair_fu: int
    rinshan_tsumo_fu: bool
    kiriage_mangan: bool
    counted_yakuman: bool
    yakuman_add_up: bool
    double_yakuman: frozenset[str]
    renhou: str
    nagashi_mangan: str
    green_dragon_for_ryuuiisou: bool
    pao: frozenset[str]
    pao_scope: str
    pao_honba_by: str
    yakuman_cap: int
    sticks_to: str
    temporary_furiten_ends: str
    winners: str
    honba_points: int
    honba_to: str
    riichi_tiles_left: int
    riichi_below_1000: bool
    kan_after_riichi: str
    kokushi_robs_closed_kan: bool
    swap_calling: bool
    abortive_draws: frozenset[str]
    two_han_minimum_from: int
    compiled: dict[type, Any] = field(default_factory=dict, init=False, repr=False, compare=False)
    """What a reader of these rules has worked out from them, by its class; it lives as long as the rules do."""

    @classmethod
    def from_options(cls, id: str, options: Mapping[str, object]) -> Ruleset:
        """The ruleset with these values. Raises ImpossibleState naming every unknown, missing or wrong option."""
        unknown = [
            Problem("unknown_option", f"{shown(key)} is not an option", "options")
            for key in sorted(map(str, options.keys() - OPTION_BY_ID.keys()))
        ]
        missing = [
            Problem("missing_option", f"the option {option.id!r} has no value", "options")
            for option in OPTIONS
            if option.id not in options
        ]
        wrong = [
            problem
            for option in OPTIONS
            if option.id in options
            for problem in _wrong_value(option, options[option.id])
        ]
        if unknown or missing or wrong:
            raise ImpossibleState([*unknown, *missing, *wrong])
        return cls(id, **{key: _frozen(value) for key, value in options.items()})

    def derive(self, **changes: object) -> Ruleset:
        """These rules with some options changed, under the same id. Raises ImpossibleState as from_options does."""
        return self.derive_from(changes)

    def derive_from(self, changes: Mapping[str, object]) -> Ruleset:
        """As derive, for changes that come as data."""
        found = problems_of_changes(changes)
        if found:
            raise ImpossibleState(found)
        return replace(self, **{key: _frozen(value) for key, value in changes.items()})

    def options(self) -> dict[str, Value]:
        """Every option and its value, in the order of OPTIONS."""
        return {option.id: getattr(self, option.id) for option in OPTIONS}


def problems_of_changes(changes: Mapping[str, object]) -> list[Problem]:
    """What is wrong with changes of options, whatever the rules that they change."""
    unknown = sorted(map(str, changes.keys() - OPTION_BY_ID.keys()))[:MOST_UNKNOWN]
    return [
        *(Problem("unknown_option", f"{shown(key)} is not an option", "options", (key,)) for key in unknown),
        *(
            problem
            for key, value in changes.items()
            if key in OPTION_BY_ID
            for problem in _wrong_value(OPTION_BY_ID[key], value)
        ),
    ]


def differences(rules: Ruleset, other: Ruleset) -> list[str]:
    """The ids of the options in which two rulesets differ."""
    return [option.id for option in OPTIONS if getattr(rules, option.id) != getattr(other, option.id)]


def format_option(value: Value) -> str:
    """A value as a short text that parse_option reads: `yes`, `no`, a number, an id, or ids joined by plus signs."""
    match value:
        case bool():
            return "yes" if value else "no"
        case frozenset():
            return "+".join(sorted(value)) or "none"
        case _:
            return str(value)


def parse_option(option: Option, text: str) -> Value:
    """The value that a short text means for an option. Raises ImpossibleState."""
    if option.choices == YES_NO:
        value: object = {"yes": True, "no": False}.get(text, text)
    elif option.is_list:
        value = frozenset() if text == "none" else frozenset(text.split("+"))
    else:
        value = int(text) if text.isascii() and text.isdigit() and len(text) < 7 else text
    problems = _wrong_value(option, value)
    if problems:
        raise ImpossibleState(problems)
    frozen: Value = _frozen(value)
    return frozen


def _frozen(value: Any) -> Any:
    return frozenset(value) if isinstance(value, list | tuple | set) else value


def _wrong_value(option: Option, value: object) -> list[Problem]:
    if _is_right(option, value):
        return []
    expected = ", ".join(format_option(choice) for choice in option.choices) or f"a whole number from 0 to {MOST}"
    kind = "a list of" if option.is_list else "one of" if option.choices else ""
    message = f"{option.id} cannot be {shown(value)}; expected {kind} {expected}".replace("  ", " ")
    return [Problem("bad_option", message, "options", (option.id,))]


def _is_right(option: Option, value: object) -> bool:
    if option.is_list:
        is_list = isinstance(value, list | tuple | set | frozenset)
        return is_list and isinstance(value, Iterable) and all(_is_choice(option, item) for item in value)
    if not option.choices:
        return isinstance(value, int) and not isinstance(value, bool) and 0 <= value <= MOST
    return _is_choice(option, value)


def _is_choice(option: Option, value: object) -> bool:
    return any(type(value) is type(choice) and value == choice for choice in option.choices)
