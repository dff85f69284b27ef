"""Migrations: up, down, again, and equal to the tables of the code."""

import shutil
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from pathlib import Path

import pytest
from alembic import command
from alembic.script import ScriptDirectory
from alembic.util import CommandError
from sqlalchemy import Connection, MetaData, inspect, text

from webapp.store import migrating
from webapp.store.database import open_engine
from webapp.store.migrating import migrate, migrations, migrations_folder
from webapp.store.tables import Table


def check_migrated(url: str) -> None:
    """Raise CommandError unless the database is migrated and equal to the tables of the code."""
    with migrations(url) as config:
        command.check(config)


def migrate_down(url: str) -> None:
    """Take every table away again."""
    with migrations(url) as config:
        command.downgrade(config, "base")


def tables(url: str) -> set[str]:
    engine = open_engine(url)
    try:
        return set(inspect(engine).get_table_names())
    finally:
        engine.dispose()


def test_migrations_make_the_tables_of_the_code(database_url: str) -> None:
    migrate(database_url)

    check_migrated(database_url)
    assert tables(database_url) == {*Table.metadata.tables, "alembic_version"}


def test_an_unmigrated_database_does_not_pass_the_check(database_url: str) -> None:
    with pytest.raises(CommandError, match="not up to date"):
        check_migrated(database_url)


def test_a_table_that_the_code_does_not_know_does_not_pass_the_check(database_url: str) -> None:
    migrate(database_url)
    engine = open_engine(database_url)
    with engine.begin() as connection:
        connection.execute(text("CREATE TABLE stranger (id INTEGER PRIMARY KEY)"))
    engine.dispose()

    with pytest.raises(CommandError, match="stranger"):
        check_migrated(database_url)


def test_migrating_twice_changes_nothing(database_url: str) -> None:
    migrate(database_url)
    migrate(database_url)

    check_migrated(database_url)


def test_every_migration_goes_down_and_up_again(database_url: str) -> None:
    migrate(database_url)

    migrate_down(database_url)
    assert tables(database_url) == {"alembic_version"}

    migrate(database_url)
    check_migrated(database_url)


def test_every_constraint_has_a_name(database_url: str) -> None:
    migrate(database_url)
    engine = open_engine(database_url)
    with engine.connect() as connection:
        names = constraint_names(connection)
    engine.dispose()

    assert names
    assert None not in names


def constraint_names(connection: Connection) -> list[object]:
    found = MetaData()
    found.reflect(connection, only=list(Table.metadata.tables))
    return [constraint.name for table in found.tables.values() for constraint in table.constraints]


def test_a_failing_migration_leaves_nothing_behind(
    database_url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = tmp_path / "migrations"
    shutil.copytree(migrations_folder(), folder)
    newest = ScriptDirectory(folder).get_current_head()
    (folder / "versions" / "29991231_broken.py").write_text(
        "from alembic import op\n"
        "revision = '29991231_broken'\n"
        f"down_revision = {newest!r}\n"
        "def upgrade():\n"
        "    op.execute('CREATE TABLE half (id INTEGER)')\n"
        "    raise RuntimeError('midway')\n"
    )
    monkeypatch.setattr(migrating, "migrations_folder", lambda: folder)

    with pytest.raises(RuntimeError, match="midway"):
        migrate(database_url)

    assert tables(database_url) == set()


def test_a_sqlite_file_is_made_with_its_folder(tmp_path: Path) -> None:
    file = tmp_path / "new" / "folder with 100 %" / "yakudoku.sqlite3"

    migrate(f"sqlite:///{file}")

    assert file.is_file()


def test_a_database_in_memory_needs_no_folder() -> None:
    migrate("sqlite://")


def test_in_a_wheel_the_migrations_lie_beside_the_code(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "migrations").mkdir()
    monkeypatch.setattr(migrating, "_HERE", tmp_path)

    assert migrations_folder() == tmp_path / "migrations"


def test_many_starts_at_once_migrate_once(database_url: str) -> None:
    # Processes, as starts are: Alembic cannot migrate twice at once in one.
    with ProcessPoolExecutor(4, get_context("spawn")) as pool:
        list(pool.map(migrate, [database_url] * 8))

    check_migrated(database_url)
