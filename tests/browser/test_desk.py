"""The hand desk in a browser: five hands by pad, by the keys and by typing, with scripts and without."""

import re
import time

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import OpenPage
from tests.browser.desk import Entry, Guest
from tests.browser.eyes import DESK, NARROW, PHONE, faults, outside, runs_off, small
from tests.browser.visitor import Scripts

DRAWN_IN_RIICHI = Entry(
    moves="2m 3m 4m 5p 6p 7p 2s 3s 4s 5s 5s 7p 8p 6p 4m to.ura 9s",
    tiles="234m 567p 23455s 78p +6p",
    dora="4m",
    ura="9s",
    chosen={"by": "tsumo", "riichi": "riichi", "seat": "south"},
    link="1_234m56778p23455s-6p__tse-rr-d4m-u9s_2025-08_ema-2025",
)
CALLED_FROM_ALL_SIDES = Entry(
    moves="to.chi 4p meld.4'23p to.pon_left 7z to.pon_across 2m to.pon_right 9s 5s 5s",
    tiles="4'23p 7'77z 22'2m 999's 5s +5s",
    chosen={"round": "south", "seat": "west"},
    link="1_5s-5s_c234pl4p-p777zl7z-p222ma2m-p999sr9s_rws_2025-08_ema-2025",
)
KANS_OF_ALL_KINDS = Entry(
    moves="to.open_kan_left 1m to.added_kan_across 2p to.closed_kan 9s 7z 7z 4s 5s 6s 1z 2z 3z 4z",
    tiles="1'111m 22\"22p [9999s] 77z45s6s",
    dora="1234z",
    chosen={"by": "tsumo", "seat": "north"},
    ticked=("after_kan",),
    link="1_45s77z-6s_o1111ml1m-a2222pa2p-k9999s_tne-ek-d1234z_2025-08_ema-2025",
)
SEVEN_PAIRS = Entry(
    moves="1m 1m 3m 3m 5p 5p 7p 7p 9s 9s 2z 2z 6z 6z",
    tiles="1133m5577p99s226z6z",
    chosen={"seat": "south", "discarder": "west"},
    typed={"honba": "2", "sticks": "1"},
    link="1_1133m5577p99s226z-6z__rse-h2-s1-xw_2025-08_ema-2025",
)
THIRTEEN_ORPHANS = Entry(
    moves="1m 9m 1p 9p 1s 9s 1z 2z 3z 4z 5z 6z 7z 1m",
    tiles="19m19p19sESWN 567z +1m",
    chosen={"by": "tsumo"},
    link="1_19m19p19s1234567z-1m__tee_2025-08_ema-2025",
)
AVERAGE = Entry(
    moves="2m 3m 4m 5p 6p 7p 2s 3s 4s 5s 5s 7p 8p 6p 4m",
    tiles="",
    dora="4m",
    chosen={"by": "tsumo", "riichi": "riichi", "seat": "south"},
    link="1_234m56778p23455s-6p__tse-rr-d4m_2025-08_ema-2025",
)
HANDS = {
    "riichi": DRAWN_IN_RIICHI,
    "called": CALLED_FROM_ALL_SIDES,
    "kans": KANS_OF_ALL_KINDS,
    "pairs": SEVEN_PAIRS,
    "orphans": THIRTEEN_ORPHANS,
}
each_hand = pytest.mark.parametrize("entry", HANDS.values(), ids=HANDS)
A_TAP = 1.5
"""Seconds that somebody who knows the pad needs for a tap, finding the tile included."""


@each_hand
def test_a_hand_comes_to_the_same_address_by_pad_by_keys_and_by_typing(page: Page, entry: Entry) -> None:
    guest = Guest(page)
    for enter in (guest.by_pad, guest.by_keys, guest.by_typing):
        page.goto("/en/hand")

        assert enter(entry) == entry.link


@each_hand
def test_a_hand_is_typed_without_scripts(open_page: OpenPage, entry: Entry) -> None:
    guest = Guest(open_page(Scripts.OFF), Scripts.OFF)
    guest.page.goto("/en/hand")

    assert guest.by_typing(entry) == entry.link


@pytest.mark.parametrize("entry", [CALLED_FROM_ALL_SIDES, KANS_OF_ALL_KINDS], ids=["called", "kans"])
def test_a_hand_is_entered_by_pad_without_scripts(open_page: OpenPage, entry: Entry) -> None:
    guest = Guest(open_page(Scripts.OFF), Scripts.OFF)
    guest.page.goto("/en/hand")

    assert guest.by_pad(entry) == entry.link


def test_an_average_hand_takes_less_than_forty_seconds(page: Page) -> None:
    page.set_viewport_size(PHONE)
    page.goto("/en/hand")
    began = time.monotonic()

    assert Guest(page).by_pad(AVERAGE) == AVERAGE.link

    assert AVERAGE.taps == 19
    assert AVERAGE.taps * A_TAP + (time.monotonic() - began) < 40


def test_taps_as_quick_as_can_be_lose_nothing(page: Page) -> None:
    page.goto("/en/hand")

    page.evaluate(
        """tiles => tiles.forEach(tile => document.querySelector(`.key[value='${tile}']`).click())""",
        ["1m", "2m", "3m", "4p", "5p", "6p", "7s", "8s", "9s", "1z", "1z", "2z", "2z", "2z", "5m"],
    )

    page.wait_for_url("**/hand?tiles=123m456p789s1122z%20%2B2z&dora=5m&*")
    expect(page.locator("#field-tiles")).to_have_value("123m456p789s1122z +2z")


def test_a_choice_that_is_made_while_a_tap_is_on_its_way_is_kept(page: Page) -> None:
    page.goto("/en/hand")

    page.evaluate(
        """() => {
            document.querySelector(".key[value='1m']").click();
            document.querySelector("[name=seat][value=west]").click();
            document.querySelector("#field-honba").value = "3";
            document.querySelector(".key[value='2m']").click();
        }"""
    )

    page.wait_for_url("**/hand?tiles=12m&seat=west&honba=3&*")


def test_a_finger_that_is_down_when_the_page_changes_still_presses(page: Page) -> None:
    page.goto("/en/hand")
    box = page.locator(".key[value='2m']").bounding_box()
    assert box is not None
    page.locator(".key[value='1m']").click()

    page.mouse.move(box["x"] + 9, box["y"] + 9)
    page.mouse.down()
    page.wait_for_timeout(500)
    page.mouse.up()

    page.wait_for_url("**/hand?tiles=12m&*")


def test_back_undoes_and_forward_does_again(page: Page) -> None:
    page.goto("/en/hand")
    page.locator(".key[value='1m']").click()
    page.wait_for_url("**tiles=1m&*")
    page.locator(".key[value='2m']").click()
    page.wait_for_url("**tiles=12m&*")

    page.go_back()
    expect(page.locator("#field-tiles")).to_have_value("1m")
    page.go_back()
    expect(page.locator("#field-tiles")).to_have_value("")
    page.go_forward()
    expect(page.locator("#field-tiles")).to_have_value("1m")


def test_what_was_scored_is_still_there_after_back(page: Page) -> None:
    page.goto("/en/hand")
    Guest(page).by_pad(SEVEN_PAIRS)

    page.go_back()

    expect(page.locator("#field-tiles")).to_have_value("1133m5577p99s226z +6z")
    assert page.locator("[name=discarder][value=west]").is_checked()


def test_the_focus_stays_and_what_was_added_is_said(page: Page) -> None:
    page.goto("/en/hand")
    key = page.locator(".key[value='5p']")

    key.focus()
    page.keyboard.press("Enter")
    expect(page.locator("#desk-said")).to_have_text("Added: 5 of circles. 1 tile in the hand.")

    expect(page.locator(".key[value='5p']")).to_be_focused()
    for _ in range(3):
        page.keyboard.press("Enter")
    page.keyboard.press("Enter")
    expect(page.locator("#desk-said")).to_contain_text("none is left")
    expect(page.locator("[role=alert]")).to_have_text("5 of circles: none is left, all are used.")
    expect(page.locator(".key[value='5p']")).to_be_focused()


def test_keys_leave_fields_alone(page: Page) -> None:
    page.goto("/en/hand?tiles=1m")

    page.locator("#field-honba").focus()
    page.keyboard.type("12")
    page.keyboard.press("Backspace")
    page.locator("#field-tiles").focus()
    page.keyboard.press("End")
    page.keyboard.type("23s")

    expect(page.locator("#field-tiles")).to_have_value("1m23s")
    page.wait_for_url("**tiles=1m&honba=1&*")


def test_backspace_takes_a_digit_back_and_then_a_tile(page: Page) -> None:
    page.goto("/en/hand?tiles=1m2p")

    page.keyboard.type("34")
    page.keyboard.press("Backspace")
    page.keyboard.type("s")
    page.wait_for_url("**tiles=1m2p3s&*")
    page.keyboard.press("Backspace")
    page.wait_for_url("**tiles=1m2p&*")


def test_tiles_are_typed_on_a_cyrillic_keyboard(page: Page) -> None:
    page.goto("/ru/hand")

    for key, code in (("1", "Digit1"), ("2", "Digit2"), ("ь", "KeyM")):
        page.locator("body").dispatch_event("keydown", {"key": key, "code": code})

    page.wait_for_url("**tiles=12m&*")


def test_a_change_of_language_and_of_theme_keeps_what_the_pad_entered(page: Page) -> None:
    page.goto("/en/hand")
    page.keyboard.type("123m")
    page.wait_for_url("**tiles=123m&*")

    page.locator("summary", has_text="English").click()
    page.get_by_role("link", name="Polski").click()
    page.wait_for_url(re.compile("/pl/hand"))
    page.locator(".switches summary").nth(1).click()
    page.locator("button[name=theme][value=dark]").click()
    page.wait_for_selector("html[data-theme=dark]")

    expect(page.locator("#field-tiles")).to_have_value("123m")


def test_a_score_that_cannot_be_says_what_is_missing(page: Page) -> None:
    page.goto("/en/hand")

    page.keyboard.type("123m")
    page.keyboard.press("Enter")

    page.wait_for_url("**asked=1**")
    expect(page.locator("#tiles-faults")).to_contain_text("The number of tiles is wrong")
    expect(page.locator("#field-tiles")).to_have_value("123m")


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize(
    "draft",
    [
        "",
        "?tiles=1'111m22\"22p[9999s]77z45s6s&by=tsumo&events=after_kan&dora=1234z&riichi=riichi",
        "?next=chi&called=5p&rules=mahjong-soul&honba=x&discards=1&dora=[1111m]",
        "?tiles=19m19p19s1234567z19m19p19s1234567z19m19p19s1234567z",
    ],
)
def test_every_state_of_the_desk_fits_the_narrowest_phone_and_axe_finds_nothing(
    page: Page, draft: str, scheme: str
) -> None:
    page.emulate_media(color_scheme="dark" if scheme == "dark" else "light")
    page.set_viewport_size(NARROW)
    page.goto(f"/ru/hand{draft}")
    for summary in page.locator(".desk summary").all():
        if not summary.locator("xpath=..").get_attribute("open"):
            summary.click()

    assert faults(page) == []
    assert not runs_off(page)
    assert outside(page, ".desk *") == []
    assert small(page) == []


@pytest.mark.parametrize("language", ["fr", "es", "pl", "ru", "en"])
@pytest.mark.parametrize("rules", ["ema-2025", "mahjong-soul", "ema-2025~open_tanyao:no"])
def test_the_header_keeps_to_two_lines_on_the_narrowest_phone(page: Page, language: str, rules: str) -> None:
    page.set_viewport_size(NARROW)
    page.goto(f"/{language}/hand?rules={rules}")

    head = page.locator(".head").bounding_box()

    assert head is not None
    assert head["height"] < 3 * 44


@pytest.mark.parametrize("size", [NARROW, PHONE, DESK])
def test_the_buttons_stay_in_their_place(page: Page, size: dict[str, int]) -> None:
    page.set_viewport_size({"width": size["width"], "height": size["height"]})
    places = set()
    for draft in ("", "?tiles=123m", "?tiles=4'23p&riichi=riichi", "?tiles=234m567p23455s678p"):
        page.goto(f"/fr/hand{draft}")
        box = page.locator(".desk-actions .primary").bounding_box()
        assert box is not None
        places.add(round(box["y"] + box["height"]))

    assert len(places) == 1
    assert places.pop() < size["height"]
