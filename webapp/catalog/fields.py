"""The kinds of field that content files share, and the reading of a file's table into a strict model of it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, Any, ClassVar, Final, Generic, Literal, TypeVar

from pydantic import (
    AfterValidator,
    BaseModel,
    ConfigDict,
    Field,
    StringConstraints,
    ValidationError,
    field_validator,
    model_validator,
)

from webapp.catalog.entries import Alias
from webapp.catalog.errors import Fault
from webapp.languages import CODES

Id = Annotated[str, StringConstraints(pattern=r"^[a-z0-9][a-z0-9_.-]*$")]
"""An id: lower case, digits, and `_`, `-` or `.` between them."""
Line = Annotated[str, StringConstraints(pattern=r"^\S([^\n]*\S)?$")]
"""A text of one line, not empty, without white space around it."""
Markdown = Annotated[str, StringConstraints(pattern=r"^\S([\s\S]*\S)?$")]
"""A text of any number of lines, not empty, without white space around it."""
Nothing = Literal[""]
Url = Annotated[str, StringConstraints(pattern=r"^https?://\S+$")]
Date = Annotated[str, StringConstraints(pattern=r"^\d{4}(-\d\d(-\d\d)?)?$")]

_NOT_OF_A_HAND = frozenset({"id", "ruleset", "options", "expect", "fault_seen"})


def _is_only_a_hand(hand: dict[str, Any]) -> dict[str, Any]:
    keys = sorted(_NOT_OF_A_HAND & hand.keys())
    if keys:
        raise ValueError(f"{', '.join(keys)} in a hand; expected the hand alone, it is proved under every ruleset")
    return hand


HandFormat = Annotated[dict[str, Any], AfterValidator(_is_only_a_hand)]
"""A hand in the hand format, under whichever rules."""

_GATHERED: Final = "<languages>"
"""The key under which a model keeps what it gathered by language; it is in no file and in no message."""
T = TypeVar("T")


class Strict(BaseModel):
    """A table of a content file: no unknown key, no conversion from another type."""

    model_config = ConfigDict(strict=True, extra="forbid", frozen=True)


class Named(Strict):
    """What somebody also calls a thing, who does (a federation, an app, a club), and what to know about it."""

    name: Line
    used_by: Line | None = None
    note: Line | None = None


def aliases(also: Sequence[str | Named]) -> tuple[Alias, ...]:
    """The other names of a thing, written with or without who uses them."""
    return tuple(Alias(name) if isinstance(name, str) else Alias(name.name, name.used_by, name.note) for name in also)


class InLanguages(Strict, Generic[T]):
    """A table that has a key for each language of the site; `texts` holds their values by language."""

    may_be_silent: ClassVar[bool] = False
    """Whether the table may do without any language at all."""

    texts: dict[str, T] = Field(alias=_GATHERED)

    @model_validator(mode="before")
    @classmethod
    def _gather(cls, table: object) -> object:
        if not isinstance(table, dict):
            return table
        texts = {code: table[code] for code in CODES if code in table}
        return {key: value for key, value in table.items() if key not in CODES} | {_GATHERED: texts}

    @field_validator("texts")
    @classmethod
    def _complete(cls, texts: dict[str, T]) -> dict[str, T]:
        missing = [code for code in CODES if code not in texts]
        if missing and (texts or not cls.may_be_silent):
            raise ValueError(f"nothing in {', '.join(missing)}; expected every one of {', '.join(CODES)}")
        return texts


Model = TypeVar("Model", bound=Strict)


def read_table(model: type[Model], table: dict[str, Any], file: str, faults: list[Fault]) -> Model | None:
    """The table as its model; None, with every deviation added to the faults, when it is not one."""
    try:
        return model.model_validate(table)
    except ValidationError as error:
        faults += [
            Fault(file, _place(found["loc"]), _message(found["msg"], found["input"])) for found in error.errors()
        ]
        return None


def _place(steps: tuple[int | str, ...]) -> str:
    """`examples[0].hand` for the steps to a value, without the steps that are the model's own."""
    place = ""
    for step in steps:
        if isinstance(step, int):
            place += f"[{step}]"
        elif step != _GATHERED:
            place += f".{step}" if place else step
    return place


def _message(message: str, found: object) -> str:
    quoted = repr(found)
    shown = quoted if len(quoted) < 60 else f"{quoted[:56]} …"
    return f"{message.removeprefix('Value error, ')}; found {shown}"
