"""A hand's page and its referee card as a referee uses them: folds, link, code, print, journal, and no network."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, Page

from tests.browser.camera import read_codes
from tests.browser.conftest import OpenPage
from tests.browser.eyes import DESK, NARROW, faults, outside, runs_off, small
from tests.browser.visitor import Hands, Scripts, Visitor

RON = "1_23406m345p22678s-7m__rse-rr-d1z4s-u7p-h2-s1-xw_2026-09_tenhou"
WIDE = "1_2p-2p_k0555m-o9999pa9p-a3333sl3s-p222zr2z_tns-ek-d1m7p6z1s4z-h2-s1_2026-09_tenhou"
NO_YAKU = "1_23467m345p22s-5m_c678sl6s_rse-d1z_2025-08_ema-2025~open_tanyao:no"
WAITING = "1_123678m45p23499s__rwe-d4z_2025-08_ema-2025"
SEVERAL = "1_111222333m78p99s-9p__rwe-rr-d4z_2025-08_ema-2025"
IN_PAPER = {"a6": (105, 148), "a5": (148, 210)}


@pytest.mark.parametrize("tail", ["", "/card"])
@pytest.mark.parametrize("link", [RON, WIDE, NO_YAKU, WAITING])
def test_it_fits_every_screen_and_axe_finds_nothing(page: Page, link: str, tail: str) -> None:
    page.set_viewport_size(DESK)
    page.goto(f"/ru/hand/{link}{tail}")
    for fold in page.locator(".fold").all():
        fold.evaluate("fold => { fold.open = true }")
    assert faults(page) == []

    page.set_viewport_size(NARROW)
    assert not runs_off(page)
    assert outside(page, ".strip .tile, .groups .tile, .qr") == []
    assert small(page) == []


def test_a_card_in_the_dark_has_no_faults_and_its_code_can_still_be_read(page: Page, site: str) -> None:
    page.emulate_media(color_scheme="dark")
    page.set_viewport_size(NARROW)
    page.goto(f"/pl/hand/{RON}/card")

    assert faults(page) == []
    assert read_codes(page) == [f"{site}/hand/{RON}/card"]


def test_the_code_opens_the_card_in_the_language_of_who_reads_it(browser: Browser, page: Page, site: str) -> None:
    page.goto(f"/es/hand/{RON}/card?rules=mleague")
    context = browser.new_context(locale="ru-RU")

    phone = context.new_page()
    phone.goto(read_codes(page)[0])

    assert phone.url == f"{site}/ru/hand/{RON}/card?rules=mleague"
    assert "8600" in phone.locator(".bills").inner_text()
    context.close()


def test_folds_open_by_the_keys(page: Page) -> None:
    page.goto(f"/en/hand/{SEVERAL}")
    visitor = Visitor(page, "en", Scripts.ON, Hands.KEYS)

    visitor.use(page.locator("#why-not > summary"))

    assert page.locator("#why-pinfu, #why-toitoi").first.is_visible()


def test_folds_open_and_a_yaku_is_asked_about_without_scripts(open_page: OpenPage) -> None:
    page = open_page(Scripts.OFF)
    page.goto(f"/en/hand/{SEVERAL}?why=toitoi")

    assert page.locator("#why-toitoi").is_visible()
    page.locator(".fold > summary").first.click()
    assert page.locator(".readings").is_visible()
    assert page.locator(".share button").is_hidden()


def test_the_link_is_copied_where_the_browser_allows_it(page: Page, site: str) -> None:
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    page.goto(f"/fr/hand/{RON}")

    page.locator(".share button").click()

    page.locator(".share-said", has_text="copié").wait_for()
    assert page.evaluate("navigator.clipboard.readText()") == f"{site}/hand/{RON}"
    page.context.clear_permissions()


def test_the_link_is_selected_where_there_is_no_clipboard_as_on_plain_http(page: Page, site: str) -> None:
    page.add_init_script("Object.defineProperty(navigator, 'clipboard', { value: undefined })")
    page.goto(f"/en/hand/{RON}")

    page.locator(".share button").click()

    page.locator(".share-said", has_text="selected").wait_for()
    assert page.evaluate("getSelection().toString()") == f"{site}/hand/{RON}"


@pytest.mark.parametrize("code", ["en", "ru", "fr"])
@pytest.mark.parametrize("link", [RON, WIDE, NO_YAKU, WAITING])
@pytest.mark.parametrize("paper", IN_PAPER)
def test_a_card_prints_on_one_sheet(page: Page, link: str, code: str, paper: str) -> None:
    page.goto(f"/{code}/hand/{link}/card?paper={paper}")

    sheet = page.pdf(prefer_css_page_size=True)

    assert len(re.findall(rb"/Type\s*/Page\b", sheet)) == 1
    box = re.search(rb"/MediaBox\s*\[0 0 ([\d.]+) ([\d.]+)\]", sheet)
    assert box is not None
    assert [round(float(side) / 72 * 25.4) for side in box.groups()] == pytest.approx(IN_PAPER[paper], abs=1)


def test_a_printed_card_is_ink_on_paper_with_a_code_that_can_be_read(page: Page, site: str) -> None:
    page.emulate_media(media="print", color_scheme="dark")
    page.set_viewport_size({"width": 350, "height": 510})
    page.goto(f"/en/hand/{RON}/card")

    assert page.locator(".card-tools").is_hidden()
    assert page.locator(".face").first.evaluate("face => getComputedStyle(face).filter") == "grayscale(1)"
    assert read_codes(page) == [f"{site}/hand/{RON}/card"]


def test_a_note_is_kept_listed_downloaded_and_deleted_in_the_browser_alone(page: Page, tmp_path: Path) -> None:
    sent: list[str] = []
    page.on("request", lambda request: sent.append(request.method))
    page.goto(f"/en/hand/{RON}/card")
    page.get_by_label("Table").fill("7")
    page.get_by_label("Ruling").fill('4 han; "30 fu"')
    page.get_by_role("button", name="Save the note").click()
    page.get_by_text("The note is saved in this browser.").wait_for()

    page.get_by_role("link", name="All notes").click()
    assert page.locator(".notes li").count() == 1
    assert faults(page) == []
    with page.expect_download() as table:
        page.get_by_role("button", name="CSV").click()
    with page.expect_download() as notes:
        page.get_by_role("button", name="JSON").click()

    text = table.value.path().read_bytes()
    assert text.startswith(b'\xef\xbb\xbf"time";"table";"ruling";"result";"hand"\r\n')
    assert b'"7";"4 han; ""30 fu""";"7,700 points";' in text
    assert f'/hand/{RON}/card"' in notes.value.path().read_text()
    page.get_by_role("button", name="Delete the note").click()
    page.get_by_text("There is no note yet.").wait_for()
    page.reload()
    assert page.locator(".notes li").count() == 0
    assert set(sent) == {"GET"}


@pytest.fixture
def traveller(browser: Browser, site: str) -> Iterator[BrowserContext]:
    """A visitor whose network can be taken away."""
    context = browser.new_context(base_url=site, locale="es-ES")
    yield context
    context.close()


def test_a_card_that_was_opened_is_there_without_a_network(traveller: BrowserContext) -> None:
    page = traveller.new_page()
    page.goto(f"/ru/hand/{RON}/card")
    kept_by(page, f"/ru/hand/{RON}/card")
    traveller.set_offline(True)

    page.reload()
    assert "9300" in page.locator(".bills").inner_text()
    assert page.locator(".strip .face").first.evaluate("face => face.naturalWidth") > 0
    page.goto(f"/hand/{RON}/card")
    assert page.url.endswith(f"/ru/hand/{RON}/card")


def test_a_page_that_was_not_opened_says_so_in_its_language_and_lists_what_was(traveller: BrowserContext) -> None:
    page = traveller.new_page()
    page.goto("/fr/yaku/pinfu")
    kept_by(page, "/fr/yaku/pinfu")
    traveller.set_offline(True)

    for path, code in (("/fr/hand/1_2", "fr"), ("/pl/yaku/pinfu", "pl"), ("/hand/1_2", "es")):
        page.goto(path)
        assert page.locator("html").get_attribute("lang") == code
        assert faults(page) == []
    page.goto("/fr/hand/1_2")
    page.locator(".opened-before a", has_text="Pinfu").click()
    page.locator(".checklist").wait_for()


def test_the_whole_rulebook_is_there_without_a_network_after_one_visit(traveller: BrowserContext) -> None:
    page = traveller.new_page()
    page.goto("/pl/yaku/?rules=tenhou")
    page.locator(".offline-note[data-when=kept]").wait_for()
    traveller.set_offline(True)

    page.locator(".entry[href*='/yaku/kokushi']").click()
    page.locator(".checklist").wait_for()
    assert page.locator(".strip .face").first.evaluate("face => face.naturalWidth") > 0
    page.goto("/pl/rulesets/mleague?rules=tenhou")
    assert page.locator("h1").inner_text() == "M.League Official Rules"
    page.goto("/pl/rulesets/mleague")
    assert page.locator("h1").inner_text() == "Brak sieci"


def test_a_run_of_the_quiz_is_never_kept(traveller: BrowserContext) -> None:
    page = traveller.new_page()
    page.goto("/en/rulesets/")
    kept_by(page, "/en/rulesets/")
    page.goto("/en/quiz")
    page.locator("main form .primary").click()
    page.locator(".answers").wait_for()

    kept = page.evaluate("caches.open('pages').then(pages => pages.keys()).then(kept => kept.map(page => page.url))")

    assert not [address for address in kept if "quiz" in address]


def kept_by(page: Page, path: str) -> None:
    """Wait until the worker watches over the page and has kept it with all its files: long, where much else runs."""
    for _ in range(1200):
        if page.evaluate(KEPT, path):
            return
        page.wait_for_timeout(50)
    raise AssertionError(f"{path} is not kept")


KEPT = """async path => {
    const isWatched = navigator.serviceWorker.controller?.state === "activated";
    const files = performance.getEntriesByType("resource").map(entry => entry.name);
    const kept = await Promise.all([path, ...files].map(name => caches.match(name, { ignoreVary: true })));
    return isWatched && kept.every(Boolean);
}"""
