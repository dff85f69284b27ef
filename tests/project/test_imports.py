"""What import contracts cannot say about who may import what."""

import subprocess
import sys
import tomllib

from tests.project.checkout import TOP, imported_names, python_files, rooms

ENGINE_MAY_IMPORT = {*sys.stdlib_module_names, "webapp.riichi"}
IMPURE_STDLIB = {
    "asyncio",
    "os",
    "pathlib",
    "socket",
    "subprocess",
    "tempfile",
    "threading",
    "time",
    "random",
}
IMPURE_ROOMS = {"store", "site"}


def is_under(name: str, allowed: set[str]) -> bool:
    parts = name.split(".")
    return any(".".join(parts[:length]) in allowed for length in range(1, len(parts) + 1))


def test_the_engine_imports_the_standard_library_alone() -> None:
    imports = {name for path in python_files("webapp/riichi") for name in imported_names(path)}

    foreign = {name for name in imports if not is_under(name, ENGINE_MAY_IMPORT)}

    assert not foreign


def test_the_engine_has_no_clock_no_dice_and_no_files() -> None:
    imports = {name for path in python_files("webapp/riichi") for name in imported_names(path)}

    impure = {name for name in imports if is_under(name, IMPURE_STDLIB)}

    assert not impure


def test_importing_the_engine_loads_no_library() -> None:
    program = (
        "import sys; before = set(sys.modules); import webapp.riichi.score; "
        "print(*{name.split('.')[0] for name in set(sys.modules) - before})"
    )

    loaded = subprocess.check_output([sys.executable, "-c", program], cwd=TOP, text=True)

    assert set(loaded.split()) - set(sys.stdlib_module_names) == {"webapp"}


def test_every_room_but_store_and_site_stands_in_the_contract_for_pure_rooms() -> None:
    settings = tomllib.loads((TOP / "pyproject.toml").read_text(encoding="utf-8"))
    contracts = settings["tool"]["importlinter"]["contracts"]
    contract = next(contract for contract in contracts if contract["name"].startswith("Pure rooms"))

    pure = {"languages", *rooms()} - IMPURE_ROOMS

    assert set(contract["source_modules"]) == {f"webapp.{room}" for room in pure}


def test_only_the_catalog_reads_content() -> None:
    readers = {
        path.relative_to(TOP / "webapp").parts[0]
        for path in python_files("webapp")
        if "tomllib" in imported_names(path)
    }

    assert readers <= {"catalog"}
