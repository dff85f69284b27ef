"""The main job, from the first page to graded answers, in five languages, with scripts and without."""

import re

import pytest

from tests.browser.conftest import OpenPage
from tests.browser.eyes import NARROW, PHONE
from tests.browser.visitor import Hands, Scripts, Visitor
from webapp.languages import CODES

BY_KEYS = ("fr", Scripts.ON)
SCREENS = {Scripts.ON: NARROW, Scripts.OFF: PHONE}
OTHER = dict(zip(CODES, CODES[1:] + CODES[:1], strict=True))
LIGHT, DARK = "rgb(251, 250, 246)", "rgb(22, 21, 19)"


@pytest.mark.parametrize("scripts", Scripts)
@pytest.mark.parametrize("code", CODES)
def test_a_visitor_goes_from_the_first_page_to_graded_answers(open_page: OpenPage, code: str, scripts: Scripts) -> None:
    hands = Hands.KEYS if (code, scripts) == BY_KEYS else Hands.MOUSE
    page = open_page(scripts)
    page.set_viewport_size(SCREENS[scripts])
    page.set_extra_http_headers({"Accept-Language": code})
    visitor = Visitor(page, code, scripts, hands)

    come_to_a_question(visitor)
    keep_it_in_another_language_and_in_the_dark(visitor)
    answer_and_see_the_verdict_in_place(visitor)
    find_it_scored_once(visitor)
    answer_another_and_see_how_the_run_goes(visitor)


def come_to_a_question(visitor: Visitor) -> None:
    visitor.page.goto("/")
    visitor.look()
    assert visitor.ground() == LIGHT
    visitor.go(".doors a >> nth=0")
    visitor.go(".entry[href*='/yaku/pinfu']")
    visitor.go("a.button[href*='/quiz']")
    visitor.go(".actions .primary")
    assert re.search(rf"/{visitor.language}/quiz/[\w-]+/1\?yaku=pinfu$", visitor.page.url)


def keep_it_in_another_language_and_in_the_dark(visitor: Visitor) -> None:
    """The same hand in any case; the tick too where scripts run."""
    hand = visitor.hand()
    visitor.tick(1)

    visitor.speak(OTHER[visitor.language])
    visitor.show("dark")

    assert visitor.ground() == DARK
    assert visitor.hand() == hand
    assert visitor.ticked() == ([1] if visitor.scripts is Scripts.ON else [])


def answer_and_see_the_verdict_in_place(visitor: Visitor) -> None:
    page = visitor.page
    asked = page.url.partition("?")[0]
    assert page.locator(".verdict, .ledger").count() == 0
    visitor.tick(2)

    visitor.send_twice(page.locator(".actions .primary"))

    page.wait_for_selector(".verdict")
    assert page.url.partition("?")[0] == asked
    assert page.locator(".ledger").count() > 0
    assert page.locator(".notice").count() == 0
    visitor.look()


def find_it_scored_once(visitor: Visitor) -> None:
    """After a reload, and after going on, back and forth."""
    page, said = visitor.page, visitor.verdict()
    assert visitor.answered() == 1
    page.reload()
    assert (visitor.verdict(), visitor.answered()) == (said, 1)
    visitor.go(".actions .primary")
    assert visitor.answered() == 1
    page.go_back()
    assert (visitor.verdict(), visitor.answered()) == (said, 1)
    page.go_forward()
    assert page.locator(".verdict").count() == 0
    assert visitor.answered() == 1


def answer_another_and_see_how_the_run_goes(visitor: Visitor) -> None:
    page = visitor.page
    visitor.tick(0)
    visitor.leave_by(".actions .primary")
    assert visitor.answered() == 2
    run = page.url.replace("/2?", "?")
    visitor.go("a[href*='/hand/']")
    page.goto(run)
    visitor.look()
    assert page.locator(".entry").count() == 10
    assert page.locator(".entry .mark").count() == 2
