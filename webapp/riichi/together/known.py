"""What is known of the yaku of one ruleset together: worked out when it is asked for, and kept."""

from __future__ import annotations

from collections.abc import Iterable

from webapp.riichi.record import Record
from webapp.riichi.ruleset import Ruleset
from webapp.riichi.together.company import Company, company
from webapp.riichi.together.exclusion import Exclusion, exclusion
from webapp.riichi.together.meetings import meetings


class Together:
    """The yaku of a ruleset by twos, with hands that show which of them meet."""

    def __init__(self, ruleset: Ruleset, records: Iterable[Record]) -> None:
        self._ruleset = ruleset
        self._meetings = meetings(records, ruleset)
        self._exclusions: dict[tuple[str, str], Exclusion | None] = {}
        self._company: dict[str, tuple[Company, ...]] = {}

    @classmethod
    def of(cls, ruleset: Ruleset, records: Iterable[Record]) -> Together:
        """What is known under a ruleset, which keeps it; the hands are those of the first who asked."""
        if cls not in ruleset.compiled:
            ruleset.compiled[cls] = cls(ruleset, records)
        known: Together = ruleset.compiled[cls]
        return known

    def exclusion(self, yaku_id: str, other_id: str) -> Exclusion | None:
        """Why two yaku of the ruleset are never counted together; None where they can be."""
        pair = (yaku_id, other_id)
        if pair not in self._exclusions:
            self._exclusions[pair] = exclusion(yaku_id, other_id, self._ruleset)
        return self._exclusions[pair]

    def witness(self, yaku_id: str, other_id: str) -> Record:
        """The plainest hand that counts two yaku that can be counted together. Raises KeyError for others."""
        return self._meetings.witnesses[frozenset((yaku_id, other_id))]

    def company(self, yaku_id: str) -> tuple[Company, ...]:
        """What a yaku is never counted without."""
        if yaku_id not in self._company:
            seen = [ids for ids in self._meetings.counted if yaku_id in ids]
            self._company[yaku_id] = company(yaku_id, self._ruleset, seen)
        return self._company[yaku_id]
