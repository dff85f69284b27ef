"""What the README says is so."""

import re

from tests.project.checkout import TOP, rooms

README = (TOP / "README.md").read_text(encoding="utf-8")
MAKEFILE = (TOP / "Makefile").read_text(encoding="utf-8")
QUOTED = re.compile(r"`([^`\n]+)`")


def targets() -> set[str]:
    """The commands that `make` alone lists."""
    return set(re.findall(r"^\techo 'make (\w+)", MAKEFILE, re.MULTILINE))


def test_the_readme_names_every_command_of_the_makefile_and_no_other() -> None:
    named = set(re.findall(r"(?:`|^)make (\w+)", README, re.MULTILINE))

    assert named == targets()
    assert all(re.search(rf"^{target}:", MAKEFILE, re.MULTILINE) for target in targets())


def test_the_map_has_a_row_for_every_room() -> None:
    rows = set(re.findall(r"^\| `webapp/(\w+)` \|", README, re.MULTILINE))

    assert rows == rooms()


def test_every_path_that_the_readme_quotes_is_there() -> None:
    tops = {path.name for path in TOP.iterdir() if not path.name.startswith((".git", ".venv"))}
    quoted = {text.partition("<")[0] for text in QUOTED.findall(README) if text.split("/")[0] in tops}

    assert {path for path in quoted if not (TOP / path).exists()} == set()


def test_every_picture_and_link_into_the_checkout_is_there() -> None:
    linked = re.findall(r"\]\((?!https?:)([^)#]+)\)", README)

    assert {path for path in linked if not (TOP / path).exists()} == set()


def test_every_variable_that_the_readme_names_is_read_somewhere() -> None:
    variables = set(re.findall(r"YAKUDOKU_\w+", README))
    code = "".join(path.read_text() for folder in ("webapp", "tests") for path in (TOP / folder).rglob("*.py"))

    assert {name for name in variables if f'"{name}"' not in code} == set()
