"""Every kind of page on small screens, in the dark, for everyone, and without scripts."""

import re

import pytest
from playwright.sync_api import Page

from tests.browser.conftest import OpenPage
from tests.browser.eyes import DESK, NARROW, PHONE, faults, outside, runs_off, small
from tests.browser.visitor import Scripts

WHITE = "rgb(255, 255, 255)"
PATHS = (
    "/",
    "/yaku/?order=structure",
    "/yaku/?order=han&only=opens&only=yakuman",
    "/yaku/yakuhai",
    "/yaku/suukantsu",
    "/yaku/nagashi_mangan",
    "/rules/",
    "/glossary",
    "/rules/points",
    "/rules/waits?beside=all",
    "/yaku/kokushi?beside=pl",
    "/sheets/",
    "/sheets/beginner",
    "/sheets/two_languages?beside=pl",
    "/table?draw=yes&tenpai=east&tenpai=north",
    "/rulesets/",
    "/tables?han=3&fu=40&rules=mahjong-soul",
    "/rulesets/tenhou",
    "/rulesets/compare",
    "/rulesets/own?rules=mahjong-soul~open_tanyao:no~pao:none~winners:one&name=" + "W" * 40,
    "/rulesets/own?start=ema-2025&winners=two&honba_points=x",
    "/rulesets/ema-2025",
    "/rulesets/compare?with=ema-2016~ema-2025~tenhou~mahjong-soul&rows=all",
    "/api",
    "/pieces/",
    "/nothing",
    "/yaku/?rules=nothing",
    "/quiz?yaku=kokushi&rules=tenhou",
    "/quiz/nothing",
    "/hand/1_2",
    "/hand/journal",
    "/search?q=media%20corrida",
    "/search?q=%D1%87%D0%B8&rules=mahjong-soul",
    "/offline",
    "/hand",
    "/hand?tiles=4'056p77'7z(1111s)99m5&riichi=riichi&dora=1z&rules=mahjong-soul&pao=daisangen",
    "/hand/event?rules=mahjong-soul",
    "/hand?tiles=234m567p&next=chi&called=5s&rules=tenhou&locked=1",
)


@pytest.mark.parametrize("path", PATHS)
def test_a_page_fits_every_screen_in_the_longest_language_and_axe_finds_nothing(page: Page, path: str) -> None:
    page.set_viewport_size(DESK)
    page.goto(f"/ru{path}")
    assert faults(page) == []

    for size in (DESK, PHONE, NARROW):
        page.set_viewport_size(size)
        assert not runs_off(page)
    assert outside(page, ".strip .tile") == []
    assert small(page) == []


@pytest.mark.parametrize("path", ["/", "/yaku/pinfu", "/rulesets/tenhou"])
def test_a_page_fits_a_phone_with_letters_twice_as_large(page: Page, path: str) -> None:
    page.set_viewport_size(PHONE)
    page.goto(f"/ru{path}")

    page.evaluate("document.documentElement.style.fontSize = '34px'")

    assert not runs_off(page)


def test_a_printed_page_is_ink_on_paper_even_in_the_dark(page: Page) -> None:
    page.emulate_media(media="print", color_scheme="dark")
    page.goto("/pl/yaku/suukantsu")

    for part in ("body", ".strip"):
        assert page.locator(part).first.evaluate("part => getComputedStyle(part).backgroundColor") == WHITE
    assert page.locator(".head").is_hidden()
    assert page.locator(".face").first.evaluate("face => getComputedStyle(face).filter") == "grayscale(1)"


def test_panels_of_the_header_fit_a_phone_and_axe_finds_nothing_in_them(page: Page) -> None:
    page.set_viewport_size(NARROW)
    page.goto("/ru/yaku/pinfu?rules=ema-2025~open_tanyao:no")

    for summary in page.locator(".head summary").all():
        summary.click()
        assert outside(page, ".drop[open] > .panel") == []
        assert faults(page, ".head") == []


def test_axe_finds_nothing_in_the_dark(page: Page) -> None:
    page.emulate_media(color_scheme="dark")
    page.goto("/fr/pieces/")

    assert faults(page) == []


def test_a_chosen_line_outlines_its_tiles_and_fades_the_others(page: Page) -> None:
    page.goto("/en/pieces/")
    section = page.locator(".explained").nth(1)

    section.get_by_label("Concealed triplet").check()
    faded = section.locator(".strip .tile").evaluate_all(
        "tiles => tiles.map(tile => getComputedStyle(tile).opacity !== '1')"
    )

    # Two of the four concealed tiles and the winning one are the triplet.
    assert faded.count(False) == 3


def test_switches_and_links_work_without_scripts(open_page: OpenPage, site: str) -> None:
    page = open_page(Scripts.OFF)
    page.goto("/en/yaku/pinfu?rules=tenhou")

    page.get_by_text("Display", exact=True).click()
    page.get_by_role("button", name="Dark").click()
    page.wait_for_selector("html[data-theme=dark]")
    assert page.url == f"{site}/en/yaku/pinfu?rules=tenhou"

    page.locator("summary", has_text="English").click()
    page.get_by_role("link", name="Polski").click()
    page.wait_for_url(re.compile("/pl/"))
    assert page.url == f"{site}/pl/yaku/pinfu?rules=tenhou"
