"""The lock pins all that pyproject.toml asks for, and nothing in it belongs to one machine."""

import re
import tomllib

from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

from tests.project.checkout import TOP

LOCK = (TOP / ".packaging" / "requirements.lock").read_text()
PIN = re.compile(r"^(?P<name>[\w.-]+)==(?P<version>\S+)(?: ; [^\\]+)? \\$", re.MULTILINE)


def test_every_wanted_package_is_pinned_to_a_version_that_it_admits() -> None:
    pins = {canonicalize_name(pin["name"]): pin["version"] for pin in PIN.finditer(LOCK)}

    unmet = [str(wish) for wish in wanted() if not wish.specifier.contains(pins.get(canonicalize_name(wish.name), "0"))]

    assert not unmet


def wanted() -> list[Requirement]:
    project = tomllib.loads((TOP / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    lists = [project["dependencies"], *project["optional-dependencies"].values()]
    return [Requirement(line) for lines in lists for line in lines]


def test_every_line_of_the_lock_is_a_pin_or_a_hash() -> None:
    hashes = re.compile(r"^    --hash=sha256:[0-9a-f]{64}( \\)?$")

    strange = [line for line in LOCK.splitlines() if not hashes.match(line) and not PIN.match(line)]

    assert not strange
