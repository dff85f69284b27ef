"""What an installed wheel holds: the same site as a checkout."""

import os
import subprocess
import sys
from pathlib import Path
from zipfile import ZipFile

import pytest

from tests.project.checkout import TOP, project_files
from webapp.languages import CODES


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("wheel")
    subprocess.run(
        [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", folder],
        cwd=TOP, check=True, capture_output=True,
    )  # fmt: skip
    return next(folder.glob("yakudoku-*.whl"))


@pytest.fixture(scope="module")
def unpacked(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("unpacked")
    with ZipFile(wheel) as archive:
        archive.extractall(folder)
    return folder


def names_under(top: Path) -> set[str]:
    return {str(path.relative_to(top)) for path in project_files() if path.is_relative_to(top)}


def test_a_wheel_holds_every_file_of_the_package(unpacked: Path) -> None:
    assert {name for name in names_under(TOP / "webapp") if not (unpacked / "webapp" / name).exists()} == set()


def test_a_wheel_holds_content_and_migrations_in_the_rooms_that_read_them(unpacked: Path) -> None:
    content, migrations = unpacked / "webapp" / "catalog" / "content", unpacked / "webapp" / "store" / "migrations"

    assert {name for name in names_under(TOP / "content") if not (content / name).exists()} == set()
    assert {name for name in names_under(TOP / "migrations") if not (migrations / name).exists()} == set()


def test_a_wheel_holds_compiled_translations(unpacked: Path) -> None:
    catalogs = {path.parts[-3] for path in (unpacked / "webapp" / "site" / "translations").rglob("messages.mo")}

    assert catalogs == set(CODES) - {"en"}


def test_a_wheel_keeps_tests_and_tools_out(unpacked: Path) -> None:
    assert {path.name for path in unpacked.iterdir() if not path.name.endswith(".dist-info")} == {"webapp"}


def test_every_room_finds_its_folder_in_an_installed_wheel(unpacked: Path, tmp_path: Path) -> None:
    program = (
        "from webapp.catalog.files import content_root as content; "
        "from webapp.site.i18n import translations_root as translations; "
        "from webapp.store.migrating import migrations_folder as migrations; "
        "print(content(), translations(), migrations(), sep='\\n')"
    )

    printed = subprocess.check_output(
        [sys.executable, "-c", program], cwd=tmp_path, text=True, env={**os.environ, "PYTHONPATH": str(unpacked)}
    )

    rooms = unpacked / "webapp"
    expected = [rooms / "catalog/content", rooms / "site/translations", rooms / "store/migrations"]
    assert printed.split() == [str(folder) for folder in expected]
