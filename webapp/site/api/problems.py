"""Problem documents (RFC 9457): what was wrong with a request, every fault with the place where it stands."""

from __future__ import annotations

from collections.abc import Iterable
from enum import StrEnum
from typing import Any
from urllib.parse import quote

from flask import Response, request
from werkzeug.exceptions import HTTPException

from webapp.riichi.errors import Problem, shown
from webapp.site.api.answers import answer
from webapp.site.api.hands import Strict, omittable
from webapp.site.i18n import gettext, mark
from webapp.site.rules import UnknownRules

MEDIA_TYPE = "application/problem+json"


class ProblemKind(StrEnum):
    """The kinds of problem that a document can be about."""

    BAD_REQUEST = "bad-request"
    NOT_JSON = "not-json"
    BAD_PARAMETER = "bad-parameter"
    NOT_FOUND = "not-found"
    WRONG_METHOD = "wrong-method"
    TOO_LARGE = "too-large"
    WRONG_MEDIA_TYPE = "wrong-media-type"
    BAD_HAND = "bad-hand"
    TOO_MANY_HANDS = "too-many-hands"
    TOO_MANY_REQUESTS = "too-many-requests"
    BROKEN = "broken"
    UNAVAILABLE = "unavailable"


STATUS = {
    ProblemKind.BAD_REQUEST: 400,
    ProblemKind.NOT_JSON: 400,
    ProblemKind.BAD_PARAMETER: 400,
    ProblemKind.NOT_FOUND: 404,
    ProblemKind.WRONG_METHOD: 405,
    ProblemKind.TOO_LARGE: 413,
    ProblemKind.WRONG_MEDIA_TYPE: 415,
    ProblemKind.BAD_HAND: 422,
    ProblemKind.TOO_MANY_HANDS: 422,
    ProblemKind.TOO_MANY_REQUESTS: 429,
    ProblemKind.BROKEN: 500,
    ProblemKind.UNAVAILABLE: 503,
}
TITLES = {
    ProblemKind.BAD_REQUEST: mark("The request cannot be read"),
    ProblemKind.NOT_JSON: mark("The body is not JSON"),
    ProblemKind.BAD_PARAMETER: mark("The address has a parameter that means nothing here"),
    ProblemKind.NOT_FOUND: mark("There is nothing at this address"),
    ProblemKind.WRONG_METHOD: mark("This address does not take that kind of request"),
    ProblemKind.TOO_LARGE: mark("That was too much at once"),
    ProblemKind.WRONG_MEDIA_TYPE: mark("The body has to be sent as application/json"),
    ProblemKind.BAD_HAND: mark("This hand cannot occur or cannot be read"),
    ProblemKind.TOO_MANY_HANDS: mark("There are too many hands in one request"),
    ProblemKind.TOO_MANY_REQUESTS: mark("There were too many requests in a short time"),
    ProblemKind.BROKEN: mark("Something broke on our side"),
    ProblemKind.UNAVAILABLE: mark("The site cannot answer just now"),
}
SENTENCES = {
    ProblemKind.BAD_REQUEST: mark("Something in it is not as HTTP expects."),
    ProblemKind.NOT_JSON: mark("The list of errors says where it stops being JSON."),
    ProblemKind.BAD_PARAMETER: mark("The list of errors names the parameter and what was expected."),
    ProblemKind.NOT_FOUND: mark("The address may be mistyped. The description of the API lists those that there are."),
    ProblemKind.WRONG_METHOD: mark("The header Allow names those that it takes."),
    ProblemKind.TOO_LARGE: mark("A body may have up to 1 MB. Send the hands in several requests."),
    ProblemKind.WRONG_MEDIA_TYPE: mark("Set the header Content-Type to application/json."),
    ProblemKind.BAD_HAND: mark("The list of errors names everything that was found and where it stands."),
    ProblemKind.TOO_MANY_HANDS: mark("The list of errors says how many there may be. Send them in several requests."),
    ProblemKind.TOO_MANY_REQUESTS: mark("Wait as many seconds as the header Retry-After says."),
    ProblemKind.BROKEN: mark("The error has been logged. Try again in a moment."),
    ProblemKind.UNAVAILABLE: mark("Try again in a moment."),
}
_BY_STATUS = {
    404: ProblemKind.NOT_FOUND,
    405: ProblemKind.WRONG_METHOD,
    413: ProblemKind.TOO_LARGE,
    415: ProblemKind.WRONG_MEDIA_TYPE,
    429: ProblemKind.TOO_MANY_REQUESTS,
    503: ProblemKind.UNAVAILABLE,
}


class Fault(Strict):
    """One thing that is wrong, in plain English for developers: in the body at a JSON pointer, or in a parameter."""

    detail: str
    pointer: str = omittable(description="A JSON pointer into the body; empty for the whole of it.")
    parameter: str = omittable(description="The name of a parameter.")
    problem: str = omittable(description="The stable id of a problem of a hand.")


class ProblemDocument(Strict):
    """What was wrong with a request (RFC 9457). `title` and `detail` are in its language."""

    type: str
    title: str
    status: int
    detail: str
    instance: str
    errors: list[Fault]


class Refused(HTTPException):
    """A request that the API refuses, with every fault."""

    def __init__(self, kind: ProblemKind, faults: Iterable[Fault] = ()) -> None:
        super().__init__()
        self.code = STATUS[kind]
        self.kind = kind
        self.faults = tuple(faults)


def fault_of(problem: Problem) -> Fault:
    """A problem of a hand as a fault of the body."""
    return Fault(detail=problem.message, pointer=problem.pointer, problem=problem.id)


def show_problem(error: HTTPException, status: int) -> Response:
    """The document for an error, with the headers that belong to it."""
    kind, faults = _judged(error, status)
    response = answer(_document(kind, faults), STATUS[kind], MEDIA_TYPE)
    for name, value in error.get_headers():
        if name != "Content-Type":
            response.headers[name] = value
    return response


def _judged(error: HTTPException, status: int) -> tuple[ProblemKind, tuple[Fault, ...]]:
    if isinstance(error, Refused):
        return error.kind, error.faults
    description: object = error.description
    if isinstance(description, UnknownRules):
        detail = f"{shown(description.text)} names no rules; expected such as ema-2025 or ema-2025~open_tanyao:no"
        return ProblemKind.BAD_PARAMETER, (Fault(detail=detail, parameter="rules"),)
    otherwise = ProblemKind.BROKEN if status >= 500 else ProblemKind.BAD_REQUEST
    return _BY_STATUS.get(status, otherwise), ()


def _document(kind: ProblemKind, faults: tuple[Fault, ...]) -> dict[str, Any]:
    document = ProblemDocument(
        type=type_of(kind),
        title=gettext(TITLES[kind]),
        status=STATUS[kind],
        detail=gettext(SENTENCES[kind]),
        instance=quote(request.path, errors="replace"),
        errors=list(faults),
    )
    return document.model_dump(exclude_none=True)


def type_of(kind: ProblemKind) -> str:
    """The address that stands for a kind of problem in every language; it leads to the words about it."""
    return f"/en/api#{kind}"
