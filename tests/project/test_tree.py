"""Where things lie, how long they may be, and what no file may say."""

import ast
from pathlib import Path

import pytest

from tests.project.checkout import TOP, project_files, python_files

TOP_FOLDERS = {"webapp", "translations", "content", "tests", "migrations", "docs"}
TOP_FILES = {"pyproject.toml", "README.md", "Makefile", "LICENSE", "NOTICE"}
MODULE_LINES = 300
FUNCTION_LINES = 40

# Written in halves, so that this file may stand among those that it reads.
FORBIDDEN_WORDS = ("pypi" + ".org", "python" + "hosted.org", "npmjs" + ".org", "/wo" + "rk/", "/ro" + "ot/")
BINARY = {".png", ".jpg", ".ico", ".woff2"}


def test_nothing_stray_lies_at_the_top() -> None:
    names = {path.relative_to(TOP).parts[0] for path in project_files()}

    stray = {name for name in names if not name.startswith(".")} - TOP_FOLDERS - TOP_FILES

    assert not stray


def test_no_file_names_a_package_registry_or_a_folder_of_one_machine() -> None:
    texts = [path for path in project_files() if path.suffix not in BINARY]

    found = {
        str(path.relative_to(TOP)): word
        for path in texts
        for word in FORBIDDEN_WORDS
        if word in path.read_text(encoding="utf-8")
    }

    assert not found


def test_no_module_is_longer_than_one_idea() -> None:
    lengths = {path: len(path.read_text(encoding="utf-8").splitlines()) for path in python_files("webapp")}

    too_long = {str(path.relative_to(TOP)): lines for path, lines in lengths.items() if lines > MODULE_LINES}

    assert not too_long


@pytest.mark.parametrize("folder", ["webapp", "tests"])
def test_no_function_is_longer_than_one_step(folder: str) -> None:
    too_long = [
        f"{path.relative_to(TOP)}:{function.lineno} {function.name}"
        for path in python_files(folder)
        for function in functions(path)
        if code_lines(function) > FUNCTION_LINES
    ]

    assert not too_long


def functions(path: Path) -> list[ast.FunctionDef]:
    return [node for node in ast.walk(ast.parse(path.read_bytes())) if isinstance(node, ast.FunctionDef)]


def code_lines(function: ast.FunctionDef) -> int:
    """The lines from `def` to the end, less the docstring."""
    documented = ast.get_docstring(function) is not None
    first = function.body[0]
    docstring = (first.end_lineno or 0) - first.lineno + 1 if documented else 0
    return (function.end_lineno or 0) - function.lineno + 1 - docstring


def test_code_and_content_each_have_their_licence() -> None:
    code = (TOP / "LICENSE").read_text()
    content = (TOP / "content" / "LICENSE").read_text()

    assert code.startswith("MIT License")
    assert "https://creativecommons.org/licenses/by/4.0/" in content
