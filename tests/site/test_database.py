"""The database is opened late, once, and is that of the settings."""

from pathlib import Path

from sqlalchemy import text

from webapp.catalog import Catalog
from webapp.site.app import create_app
from webapp.site.database import database
from webapp.site.settings import Settings


def test_making_the_site_opens_no_database(catalog: Catalog, tmp_path: Path) -> None:
    create_app(Settings(f"sqlite:///{tmp_path / 'x.sqlite3'}", "k"), catalog)

    assert list(tmp_path.iterdir()) == []


def test_every_request_gets_the_same_database(catalog: Catalog, tmp_path: Path) -> None:
    app = create_app(Settings(f"sqlite:///{tmp_path / 'x.sqlite3'}", "k"), catalog)

    with app.test_request_context("/en/"):
        first = database()
    with app.test_request_context("/en/"):
        second = database()
    with second.read() as session:
        answer = session.execute(text("SELECT 1")).scalar()
    second.close()

    assert first is second
    assert answer == 1
