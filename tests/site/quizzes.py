"""The quiz as a visitor uses it: real pages over a real, migrated database."""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from html import unescape
from typing import Any
from urllib.parse import urlencode

import pytest
from flask import Flask
from flask.testing import FlaskClient
from werkzeug.test import TestResponse

from webapp.catalog import Catalog
from webapp.quiz.question import Key, Question
from webapp.riichi.ruleset import Ruleset
from webapp.site.app import create_app
from webapp.site.database import database
from webapp.site.settings import Purpose, Settings
from webapp.store.migrating import migrate
from webapp.store.runs import find_key, find_question


@pytest.fixture(scope="session")
def quiz_app(catalog: Catalog, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Flask]:
    """The site with a database that keeps what the tests write."""
    url = f"sqlite:///{tmp_path_factory.mktemp('quiz') / 'quiz.sqlite3'}"
    migrate(url)
    yield from serve(url, catalog)


def serve(url: str, catalog: Catalog) -> Iterator[Flask]:
    app = create_app(Settings(url, "a key for tests", Purpose.PUBLIC), catalog)
    yield app
    with app.app_context():
        database().close()


@pytest.fixture
def visitor(quiz_app: Flask) -> "Visitor":
    return Visitor(quiz_app.test_client())


@dataclass
class Visitor:
    """Somebody with a browser, in which cookies stay."""

    client: FlaskClient
    language: str = "en"

    def get(self, path: str) -> TestResponse:
        return self.client.get(f"/{self.language}{path}")

    def send(self, path: str, page: str, **fields: Any) -> TestResponse:
        """Send the form of a page."""
        pairs = urlencode({"csrf_token": token_of(page), **fields}, doseq=True)
        form = "application/x-www-form-urlencoded"
        return self.client.post(f"/{self.language}{path}", data=pairs, content_type=form)

    def start(self, query: str = "") -> str:
        """Begin a run: the path of its first question, without the language."""
        answer = self.send(f"/quiz{query}", self.get(f"/quiz{query}").text)
        assert answer.status_code == 303
        return tail(answer.location)

    def tick(self, path: str, *ticked: str) -> TestResponse:
        """Tick these options of the question at a path and check."""
        return self.send(path, self.get(path).text, ticked=ticked)

    def finish(self, path: str) -> None:
        """Answer every question of the run, the even ones right and the odd ones wrong."""
        for position in range(1, 11):
            place = at(path, position)
            wrong = [option for option in self.question(place).form.options if option not in self.solution(place)]
            self.tick(place, *(self.solution(place) if position % 2 == 0 else wrong))

    def question(self, path: str) -> Question:
        """The stored question at a path."""
        run, position = place_of(path)
        with self.client.application.app_context(), database().read() as session:
            found = find_question(session, run, position, self._rulesets())
        assert found is not None
        return found

    def solution(self, path: str) -> tuple[str, ...]:
        """The right options of the question at a path."""
        run, position = place_of(path)
        with self.client.application.app_context(), database().read() as session:
            key = find_key(session, run, position)
        assert isinstance(key, Key)
        return key.solution

    def _rulesets(self) -> dict[str, Ruleset]:
        found: Catalog = self.client.application.extensions["yakudoku-catalog"]
        return found.rules


def token_of(page: str) -> str:
    found = re.search(r'name="csrf_token" value="([^"]+)"', page)
    return found[1] if found else ""


def place_of(path: str) -> tuple[str, int]:
    _, run, position = path.split("?", maxsplit=1)[0].strip("/").split("/")
    return run, int(position)


def at(path: str, position: int) -> str:
    """The path of another question of the same run."""
    return re.sub(r"/\d+(?=$|\?)", f"/{position}", path)


def tail(address: str) -> str:
    """An address without its language."""
    return re.sub(r"^/(fr|es|pl|ru|en)(?=/)", "", address)


def masked(page: str) -> str:
    """A page without what differs each time: its token, in which the time stands, and the run."""
    return re.sub(r"/quiz/[0-9a-z-]+", "run", re.sub(r'name="csrf_token" value="[^"]*"', "token", page))


def rows(page: str) -> list[str]:
    """The options of a question as they stand on its page."""
    return re.findall(r'<div class="answer.*?</label>', page, re.DOTALL)


def options(page: str) -> list[str]:
    return [found for row in rows(page) for found in re.findall(r'value="(\w+)"', row)]


def verdict(page: str) -> str:
    """The line of the verdict as words."""
    found = re.search(r'<p class="verdict.*?</p>', page, re.DOTALL)
    return words(found[0]) if found else ""


def words(html: str) -> str:
    return " ".join(unescape(re.sub(r"<[^>]*>", " ", html)).split())
