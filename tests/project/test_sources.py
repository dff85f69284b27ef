"""The list of sources says what the rulesets say."""

import re
import tomllib
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.project.checkout import TOP

CONTENT = TOP / "content"
SOURCES = (CONTENT / "SOURCES.md").read_text(encoding="utf-8")
RULESETS = sorted((CONTENT / "rulesets").glob("*.toml"))
ROWS = re.findall(r"^\| `([\w.-]+)` \| (.+?) \| (.+?) \| (\S+) \|", SOURCES, re.MULTILINE)
EXPLAINED = re.findall(r"^\| ([^|`]+?) \| [^|]+ \| (?:all|`[^|]+`) \|$", SOURCES, re.MULTILINE)


def citations(path: Path) -> Iterator[str]:
    """What a ruleset names as the source of an option or a fact."""
    ruleset = tomllib.loads(path.read_text(encoding="utf-8"))
    for value in (ruleset["options"] | ruleset["facts"]).values():
        if "source" in value:
            yield value["source"].lower()


@pytest.mark.parametrize("path", RULESETS, ids=lambda path: path.stem)
def test_a_ruleset_has_a_row_with_its_name_edition_and_address(path: Path) -> None:
    ruleset = tomllib.loads(path.read_text(encoding="utf-8"))

    assert (ruleset["id"], ruleset["name"], ruleset["edition"], ruleset["url"]) in ROWS


def test_no_row_is_of_a_ruleset_that_is_gone() -> None:
    assert [row[0] for row in ROWS if not (CONTENT / "rulesets" / f"{row[0]}.toml").exists()] == []


def test_every_second_hand_citation_that_is_explained_is_in_use() -> None:
    cited = "\n".join(citation for path in RULESETS for citation in citations(path))
    explained = [part.lower() for phrase in EXPLAINED for part in phrase.split(", a ")]

    assert len(explained) > 10
    assert [part for part in explained if part.removeprefix("a ") not in cited] == []
