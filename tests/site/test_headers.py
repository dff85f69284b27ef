"""Security headers on every answer, caching, and forms that insist on their token."""

import re

import pytest
from flask import Flask, session
from flask.testing import FlaskClient
from flask_wtf.csrf import generate_csrf

from webapp.catalog import Catalog
from webapp.site.app import create_app
from webapp.site.settings import Purpose, Settings

PAGES = ["/en/", "/fr/yaku/", "/pl/yaku/pinfu", "/ru/rulesets/", "/es/rulesets/tenhou", "/en/pieces/"]


@pytest.mark.parametrize("path", [*PAGES, "/", "/en/nothing", "/en/?rules=nobody", "/static/site.css"])
def test_every_answer_has_the_security_headers(client: FlaskClient, path: str) -> None:
    headers = client.get(path, buffered=True).headers

    assert headers["Content-Security-Policy"].startswith(
        "default-src 'self'; script-src 'self'; style-src 'self'; img-src 'self' data:"
    )
    assert headers["X-Content-Type-Options"] == "nosniff"
    assert headers["X-Frame-Options"] == "DENY"
    assert headers["Referrer-Policy"] == "same-origin"


@pytest.mark.parametrize("path", PAGES)
def test_no_page_holds_anything_that_the_policy_would_refuse(client: FlaskClient, path: str) -> None:
    page = client.get(path).text

    assert not re.search(r"<script(?![^>]*\bsrc=)|<style| style=| on\w+=", page)
    assert not re.search(r'(?:src|href)="(?:https?:)?//[^"]*\.(?:css|js|svg|png|woff2?)', page)


@pytest.mark.parametrize("path", PAGES)
def test_a_page_that_has_not_changed_is_not_sent_again(client: FlaskClient, path: str) -> None:
    first = client.get(path)

    again = client.get(path, headers={"If-None-Match": first.headers["ETag"]})

    assert first.headers["Cache-Control"] == "private, no-cache"
    assert "Cookie" in first.headers["Vary"]
    assert (again.status_code, again.data) == (304, b"")


def test_a_page_in_another_look_is_another_page(client: FlaskClient) -> None:
    first = client.get("/en/")
    client.set_cookie("theme", "dark")

    again = client.get("/en/", headers={"If-None-Match": first.headers["ETag"]})

    assert again.status_code == 200


def test_a_file_named_by_its_content_is_kept_for_a_year(client: FlaskClient) -> None:
    found = re.search(r'href="(/static/site\.css\?v=\w+)"', client.get("/en/").text)
    assert found

    answer = client.get(found.group(1), buffered=True)

    assert answer.headers["Cache-Control"] == "public, max-age=31536000, immutable"


@pytest.mark.parametrize("query", ["?v=0123456789", "?v=", "?v=missing", ""])
def test_a_file_named_by_other_content_is_asked_for_again(client: FlaskClient, query: str) -> None:
    answer = client.get(f"/static/site.css{query}", buffered=True)

    assert "immutable" not in answer.headers["Cache-Control"]


def test_errors_are_never_kept(client: FlaskClient) -> None:
    assert client.get("/en/nothing").headers["Cache-Control"] == "no-store"


@pytest.fixture
def app_with_form(catalog: Catalog) -> Flask:
    app = create_app(Settings("sqlite://", "a key for tests", Purpose.WORKSHOP), catalog)

    @app.get("/<language:lang>/form")
    def form() -> str:
        session["who"] = "me"
        return str(generate_csrf())

    @app.post("/<language:lang>/form")
    def take() -> str:
        return "taken"

    @app.get("/<language:lang>/broken")
    def broken() -> str:
        raise RuntimeError("a fault of ours")

    return app


def test_a_page_with_a_token_is_not_kept_anywhere(app_with_form: Flask) -> None:
    answer = app_with_form.test_client().get("/en/form")

    assert answer.headers["Cache-Control"] == "no-store"
    assert "ETag" not in answer.headers


def test_a_form_without_its_token_is_refused_and_with_it_taken(app_with_form: Flask) -> None:
    client = app_with_form.test_client()
    token = client.get("/en/form").text

    refused = client.post("/en/form")
    taken = client.post("/en/form", data={"csrf_token": token})

    assert refused.status_code == 400
    assert "The form is out of date" in refused.text
    assert taken.text == "taken"


def test_the_session_cookie_is_secure_under_https_only(app_with_form: Flask) -> None:
    client = app_with_form.test_client()

    plain = [cookie for cookie in client.get("/en/form").headers.getlist("Set-Cookie") if "session=" in cookie]
    secure = [
        cookie
        for cookie in client.get("https://localhost/en/form").headers.getlist("Set-Cookie")
        if "session=" in cookie
    ]

    assert plain
    assert secure
    assert "Secure" not in plain[0]
    assert "Secure" in secure[0]


def test_a_fault_of_ours_is_a_translated_page_that_tells_no_secret(app_with_form: Flask) -> None:
    answer = app_with_form.test_client().get("/en/broken")

    assert answer.status_code == 500
    assert "Something broke on our side" in answer.text
    assert "a fault of ours" not in answer.text


def test_an_answer_to_the_wrong_method_is_a_page(client: FlaskClient) -> None:
    answer = client.get("/en/display/")

    assert answer.status_code == 405
    assert "<h1>" in answer.text


def test_the_public_site_has_no_workshop(catalog: Catalog) -> None:
    client = create_app(Settings("sqlite://", "a key for tests"), catalog).test_client()

    assert client.get("/en/pieces/").status_code == 404
