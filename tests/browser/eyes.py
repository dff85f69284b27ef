"""What can be seen of a page by measuring: axe's findings, what runs off the screen, what is too small for a finger."""

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page, ViewportSize

NARROW = ViewportSize(width=320, height=568)
PHONE = ViewportSize(width=360, height=740)
DESK = ViewportSize(width=1280, height=1400)

FINGER = 44
"""The least height in pixels of what a finger presses; most are 48."""

AXE = Axe()


def faults(page: Page, within: str = "html") -> list[tuple[str, list[str]]]:
    """What axe finds in this part of the page: the rule and up to three places."""
    found = AXE.run(page, context=within).response["violations"]
    return [(fault["id"], [node["html"] for node in fault["nodes"]][:3]) for fault in found]


def runs_off(page: Page) -> bool:
    """Whether the page scrolls sideways."""
    found: bool = page.evaluate("document.documentElement.scrollWidth > innerWidth")
    return found


def outside(page: Page, selector: str) -> list[str]:
    """What of this runs off the screen."""
    found: list[str] = page.evaluate(
        """selector => [...document.querySelectorAll(selector)].filter(element => {
            const box = element.getBoundingClientRect();
            return box.left < 0 || box.right > innerWidth + 0.5;
        }).map(element => element.outerHTML.slice(0, 80))""",
        selector,
    )
    return found


def small(page: Page) -> list[str]:
    """What is to be pressed and is too low for a finger. What stands in a sentence is as high as its line."""
    found: list[str] = page.evaluate(
        """least => [...document.querySelectorAll('main a, main button, main label, .head a, .head summary')]
        .filter(element => !element.closest('p:not(.ways):not(.actions), .prose section :is(li, td)'))
        .filter(element => !element.closest('aside, [aria-hidden=true]'))
        .filter(element => element.checkVisibility() && element.getBoundingClientRect().height < least)
        .map(element => element.outerHTML.slice(0, 80))""",
        FINGER,
    )
    return found
