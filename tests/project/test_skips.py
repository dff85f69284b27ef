"""The policy for skipped tests."""

from typing import Literal

import pytest

from tests import skips


def report(outcome: Literal["passed", "skipped"], reason: str) -> pytest.TestReport:
    return pytest.TestReport("test_it", ("test_it.py", 1, "it"), {}, outcome, ("test_it.py", 1, reason), "call")


@pytest.fixture
def full_run(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(skips, "FORBIDDEN", True)


@pytest.mark.usefixtures("full_run")
def test_a_skip_is_a_failure_in_the_full_run() -> None:
    skipped = report("skipped", "Skipped: no browser")

    skips.forbid_skip(skipped)

    assert skipped.failed
    assert "no browser" in str(skipped.longrepr)


@pytest.mark.usefixtures("full_run")
def test_recorded_hands_may_be_missing_even_in_the_full_run() -> None:
    skipped = report("skipped", f"Skipped: {skips.NO_HANDS}")

    skips.forbid_skip(skipped)

    assert skipped.skipped


def test_a_skip_elsewhere_stays_a_skip(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(skips, "FORBIDDEN", False)
    skipped = report("skipped", "Skipped: no browser")

    skips.forbid_skip(skipped)

    assert skipped.skipped
