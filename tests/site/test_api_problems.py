"""What the API refuses, how it says so, and the headers around everything it answers."""

import json
from io import BytesIO
from typing import Any, NoReturn

import pytest
from flask import Flask
from flask.testing import FlaskClient
from werkzeug.test import TestResponse

from tests.riichi.hands import chi, entry
from tests.site.askers import new_address, told
from webapp.catalog import Catalog
from webapp.languages import CODES
from webapp.site.api.limits import KILOBYTES_A_MINUTE, REQUESTS_A_MINUTE, asker
from webapp.site.api.problems import SENTENCES, STATUS, TITLES, ProblemDocument, ProblemKind, type_of
from webapp.site.app import create_app
from webapp.site.i18n import gettext, speaking
from webapp.site.settings import Purpose, Settings

SCORE, WAITS = "/api/v1/score", "/api/v1/waits"


@pytest.fixture(autouse=True)
def _own_address(client: FlaskClient) -> None:
    client.environ_base["REMOTE_ADDR"] = new_address()


def problem(answer: TestResponse, kind: ProblemKind) -> dict[str, Any]:
    """The problem document of an answer, which has to be of this kind and like its description."""
    document: dict[str, Any] = json.loads(answer.data)
    assert (answer.status_code, answer.mimetype) == (STATUS[kind], "application/problem+json")
    assert (document["type"], document["status"]) == (type_of(kind), STATUS[kind])
    assert document["title"]
    assert document["detail"]
    assert answer.headers["Cache-Control"] == "no-store"
    ProblemDocument.model_validate(document)
    return document


def send(client: FlaskClient, body: bytes | str, path: str = SCORE, **kwargs: Any) -> TestResponse:
    return client.post(path, data=body, content_type=kwargs.pop("content_type", "application/json"), **kwargs)


@pytest.mark.parametrize(
    "path", ["/api/", "/api/v2/score", "/api/v1/nothing", "/api/v1/yaku/nothing", "/api/v1/rulesets/x", "/api/v1/yaku/"]
)
def test_an_address_that_is_not_there_is_a_problem_document(client: FlaskClient, path: str) -> None:
    document = problem(client.get(path), ProblemKind.NOT_FOUND)

    assert document["instance"] == path


def test_a_method_that_is_not_taken_is_told_those_that_are(client: FlaskClient) -> None:
    answer = client.get(SCORE)

    problem(answer, ProblemKind.WRONG_METHOD)
    assert set(answer.headers["Allow"].split(", ")) == {"POST", "OPTIONS"}
    problem(client.delete("/api/v1/yaku"), ProblemKind.WRONG_METHOD)


@pytest.mark.parametrize("media_type", ["text/plain", "application/x-www-form-urlencoded", "", "application/json5"])
def test_a_body_of_another_media_type_is_refused(client: FlaskClient, media_type: str) -> None:
    problem(send(client, json.dumps(entry()), content_type=media_type), ProblemKind.WRONG_MEDIA_TYPE)


def test_a_media_type_may_name_its_charset(client: FlaskClient) -> None:
    assert send(client, json.dumps(entry()), content_type="application/json; charset=utf-8").status_code == 200


@pytest.mark.parametrize("path", [SCORE, WAITS])
@pytest.mark.parametrize(
    "body",
    [
        b"",
        b"no",
        b"{",
        b"\xff\xfe",
        b'{"id": NaN}',
        b'{"id": -Infinity}',
        b'{"id": "\xed\xa0\x80"}',
        b"[" * 500_000,
        b'{"a":' * 100_000,
        b'{"honba": ' + b"9" * 5000 + b"}",
        b"'x'",
        b"{} {}",
    ],
    ids=lambda body: repr(body[:12]) + str(len(body)),
)
def test_a_body_that_is_not_json_is_refused(client: FlaskClient, path: str, body: bytes) -> None:
    document = problem(send(client, body, path), ProblemKind.NOT_JSON)

    assert document["errors"][0]["pointer"] == ""


@pytest.mark.parametrize("path", [SCORE, WAITS])
def test_a_body_that_is_too_large_is_refused(client: FlaskClient, path: str) -> None:
    problem(send(client, b" " * (1024 * 1024 + 1), path), ProblemKind.TOO_LARGE)


def test_a_body_that_comes_in_pieces_may_not_be_larger_either(client: FlaskClient) -> None:
    pieces = {"wsgi.input_terminated": True, "HTTP_TRANSFER_ENCODING": "chunked"}
    bodies = [json.dumps(entry()).encode(), b" " * (1024 * 1024 + 1)]

    small, large = (
        client.post(SCORE, input_stream=BytesIO(body), content_type="application/json", environ_overrides=pieces)
        for body in bodies
    )

    assert small.status_code == 200
    problem(large, ProblemKind.TOO_LARGE)


def test_a_bad_hand_is_refused_with_every_fault_and_its_pointer(client: FlaskClient) -> None:
    hand = {
        **entry(win="8z", round="up", events=["ippatsu", "luck"], options={"red_fives": 9, "x/y~z": 1}),
        "melds": [chi("123m"), {"kind": "pon", "tiles": "12m"}, 5, {"kind": "pon", "tiles": "q", "a": 1}],
        "pao": {"yaku": "riichi"},
        "?": 1,
    }

    document = problem(send(client, json.dumps(hand)), ProblemKind.BAD_HAND)

    assert [(fault["problem"], fault["pointer"]) for fault in document["errors"]] == [
        ("unknown_key", "/?"),
        ("unknown_option", "/options/x~1y~0z"),
        ("bad_option", "/options/red_fives"),
        ("bad_meld", "/melds/1"),
        ("bad_value", "/melds/2"),
        ("unknown_key", "/melds/3/a"),
        ("bad_tiles", "/melds/3/tiles"),
        ("bad_value", "/round"),
        ("bad_value", "/events/1"),
        ("bad_value", "/pao/yaku"),
        ("missing_key", "/pao/seat"),
        ("bad_tiles", "/win"),
        ("ippatsu_without_riichi", "/events"),
    ]
    assert all(fault["detail"] for fault in document["errors"])


def test_a_hand_that_contradicts_itself_is_refused_with_every_contradiction(client: FlaskClient) -> None:
    document = problem(send(client, json.dumps(entry(events=["ippatsu"], dora="123456z"))), ProblemKind.BAD_HAND)

    assert [fault["pointer"] for fault in document["errors"]] == ["/events", "/dora"]


@pytest.mark.parametrize("key", ["win", "by", "from", "events"])
def test_a_waiting_hand_has_no_key_of_a_win(client: FlaskClient, key: str) -> None:
    hand = entry(win=None, by=None) | {key: entry(from_="east", events=[])[key]}

    document = problem(send(client, json.dumps(hand), WAITS), ProblemKind.BAD_HAND)

    assert [(fault["problem"], fault["pointer"]) for fault in document["errors"]] == [("key_of_a_win", f"/{key}")]


@pytest.mark.parametrize("path", [SCORE, WAITS])
def test_a_key_that_is_there_twice_is_not_guessed(client: FlaskClient, path: str) -> None:
    hand = json.dumps(entry(melds=[chi("123m"), chi("456m")])).replace('"456m"', '"456m", "tiles": "456m"')

    document = problem(send(client, hand, path), ProblemKind.BAD_HAND)

    assert [(fault["problem"], fault["pointer"]) for fault in document["errors"]] == [
        ("repeated_key", "/melds/1/tiles")
    ]


def test_more_hands_than_a_thousand_are_refused(client: FlaskClient) -> None:
    problem(send(client, json.dumps([1] * 1001)), ProblemKind.TOO_MANY_HANDS)
    problem(send(client, json.dumps([1] * 51), f"{SCORE}?explain=1"), ProblemKind.TOO_MANY_HANDS)

    assert len(told(send(client, json.dumps([1] * 1000)))) == 1000
    assert len(told(send(client, json.dumps([1] * 50), f"{SCORE}?explain=1"))) == 50


@pytest.mark.parametrize(
    ("address", "parameter"),
    [
        ("/api/v1/yaku?lang=de", "lang"),
        ("/api/v1/yaku?lang=", "lang"),
        ("/api/v1/yaku?lang=fr&lang=pl", "lang"),
        ("/api/v1/yaku?rules=nobody", "rules"),
        ("/api/v1/yaku?rules=ema-2025~open_tanyao:2", "rules"),
        ("/api/v1/yaku?explain=1", "explain"),
        ("/api/v1/terms?rules=ema-2025", "rules"),
        ("/api/v1/openapi.json?x=%ff%00", "x"),
    ],
)
def test_a_parameter_that_means_nothing_is_named(client: FlaskClient, address: str, parameter: str) -> None:
    document = problem(client.get(address), ProblemKind.BAD_PARAMETER)

    assert [fault["parameter"] for fault in document["errors"]] == [parameter]


@pytest.mark.parametrize("query", ["explain=2", "explain=", "rules=tenhou", "explian=1"])
def test_a_hand_is_not_judged_under_a_misspelt_parameter(client: FlaskClient, query: str) -> None:
    problem(send(client, json.dumps(entry()), f"{SCORE}?{query}"), ProblemKind.BAD_PARAMETER)


def test_an_answer_that_asks_for_no_words_has_none(client: FlaskClient) -> None:
    assert told(send(client, json.dumps(entry()), f"{SCORE}?explain=0")) == told(send(client, json.dumps(entry())))


@pytest.mark.parametrize("code", CODES)
def test_a_problem_is_told_in_the_language_of_the_request(client: FlaskClient, code: str) -> None:
    with speaking(code):
        title, detail = gettext(TITLES[ProblemKind.NOT_FOUND]), gettext(SENTENCES[ProblemKind.NOT_FOUND])

    by_header = told(client.get("/api/v1/nothing", headers={"Accept-Language": code}))
    by_address = told(client.get(f"/api/v1/nothing?lang={code}", headers={"Accept-Language": "x"}))

    assert (by_header["title"], by_header["detail"]) == (title, detail)
    assert by_header == by_address


def test_a_cookie_says_nothing_to_the_api_and_none_is_set(client: FlaskClient) -> None:
    client.set_cookie("language", "ru")
    client.set_cookie("rules", "tenhou")

    answers = [client.get("/api/v1/yaku?rules=tenhou&lang=pl"), client.get("/api/v1/terms"), client.get("/api/v1/x")]

    assert not any("Set-Cookie" in answer.headers or "Cookie" in answer.headers.get("Vary", "") for answer in answers)
    assert told(answers[1])["language"] == "en"
    assert told(client.get("/api/v1/yaku/pinfu"))["rules"] == "ema-2025"


def _break() -> NoReturn:
    raise RuntimeError("broken inside")


def test_what_breaks_is_a_problem_document_without_a_trace(catalog: Catalog) -> None:
    app = create_app(Settings("sqlite://", "a key for tests", Purpose.PUBLIC), catalog)
    app.view_functions["api.terms"] = _break

    document = problem(app.test_client().get("/api/v1/terms"), ProblemKind.BROKEN)

    assert "broken inside" not in json.dumps(document)


def test_nothing_of_a_body_is_logged(catalog: Catalog, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(0)
    app = create_app(Settings("sqlite://", "a key for tests", Purpose.PUBLIC), catalog)
    app.view_functions["api.score"] = _break

    send(app.test_client(), json.dumps({"id": "Confidential"}))
    send(app.test_client(), json.dumps({"id": "Confidential"}), WAITS)

    assert "broken inside" in caplog.text
    assert "Confidential" not in caplog.text


@pytest.mark.parametrize("path", ["/api/v1/yaku", "/api/v1/yaku/pinfu", "/api/v1/terms", "/api/v1/openapi.json"])
def test_content_is_kept_for_minutes_and_not_sent_again(client: FlaskClient, path: str) -> None:
    first = client.get(path)
    again = client.get(path, headers={"If-None-Match": first.headers["ETag"]})
    other = client.get(path, headers={"If-None-Match": first.headers["ETag"], "Accept-Language": "ru"})

    assert first.headers["Cache-Control"] == "public, max-age=300"
    assert "Accept-Language" in first.headers["Vary"]
    assert (again.status_code, again.data) == (304, b"")
    assert other.status_code == (304 if "openapi" in path else 200)
    assert client.head(path).headers["ETag"] == first.headers["ETag"]


def test_an_answer_to_a_hand_is_kept_nowhere(client: FlaskClient) -> None:
    assert send(client, json.dumps(entry())).headers["Cache-Control"] == "no-store"


@pytest.mark.parametrize(("method", "path"), [("GET", "/api/v1/terms"), ("POST", SCORE), ("GET", "/api/v1/nothing")])
def test_every_web_page_may_ask_without_credentials(client: FlaskClient, method: str, path: str) -> None:
    answer = client.open(path, method=method, headers={"Origin": "https://club.example"})

    assert answer.headers["Access-Control-Allow-Origin"] == "*"
    assert "Access-Control-Allow-Credentials" not in answer.headers


def test_a_browser_that_asks_first_is_told_what_it_may_send(client: FlaskClient) -> None:
    asked = {"Origin": "https://club.example", "Access-Control-Request-Method": "POST"}

    answer = client.options(SCORE, headers={**asked, "Access-Control-Request-Headers": "content-type"})

    assert answer.status_code == 200
    assert "POST" in answer.headers["Access-Control-Allow-Methods"]
    assert "Content-Type" in answer.headers["Access-Control-Allow-Headers"]


def test_a_page_is_open_to_no_other_site(client: FlaskClient) -> None:
    assert "Access-Control-Allow-Origin" not in client.get("/en/api").headers


@pytest.fixture
def public(catalog: Catalog) -> Flask:
    """An app whose limits nobody has touched."""
    return create_app(Settings("sqlite://", "a key for tests", Purpose.PUBLIC), catalog)


def test_too_many_requests_are_told_when_to_come_back_and_others_are_not_locked_out(public: Flask) -> None:
    client = public.test_client()
    client.environ_base["REMOTE_ADDR"] = "192.0.2.1"
    first = client.get("/api/v1/rulesets")

    statuses = {client.get("/api/v1/rulesets?x=1").status_code for _ in range(REQUESTS_A_MINUTE - 1)}

    refused = client.get("/api/v1/rulesets")
    assert statuses == {400}
    problem(refused, ProblemKind.TOO_MANY_REQUESTS)
    assert 0 <= int(refused.headers["Retry-After"]) <= 60
    assert refused.headers["X-RateLimit-Remaining"] == "0"
    assert (first.headers["X-RateLimit-Limit"], first.headers.get("Retry-After")) == (str(REQUESTS_A_MINUTE), None)
    client.environ_base["REMOTE_ADDR"] = "192.0.2.2"
    assert client.get("/api/v1/rulesets").status_code == 200
    client.environ_base["REMOTE_ADDR"] = "192.0.2.1"
    assert client.get("/en/api").status_code == 200


def test_bodies_are_limited_by_their_size(public: Flask) -> None:
    client = public.test_client()
    client.environ_base["REMOTE_ADDR"] = "192.0.2.3"
    body = b" " * 1024 * 1000

    statuses = [send(client, body).status_code for _ in range(KILOBYTES_A_MINUTE // 1000 + 1)]

    assert statuses == [400] * (KILOBYTES_A_MINUTE // 1000) + [429]
    assert client.get("/api/v1/rulesets").status_code == 200


def test_an_asker_is_a_household_and_never_its_address() -> None:
    assert asker("2001:db8:1:2::1") == asker("2001:db8:1:2:ffff::9")
    assert asker("2001:db8:1:2::1") != asker("2001:db8:1:3::1")
    assert asker("192.0.2.1") != asker("192.0.2.2")
    assert asker(None) == asker("no address")
    assert "192.0.2.1" not in asker("192.0.2.1")
