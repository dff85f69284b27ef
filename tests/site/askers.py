"""Many askers of the API: each comes from an address of its own, so that no test meets another's limit."""

import json
from collections.abc import Iterable
from itertools import count
from typing import Any
from wsgiref.types import StartResponse, WSGIApplication, WSGIEnvironment

from werkzeug.test import TestResponse

_numbers = count(1)


def new_address() -> str:
    """A network address that nobody had before."""
    number = next(_numbers)
    return f"10.{number >> 16 & 255}.{number >> 8 & 255}.{number & 255}"


def from_everywhere(app: WSGIApplication) -> WSGIApplication:
    """The same application, asked from another address each time."""

    def answer(environ: WSGIEnvironment, start_response: StartResponse) -> Iterable[bytes]:
        environ["REMOTE_ADDR"] = new_address()
        return app(environ, start_response)

    return answer


def told(answer: TestResponse) -> Any:
    """The JSON of an answer."""
    return json.loads(answer.data)
