"""What the API says about yaku, rulesets and terms, as models."""

from __future__ import annotations

from typing import Literal

from pydantic import Field

from webapp.site.api.hands import Strict


class Alias(Strict):
    """Another name, who uses it, and a remark, where known."""

    name: str
    used_by: str | None
    note: str | None


class Condition(Strict):
    """One condition of a yaku, in the engine's order."""

    id: str
    text: str = Field(description="Markdown.")


class YakuRow(Strict):
    """One of the engine's yaku, and what it is worth under the rules of the request."""

    id: str
    name: str
    used: bool
    closed_han: int | None = Field(description="Null where it does not count in a closed hand.")
    open_han: int | None = Field(description="Null where it does not count in an open hand.")
    yakuman: int = Field(description="For how many yakuman it counts; 0 for what is none.")
    most_yakuman: int = Field(description="More than `yakuman` where a rarer form counts double.")
    worth: str = Field(description="The worth of a closed hand in words; empty where there is none.")


class Yaku(Strict):
    """A yaku, or a family of them: a row for each of the engine's ids."""

    id: str
    page: str = Field(description="The address of its page.")
    kanji: str
    kana: str
    romaji: str
    name: str
    names: dict[str, str] = Field(description="By language.")
    gloss: str
    aliases: list[Alias]
    definition: str = Field(description="Markdown.")
    conditions: list[Condition]
    structure: str
    commonness: str
    rows: list[YakuRow]


class YakuUnderRules(Yaku):
    """A yaku, with the rules and the language that were asked for."""

    language: str
    rules: str


class YakuList(Strict):
    """Every yaku in tournament order."""

    language: str
    rules: str
    yaku: list[Yaku]


class RulesetHead(Strict):
    """A published ruleset; `date` is that of its edition."""

    id: str
    page: str = Field(description="The address of its page.")
    name: str
    short_name: str
    organisation: str
    edition: str
    date: str
    url: str
    status: Literal["current", "superseded", "historic"]
    default: bool = Field(description="Whether it holds where none is named.")


class RulesetList(Strict):
    """Every published ruleset, the default first."""

    rulesets: list[RulesetHead]


class RuleValue(Strict):
    """A value of a ruleset with its words and its source.

    A value without a source was not found in the rules: it is that of the ruleset in `taken_from`.
    """

    id: str
    value: bool | int | str | list[str] | list[list[int]]
    name: str
    text: str
    source: str | None
    taken_from: str | None


class Ruleset(RulesetHead):
    """A published ruleset whole: the options that scores depend on, and facts around the game that they do not."""

    language: str
    options: list[RuleValue]
    facts: list[RuleValue]


class Term(Strict):
    """A word of the game. The Japanese forms are empty where the idea has no Japanese word."""

    id: str
    page: str
    kanji: str
    kana: str
    romaji: str
    name: str
    names: dict[str, str] = Field(description="By language.")
    aliases: list[Alias]
    definition: str = Field(description="Markdown; empty for a word that explains itself.")


class TermList(Strict):
    """Every term."""

    language: str
    terms: list[Term]
