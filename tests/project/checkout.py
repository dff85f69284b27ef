"""The checkout as files: what the project tests look at."""

import ast
import subprocess
from functools import cache
from pathlib import Path

import pytest

TOP = Path(__file__).parents[2]


@cache
def project_files() -> tuple[Path, ...]:
    """Every file that is or would be committed."""
    if not (TOP / ".git").exists():
        pytest.skip("not a git checkout, so nothing tells the project's files from others")
    listing = subprocess.run(
        ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"],
        cwd=TOP, check=True, capture_output=True, text=True,
    )  # fmt: skip
    paths = (TOP / name for name in listing.stdout.split("\0") if name)
    return tuple(sorted(path for path in paths if path.is_file()))


def python_files(folder: str) -> tuple[Path, ...]:
    return tuple(sorted((TOP / folder).rglob("*.py")))


def rooms() -> set[str]:
    return {path.parent.name for path in (TOP / "webapp").glob("*/__init__.py")}


def imported_names(path: Path) -> set[str]:
    """The modules that a Python file imports from, or imports whole."""
    nodes = list(ast.walk(ast.parse(path.read_bytes())))
    whole = {alias.name for node in nodes if isinstance(node, ast.Import) for alias in node.names}
    return whole | {node.module or "." for node in nodes if isinstance(node, ast.ImportFrom)}
