"""The quiz by letters, by finger, twice at once, in two tabs and on small screens."""

import re
from collections.abc import Mapping

import pytest
from playwright.sync_api import Page, ViewportSize

from tests.browser.eyes import DESK, NARROW, PHONE, outside, runs_off


def test_a_question_can_be_answered_by_letters_and_enter(page: Page) -> None:
    begin(page, "/en/quiz")
    first = page.url

    for key in ("b", "D", "3", "d"):
        page.keyboard.press(key)
    assert ticked(page) == [False, True, True, False]
    page.keyboard.press("Enter")
    page.wait_for_selector(".verdict")
    assert page.url == first
    page.keyboard.press("Enter")
    page.wait_for_url(re.compile("/2$"))


def test_keys_tick_on_a_cyrillic_keyboard_and_leave_shortcuts_alone(page: Page) -> None:
    begin(page, "/ru/quiz")

    for change in ({"key": "ф", "code": "KeyA"}, {"key": "é", "code": "Digit2"}, {"key": "c", "ctrlKey": True}):
        press(page, change)

    assert ticked(page) == [True, True, False, False]


def test_letters_mean_what_the_keyboard_says_and_not_where_they_lie(page: Page) -> None:
    begin(page, "/fr/quiz")

    press(page, {"key": "a", "code": "KeyQ"})

    assert ticked(page) == [True, False, False, False]


def test_enter_starts_a_run(page: Page) -> None:
    page.goto("/en/quiz")

    page.keyboard.press("Enter")

    page.wait_for_url(re.compile("/quiz/[0-9a-f]+/1$"))


def test_enter_on_a_link_follows_it(page: Page, site: str) -> None:
    begin(page, "/en/quiz")

    page.locator(".brand").focus()
    page.keyboard.press("Enter")

    page.wait_for_url(f"{site}/en/")


def test_a_double_click_shows_the_verdict_and_no_reproach(page: Page) -> None:
    begin(page, "/en/quiz")
    page.keyboard.press("a")

    page.locator("button.primary").dblclick()

    page.wait_for_selector(".verdict")
    assert page.locator(".notice").count() == 0


def test_an_answer_from_a_second_tab_comes_too_late_and_is_told_so(page: Page) -> None:
    begin(page, "/en/quiz")
    late = page.context.new_page()
    late.goto(page.url)
    page.keyboard.press("a")
    page.keyboard.press("Enter")
    page.wait_for_selector(".verdict")

    late.locator("input[type=checkbox]").nth(1).check()
    late.locator("button.primary").click()

    late.wait_for_selector(".notice")
    assert ticked(late) == ticked(page) == [True, False, False, False]


def test_ticks_survive_a_change_of_language_and_of_display(page: Page) -> None:
    begin(page, "/en/quiz")
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
def test_the_one_button_stays_in_its_place(page: Page, size: ViewportSize) -> None:
    page.set_viewport_size(size)
    begin(page, "/fr/quiz")
    places = [place(page)]
    page.locator("button.primary").click()
    page.wait_for_selector(".notice")
    places.append(place(page))
    tick_all(page)
    page.locator("button.primary").click()
    page.wait_for_selector(".verdict")
    places.append(place(page))

    assert len(set(places)) == 1
    assert places[0][1] < size["height"]


def test_the_widest_hands_fit_a_phone(page: Page) -> None:
    page.set_viewport_size(NARROW)
    begin(page, "/ru/quiz?yaku=suukantsu&rules=tenhou")

    for _ in range(3):
        assert not runs_off(page)
        assert outside(page, ".strip .tile") == []
        tick_all(page)
        page.locator("button.primary").click()
        page.wait_for_selector(".verdict")
        assert not runs_off(page)
        assert outside(page, ".strip .tile") == []
        page.locator("a.primary").click()
        page.wait_for_selector("button.primary")


def begin(page: Page, address: str) -> None:
    page.goto(address)
    page.locator("button.primary").click()
    page.wait_for_selector(".answers")


def press(page: Page, change: Mapping[str, object]) -> None:
    """Press a key of a keyboard that Playwright does not have."""
    script = "init => document.body.dispatchEvent(new KeyboardEvent('keydown', {...init, bubbles: true}))"
    page.evaluate(script, change)


def tick_all(page: Page) -> None:
    for box in page.locator("input[type=checkbox]").all():
        box.check()


def ticked(page: Page) -> list[bool]:
    """The first four boxes."""
    boxes: list[bool] = page.locator("input[type=checkbox]").evaluate_all("boxes => boxes.map(box => box.checked)")
    return boxes[:4]


def place(page: Page) -> tuple[float, float]:
    """Where the left edge and the bottom of the button are on the screen."""
    box = page.locator(".actions .primary").bounding_box()
    assert box is not None
    return box["x"], round(box["y"] + box["height"])
