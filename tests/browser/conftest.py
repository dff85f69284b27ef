"""A real browser in front of a real server, and a watch over all that pages say and ask for."""

import os
import shutil
import socket
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright

from tests.browser.watch import Watch
from webapp.site.settings import DATABASE_URL, INSTANCE, SECRET_KEY, WORKSHOP

PROGRAMS = ("chromium", "chromium-browser", "google-chrome")
FLAGS = ["--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking"]

OpenPage = Callable[..., Page]
"""Opens an empty page of a new visitor; it takes what Playwright's `new_context` takes."""


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    path = next((found for program in PROGRAMS if (found := shutil.which(program))), None)
    if path is None:
        pytest.skip("chromium is not installed")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=FLAGS)
        yield browser
        browser.close()


@pytest.fixture(scope="session")
def site(browser: Browser, tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of the site as `yakudoku serve` runs it, with a database that is gone after the tests."""
    with serving(tmp_path_factory.mktemp("instance"), free_port()) as address:
        yield address


@contextmanager
def serving(instance: Path, port: int) -> Iterator[str]:
    program = Path(sys.executable).parent / "yakudoku"
    kept = {name: value for name, value in os.environ.items() if name not in (DATABASE_URL, SECRET_KEY)}
    with subprocess.Popen(
        [program, "serve", "--port", str(port)],
        env={**kept, INSTANCE: str(instance), WORKSHOP: "1"},
        stdout=subprocess.PIPE,
        text=True,
    ) as process:
        assert process.stdout is not None
        # The line is printed once the server listens; a server that fails closes its output.
        assert f":{port}/" in process.stdout.readline()
        yield f"http://127.0.0.1:{port}"
        process.terminate()


def free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as probe:
        port: int = probe.getsockname()[1]
        return port


@pytest.fixture
def open_page(browser: Browser, site: str) -> Iterator[OpenPage]:
    """Opens pages and closes them; none may complain or ask for anything elsewhere."""
    watch = Watch(site)
    contexts = []

    def opened(**options: Any) -> Page:
        context = browser.new_context(base_url=site, **options)
        contexts.append(context)
        watch.over(context)
        return context.new_page()

    yield opened
    for context in contexts:
        context.close()
    assert watch.complaints == []


@pytest.fixture(scope="session")
def everyday(browser: Browser, site: str) -> Iterator[BrowserContext]:
    """One visitor for all tests that want no other: tiles and fonts are read once."""
    context = browser.new_context(base_url=site)
    yield context
    context.close()


@pytest.fixture
def page(everyday: BrowserContext, site: str) -> Iterator[Page]:
    """An empty page of a visitor who has chosen nothing yet; it may not complain either."""
    watch = Watch(site)
    everyday.clear_cookies()
    page = everyday.new_page()
    watch.over(everyday)
    yield page
    watch.leave(everyday)
    for opened in everyday.pages:
        opened.close()
    assert watch.complaints == []
