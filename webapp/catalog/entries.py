"""The content as the other rooms see it: frozen entries for yaku, terms and rulesets."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum

from webapp.riichi.record import Record
from webapp.riichi.ruleset import Ruleset


class Structure(StrEnum):
    """What a yaku is made of; a situational one is grouped by its cause."""

    VALUE_TILES = "value_tiles"
    SEQUENCES = "sequences"
    TRIPLETS_AND_KANS = "triplets_and_kans"
    ONE_SUIT = "one_suit"
    TERMINALS_AND_HONOURS = "terminals_and_honours"
    SPECIAL = "special"
    SITUATIONAL = "situational"


class Cause(StrEnum):
    """What brings a situational yaku about."""

    RIICHI = "riichi"
    OWN_DRAW = "own_draw"
    OTHERS_TILE = "others_tile"
    FIRST_TURN = "first_turn"
    DRAW = "draw"


class Commonness(StrEnum):
    """How often a yaku is among those of a winning hand, most often first."""

    FREQUENT = "frequent"
    UNCOMMON = "uncommon"
    RARE = "rare"
    VERY_RARE = "very_rare"


@dataclass(frozen=True, slots=True)
class Alias:
    """Another name under which a thing is found; who says so and a remark, where known."""

    name: str
    used_by: str | None = None
    note: str | None = None


@dataclass(frozen=True, slots=True)
class YakuText:
    """A yaku in one language. `definition` and `prose` are Markdown; `conditions` are in the engine's order.

    `row_names` names each of the engine's rows that the page speaks of: one, or all of a family.
    """

    name: str
    gloss: str
    also: tuple[Alias, ...]
    definition: str
    prose: str
    conditions: Mapping[str, str]
    row_names: Mapping[str, str]


@dataclass(frozen=True, slots=True)
class Example:
    """A hand that holds the yaku under every ruleset that uses it, and notes by language, maybe none."""

    record: Record
    notes: Mapping[str, str]


@dataclass(frozen=True, slots=True)
class NearMiss:
    """A hand that just fails the yaku, the first condition that breaks, and why, by language."""

    record: Record
    breaks: str
    texts: Mapping[str, str]


@dataclass(frozen=True, slots=True)
class Reference:
    """Where to read more about a yaku."""

    title: str
    edition: str | None
    clause: str | None
    url: str | None


@dataclass(frozen=True, slots=True)
class YakuEntry:
    """A page about a yaku, or about a family of `rows` of the engine's table.

    `share` is the percentage of wins that hold it where a figure is known, and `share_source` says whose wins.
    """

    id: str
    rows: tuple[str, ...]
    kanji: str
    kana: str
    romaji: str
    structure: Structure
    cause: Cause | None
    commonness: Commonness
    share: float | None
    share_source: str | None
    texts: Mapping[str, YakuText]
    examples: tuple[Example, ...]
    near_misses: tuple[NearMiss, ...]
    mistakes: tuple[Mapping[str, str], ...]
    sources: tuple[Reference, ...]


@dataclass(frozen=True, slots=True)
class TermText:
    """A term in one language: the one word that the site says, others under which it is found, what it means.

    `definition` is one line of Markdown, the same terms having one in every language; the others have none, "".
    """

    lead: str
    also: tuple[Alias, ...]
    definition: str = ""


@dataclass(frozen=True, slots=True)
class Term:
    """A word of the game. The Japanese forms are empty where the idea has no Japanese word."""

    id: str
    kanji: str
    kana: str
    romaji: str
    texts: Mapping[str, TermText]


@dataclass(frozen=True, slots=True)
class Citation:
    """Why a value stands: either its source, or, unverified, the ruleset whose value was taken over."""

    source: str | None
    taken_from: str | None

    @property
    def is_verified(self) -> bool:
        """Whether the value was read somewhere; if not, it is never to be shown as fact."""
        return self.source is not None


FactValue = bool | int | str | tuple[tuple[int, ...], ...]


@dataclass(frozen=True, slots=True)
class Fact:
    """Something around the game that is shown and never computed with: its value and why it stands.

    Points are full figures. `uma` has one row of four places, or one row for each number of players in plus, 0 to 4.
    """

    id: str
    value: FactValue
    citation: Citation


@dataclass(frozen=True, slots=True)
class RulesetEntry:
    """A published ruleset: the engine's options, why each has its value, and the facts around the game."""

    id: str
    name: str
    short_name: str
    organisation: str
    edition: str
    date: str
    url: str
    status: str
    ruleset: Ruleset
    citations: Mapping[str, Citation]
    facts: Mapping[str, Fact]
