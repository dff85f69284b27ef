"""A chapter and the glossary on every screen, and words that open what they mean, with and without scripts."""

from collections.abc import Iterator
from threading import Thread

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, ViewportSize, expect
from werkzeug.serving import make_server

from tests.browser.conftest import OpenPage, visiting
from tests.browser.eyes import DESK, NARROW, PHONE, faults, outside, runs_off, small
from tests.browser.visitor import Scripts
from tests.site.rulebook import rulebook
from webapp.site.app import create_app
from webapp.site.settings import Purpose, Settings


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A site whose content has the chapter of the tests."""
    content = rulebook(tmp_path_factory.mktemp("content") / "content")
    app = create_app(Settings("sqlite://", "a key for tests", Purpose.PUBLIC), content)
    server = make_server("127.0.0.1", 0, app, threaded=True)
    Thread(target=server.serve_forever, daemon=True).start()
    yield f"http://127.0.0.1:{server.port}"
    server.shutdown()


@pytest.fixture(scope="module")
def visitors(browser: Browser, site: str) -> Iterator[dict[Scripts, BrowserContext]]:
    with visiting(browser, site) as contexts:
        yield contexts


@pytest.mark.parametrize("path", ["/rules/", "/rules/trial", "/rules/trial?rules=mahjong-soul", "/glossary"])
def test_a_page_of_the_rulebook_fits_every_screen_and_axe_finds_nothing(page: Page, path: str) -> None:
    page.set_viewport_size(DESK)
    page.goto(f"/ru{path}")
    assert faults(page) == []

    for size in (DESK, PHONE, NARROW):
        page.set_viewport_size(size)
        assert not runs_off(page)
    assert outside(page, ".strip .tile, .in-line-tiles") == []
    assert small(page) == []


@pytest.mark.parametrize("scripts", Scripts)
@pytest.mark.parametrize("size", [DESK, PHONE])
def test_a_word_opens_what_it_means_and_closes_it_again(
    open_page: OpenPage, scripts: Scripts, size: ViewportSize
) -> None:
    page = open_page(scripts)
    page.set_viewport_size(size)
    page.goto("/pl/rules/trial")
    definition = page.locator("#word-tenpai")
    expect(definition).to_be_hidden()

    for word in page.locator('[popovertarget="word-tenpai"]').all():
        word.focus()
        page.keyboard.press("Enter")
        expect(definition).to_be_visible()
        box = definition.bounding_box()
        assert box is not None
        assert 0 <= box["x"] <= box["x"] + box["width"] <= size["width"]
        assert 0 <= box["y"] <= box["y"] + box["height"] <= size["height"]
        page.keyboard.press("Escape")
        expect(definition).to_be_hidden()


def test_an_open_word_stands_beside_its_line_on_a_wide_screen_and_leads_to_the_glossary(page: Page, site: str) -> None:
    page.set_viewport_size(DESK)
    page.goto("/en/rules/trial")
    word = page.locator('[popovertarget="word-furiten"]')
    word.click()
    definition = page.locator("#word-furiten")
    assert faults(page, "#word-furiten") == []
    at, opened = word.bounding_box(), definition.bounding_box()
    assert at is not None
    assert opened is not None
    assert abs(opened["y"] - at["y"] - at["height"]) < 12

    definition.get_by_role("link").first.click()

    page.wait_for_url(f"{site}/en/glossary#furiten")
