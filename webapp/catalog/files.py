"""The files of content/ as they lie on disk: where they are, their parsed tables, and one hash over their bytes."""

from __future__ import annotations

import tomllib
from hashlib import sha256
from pathlib import Path
from typing import Any, NamedTuple

from webapp.catalog.errors import ContentError, Fault

ORDERS = "orders.toml"
TERMS = "terms.toml"
YAKU = "yaku"
RULESETS = "rulesets"


class Files(NamedTuple):
    """The parsed files by their path below content/, those that could not be read as faults, and the hash of all."""

    tables: dict[str, dict[str, Any]]
    faults: list[Fault]
    hash: str

    def under(self, folder: str) -> dict[str, dict[str, Any]]:
        """The files of one folder, by path, in order of their names."""
        return {path: table for path, table in self.tables.items() if path.startswith(f"{folder}/")}


def content_root() -> Path:
    """The content folder: inside this room in an installed wheel, at the top of a checkout otherwise.

    Raises ContentError where there is neither.
    """
    room = Path(__file__).parent
    return find_root((room / "content", room.parents[1] / "content"))


def find_root(candidates: tuple[Path, ...]) -> Path:
    """The first of these folders that is there. Raises ContentError when none is."""
    for folder in candidates:
        if folder.is_dir():
            return folder
    places = " or ".join(str(folder) for folder in candidates)
    raise ContentError([Fault("content", "", f"not found; expected it at {places}")])


def read_files(root: Path) -> Files:
    """Every content file under `root`, each read once. Nothing is raised: what cannot be read is a fault."""
    paths = [
        *sorted(root.glob(f"{RULESETS}/*.toml")),
        *sorted(root.glob(f"{YAKU}/*.toml")),
        root / ORDERS,
        root / TERMS,
    ]
    digest = sha256()
    tables: dict[str, dict[str, Any]] = {}
    faults: list[Fault] = []
    for path in paths:
        name = path.relative_to(root).as_posix()
        try:
            content = path.read_bytes()
            digest.update(f"{name}\0{len(content)}\0".encode() + content)
            tables[name] = tomllib.loads(content.decode())
        except FileNotFoundError:
            faults.append(Fault(name, "", "missing; expected a TOML file"))
        except ValueError as error:
            faults.append(Fault(name, "", f"not TOML in UTF-8: {error}"))
    return Files(tables, faults, digest.hexdigest())
