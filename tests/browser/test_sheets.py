"""The sheets for the table as a browser prints them: on as many pages as their list says, in every language."""

import pytest
from playwright.sync_api import Page

from webapp.languages import CODES


def pages_of(pdf: bytes) -> int:
    """How many pages a PDF has."""
    return pdf.count(b"/Type /Page") - pdf.count(b"/Type /Pages")


@pytest.mark.parametrize("code", CODES)
@pytest.mark.parametrize(("id", "pages"), [("yaku", 2), ("scoring", 2), ("beginner", 1)])
def test_a_sheet_fits_its_pages(page: Page, site: str, code: str, id: str, pages: int) -> None:
    for ruleset in ("ema-2025", "mahjong-soul"):
        page.goto(f"{site}/{code}/sheets/{id}?rules={ruleset}")

        assert pages_of(page.pdf(prefer_css_page_size=True)) == pages
