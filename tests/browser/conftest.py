"""A real browser in front of a real server, and a watch over all that pages say and ask for."""

import os
import shutil
import socket
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright

from tests.browser.visitor import Scripts
from tests.browser.watch import Watch
from webapp.site.settings import DATABASE_URL, INSTANCE, SECRET_KEY, WORKSHOP

PROGRAMS = ("chromium", "chromium-browser", "google-chrome")
FLAGS = ["--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking"]

OpenPage = Callable[[Scripts], Page]


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


@pytest.fixture(scope="session")
def visitors(browser: Browser, site: str) -> Iterator[dict[Scripts, BrowserContext]]:
    """Those of the site, the same for all tests: tiles and fonts are read once."""
    with visiting(browser, site) as contexts:
        yield contexts


@contextmanager
def visiting(browser: Browser, site: str) -> Iterator[dict[Scripts, BrowserContext]]:
    """A visitor with scripts and one without."""
    contexts = {
        scripts: browser.new_context(base_url=site, java_script_enabled=scripts is Scripts.ON) for scripts in Scripts
    }
    yield contexts
    for context in contexts.values():
        context.close()


@pytest.fixture
def open_page(visitors: dict[Scripts, BrowserContext], site: str) -> Iterator[OpenPage]:
    """Opens pages of a visitor who has chosen nothing yet. None may complain or ask for anything elsewhere."""
    watch = Watch(site)
    for context in visitors.values():
        context.clear_cookies()
        watch.over(context)
    yield lambda scripts: visitors[scripts].new_page()
    for context in visitors.values():
        watch.leave(context)
        for page in context.pages:
            page.close()
    assert watch.complaints == []


@pytest.fixture
def page(open_page: OpenPage) -> Page:
    return open_page(Scripts.ON)
