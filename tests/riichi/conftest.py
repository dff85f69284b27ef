"""What the tests of the rules can ask for."""

from __future__ import annotations

from collections.abc import Mapping

import pytest

from tests.riichi.hands import RULESETS
from webapp.riichi.ruleset import Ruleset


@pytest.fixture(scope="session")
def rulesets() -> Mapping[str, Ruleset]:
    """Every ruleset of the project."""
    return RULESETS


@pytest.fixture(scope="session")
def ema() -> Ruleset:
    """The ruleset of readers who have chosen none."""
    return RULESETS["ema-2025"]


@pytest.fixture(scope="session")
def tenhou() -> Ruleset:
    """The ruleset of most recorded hands."""
    return RULESETS["tenhou"]
