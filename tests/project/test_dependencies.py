"""What pyproject.toml declares is what the code imports."""

import sys
import tomllib
from importlib.metadata import packages_distributions

from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

from tests.project.checkout import TOP, python_files
from tests.project.test_imports import imported_names

# They come with Flask, whose types they are.
PARTS_OF_FLASK = {"jinja2", "markupsafe", "werkzeug"}


def test_the_site_imports_what_it_declares_and_nothing_else() -> None:
    project = tomllib.loads((TOP / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    declared = {canonicalize_name(Requirement(line).name) for line in project["dependencies"]}

    modules = {name.split(".")[0] for path in python_files("webapp") for name in imported_names(path)}
    foreign = modules - set(sys.stdlib_module_names) - {"webapp"}
    imported = {canonicalize_name(packages_distributions()[module][0]) for module in foreign}

    assert imported - PARTS_OF_FLASK == declared
