"""Every room has its own floor of branch coverage; this judges the report that `make test` wrote."""

import json
import sys
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

# A rule that no test reaches is a rule that nobody has proved.
FLOORS = {"riichi": 100.0, "catalog": 100.0, "quiz": 100.0, "lesson": 100.0}
OVERALL_FLOOR = 95.0


@dataclass
class Tally:
    """Statements and branches: how many there are, how many were taken, and the files where some were not."""

    total: int = 0
    covered: int = 0
    gaps: list[str] = field(default_factory=list)

    @property
    def percent(self) -> float:
        return 100.0 * self.covered / self.total if self.total else 100.0

    def add(self, path: str, measured: dict[str, Any]) -> None:
        summary = measured["summary"]
        total = summary["num_statements"] + summary["num_branches"]
        covered = summary["covered_lines"] + summary["covered_branches"]
        self.total += total
        self.covered += covered
        if covered < total:
            branches = [f"{start}->{end}" for start, end in measured["missing_branches"]]
            self.gaps.append(f"  {path}: lines {measured['missing_lines']}, branches {branches}")


def shortfalls(report: dict[str, Any]) -> list[str]:
    """One line per room below its floor, followed by the gaps in its files, each named once."""
    overall = Tally()
    rooms = {room: Tally() for room in FLOORS}
    for path, measured in report["files"].items():
        overall.add(path, measured)
        room = Path(path).parts[1]
        if room in rooms:
            rooms[room].add(path, measured)
    judged = [(f"webapp/{room}", rooms[room], floor) for room, floor in FLOORS.items()]
    judged.append(("all rooms together", overall, OVERALL_FLOOR))
    lines = [line for name, tally, floor in judged for line in shortfall(name, tally, floor)]
    return list(dict.fromkeys(lines))


def shortfall(name: str, tally: Tally, floor: float) -> list[str]:
    if tally.percent >= floor:
        return []
    return [f"coverage of {name} is {tally.percent:.2f} %, the floor is {floor:.0f} %:", *tally.gaps]


def main(report_path: str) -> None:
    lines = shortfalls(json.loads(Path(report_path).read_text()))
    if lines:
        sys.exit("\n".join(lines))


if __name__ == "__main__":
    main(sys.argv[1])
