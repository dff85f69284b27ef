"""Somebody at the hand desk: by finger on the pad, by the keys, or by typing into its fields."""

from __future__ import annotations

from dataclasses import dataclass, field
from json import dumps

from playwright.sync_api import Page

from tests.browser.visitor import Scripts

MANY = 200
"""As often as Tab may be pressed to come round the whole page."""


@dataclass(frozen=True)
class Entry:
    """A hand as it is entered: the moves of the pad, the same as text, and what is chosen beside it."""

    moves: str
    tiles: str
    link: str
    dora: str = ""
    ura: str = ""
    chosen: dict[str, str] = field(default_factory=dict)
    ticked: tuple[str, ...] = ()
    typed: dict[str, str] = field(default_factory=dict)

    @property
    def taps(self) -> int:
        """How many taps it takes, with the one for the score."""
        return len(self.moves.split()) + len(self.chosen) + len(self.ticked) + 1


def button(move: str) -> str:
    """The selector of the button of a move."""
    return f"[name=do][value={dumps(move)}]"


@dataclass
class Guest:
    """The one at the desk. Without scripts every button leads to another page."""

    page: Page
    scripts: Scripts = Scripts.ON

    def by_pad(self, entry: Entry) -> str:
        """Enter a hand by finger, and come to its page."""
        for move in entry.moves.split():
            self.press(button(move))
        self.choose(entry)
        return self.score_by_finger()

    def by_keys(self, entry: Entry) -> str:
        """Enter a hand by the keys alone."""
        digits, suit = "", ""
        for move in entry.moves.split():
            if len(move) == 2:
                if suit not in ("", move[1]):
                    self.page.keyboard.type(digits + suit)
                    digits = ""
                digits, suit = digits + move[0], move[1]
                continue
            self.page.keyboard.type(digits + suit)
            digits, suit = "", ""
            self.walk_to(button(move))
            self.page.keyboard.press("Enter")
        self.page.keyboard.type(digits + suit)
        for name, value in entry.chosen.items():
            self.tick_by_keys(f"[name={name}][value={value}]")
        for event in entry.ticked:
            self.tick_by_keys(f"[name=events][value={event}]")
        for name, text in entry.typed.items():
            self.page.locator(f"#field-{name}").focus()
            self.page.keyboard.type(text)
        self.page.locator("#field-tiles").focus()
        return self.score_by_enter()

    def by_typing(self, entry: Entry) -> str:
        """Enter a hand as text."""
        for name, text in {"tiles": entry.tiles, "dora": entry.dora, "ura": entry.ura}.items():
            if text:
                self.page.locator(f"#field-{name}").fill(text)
        self.choose(entry)
        self.page.locator("#field-tiles").focus()
        return self.score_by_enter()

    def choose(self, entry: Entry) -> None:
        """What stands beside the tiles."""
        for name, value in entry.chosen.items():
            self.unfold(f"[name={name}][value={value}]")
            self.page.locator(f"label:has([name={name}][value={value}])").click()
        for event in entry.ticked:
            self.page.locator(f"label:has([name=events][value={event}])").click()
        for name, text in entry.typed.items():
            self.page.locator(f"#field-{name}").fill(text)

    def press(self, selector: str) -> None:
        """Press a button; without scripts wait for the page behind it."""
        button = self.page.locator(f".pad {selector}, .pad-melds {selector}").first
        if self.scripts is Scripts.ON:
            button.click()
            return
        with self.page.expect_navigation():
            button.click()

    def unfold(self, selector: str) -> None:
        """Open what is folded over a field."""
        fold = self.page.locator(f"details:not([open]):has({selector}) > summary")
        if fold.count():
            fold.click()

    def tick_by_keys(self, selector: str) -> None:
        self.unfold(selector)
        self.page.locator(selector).focus()
        self.page.keyboard.press("Space")

    def walk_to(self, selector: str) -> None:
        """Press Tab until something has the focus."""
        for _ in range(MANY):
            if self.page.locator(f"{selector}:focus").count():
                return
            self.page.keyboard.press("Tab")
        raise AssertionError(f"Tab never comes to {selector}")

    def score_by_finger(self) -> str:
        self.page.locator(".desk-actions .primary").click()
        return self._result()

    def score_by_enter(self) -> str:
        self.page.keyboard.press("Enter")
        return self._result()

    def _result(self) -> str:
        """The hand link of the page that the desk leads to."""
        self.page.wait_for_url("**/hand/1_*")
        return self.page.url.rpartition("/")[2]
