"""The files of content/ as they lie on disk: where they are, their parsed tables, and one hash over their bytes."""

from __future__ import annotations

import tomllib
from hashlib import sha256
from pathlib import Path
from typing import Any, NamedTuple

from webapp.catalog.errors import ContentError, Fault

ORDERS = "orders.toml"
TERMS = "terms.toml"
MEETINGS = "meetings.toml"
YAKU = "yaku"
RULESETS = "rulesets"
CHAPTERS = "chapters"
DEFINITIONS = "definitions"
META = "meta.toml"


def file_of(folder: str, id: str) -> str:
    """The path below content/ of the file that is about an id."""
    return f"{folder}/{id}.toml"


class Files(NamedTuple):
    """The paths of all files below content/, the tables of TOML, the texts of Markdown, the faults, one hash."""

    names: tuple[str, ...]
    tables: dict[str, dict[str, Any]]
    texts: dict[str, str]
    faults: list[Fault]
    hash: str

    def under(self, folder: str) -> dict[str, dict[str, Any]]:
        """The tables of one folder, by path, in order of their names."""
        return {name: table for name, table in self.tables.items() if name.startswith(f"{folder}/")}

    def names_under(self, folder: str) -> frozenset[str]:
        """The paths in one folder, readable or not."""
        return frozenset(name for name in self.names if name.startswith(f"{folder}/"))


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
        *sorted(root.glob(f"{DEFINITIONS}/*")),
        *sorted(root.glob(f"{CHAPTERS}/*/*")),
        root / ORDERS,
        root / TERMS,
        root / MEETINGS,
    ]
    names = tuple(path.relative_to(root).as_posix() for path in paths)
    digest = sha256()
    tables: dict[str, dict[str, Any]] = {}
    texts: dict[str, str] = {}
    faults: list[Fault] = []
    for name, path in zip(names, paths, strict=True):
        try:
            content = path.read_bytes()
            digest.update(f"{name}\0{len(content)}\0".encode() + content)
            if path.suffix == ".toml":
                tables[name] = tomllib.loads(content.decode())
            else:
                texts[name] = content.decode()
        except FileNotFoundError:
            faults.append(Fault(name, "", "missing; expected a TOML file"))
        except ValueError as error:
            kind = "TOML" if path.suffix == ".toml" else "a text"
            faults.append(Fault(name, "", f"not {kind} in UTF-8: {error}"))
    return Files(names, tables, texts, faults, digest.hexdigest())
