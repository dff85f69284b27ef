"""What a browser must never do on this site: complain, miss a file, or ask another site for anything."""

from collections.abc import Callable
from typing import Any

from playwright.sync_api import BrowserContext, ConsoleMessage, Request, Response, WebError

# The browser's own word for a page with a status of 400 or more. Files with one are found by their answers.
SAID_BY_STATUS = "Failed to load resource"
# A page that was left before it had all its files, or a form sent twice.
LEFT = "net::ERR_ABORTED"


class Watch:
    """Collects the complaints of the contexts that it is set over."""

    def __init__(self, site: str) -> None:
        self.site = site
        self.complaints: list[str] = []

    def over(self, context: BrowserContext) -> None:
        for event, heard in self._events():
            context.on(event, heard)

    def leave(self, context: BrowserContext) -> None:
        for event, heard in self._events():
            context.remove_listener(event, heard)

    def _events(self) -> tuple[tuple[Any, Callable[[Any], None]], ...]:
        return (
            ("console", self._hear),
            ("weberror", self._fail),
            ("request", self._ask),
            ("requestfailed", self._miss),
            ("response", self._answer),
        )

    def _hear(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning") and not message.text.startswith(SAID_BY_STATUS):
            self.complaints.append(f"said: {message.text}")

    def _fail(self, error: WebError) -> None:
        self.complaints.append(f"failed: {error.error}")

    def _ask(self, request: Request) -> None:
        if not request.url.startswith(f"{self.site}/"):
            self.complaints.append(f"asked elsewhere: {request.url}")

    def _miss(self, request: Request) -> None:
        if request.failure != LEFT:
            self.complaints.append(f"missed: {request.url} ({request.failure})")

    def _answer(self, response: Response) -> None:
        request = response.request
        # What the service worker asks for comes to the page as an answer of its own.
        is_looked_at = request.is_navigation_request() or request.service_worker is not None
        if response.status >= 400 and not is_looked_at:
            self.complaints.append(f"answered {response.status}: {response.url}")
