"""The published rulesets, for tests that ask questions under them."""

import tomllib
from pathlib import Path

from webapp.riichi.ruleset import Ruleset

FOLDER = Path(__file__).parents[2] / "content" / "rulesets"


def read_ruleset(path: Path) -> Ruleset:
    written = tomllib.loads(path.read_text(encoding="utf-8"))
    return Ruleset.from_options(written["id"], {id: cell["value"] for id, cell in written["options"].items()})


RULESETS = {path.stem: read_ruleset(path) for path in sorted(FOLDER.glob("*.toml"))}
