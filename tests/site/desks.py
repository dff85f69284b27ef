"""The desk as a browser without scripts uses it: it presses buttons, and every answer leads to the next address."""

from __future__ import annotations

import re
from html import unescape
from urllib.parse import parse_qs, parse_qsl, urlencode, urlsplit

from flask.testing import FlaskClient
from werkzeug.test import TestResponse

DESK = "/en/hand"


def press(client: FlaskClient, address: str, *moves: str) -> str:
    """The address that these buttons lead to, pressed one after the other."""
    for move in moves:
        answer = client.get(with_parameters(address, do=move))
        assert answer.status_code == 303, answer.text
        address = answer.headers["Location"]
    return address


def with_parameters(address: str, **parameters: str) -> str:
    """An address with more parameters."""
    path, query = urlsplit(address)[2:4]
    return f"{path}?{urlencode([*parse_qsl(query), *parameters.items()])}"


def desk(**parameters: object) -> str:
    """The address of a draft; a parameter may be a list."""
    return f"{DESK}?{urlencode(parameters, doseq=True)}"


def draft_of(address: str) -> dict[str, list[str]]:
    """What an address holds, but for the rules."""
    return {name: values for name, values in parse_qs(urlsplit(address).query).items() if name != "rules"}


def tiles_of(address: str) -> str:
    return draft_of(address).get("tiles", [""])[0]


def faults(answer: TestResponse, field: str) -> list[str]:
    """What is said to be wrong beside a field."""
    found = re.search(rf'<ul class="faults" id="{field}-faults"[^>]*>(.*?)</ul>', answer.text, re.DOTALL)
    return [unescape(fault) for fault in re.findall("<li>(.*?)</li>", found[1])] if found else []


def value(answer: TestResponse, field: str) -> str:
    """What stands in a text field."""
    found = re.search(rf'<input id="field-{field}"[^>]* value="(.*?)"', answer.text, re.DOTALL)
    assert found is not None, field
    return unescape(found[1])


def worth(answer: TestResponse) -> str:
    """The line above the buttons."""
    found = re.search(r'<p class="desk-worth.*?">(.*?)</p>', answer.text, re.DOTALL)
    assert found is not None
    return " ".join(unescape(re.sub("<.*?>", " ", found[1])).split())


def refused(answer: TestResponse) -> list[str]:
    """Why a button did nothing."""
    return [unescape(sentence) for sentence in re.findall(r'<p class="notice" role="alert">(.*?)</p>', answer.text)]


def said(answer: TestResponse) -> str:
    """What is said to the ears."""
    found = re.search(r'id="desk-said" role="status">(.*?)</p>', answer.text)
    assert found is not None
    return unescape(found[1])
