"""The judge of coverage itself."""

from typing import Any

from tests.project.coverage_by_room import shortfalls


def measured(statements: int, covered: int) -> dict[str, Any]:
    summary = {
        "num_statements": statements, "covered_lines": covered, "num_branches": 2, "covered_branches": 1,
    }  # fmt: skip
    return {"summary": summary, "missing_lines": [7], "missing_branches": [[3, 5]]}


def test_a_gap_in_the_rules_is_named_with_its_line_and_branch() -> None:
    report = {"files": {"webapp/riichi/fu.py": measured(1000, 999), "webapp/site/words.py": measured(1000, 1000)}}

    lines = shortfalls(report)

    assert lines == [
        "coverage of webapp/riichi is 99.80 %, the floor is 100 %:",
        "  webapp/riichi/fu.py: lines [7], branches ['3->5']",
    ]


def test_the_site_may_have_small_gaps_but_all_rooms_together_have_a_floor() -> None:
    good = {"files": {"webapp/site/words.py": measured(100, 98)}}
    poor = {"files": {"webapp/site/words.py": measured(100, 90)}}

    assert shortfalls(good) == []
    assert shortfalls(poor)[0] == "coverage of all rooms together is 89.22 %, the floor is 95 %:"
