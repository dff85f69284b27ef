"""The pages in a real browser: nothing runs off a 320 px screen, axe finds nothing, and forms work without scripts."""

import shutil
import threading
from collections.abc import Iterator
from typing import Literal

import pytest
from axe_playwright_python.sync_playwright import Axe
from flask import Flask
from playwright.sync_api import Browser, BrowserContext, Page, ViewportSize, sync_playwright
from werkzeug.serving import make_server

PATHS = ("/", "/yaku/", "/yaku/yakuhai", "/yaku/suukantsu", "/yaku/nagashi_mangan", "/rulesets/", "/rulesets/tenhou")
NARROW = ViewportSize(width=320, height=568)
FLAGS = ["--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking"]


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    path = shutil.which("chromium")
    if path is None:
        pytest.skip("chromium is not installed")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=FLAGS)
        yield browser
        browser.close()


@pytest.fixture(scope="module")
def address(app: Flask) -> Iterator[str]:
    server = make_server("127.0.0.1", 0, app, threaded=True)
    thread = threading.Thread(target=server.serve_forever, daemon=True)
    thread.start()
    yield f"http://127.0.0.1:{server.server_port}"
    server.shutdown()
    thread.join()
    server.server_close()


@pytest.fixture
def narrow(browser: Browser) -> Iterator[BrowserContext]:
    context = browser.new_context(viewport=NARROW, java_script_enabled=True)
    yield context
    context.close()


@pytest.mark.parametrize("path", [*PATHS, "/pieces/"])
def test_nothing_runs_off_a_narrow_screen_in_the_longest_language(
    narrow: BrowserContext, address: str, path: str
) -> None:
    page = narrow.new_page()
    page.goto(f"{address}/ru{path}")

    assert page.evaluate("document.documentElement.scrollWidth") == NARROW["width"]
    assert outside(page, ".strip .tile") == []


def test_panels_of_the_header_stay_on_a_narrow_screen(narrow: BrowserContext, address: str) -> None:
    page = narrow.new_page()
    page.goto(f"{address}/ru/yaku/pinfu?rules=ema-2025~open_tanyao:no")

    for summary in page.locator(".head summary").all():
        summary.click()
        assert outside(page, ".drop[open] > .panel") == []


def outside(page: Page, selector: str) -> list[str]:
    """What of this runs off the screen or its strip."""
    found: list[str] = page.evaluate(
        """selector => [...document.querySelectorAll(selector)].filter(element => {
            const box = element.getBoundingClientRect();
            return box.left < 0 || box.right > innerWidth + 0.5;
        }).map(element => element.outerHTML.slice(0, 80))""",
        selector,
    )
    return found


@pytest.mark.parametrize("path", [*PATHS, "/pieces/", "/nothing"])
def test_axe_finds_nothing(browser: Browser, address: str, path: str) -> None:
    assert faults(browser, f"{address}/fr{path}", "light") == []


def test_axe_finds_nothing_in_the_dark(browser: Browser, address: str) -> None:
    assert faults(browser, f"{address}/fr/pieces/", "dark") == []


def faults(browser: Browser, url: str, scheme: Literal["light", "dark"]) -> list[tuple[str, list[str]]]:
    """What axe finds with every panel of the header open."""
    context = browser.new_context(color_scheme=scheme)
    page = context.new_page()
    page.goto(url)
    for summary in page.locator(".head summary").all():
        summary.click()

    found = Axe().run(page).response["violations"]
    context.close()

    return [(fault["id"], [node["html"] for node in fault["nodes"]][:3]) for fault in found]


def test_a_chosen_line_outlines_its_tiles_and_fades_the_others(browser: Browser, address: str) -> None:
    page = browser.new_page()
    page.goto(f"{address}/en/pieces/")
    section = page.locator(".explained").nth(1)

    section.get_by_label("Concealed triplet").check()
    faded = section.locator(".strip .tile").evaluate_all(
        "tiles => tiles.map(tile => getComputedStyle(tile).opacity !== '1')"
    )
    page.close()

    # Two of the four concealed tiles and the winning one are the triplet.
    assert faded.count(False) == 3


def test_switches_and_links_work_without_scripts(browser: Browser, address: str) -> None:
    context = browser.new_context(java_script_enabled=False)
    page = context.new_page()
    page.goto(f"{address}/en/yaku/pinfu?rules=tenhou")

    page.get_by_text("Display", exact=True).click()
    page.get_by_role("button", name="Dark").click()
    assert page.url == f"{address}/en/yaku/pinfu?rules=tenhou"
    assert page.locator("html").get_attribute("data-theme") == "dark"

    page.locator("summary", has_text="English").click()
    page.get_by_role("link", name="Polski").click()
    assert page.url == f"{address}/pl/yaku/pinfu?rules=tenhou"
    context.close()


def test_no_page_makes_the_browser_complain(browser: Browser, address: str) -> None:
    page = browser.new_page()
    complaints: list[str] = []
    page.on("console", lambda message: complaints.append(message.text))
    page.on("requestfailed", lambda request: complaints.append(request.url))

    for path in (*PATHS, "/pieces/"):
        page.goto(f"{address}/es{path}", wait_until="networkidle")
    page.close()

    assert complaints == []
