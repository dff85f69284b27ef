"""The quiz in a real browser: by keyboard, by finger, without scripts, on small screens and for everyone."""

import re
import threading
from collections.abc import Iterator

import pytest
from flask import Flask
from playwright.sync_api import Browser, Page, ViewportSize
from werkzeug.serving import make_server

from tests.site.quizzes import quiz_app
from tests.site.test_screens import browser, faults
from webapp.languages import CODES

__all__ = ["browser", "quiz_app"]

NARROW = ViewportSize(width=320, height=568)
PHONE = ViewportSize(width=360, height=740)
DESK = ViewportSize(width=1280, height=1400)


@pytest.fixture(scope="module")
def site(quiz_app: Flask) -> Iterator[str]:
    """The address of a running site."""
    server = make_server("127.0.0.1", 0, quiz_app, threaded=True)
    thread = threading.Thread(target=server.serve_forever, daemon=True)
    thread.start()
    yield f"http://127.0.0.1:{server.server_port}"
    server.shutdown()
    thread.join()
    server.server_close()


@pytest.fixture
def page(browser: Browser) -> Iterator[Page]:
    page = browser.new_page()
    yield page
    page.close()


def test_a_whole_run_can_be_played_without_scripts(browser: Browser, site: str) -> None:
    context = browser.new_context(java_script_enabled=False, viewport=NARROW)
    page = context.new_page()
    begin(page, f"{site}/pl/quiz")

    for _ in range(10):
        page.locator("input[type=checkbox]").first.check()
        page.locator("button.primary").click()
        assert page.locator(".verdict").count() == 1
        page.locator("a.primary").click()

    assert re.fullmatch(rf"{site}/pl/quiz/[0-9a-f]+", page.url)
    assert page.locator(".entry").count() == 10
    context.close()


def test_a_question_can_be_answered_with_the_keys_alone(page: Page, site: str) -> None:
    begin(page, f"{site}/en/quiz")
    first = page.url

    for key in ("b", "D", "3", "d"):
        page.keyboard.press(key)
    assert ticked(page) == [False, True, True, False]
    page.keyboard.press("Enter")
    page.wait_for_selector(".verdict")
    assert page.url == first
    page.keyboard.press("Enter")
    page.wait_for_url(re.compile("/2$"))


def test_keys_tick_on_a_cyrillic_keyboard_and_leave_shortcuts_alone(page: Page, site: str) -> None:
    begin(page, f"{site}/ru/quiz")

    for change in ({"key": "ф", "code": "KeyA"}, {"key": "é", "code": "Digit2"}, {"key": "c", "ctrlKey": True}):
        page.evaluate(
            "init => document.body.dispatchEvent(new KeyboardEvent('keydown', {...init, bubbles: true}))", change
        )

    assert ticked(page) == [True, True, False, False]


def test_letters_mean_what_the_keyboard_says_and_not_where_they_lie(page: Page, site: str) -> None:
    begin(page, f"{site}/fr/quiz")

    change = {"key": "a", "code": "KeyQ", "bubbles": True}
    page.evaluate("init => document.body.dispatchEvent(new KeyboardEvent('keydown', init))", change)

    assert ticked(page) == [True, False, False, False]


def test_enter_starts_a_run(page: Page, site: str) -> None:
    page.goto(f"{site}/en/quiz")

    page.keyboard.press("Enter")

    page.wait_for_url(re.compile("/quiz/[0-9a-f]+/1$"))


def test_enter_on_a_link_follows_it(page: Page, site: str) -> None:
    begin(page, f"{site}/en/quiz")

    page.locator(".brand").focus()
    page.keyboard.press("Enter")

    page.wait_for_url(f"{site}/en/")


def test_a_double_click_shows_the_verdict_and_no_reproach(page: Page, site: str) -> None:
    begin(page, f"{site}/en/quiz")
    page.keyboard.press("a")

    page.locator("button.primary").dblclick()

    page.wait_for_selector(".verdict")
    assert page.locator(".notice").count() == 0


def test_going_back_after_the_check_shows_the_verdict_again(page: Page, site: str) -> None:
    begin(page, f"{site}/en/quiz")
    page.keyboard.press("a")
    page.keyboard.press("Enter")
    page.wait_for_selector(".verdict")
    said = page.locator(".verdict").inner_text()
    page.keyboard.press("Enter")
    page.wait_for_url(re.compile("/2$"))

    page.go_back()

    page.wait_for_selector(".verdict")
    assert page.locator(".verdict").inner_text() == said


def test_ticks_survive_a_change_of_language_and_of_display(page: Page, site: str) -> None:
    begin(page, f"{site}/en/quiz")
    page.keyboard.press("b")
    page.keyboard.press("c")

    page.locator("summary", has_text="English").click()
    page.get_by_role("link", name="Polski").click()
    page.wait_for_url(re.compile("/pl/quiz/"))
    assert ticked(page) == [False, True, True, False]

    page.keyboard.press("b")
    page.locator(".switches summary").nth(1).click()
    page.locator("button[name=theme][value=dark]").click()
    page.wait_for_selector("html[data-theme=dark]")
    assert ticked(page) == [False, False, True, False]


@pytest.mark.parametrize("size", [NARROW, PHONE, DESK])
def test_the_one_button_stays_in_its_place(page: Page, site: str, size: ViewportSize) -> None:
    page.set_viewport_size(size)
    begin(page, f"{site}/fr/quiz")
    places = [place(page)]
    page.locator("button.primary").click()
    places.append(place(page))
    for key in "abcdef":
        page.keyboard.press(key)
    page.keyboard.press("Enter")
    page.wait_for_selector(".verdict")
    places.append(place(page))

    assert len(set(places)) == 1
    assert places[0][1] < size["height"]


@pytest.mark.parametrize("code", CODES)
def test_nothing_of_the_quiz_runs_off_a_narrow_screen(page: Page, site: str, code: str) -> None:
    page.set_viewport_size(NARROW)
    page.goto(f"{site}/{code}/quiz?yaku=suukantsu&rules=tenhou")
    assert width(page) == 320
    page.locator("button.primary").click()
    for _ in range(3):
        page.wait_for_selector("button.primary")
        assert width(page) == 320
        for box in page.locator("input[type=checkbox]").all():
            box.check()
        page.locator("button.primary").click()
        page.wait_for_selector(".verdict")
        assert width(page) == 320
        link = page.locator("a[href*='/hand/']").get_attribute("href")
        page.locator("a.primary").click()
    page.goto(page.url.rpartition("/")[0])
    assert width(page) == 320
    page.goto(f"{site}{link}")
    assert width(page) == 320


def test_axe_finds_nothing_in_the_quiz(browser: Browser, page: Page, site: str) -> None:
    begin(page, f"{site}/fr/quiz?rules=tenhou")
    asked = page.url
    assert faults(browser, asked, "light") == []
    assert faults(browser, asked, "dark") == []
    for key in "abcdef":
        page.keyboard.press(key)
    page.keyboard.press("Enter")
    page.wait_for_selector(".verdict")
    link = page.locator("a[href*='/hand/']").get_attribute("href")

    assert faults(browser, asked, "dark") == []
    result, hand = asked.replace("/1?", "?"), f"{site}{link}"
    for address in (asked, f"{site}/fr/quiz?yaku=pinfu", result, hand, f"{site}/fr/hand/1_2"):
        assert faults(browser, address, "light") == []


def begin(page: Page, address: str) -> None:
    page.goto(address)
    page.locator("button.primary").click()
    page.wait_for_selector(".answers")


def ticked(page: Page) -> list[bool]:
    """The first four boxes."""
    boxes: list[bool] = page.locator("input[type=checkbox]").evaluate_all("boxes => boxes.map(box => box.checked)")
    return boxes[:4]


def place(page: Page) -> tuple[float, float]:
    """Where the left edge and the bottom of the button are on the screen."""
    box = page.locator(".actions .primary").bounding_box()
    assert box is not None
    return box["x"], round(box["y"] + box["height"])


def width(page: Page) -> int:
    found: int = page.evaluate("document.documentElement.scrollWidth")
    return found
