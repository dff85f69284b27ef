"""Whatever comes to the API: an answer in its own form, never a 500."""

import json
from typing import Any

import pytest
from flask.testing import FlaskClient
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from tests.riichi.golden import golden_hands
from tests.site.askers import new_address, told
from webapp.site.api.operations import ScoreAnswer

PATHS = ("/api/v1/score", "/api/v1/score?explain=1&lang=ru", "/api/v1/waits?explain=1")
SEEDS = [golden.hand for golden in golden_hands()]
SCALARS: st.SearchStrategy[Any] = st.one_of(
    st.none(),
    st.booleans(),
    st.integers(),
    st.floats(),
    st.text(max_size=30),
    st.text(st.characters(categories=["Cs", "Cn", "Co", "Cf"]), max_size=5),
    st.sampled_from([10**400, -1, 0.5, 5.0, 1e308, "0m", "1234567z", "’", "1m" * 300, "east", "constructor", ""]),
)
VALUES = st.recursive(
    SCALARS, lambda inner: st.lists(inner) | st.dictionaries(st.text(max_size=8), inner), max_leaves=8
)


@pytest.fixture
def asked(client: FlaskClient) -> FlaskClient:
    return client


def ask(client: FlaskClient, path: str, body: bytes) -> None:
    answer = client.post(
        path, data=body, content_type="application/json", environ_overrides={"REMOTE_ADDR": new_address()}
    )

    assert answer.status_code in {200, 400, 413, 422}, body
    found = json.loads(answer.data.decode("utf-8"))
    if answer.status_code != 200:
        assert (found["status"], answer.mimetype) == (answer.status_code, "application/problem+json")
        assert found["errors"] or answer.status_code == 413


FORGIVING = settings(
    max_examples=300, suppress_health_check=[HealthCheck.function_scoped_fixture, HealthCheck.too_slow]
)


@FORGIVING
@given(body=st.binary(max_size=200), path=st.sampled_from(PATHS))
def test_bytes_of_any_kind_break_nothing(client: FlaskClient, body: bytes, path: str) -> None:
    ask(client, path, body)


@FORGIVING
@given(data=st.data(), path=st.sampled_from(PATHS))
def test_a_hand_with_any_value_anywhere_breaks_nothing(client: FlaskClient, data: st.DataObject, path: str) -> None:
    hand = dict(data.draw(st.sampled_from(SEEDS)))
    for _ in range(data.draw(st.integers(1, 3))):
        key = data.draw(st.sampled_from([*hand, "melds", "options", "pao", "events", "id", "discards", "passed"]))
        hand[key] = data.draw(VALUES)

    ask(client, path, json.dumps(hand).encode())


@FORGIVING
@given(data=st.data(), path=st.sampled_from(PATHS))
def test_json_with_bytes_changed_breaks_nothing(client: FlaskClient, data: st.DataObject, path: str) -> None:
    body = bytearray(json.dumps(data.draw(st.sampled_from(SEEDS))).encode())
    for place in data.draw(st.lists(st.integers(0, len(body) - 1), min_size=1, max_size=4)):
        body[place] = data.draw(st.integers(0, 255))

    ask(client, path, bytes(body))


MB = 1024 * 1024


@pytest.mark.parametrize(
    "body",
    [
        b"[" + b"1," * (MB // 2 - 2) + b"1]",
        b'{"id":"' + b"x" * (MB - 20) + b'"}',
        b'{"concealed":"' + b"1" * (MB - 40) + b'm"}',
        b"{" + b",".join(b'"%06d":1' % number for number in range(90_000)) + b"}",
        b'{"options":{' + b",".join(b'"%06d":1' % number for number in range(90_000)) + b"}}",
        b'{"melds":[' + b"{}," * 300_000 + b"{}]}",
        b'{"events":[' + b"[]," * 300_000 + b"[]]}",
        b'{"melds":[' + b",".join([b'{"a":1,"a":1}'] * 70_000) + b"]}",
        b'{"honba":1e' + b"9" * 500 + b"}",
        b'{"honba":' + b"9" * (MB - 100) + b"}",
        b"[" * 400 + b"]" * 400,
        b'{"a":' * 400 + b"1" + b"}" * 400,
        b'{"expect":' + b"[" * 900 + b"]" * 900 + b"}",
        b'[{"expect":' + b"[" * 900 + b'{"a":1,"a":1}' + b"]" * 900 + b"}]",
        b'{"id":"\\ud800","\\udfff":"\\u0000","concealed":"\\ud83c\\udc04"}',
        b'["\\ud800", {"id":"\\udfff"}]',
        '{"id":"\u2028\u202e\U0010ffff", "concealed": "１２３ｍ", "win": "९p"}'.encode(),
        b"[" + b",".join([b'{"melds":[' + b",".join([b"{}"] * 20) + b"]}"] * 1000) + b"]",
        b"[" + b",".join([b'{"options":{"honba_points":%d}}' % number for number in range(1000)]) + b"]",
    ],
    ids=lambda body: f"{body[:14].decode(errors='replace')} {body[-6:].decode(errors='replace')} {len(body)}",
)
def test_a_megabyte_of_anything_is_answered_shortly(client: FlaskClient, body: bytes) -> None:
    for path in PATHS:
        ask(client, path, body)

    answer = client.post(PATHS[0], data=body, content_type="application/json")
    assert len(answer.data) < 16 * MB


ODD_PATHS = [
    "/api/v1/yaku/%00",
    "/api/v1/yaku/%ff%fe",
    "/api/v1/rulesets/..%2f..",
    "/api//v1/x%0d%0a",
    "/api/v1/yaku/é",
]


def test_an_id_comes_back_whatever_is_in_it(client: FlaskClient) -> None:
    odd = ["\ud800", "\u2028", "\U0010ffff", "</script>", "\x00", "é", "я" * 1000]

    answers = client.post("/api/v1/score", json=[{**SEEDS[0], "id": id} for id in odd])

    assert [answer["id"] for answer in told(answers)] == odd
    ScoreAnswer.validate_python(told(answers)[1:])


@pytest.mark.parametrize(
    "path",
    ["/api/v1/yaku/%00", "/api/v1/yaku/%ff%fe", "/api/v1/rulesets/..%2f..", "/api//v1/x%0d%0a", "/api/v1/yaku/é"],
)
@pytest.mark.parametrize("query", ["", "?lang=%ff", "?rules=%00~", "?rules=" + "x" * 3000, "?" + "a=1&" * 500])
def test_an_odd_address_is_a_problem_document_or_a_way(client: FlaskClient, path: str, query: str) -> None:
    answer = client.get(path + query)

    assert answer.status_code in {308, 400, 404}
    if answer.status_code != 308:
        assert answer.mimetype == "application/problem+json"


@pytest.mark.parametrize(
    ("header", "value"),
    [
        ("Accept-Language", "\xff;q=x, *"),
        ("Accept-Language", ",".join(["pl"] * 2000)),
        ("Content-Type", "application/json; charset=\xff"),
        ("Content-Length", "-1"),
        ("Content-Length", "9" * 30),
        ("Content-Length", "x"),
        ("If-None-Match", '"' * 50),
        ("Host", "a b"),
        ("Origin", "null"),
        ("Cookie", "session=\xff; language=\x7f"),
    ],
)
def test_an_odd_header_breaks_nothing(client: FlaskClient, header: str, value: str) -> None:
    for method, path in (("POST", "/api/v1/score"), ("GET", "/api/v1/terms")):
        answer = client.open(path, method=method, headers={header: value})

        assert answer.status_code < 500
