"""The site as tests use it: the real app over the real content."""

from collections.abc import Iterator

import pytest
from flask import Flask
from flask.testing import FlaskClient

from webapp.catalog import Catalog, content_root, load
from webapp.site.app import create_app
from webapp.site.settings import Purpose, Settings


@pytest.fixture(scope="session")
def catalog() -> Catalog:
    return load(content_root())


@pytest.fixture(scope="session")
def app(catalog: Catalog) -> Flask:
    return create_app(Settings("sqlite://", "a key for tests", Purpose.WORKSHOP), catalog)


@pytest.fixture
def client(app: Flask) -> FlaskClient:
    return app.test_client()


@pytest.fixture
def in_app(app: Flask) -> Iterator[None]:
    """A request for an English page, for what needs the content and the reader's choices."""
    with app.test_request_context("/en/"):
        app.preprocess_request()
        yield
