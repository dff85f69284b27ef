"""What pyproject.toml declares is what the code imports."""

import sys
import tomllib
from importlib.metadata import packages_distributions

from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

from tests.project.checkout import TOP, imported_names, python_files

PROJECT = tomllib.loads((TOP / "pyproject.toml").read_text(encoding="utf-8"))["project"]
PACKAGES = packages_distributions()
OWN = {"webapp", "tests", "docs"}
# They come with Flask, whose types they are.
PARTS_OF_FLASK = {"jinja2", "markupsafe", "werkzeug"}


def test_the_site_imports_what_it_declares_and_nothing_else() -> None:
    assert imported("webapp") - PARTS_OF_FLASK == declared(PROJECT["dependencies"])


def test_tests_and_tools_import_only_what_is_declared() -> None:
    used = imported("tests") | imported("docs") | imported("migrations") | imported(".packaging")

    known = declared(PROJECT["dependencies"]) | declared(PROJECT["optional-dependencies"]["dev"])

    assert used - PARTS_OF_FLASK <= known


def declared(lines: list[str]) -> set[str]:
    return {canonicalize_name(Requirement(line).name) for line in lines}


def imported(folder: str) -> set[str]:
    """The packages that the files of a folder import from."""
    modules = {name.split(".")[0] for path in python_files(folder) for name in imported_names(path)}
    foreign = modules - set(sys.stdlib_module_names) - OWN
    return {canonicalize_name(PACKAGES[module][0]) for module in foreign}
