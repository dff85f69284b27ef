"""What a quiz says to addresses and forms that nobody's browser sends by itself."""

from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from urllib.parse import quote

import pytest
from flask import Flask

from tests.site.quizzes import Visitor, at, masked, quiz_app, serve, token_of, visitor
from webapp.catalog import Catalog
from webapp.languages import CODES
from webapp.site.app import LARGEST_REQUEST
from webapp.store.migrating import migrate

__all__ = ["quiz_app", "visitor"]

FORM = "application/x-www-form-urlencoded"


@pytest.fixture
def stranger(database_url: str, catalog: Catalog) -> Iterator[Visitor]:
    """A visitor of a site on either database."""
    migrate(database_url)
    for app in serve(database_url, catalog):
        yield Visitor(app.test_client())


@pytest.mark.parametrize("code", CODES)
@pytest.mark.parametrize("path", ["/quiz/nothing", "/quiz/nothing/1"])
def test_a_run_that_is_gone_leads_to_a_new_one(quiz_app: Flask, code: str, path: str) -> None:
    answer = Visitor(quiz_app.test_client(), code).get(path)

    assert answer.status_code == 404
    assert f'<html lang="{code}"' in answer.text
    assert f'href="/{code}/quiz"' in answer.text


@pytest.mark.parametrize("position", [0, 11, 10**30])
def test_a_position_outside_the_run_is_no_question(visitor: Visitor, position: int) -> None:
    path = visitor.start()
    page = visitor.get(path).text

    assert visitor.get(at(path, position)).status_code == 404
    assert visitor.send(at(path, position), page, ticked="riichi").status_code == 404


@pytest.mark.parametrize("token", ["\0", "'; DROP TABLE quiz_run; --", "🀄", "..", "x" * 2000, "%", "é"])
def test_a_strange_token_is_no_run(stranger: Visitor, token: str) -> None:
    page = stranger.get("/quiz").text

    assert stranger.get(f"/quiz/{quote(token, safe='')}/1").status_code == 404
    assert stranger.get(f"/quiz/{quote(token, safe='')}").status_code == 404
    assert stranger.send(f"/quiz/{quote(token, safe='')}/1", page, ticked="riichi").status_code == 404


def test_a_run_can_be_played_on_either_database(stranger: Visitor) -> None:
    path = stranger.start("?yaku=toitoi&rules=wrc-2025")

    stranger.finish(path)

    assert "<h1>5 of 10 right</h1>" in stranger.get(path.replace("/1?", "?")).text


@pytest.mark.parametrize("ticked", ["nonsense", "", "pinfu,tanyao", "nagashi_mangan", "\0", "🀄", "x" * 10_000])
def test_an_unknown_option_is_refused_and_nothing_recorded(stranger: Visitor, ticked: str) -> None:
    path = stranger.start()
    page = stranger.get(path).text

    answer = stranger.send(path, page, ticked=[*stranger.solution(path), ticked])

    assert answer.status_code == 400
    assert masked(stranger.get(path).text) == masked(page)


def test_five_submits_at_once_count_once(stranger: Visitor) -> None:
    path = stranger.start()
    page, options = stranger.get(path).text, stranger.question(path).form.options
    cookie = stranger.client.get_cookie("session")
    assert cookie is not None

    def submit(option: str) -> str:
        client = stranger.client.application.test_client()
        client.set_cookie("session", cookie.value)
        return Visitor(client).send(path, page, ticked=option).location

    with ThreadPoolExecutor(5) as pool:
        locations = list(pool.map(submit, options[:5]))

    assert sorted(locations) == [f"/en{path}", *[f"/en{path}?again=yes"] * 4]


def test_an_option_sent_many_times_is_one_tick(visitor: Visitor) -> None:
    path = visitor.start()

    visitor.send(path, visitor.get(path).text, ticked=[*visitor.solution(path)] * 3000)

    assert "Correct." in visitor.get(path).text


def test_unknown_fields_are_ignored(visitor: Visitor) -> None:
    path = visitor.start()

    answer = visitor.send(path, visitor.get(path).text, ticked=visitor.solution(path), position=7, run="x", is_right=1)

    assert answer.status_code == 303


def test_a_form_without_a_token_is_refused(visitor: Visitor) -> None:
    path = visitor.start()

    answer = visitor.send(path, "", ticked=visitor.solution(path))

    assert answer.status_code == 400
    assert visitor.send("/quiz", "").status_code == 400
    assert "verdict" not in visitor.get(path).text


def test_a_huge_form_is_refused(visitor: Visitor) -> None:
    path = visitor.start()
    body = b"ticked=" + b"x" * LARGEST_REQUEST

    assert visitor.client.post(f"/en{path}", data=body, content_type=FORM).status_code == 413


@pytest.mark.parametrize("content_type", ["application/json", "text/plain", "multipart/form-data; boundary=x", ""])
def test_a_body_of_another_type_is_refused(visitor: Visitor, content_type: str) -> None:
    path = visitor.start()
    token = token_of(visitor.get(path).text)

    answer = visitor.client.post(f"/en{path}", data=f'{{"csrf_token": "{token}"}}', content_type=content_type)

    assert answer.status_code == 400


@pytest.mark.parametrize("method", ["PUT", "DELETE", "PATCH"])
def test_other_methods_are_refused(visitor: Visitor, method: str) -> None:
    path = visitor.start()

    assert visitor.client.open(f"/en{path}", method=method).status_code in {400, 405}


def test_an_unknown_yaku_to_practise_is_no_page_and_an_unused_one_says_so(visitor: Visitor) -> None:
    assert visitor.get("/quiz?yaku=nonsense").status_code == 404
    for yaku in ("renhou", "nagashi_mangan"):
        page = visitor.get(f"/quiz?yaku={yaku}&rules=mahjong-soul").text
        assert "Under Mahjong Soul there are no questions about" in page
        assert 'action="/en/quiz?rules=mahjong-soul"' in page


def test_an_unknown_yaku_in_a_run_is_ignored(visitor: Visitor) -> None:
    path = visitor.start()

    assert visitor.get(f"{path}?yaku=nonsense").status_code == 200


def test_unknown_rules_are_refused(visitor: Visitor) -> None:
    page = visitor.get("/quiz").text

    assert visitor.send("/quiz?rules=nobody-1999", page).status_code == 400


def test_the_address_with_a_slash_is_the_start_too(visitor: Visitor) -> None:
    assert visitor.get("/quiz/").status_code == 200
