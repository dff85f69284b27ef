"""The one policy for skipped tests: call `pytest.skip(reason)`; where YAKUDOKU_NO_SKIPS=1 that is a failure.

The full run sets the variable, so that nothing goes untested there because something is missing. One thing
may be missing even there: the folder of recorded hands, which is no part of the project.
"""

import os
from collections.abc import Generator
from pathlib import Path

import pytest

FORBIDDEN = os.environ.get("YAKUDOKU_NO_SKIPS") == "1"
CHECKOUT = Path(__file__).parents[1]
HANDS = Path(os.environ.get("YAKUDOKU_HANDS", CHECKOUT.parent / "shared" / "data"))
NO_HANDS = f"no recorded hands in {HANDS}: name their folder with YAKUDOKU_HANDS"


@pytest.fixture(scope="session")
def hands_folder() -> Path:
    """The folder of recorded hands: real_wins.jsonl and engine_cases.jsonl."""
    if not (HANDS / "real_wins.jsonl").is_file():
        pytest.skip(NO_HANDS)
    return HANDS


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport() -> Generator[None, pytest.TestReport, pytest.TestReport]:
    report = yield
    if not hasattr(report, "wasxfail"):
        forbid_skip(report)
    return report


@pytest.hookimpl(wrapper=True)
def pytest_make_collect_report() -> Generator[None, pytest.CollectReport, pytest.CollectReport]:
    report = yield
    forbid_skip(report)
    return report


def forbid_skip(report: pytest.TestReport | pytest.CollectReport) -> None:
    if FORBIDDEN and report.skipped and NO_HANDS not in str(report.longrepr):
        report.outcome = "failed"
        report.longrepr = f"YAKUDOKU_NO_SKIPS forbids this skip: {report.longrepr}"
