"""content/meetings.toml: hands that show which yaku are counted together."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from webapp.catalog.errors import Fault
from webapp.catalog.fields import Strict, read_table
from webapp.catalog.files import MEETINGS
from webapp.riichi.errors import ImpossibleState
from webapp.riichi.record import Record, read_record
from webapp.riichi.ruleset import Ruleset
from webapp.riichi.together import meetings


class MeetingFile(Strict):
    """The file as it is written."""

    hands: list[dict[str, Any]]


def read_meetings(table: dict[str, Any], rulesets: Sequence[Ruleset], faults: list[Fault]) -> tuple[Record, ...]:
    """The hands, read under the first ruleset. One that shows nothing under any ruleset is a fault, as is a bad one."""
    found = read_table(MeetingFile, table, MEETINGS, faults)
    records: list[Record] = []
    for number, hand in enumerate(found.hands if found else ()):
        at = f"hands[{number}]"
        try:
            record = read_record({"ruleset": rulesets[0].id, **hand}, {rulesets[0].id: rulesets[0]})
        except ImpossibleState as error:
            faults += [Fault(MEETINGS, f"{at}.{problem.at}", problem.message) for problem in error.problems]
        else:
            records.append(record)
            if not any(meetings([record], rules).witnesses for rules in rulesets):
                faults.append(Fault(MEETINGS, at, "no ruleset counts two yaku in it; expected two at least"))
    return tuple(records)
