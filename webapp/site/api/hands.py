"""The hand format as models: what `POST /score` and `POST /waits` take, for the description of the API.

The engine's reader judges what is sent, and names every fault; a test holds the models to it.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field, StringConstraints, create_model

from webapp.riichi.hand import MeldKind, Source
from webapp.riichi.reader import LONGEST_TEXT, MOST_ITEMS
from webapp.riichi.ruleset import MOST, OPTIONS, Option
from webapp.riichi.situation import Event, Riichi

MOST_HANDS = 1000

_RUN = r"(?:[0-9]+[mps]|[1-7]+z)"
Tiles = Annotated[
    str,
    StringConstraints(pattern=rf"^{_RUN}*$", max_length=LONGEST_TEXT),
    Field(description="Tiles in mpsz notation, such as `406m11z`; `0` is the red five of its suit."),
]
Tile = Annotated[
    str, StringConstraints(pattern=r"^(?:[0-9][mps]|[1-7]z)$"), Field(description="One tile, such as `7p` or `0m`.")
]
Discards = Annotated[
    str,
    StringConstraints(pattern=rf"^(?:{_RUN}+'?)*$", max_length=LONGEST_TEXT),
    Field(description="Own discards, oldest first, `'` after a tile that another player called: `1m9p'4z`."),
]
Wind = Literal["east", "south", "west", "north"]
Counter = Annotated[int, Field(ge=0, le=999, description="Written without a point: `5.0` is refused.")]


class Strict(BaseModel):
    """An object without unknown keys, in which no value stands for one of another type."""

    model_config = ConfigDict(strict=True, extra="forbid", frozen=True, populate_by_name=True)


def omittable(**words: Any) -> Any:
    """A field that may be left out, but not be null; a default that nobody can send is not in the description."""
    return Field(None, json_schema_extra=_without_default, **words)


def _without_default(schema: dict[str, Any]) -> None:
    schema.pop("default", None)


class Meld(Strict):
    """A declared group. The called tile and whose it was may be left out."""

    kind: MeldKind
    tiles: Tiles
    called: Tile = omittable()
    source: Source = omittable(alias="from")


class Pao(Strict):
    """Who is liable for a yakuman."""

    yaku: str = Field(description="The id of a yakuman.")
    seat: Wind


def _values(option: Option) -> Any:
    if not option.choices:
        return Annotated[int, Field(ge=0, le=MOST)]
    one = bool if option.choices == (False, True) else Literal[option.choices]
    return list[one] if option.is_list else one  # type: ignore[valid-type] # it is made of the engine's table


_OPTIONS: dict[str, Any] = {option.id: (_values(option), omittable()) for option in OPTIONS}
Options = create_model("Options", __base__=Strict, __doc__="Changes to the ruleset.", **_OPTIONS)


class _Common(Strict):
    id: str | None = Field(None, description="Any text; it comes back with the answer.")
    concealed: Tiles = Field(description="The concealed tiles without the winning one.")
    melds: list[Meld] = Field([], max_length=MOST_ITEMS)
    round: Wind
    seat: Wind
    riichi: Riichi = Riichi.NO
    dora: Tiles = Field("", description="The dora indicators, at most five.")
    ura: Tiles = Field("", description="The ura dora indicators, never more than dora indicators.")
    discards: Discards = ""
    passed: Tiles = Field("", description="Winning tiles let go since the last own draw, or since riichi.")
    pao: Pao = omittable()
    honba: Counter = 0
    sticks: Counter = Field(0, description="1,000-point sticks on the table, the winner's own included.")
    ruleset: str = Field("ema-2025", description="The id of a ruleset.")
    options: Options = omittable()  # type: ignore[valid-type] # it is made of the engine's table
    expect: Any = omittable(description="Not read: test rows carry it.")
    fault_seen: Any = omittable(description="Not read: test rows carry it.")


class Hand(_Common):
    """A hand, its situation and its rules. `by` is `draw`, without `win`, for a deal that nobody won."""

    win: Tile = omittable()
    by: Literal["ron", "tsumo", "draw"]
    discarder: Wind = omittable(alias="from", description="By ron, the discarder’s seat.")
    events: list[Event] = Field([], max_length=MOST_ITEMS)


class WaitingHand(_Common):
    """Thirteen tiles, quads counted as three, that wait for one more: a hand without `win`, `by`, `from`, `events`."""


Hands = Annotated[
    list[Hand | Any], Field(max_length=MOST_HANDS, description="What is no hand gives an error object in its place.")
]
