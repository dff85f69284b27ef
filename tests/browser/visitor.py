"""Somebody at the site: by mouse or by the keys alone, with or without scripts, looking at every page they come to."""

import re
from dataclasses import dataclass
from enum import Enum

from playwright.sync_api import Locator, Page

from tests.browser.eyes import faults, runs_off

MANY = 80
"""As often as Tab may be pressed to reach something."""


class Scripts(Enum):
    ON = "scripts"
    OFF = "no scripts"


class Hands(Enum):
    MOUSE = "mouse"
    KEYS = "keys"


@dataclass
class Visitor:
    page: Page
    language: str
    scripts: Scripts
    hands: Hands

    def go(self, selector: str) -> None:
        """Follow a link or send a form, and look at the page behind it."""
        self.leave_by(selector)
        self.look()

    def leave_by(self, selector: str) -> None:
        with self.page.expect_navigation():
            self.use(self.page.locator(selector))

    def use(self, place: Locator) -> None:
        """Click something, or walk to it and press Enter."""
        if self.hands is Hands.MOUSE:
            place.click()
        else:
            self.reach(place)
            self.page.keyboard.press("Enter")

    def send_twice(self, button: Locator) -> None:
        """Double-click a button; by the keys press it once."""
        if self.hands is Hands.MOUSE:
            button.dblclick()
        else:
            self.use(button)

    def tick(self, number: int) -> None:
        box = self.page.locator("input[type=checkbox]").nth(number)
        if self.hands is Hands.MOUSE:
            box.check()
        else:
            self.reach(box)
            self.page.keyboard.press("Space")

    def reach(self, place: Locator) -> None:
        for _ in range(MANY):
            self.page.keyboard.press("Tab")
            if place.evaluate("element => element === document.activeElement"):
                return
        raise AssertionError(f"Tab never comes to {place}")

    def look(self) -> None:
        """The page speaks the visitor's language, fits a phone, has one title, and axe finds nothing."""
        assert self.page.locator("html").get_attribute("lang") == self.language
        assert self.page.locator("h1").count() == 1
        assert not runs_off(self.page)
        if self.scripts is Scripts.ON:
            assert faults(self.page) == []

    def speak(self, language: str) -> None:
        """Change the language in the header."""
        self.use(self.page.locator(".switches summary").first)
        self.leave_by(f".switches a[hreflang={language}]")
        self.language = language
        assert self.page.locator("html").get_attribute("lang") == language

    def show(self, theme: str) -> None:
        """Change the theme in the header."""
        self.use(self.page.locator(".switches summary").nth(1))
        self.leave_by(f"button[name=theme][value={theme}]")

    def ticked(self) -> list[int]:
        """The numbers of the boxes that are ticked."""
        marks = self.page.locator("input[type=checkbox]").evaluate_all("boxes => boxes.map(box => box.checked)")
        return [number for number, is_ticked in enumerate(marks) if is_ticked]

    def hand(self) -> list[str | None]:
        """The pictures of the hand."""
        return [face.get_attribute("src") for face in self.page.locator(".strip .face").all()]

    def verdict(self) -> str:
        return self.page.locator(".verdict").inner_text()

    def answered(self) -> int:
        """How many questions of the run count as answered: the second figure of “1 of 2 right”."""
        figures = re.findall(r"\d+", self.page.locator(".quiz-head .figure").inner_text())
        return int(figures[-1]) if figures else 0

    def ground(self) -> str:
        """The colour behind the page."""
        colour: str = self.page.locator("body").evaluate("body => getComputedStyle(body).backgroundColor")
        return colour
