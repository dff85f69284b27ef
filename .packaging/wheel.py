"""What the wheel holds beside the code: content, compiled translations and migrations.

In a checkout these are folders at the top; in a wheel each lies inside the room that reads it.
"""

import tempfile
from pathlib import Path
from typing import Any

from babel.messages.mofile import write_mo
from babel.messages.pofile import read_po
from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class DataHook(BuildHookInterface[Any]):
    """Adds the data folders to a wheel; an editable install reads them where they are."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":
            return
        top = Path(self.root)
        included: dict[str, str] = build_data["force_include"]
        included[str(top / "content")] = "webapp/catalog/content"
        included[str(top / "migrations")] = "webapp/store/migrations"
        self.compiled = tempfile.TemporaryDirectory()
        for catalog in sorted((top / "translations").glob("*/LC_MESSAGES/messages.po")):
            target = f"{catalog.parts[-3]}/LC_MESSAGES/messages.mo"
            included[str(compile_catalog(catalog, Path(self.compiled.name) / target))] = (
                f"webapp/site/translations/{target}"
            )

    def finalize(self, version: str, _build_data: dict[str, Any], _artifact: str) -> None:
        if version != "editable":
            self.compiled.cleanup()


def compile_catalog(source: Path, target: Path) -> Path:
    with source.open("rb") as lines:
        catalog = read_po(lines)
    target.parent.mkdir(parents=True)
    with target.open("wb") as binary:
        write_mo(binary, catalog)
    return target
