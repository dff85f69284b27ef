"""The API: its answers are those of the command line, its words those of the request's language."""

import json
from pathlib import Path
from typing import Any

import pytest
from flask.testing import FlaskClient
from pydantic import TypeAdapter

from tests.riichi.golden import Golden, golden_hands
from tests.riichi.hands import Entry, chi, closed_kan, entry, written
from tests.site.askers import new_address, told
from webapp.catalog import Catalog
from webapp.languages import CODES
from webapp.riichi.groups import Wait
from webapp.riichi.record import read_waiting
from webapp.riichi.result import write_tenpai
from webapp.riichi.tenpai import tenpai
from webapp.riichi.tiles import parse_tiles
from webapp.site.api.explained import Explanation, NoWinExplanation
from webapp.site.api.operations import OPERATIONS, Operation, ScoreAnswer
from webapp.site.api.worth import Waits
from webapp.site.i18n import speaking
from webapp.site.score_lines import score_lines
from webapp.site.words.tiles import tile_name
from webapp.site.words.waits import wait_name

SCORE, WAITS = "/api/v1/score", "/api/v1/waits"


@pytest.fixture(autouse=True)
def _own_address(client: FlaskClient) -> None:
    client.environ_base["REMOTE_ADDR"] = new_address()


def as_lines(hands: list[Any], catalog: Catalog) -> list[Any]:
    """What the command `yakudoku score` writes for these hands."""
    lines = [json.dumps(hand).encode() + b"\n" for hand in hands]
    return [json.loads(line) for line in score_lines(Lines(lines), catalog.rules)]  # type: ignore[arg-type]


class Lines:
    """A file of lines, as far as the command reads one."""

    def __init__(self, lines: list[bytes]) -> None:
        self.lines = iter(lines)

    def readline(self, _most: int) -> bytes:
        return next(self.lines, b"")


@pytest.mark.parametrize("golden", golden_hands(), ids=lambda golden: golden.fact)
def test_a_golden_hand_is_worth_what_the_command_says(client: FlaskClient, golden: Golden) -> None:
    answer = client.post(SCORE, json=golden.hand)

    expected = written(golden.hand)
    if "error" not in expected:
        assert (answer.status_code, told(answer)) == (200, expected)
        ScoreAnswer.validate_json(answer.data)
        return
    assert (answer.status_code, answer.mimetype) == (422, "application/problem+json")
    assert [(found["problem"], found["detail"], found["pointer"]) for found in told(answer)["errors"]] == [
        (found["problem"], found["message"], found["pointer"]) for found in expected["error"]
    ]


def test_golden_hands_in_a_list_are_answered_in_their_places(client: FlaskClient, catalog: Catalog) -> None:
    hands = [golden.hand for golden in golden_hands()]

    for start in range(0, len(hands), 1000):
        part = hands[start : start + 1000]
        answer = client.post(SCORE, json=part)

        assert answer.status_code == 200
        assert told(answer) == as_lines(part, catalog)
        ScoreAnswer.validate_json(answer.data)


def test_a_thousand_recorded_hands_in_one_request_are_worth_what_the_command_says(
    client: FlaskClient, catalog: Catalog, hands_folder: Path
) -> None:
    with (hands_folder / "real_wins.jsonl").open(encoding="utf-8") as lines:
        hands = [json.loads(line) for line, _ in zip(lines, range(1000), strict=False)]

    answer = client.post(SCORE, json=hands)

    assert answer.status_code == 200
    assert told(answer) == as_lines(hands, catalog)


def test_a_bad_hand_of_a_list_gives_an_error_object_in_its_place(client: FlaskClient, catalog: Catalog) -> None:
    hands = [entry(id="a"), {"id": "b"}, 3, None, [entry()], entry(id="c", melds=[chi("124m")]), entry(id="d")]

    answers = told(client.post(SCORE, json=hands))

    assert ["error" in answer for answer in answers] == [False, True, True, True, True, True, False]
    assert answers == as_lines(hands, catalog)
    assert [answer["id"] for answer in answers] == ["a", "b", None, None, None, "c", "d"]


def test_a_list_may_be_empty(client: FlaskClient) -> None:
    answer = client.post(SCORE, json=[])

    assert (answer.status_code, told(answer)) == (200, [])


@pytest.mark.parametrize("of", [of for of in OPERATIONS if of.body], ids=lambda of: of.path)
def test_an_example_of_the_description_is_answered_as_it_says(client: FlaskClient, of: Operation) -> None:
    path = f"/api/v1{of.path}"
    described = told(client.get("/api/v1/openapi.json"))["paths"][path]["post"]
    (body,) = described["requestBody"]["content"]["application/json"]["examples"].values()
    (expected,) = described["responses"]["200"]["content"]["application/json"]["examples"].values()

    answer = client.post(path, json=body["value"])

    assert (answer.status_code, told(answer)) == (200, expected["value"])
    of.answer.validate_json(answer.data)
    assert of.body
    of.body.validate_json(json.dumps(body["value"]))


WIN = entry(id="w", dora="4z")
NO_YAKU = entry(id="n", concealed="123m789p1178s", melds=[chi("456p")])


@pytest.mark.parametrize("code", CODES)
def test_explanations_are_in_the_language_of_the_request(client: FlaskClient, catalog: Catalog, code: str) -> None:
    by_address = client.post(f"{SCORE}?explain=1&lang={code}", json=WIN, headers={"Accept-Language": "ru, fr"})
    by_header = client.post(f"{SCORE}?explain=1", json=WIN, headers={"Accept-Language": f"{code};q=0.9, de"})

    assert told(by_address) == told(by_header)
    answer = told(by_address)
    explanation = answer.pop("explanation")
    assert answer == told(client.post(SCORE, json=WIN))
    assert explanation["language"] == code
    name = catalog.yaku["pinfu"].texts[code].name
    assert {"id": "pinfu", "name": name} == {key: explanation["yaku"][0][key] for key in ("id", "name")}
    Explanation.model_validate_json(json.dumps(explanation))


def test_an_explanation_says_why_in_ids_numbers_and_sentences(client: FlaskClient) -> None:
    explanation = told(client.post(f"{SCORE}?explain=1", json=WIN))["explanation"]

    assert explanation["points"]["sum"] == "30 × 2³ = 240"
    assert sum(share["paid"] for share in explanation["points"]["shares"]) == explanation["points"]["total"]
    reasons = {reason["yaku"]: reason for reason in explanation["why_not"]}
    assert reasons["tanyao"]["id"] == "no_terminal_or_honour"
    assert reasons["tanyao"]["tiles"]
    assert all(reason["sentence"] for reason in reasons.values())
    assert {reason["id"] for reason in explanation["yaku"]}.isdisjoint(reasons)
    assert sum(len(group["rulesets"]) for group in explanation["rulesets"]) == 11


def test_a_hand_without_a_yaku_is_told_the_nearest(client: FlaskClient) -> None:
    answer = told(client.post(f"{SCORE}?explain=1", json=NO_YAKU))

    assert (answer["win"], answer["reason"]) == (False, "no_yaku")
    explanation = NoWinExplanation.model_validate_json(json.dumps(answer["explanation"]))
    assert explanation.nearest
    assert all(lack.sentence for near in explanation.nearest for lack in near.lacks)


def test_what_needs_no_explanation_has_none(client: FlaskClient) -> None:
    draw = entry(win=None, by="draw", discards="1m9m1p9p1s9s1z2z", ruleset="tenhou")

    answers = told(client.post(f"{SCORE}?explain=1", json=[draw, {**draw, "discards": "2m"}]))

    assert answers[0]["yaku"] == {"nagashi_mangan": 5}
    assert "explanation" not in answers[0]
    assert answers[1]["explanation"]["nearest"] == []


def test_a_hand_that_a_ruleset_cannot_have_is_no_win_there(client: FlaskClient) -> None:
    red = entry(concealed="123m406789p1178s", ruleset="tenhou")

    groups = told(client.post(f"{SCORE}?explain=1", json=red))["explanation"]["rulesets"]

    assert [group["win"] for group in groups if "ema-2025" in group["rulesets"]] == [None]
    assert [group["win"] for group in groups if "tenhou" in group["rulesets"]] == [True]


def test_a_hand_that_wins_under_some_rules_only_is_told_so(client: FlaskClient) -> None:
    open_tanyao = entry(concealed="234567m3488s", melds=[chi("678p")], win="5s")

    groups = told(client.post(f"{SCORE}?explain=1", json=open_tanyao))["explanation"]["rulesets"]

    (without,) = [group for group in groups if "ema-2008" in group["rulesets"]]
    assert (without["win"], without["value"], without["options"]) == (False, None, ["open_tanyao"])


def test_the_other_readings_of_a_hand_are_told_with_their_worth(client: FlaskClient) -> None:
    triplets = entry(concealed="111222333m4599p", win="6p")

    answer = told(client.post(f"{SCORE}?explain=1", json=triplets))

    readings = answer["explanation"]["other_readings"]
    assert readings
    assert all(reading["value"] <= answer["value"] for reading in readings)
    assert all(reading["sentence"] and len(reading["groups"]) == 5 for reading in readings)


def waiting(**fields: Any) -> Entry:
    """A hand of thirteen tiles in the hand format, waiting for 6s and 9s, but for the given fields."""
    return entry(win=None, by=None, **fields)


@pytest.mark.parametrize(
    "hand",
    [
        waiting(id="two sides", dora="9s"),
        waiting(id="furiten", discards="1z9s"),
        waiting(id="let go", passed="6s", riichi="riichi"),
        waiting(concealed="1112345678999m"),
        waiting(concealed="19m19p19s1234567z"),
        waiting(concealed="147m258p369s1234z"),
        waiting(concealed="456789p1178s", melds=[closed_kan("1111m")]),
        waiting(concealed="1111m456p789s222z"),
    ],
    ids=lambda hand: hand.get("id") or hand["concealed"],
)
def test_waits_are_those_of_the_engine(client: FlaskClient, catalog: Catalog, hand: Entry) -> None:
    answer = client.post(WAITS, json=hand)

    asked = read_waiting(hand, catalog.rules)
    found = tenpai(asked.concealed, asked.melds, asked.situation, asked.ruleset)
    assert (answer.status_code, told(answer)) == (200, write_tenpai(asked, found))
    Waits.model_validate_json(answer.data)


def test_a_wait_has_its_shapes_copies_left_and_values(client: FlaskClient) -> None:
    answer = told(client.post(WAITS, json=waiting(dora="9s", riichi="riichi")))

    assert answer["tenpai"]
    assert [(wait["tile"], wait["shapes"], wait["left"]) for wait in answer["waits"]] == [
        ("6s", ["ryanmen"], 4),
        ("9s", ["ryanmen"], 3),
    ]
    assert [(wait["ron"]["yaku"], wait["tsumo"]["yaku"]) for wait in answer["waits"]] == [
        ({"riichi": 1, "pinfu": 1}, {"riichi": 1, "menzen_tsumo": 1, "pinfu": 1})
    ] * 2
    assert answer["furiten"] is None


def test_furiten_and_dead_waits_are_told(client: FlaskClient) -> None:
    furiten = told(client.post(WAITS, json=waiting(discards="9s")))
    dead = told(client.post(WAITS, json=waiting(concealed="1111m456p789s222z")))

    assert furiten["furiten"] == {"kind": "own_discard", "tiles": "9s"}
    assert [wait["ron"] for wait in furiten["waits"]] == [{"win": False, "reason": "furiten"}] * 2
    assert (dead["tenpai"], dead["dead"]) == (False, ["1m"])


@pytest.mark.parametrize("code", CODES)
def test_waits_have_words_where_they_are_asked_for(client: FlaskClient, code: str) -> None:
    plain = told(client.post(f"{WAITS}?lang={code}", json=waiting()))

    said = told(client.post(f"{WAITS}?explain=1&lang={code}", json=waiting()))
    words = [wait.pop("words") for wait in said["waits"]]

    assert said == plain
    with speaking(code):
        assert [word["shapes"] for word in words] == [[wait_name(Wait.RYANMEN)]] * 2
        assert [word["tile"] for word in words] == [tile_name(tile) for tile in parse_tiles("69s")]


GETS = [of for of in OPERATIONS if of.method == "get"]


@pytest.mark.parametrize("code", CODES)
@pytest.mark.parametrize("of", GETS, ids=lambda of: of.path)
def test_content_is_as_described_in_every_language(client: FlaskClient, of: Operation, code: str) -> None:
    answer = client.get(path_of(of), headers={"Accept-Language": code})

    assert (answer.status_code, answer.mimetype) == (200, "application/json")
    of.answer.validate_json(answer.data)
    assert told(answer).get("language", code) == code


def path_of(of: Operation) -> str:
    return f"/api/v1{of.path}".replace("/yaku/{id}", "/yaku/pinfu").replace("{id}", "ema-2025")


@pytest.mark.parametrize("code", CODES)
def test_a_yaku_has_its_names_conditions_and_worth(client: FlaskClient, catalog: Catalog, code: str) -> None:
    for entry_ in catalog.yaku.values():
        found = told(client.get(f"/api/v1/yaku/{entry_.id}?lang={code}"))
        text = entry_.texts[code]

        assert (found["name"], found["kanji"], found["page"]) == (text.name, entry_.kanji, f"/{code}/yaku/{entry_.id}")
        assert [condition["text"] for condition in found["conditions"]] == list(text.conditions.values())
        assert [row["id"] for row in found["rows"]] == list(entry_.rows)


def test_a_yaku_is_worth_what_the_rules_of_the_address_say(client: FlaskClient) -> None:
    (open_,) = told(client.get("/api/v1/yaku/tanyao"))["rows"]
    (closed,) = told(client.get("/api/v1/yaku/tanyao?rules=ema-2025~open_tanyao:no"))["rows"]
    (unknown,) = told(client.get("/api/v1/yaku/renhou?rules=tenhou"))["rows"]
    (double,) = told(client.get("/api/v1/yaku/daisuushii?rules=ema-2025~double_yakuman:daisuushii"))["rows"]

    assert (open_["closed_han"], open_["open_han"]) == (1, 1)
    assert (closed["closed_han"], closed["open_han"]) == (1, None)
    assert (unknown["used"], unknown["worth"]) == (False, "")
    assert (double["yakuman"], double["closed_han"]) == (2, None)


def test_a_yaku_is_found_by_the_id_that_a_score_names(client: FlaskClient) -> None:
    family = told(client.get("/api/v1/yaku/yakuhai_white"))

    assert family["id"] == "yakuhai"
    assert "yakuhai_white" in [row["id"] for row in family["rows"]]


def test_a_ruleset_has_every_option_with_its_source(client: FlaskClient, catalog: Catalog) -> None:
    heads = told(client.get("/api/v1/rulesets"))["rulesets"]
    assert [head["id"] for head in heads] == list(catalog.rulesets)
    assert [head["default"] for head in heads] == [True] + [False] * (len(heads) - 1)

    for head in heads:
        found = told(client.get(f"/api/v1/rulesets/{head['id']}"))
        options = catalog.rulesets[head["id"]].ruleset.options()

        assert {option["id"]: option["value"] for option in found["options"]} == {
            id: sorted(value) if isinstance(value, frozenset) else value for id, value in options.items()
        }
        assert all((option["source"] is None) != (option["taken_from"] is None) for option in found["options"])
        assert head.items() <= found.items()


def test_terms_are_the_words_of_the_site(client: FlaskClient, catalog: Catalog) -> None:
    found = told(client.get("/api/v1/terms?lang=ru"))["terms"]

    assert {term["id"]: term["name"] for term in found} == {
        id: term.texts["ru"].lead for id, term in catalog.terms.items()
    }


def test_the_description_lists_every_address_there_is(client: FlaskClient) -> None:
    described = told(client.get("/api/v1/openapi.json"))

    rules = client.application.url_map.iter_rules()
    there = {rule.rule.replace("<id>", "{id}") for rule in rules if rule.endpoint.startswith("api.")}
    assert described["openapi"].startswith("3.1")
    assert set(described["paths"]) | {"/api/v1/openapi.json"} == there


def test_every_schema_that_is_referred_to_is_there(client: FlaskClient) -> None:
    described = client.get("/api/v1/openapi.json")

    referred = {text.split('"')[0] for text in described.text.split('"#/components/schemas/')[1:]}
    assert referred <= set(told(described)["components"]["schemas"])


@pytest.mark.parametrize("code", CODES)
def test_the_page_shows_every_address_and_every_problem(client: FlaskClient, code: str) -> None:
    page = client.get(f"/{code}/api").text

    assert all(f"/api/v1{of.path}</code>" in page for of in OPERATIONS)
    assert all(f'id="{kind}"' in page for kind in ("bad-hand", "not-json", "too-many-requests", "broken"))
    assert f'href="/{code}/api"' in client.get(f"/{code}/").text


def test_models_and_reader_take_the_same_hands() -> None:
    of = OPERATIONS[0]
    assert of.body

    for golden in golden_hands():
        if "error" not in written(golden.hand):
            TypeAdapter.validate_json(of.body, json.dumps(golden.hand))
