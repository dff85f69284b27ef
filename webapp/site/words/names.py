"""Which names of yaku lead on the pages: the Japanese ones that players say, the language's own, or both.

Prose keeps the Japanese names, around which its sentences are written.
"""

from __future__ import annotations

from contextvars import ContextVar
from typing import NamedTuple

from webapp.catalog import YakuText

_leading: ContextVar[str] = ContextVar("names", default="loan")


class Called(NamedTuple):
    """The name that leads, and what stands in small letters beside it."""

    name: str
    beside: str


def lead_with(names: str) -> None:
    """Let `loan`, `local` or `both` names lead until told otherwise: once at the start of every request."""
    _leading.set(names)


def called(text: YakuText) -> Called:
    """What a yaku is called in a language."""
    match _leading.get():
        case "local":
            return Called(_capital(text.gloss), text.name)
        case "both":
            return Called(_both(text.name, text.gloss), "")
        case _:
            return Called(text.name, text.gloss)


def row_called(text: YakuText, row: str) -> str:
    """What one of the engine's yaku is called: a row of a family has its own part after the name of the family."""
    name = text.row_names[row]
    part = name.removeprefix(text.name)
    match _leading.get():
        case "local" if part != name:
            return _capital(text.gloss) + part
        case "both" if part != name:
            return _both(text.name, text.gloss) + part
        case _:
            return name


def _both(name: str, gloss: str) -> str:
    return f"{name} · {gloss}"


def _capital(gloss: str) -> str:
    return gloss[0].upper() + gloss[1:]
