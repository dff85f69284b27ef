"""The OpenAPI 3.1 document, built from the models and the table of operations. It is in English in every language."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import groupby
from typing import Any, Literal

from pydantic import TypeAdapter

from webapp.languages import CODES
from webapp.riichi.record import read_waiting
from webapp.riichi.result import write_tenpai
from webapp.riichi.tenpai import tenpai
from webapp.site.api.address import LANGUAGE, VERSION
from webapp.site.api.answers import JSON
from webapp.site.api.limits import KILOBYTES_A_MINUTE, REQUESTS_A_MINUTE
from webapp.site.api.operations import IDS, OPERATIONS, Operation
from webapp.site.api.parameters import EXPLAIN, NO, RULES, YES
from webapp.site.api.problems import MEDIA_TYPE, STATUS, ProblemDocument, ProblemKind
from webapp.site.library import catalog
from webapp.site.score_lines import scored
from webapp.site.strict_json import Sent

Json = dict[str, Any]
_SCHEMAS = "#/components/schemas/"
_LIMIT_HEADERS = {
    "X-RateLimit-Limit": "How much may be asked in a minute.",
    "X-RateLimit-Remaining": "How much of it is left.",
    "X-RateLimit-Reset": "When the minute ends, in seconds since 1970.",
}
_ABOUT = (
    "Scores and explains riichi mahjong hands, and tells what Yakudoku knows about yaku, rulesets and terms. No key is "
    f"needed; any web page may ask. From one network address up to {REQUESTS_A_MINUTE} requests and "
    f"{KILOBYTES_A_MINUTE} kilobytes of bodies a minute are answered. Words are in the language of `lang`, else of "
    "Accept-Language, else English. Whole numbers are written without a point: `5.0` is refused where `5` is meant."
)


def description() -> Json:
    """The whole document. Its example answers are the engine's own."""
    schemas, components = _schemas()
    return {
        "openapi": "3.1.0",
        "info": {
            "title": "Yakudoku",
            "version": "1",
            "description": _ABOUT,
            "license": {"name": "MIT", "identifier": "MIT"},
        },
        "paths": {f"{VERSION}{of.path}": {of.method: _operation(of, schemas)} for of in OPERATIONS},
        "components": {
            "schemas": components,
            "headers": {name: _header(text) for name, text in _LIMIT_HEADERS.items()},
        },
    }


def example_answer(of: Operation) -> Any:
    """What the engine answers to the example of an operation."""
    if of.endpoint == "api.score":
        return scored(Sent(of.example), catalog().rules)
    waiting = read_waiting(of.example, catalog().rules)
    return write_tenpai(waiting, tenpai(waiting.concealed, waiting.melds, waiting.situation, waiting.ruleset))


def _schemas() -> tuple[dict[str, Json], Json]:
    """The schema of every body and answer by its name, and the components that they refer to."""
    named: dict[str, TypeAdapter[Any]] = {"problem": TypeAdapter(ProblemDocument)}
    for of in OPERATIONS:
        named[f"{of.endpoint} answer"] = of.answer
        if of.body:
            named[f"{of.endpoint} body"] = of.body
    inputs: list[tuple[str, Literal["validation"], TypeAdapter[Any]]] = [
        (name, "validation", adapter) for name, adapter in named.items()
    ]
    found, rest = TypeAdapter.json_schemas(inputs, ref_template=_SCHEMAS + "{model}")
    return {name: schema for (name, _), schema in found.items()}, rest["$defs"]


def _operation(of: Operation, schemas: dict[str, Json]) -> Json:
    document: Json = {
        "operationId": of.endpoint.replace(".", "_"),
        "summary": of.summary,
        "description": of.details,
        "parameters": [*_path_parameters(of), *(_PARAMETERS[name] for name in of.parameters), _LANGUAGE_HEADER],
        "responses": {**_success(of, schemas), **_problems(of.problems, schemas["problem"])},
    }
    if of.body:
        content = {"schema": schemas[f"{of.endpoint} body"], "examples": {"hand": {"value": of.example}}}
        document["requestBody"] = {"required": True, "content": {JSON: content}}
    return document


def _success(of: Operation, schemas: dict[str, Json]) -> Json:
    content: Json = {"schema": schemas[f"{of.endpoint} answer"]}
    if of.body:
        content["examples"] = {"hand": {"value": example_answer(of)}}
    headers = {name: {"$ref": f"#/components/headers/{name}"} for name in _LIMIT_HEADERS}
    answers = {"200": {"description": "The answer.", "headers": headers, "content": {JSON: content}}}
    if of.method == "get":
        answers["304"] = {"description": "What the asker has, by its ETag, is still so."}
    return answers


def _problems(kinds: Iterable[ProblemKind], schema: Json) -> Json:
    ordered = sorted(kinds, key=STATUS.__getitem__)
    return {
        str(status): {
            "description": "A problem of the kind " + " or ".join(f"`{kind}`" for kind in group) + ".",
            "content": {MEDIA_TYPE: {"schema": schema}},
        }
        for status, group in groupby(ordered, key=STATUS.__getitem__)
    }


def _path_parameters(of: Operation) -> list[Json]:
    if of.endpoint not in IDS:
        return []
    schema = {"type": "string", "minLength": 1, "pattern": "^[a-z0-9_.-]+$"}
    return [{"name": "id", "in": "path", "required": True, "schema": schema, "example": IDS[of.endpoint]}]


def _header(text: str) -> Json:
    return {"description": text, "schema": {"type": "integer"}}


_PARAMETERS: dict[str, Json] = {
    EXPLAIN: {
        "name": EXPLAIN,
        "in": "query",
        "description": "`1` asks for explanations in words.",
        "schema": {"type": "string", "enum": [YES, NO], "default": NO},
    },
    LANGUAGE: {
        "name": LANGUAGE,
        "in": "query",
        "description": "The language of the words.",
        "schema": {"type": "string", "enum": list(CODES)},
    },
    RULES: {
        "name": RULES,
        "in": "query",
        "description": "A ruleset, or one with options changed: `ema-2025~open_tanyao:no`.",
        "schema": {"type": "string"},
        "example": "ema-2025",
    },
}
_LANGUAGE_HEADER: Json = {
    "name": "Accept-Language",
    "in": "header",
    "description": "Decides the language of the words where `lang` does not.",
    "schema": {"type": "string"},
}
