"""The page about the API, made of the same table and document that machines read."""

from __future__ import annotations

import json
from dataclasses import dataclass
from typing import Any

from flask import url_for
from markupsafe import Markup

from webapp.site.api.address import VERSION
from webapp.site.api.hands import MOST_HANDS
from webapp.site.api.limits import KILOBYTES_A_MINUTE, REQUESTS_A_MINUTE
from webapp.site.api.operations import OPERATIONS, Operation
from webapp.site.api.problems import SENTENCES, STATUS, TITLES, ProblemKind
from webapp.site.i18n import gettext, number
from webapp.site.prose import Around, inline


@dataclass(frozen=True, slots=True)
class Parameter:
    """A parameter of an address, with its description in Markdown."""

    name: str
    text: Markup


@dataclass(frozen=True, slots=True)
class AddressView:
    """An address with what it takes and answers; the examples are empty where it takes no body."""

    anchor: str
    method: str
    path: str
    summary: str
    details: Markup
    parameters: tuple[Parameter, ...]
    request: str
    answer: str


@dataclass(frozen=True, slots=True)
class ProblemRow:
    """A kind of problem: where its type leads, its status, and its words."""

    anchor: str
    status: int
    title: str
    sentence: str


@dataclass(frozen=True, slots=True)
class ApiPage:
    """Everything about the API."""

    document: str
    limits: str
    addresses: tuple[AddressView, ...]
    problems: tuple[ProblemRow, ...]


def api_page(description: dict[str, Any]) -> ApiPage:
    """The page of this document."""
    return ApiPage(
        document=url_for("api.openapi"),
        limits=gettext(
            "One network address may send %(requests)s requests and %(megabytes)s MB a minute, which is meant to be "
            "enough for a whole club. One request may hold %(hands)s hands and 1 MB.",
            requests=number(REQUESTS_A_MINUTE),
            megabytes=number(KILOBYTES_A_MINUTE // 1000),
            hands=number(MOST_HANDS),
        ),
        addresses=tuple(_address(of, description["paths"][VERSION + of.path][of.method]) for of in OPERATIONS),
        problems=tuple(_problem(kind) for kind in ProblemKind),
    )


def _address(of: Operation, document: dict[str, Any]) -> AddressView:
    named = [one for one in document["parameters"] if one["in"] == "query"]
    body = document["requestBody"]["content"]["application/json"] if of.body else None
    content = document["responses"]["200"]["content"]["application/json"]
    return AddressView(
        anchor=document["operationId"],
        method=of.method.upper(),
        path=VERSION + of.path,
        summary=document["summary"],
        details=inline(document["description"], Around()),
        parameters=tuple(Parameter(one["name"], inline(one["description"], Around())) for one in named),
        request=_written(body["examples"]["hand"]["value"]) if body else "",
        answer=_written(content["examples"]["hand"]["value"]) if body else "",
    )


def _problem(kind: ProblemKind) -> ProblemRow:
    return ProblemRow(kind.value, STATUS[kind], gettext(TITLES[kind]), gettext(SENTENCES[kind]))


def _written(value: Any) -> str:
    return json.dumps(value, ensure_ascii=False, indent=2)
