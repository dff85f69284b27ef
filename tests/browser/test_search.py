"""Finding with the keyboard alone, with a mouse, and without scripts."""

import re

from playwright.sync_api import Page, expect

from tests.browser.conftest import OpenPage
from tests.browser.eyes import DESK, NARROW, PHONE, faults, runs_off
from tests.browser.visitor import Scripts
from webapp.languages import CODES

SUGGESTED = ".suggestions [role=option]"


def test_a_suggestion_is_chosen_by_keyboard(page: Page, site: str) -> None:
    page.set_viewport_size(DESK)
    page.goto("/ru/rulesets/?rules=tenhou")
    field = page.get_by_role("combobox")

    field.press_sequentially("tan'y")
    expect(page.get_by_role("option").first).to_have_text(re.compile("Таняо"))
    expect(field).to_have_attribute("aria-expanded", "true")
    expect(page.get_by_role("status").filter(has_text=re.compile(r"\d"))).to_be_attached()
    assert field.get_attribute("aria-activedescendant") is None

    field.press("ArrowDown")
    chosen = page.locator('[role=option][aria-selected="true"]')
    assert field.get_attribute("aria-activedescendant") == chosen.get_attribute("id")
    assert faults(page, ".head") == []

    field.press("ArrowUp")
    assert field.get_attribute("aria-activedescendant") is None
    field.press("ArrowUp")
    expect(page.get_by_role("option").last).to_have_attribute("aria-selected", "true")

    field.press("ArrowDown")
    field.press("ArrowDown")
    field.press("Enter")
    page.wait_for_url(f"{site}/ru/yaku/tanyao?rules=tenhou")


def test_escape_closes_the_suggestions_and_an_arrow_opens_them_again(page: Page) -> None:
    page.set_viewport_size(DESK)
    page.goto("/en/")
    field = page.get_by_role("combobox")
    field.press_sequentially("chi")
    expect(page.locator(SUGGESTED).first).to_be_visible()

    field.press("Escape")
    expect(page.locator(SUGGESTED).first).to_be_hidden()
    expect(field).to_have_value("chi")
    expect(field).to_have_attribute("aria-expanded", "false")

    field.press("ArrowDown")
    expect(page.locator(SUGGESTED).first).to_be_visible()


def test_enter_without_a_choice_searches_for_what_was_typed(page: Page, site: str) -> None:
    page.set_viewport_size(DESK)
    page.goto("/en/yaku/pinfu")

    page.get_by_role("combobox").press_sequentially("chi")
    expect(page.locator(SUGGESTED).first).to_be_visible()
    page.get_by_role("combobox").press("Enter")

    page.wait_for_url(f"{site}/en/search?q=chi")


def test_a_suggestion_is_chosen_by_mouse(page: Page, site: str) -> None:
    page.set_viewport_size(DESK)
    page.goto("/en/")
    page.get_by_role("combobox").press_sequentially("pinfu")

    page.locator(SUGGESTED).first.click()

    page.wait_for_url(f"{site}/en/yaku/pinfu")


def test_each_text_is_asked_for_once_and_not_at_every_key(page: Page) -> None:
    page.set_viewport_size(DESK)
    page.goto("/en/")
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url) if "suggestions" in request.url else None)
    field = page.get_by_role("combobox")

    field.press_sequentially("sanshoku", delay=10)
    expect(page.locator(SUGGESTED).first).to_be_visible()
    field.press("Escape")
    field.press("ArrowDown")
    expect(page.locator(SUGGESTED).first).to_be_visible()

    assert len(asked) < len("sanshoku")
    assert len(asked) == len(set(asked))


def test_suggestions_fit_a_phone_and_leave_with_the_focus(page: Page) -> None:
    for size in (PHONE, NARROW):
        page.set_viewport_size(size)
        page.goto("/ru/")
        page.locator(".to-search").click()
        page.wait_for_url(re.compile("/ru/search"))
        page.get_by_role("combobox").press_sequentially("саншоку")
        expect(page.locator(SUGGESTED).first).to_be_visible()

        assert not runs_off(page)
        assert faults(page) == []
        page.get_by_role("combobox").press("Tab")
        expect(page.locator(SUGGESTED).first).to_be_hidden()


def test_the_search_works_without_scripts(open_page: OpenPage, site: str) -> None:
    page = open_page(Scripts.OFF)
    page.set_viewport_size(DESK)
    page.goto("/pl/yaku/?rules=tenhou")

    page.locator(".head [type=search]").fill("małe smoki")
    page.locator(".head .search button").click()
    page.wait_for_url(re.compile("/pl/search"))
    page.get_by_role("link", name="Shousangen").click()

    page.wait_for_url(f"{site}/pl/yaku/shousangen?rules=tenhou")


def test_the_header_keeps_to_two_lines_on_the_narrowest_phone_in_every_language(page: Page) -> None:
    page.set_viewport_size(NARROW)
    for code in CODES:
        page.goto(f"/{code}/?rules=mahjong-soul")

        tops = page.locator(".head .frame > :visible").evaluate_all(
            "parts => parts.map(part => part.getBoundingClientRect()).map(box => (box.top + box.bottom) / 2)"
        )

        assert len({round(top / 30) for top in tops}) == 2, code
