"""A run of the quiz from start to result, in every language, without JavaScript, and each answer counted once."""

import re

import pytest
from flask import Flask

from tests.site.quizzes import Visitor, at, masked, options, place_of, quiz_app, rows, tail, verdict, visitor, words
from webapp.languages import CODES
from webapp.riichi.ruleset import Ruleset
from webapp.store.runs import list_results

__all__ = ["quiz_app", "visitor"]


@pytest.mark.parametrize("code", CODES)
def test_a_run_goes_from_the_start_to_its_result_in_every_language(quiz_app: Flask, code: str) -> None:
    visitor = Visitor(quiz_app.test_client(), code)
    path = visitor.start()

    for _ in range(10):
        asked = visitor.get(path)
        assert (asked.status_code, len(rows(asked.text))) == (200, len(visitor.question(path).form.options))
        assert visitor.tick(path, *visitor.solution(path)).location == f"/{code}{path}"
        judged = visitor.get(path).text
        assert verdict(judged)
        assert f'<html lang="{code}"' in judged
        path = next_path(judged)

    result = visitor.get(path)
    assert result.status_code == 200
    assert "10" in words(re.search(r"<h1>.*?</h1>", result.text)[0])  # type: ignore[index]
    assert result.text.count('<li>\n      <a class="entry"') == 10


@pytest.mark.parametrize("code", CODES)
def test_every_page_of_the_quiz_has_one_heading_and_nothing_raw(quiz_app: Flask, code: str) -> None:
    visitor = Visitor(quiz_app.test_client(), code)
    path = visitor.start("?yaku=pinfu")
    pages = [visitor.get("/quiz").text, visitor.get("/quiz?yaku=nagashi_mangan").text, visitor.get(path).text]
    pages.append(visitor.send(path, pages[-1]).text)
    visitor.finish(path)
    pages += [visitor.get(at(path, position)).text for position in range(1, 11)]
    pages += [visitor.get(path.rpartition("/")[0]).text, visitor.get("/quiz/nothing/1").text]

    for page in pages:
        assert len(re.findall(r"<h1[ >]", page)) == 1
        assert not re.search(r"%\(\w+\)s|\{\{|\{%|Undefined|None\b", page)


def test_an_answer_is_marked_option_by_option(visitor: Visitor) -> None:
    path = visitor.start()
    solution = visitor.solution(path)
    wrong = [option for option in visitor.question(path).form.options if option not in solution]

    visitor.tick(path, *wrong[:1])

    page = visitor.get(path).text
    assert verdict(page).startswith("Not quite. Missed: ")
    marks = dict(
        zip(options(page), (re.findall(r"(right|wrong|missed)\s*</span>", row) for row in rows(page)), strict=True)
    )
    assert {id for id, mark in marks.items() if mark == ["wrong"]} == set(wrong[:1])
    assert {id for id, mark in marks.items() if mark == ["missed"]} == set(solution)
    assert page.count('class="reason"') == 1
    assert page.count('<table class="ledger') >= 2


def test_a_right_answer_says_how_many_there_were(visitor: Visitor) -> None:
    path = visitor.start()
    count = len(visitor.solution(path))

    visitor.tick(path, *visitor.solution(path))

    said = "Correct. It has this one yaku." if count == 1 else f"Correct. It has exactly these {count} yaku."
    assert verdict(visitor.get(path).text) == said


def test_nothing_ticked_keeps_the_page_and_says_so(visitor: Visitor) -> None:
    path = visitor.start()

    answer = visitor.tick(path)

    assert answer.status_code == 422
    assert "Nothing is ticked." in answer.text
    assert rows(answer.text) == rows(visitor.get(path).text)
    assert results(visitor, path) == (None,) * 10


def test_a_double_click_scores_once(visitor: Visitor) -> None:
    path = visitor.start()
    page = visitor.get(path).text
    solution = visitor.solution(path)

    first = visitor.send(path, page, ticked=solution)
    second = visitor.send(path, page, ticked=solution)

    assert (first.status_code, second.status_code) == (303, 303)
    assert first.location == second.location == f"/en{path}"
    assert results(visitor, path) == (True, *(None,) * 9)


def test_another_answer_after_going_back_does_not_count_and_is_told_so(visitor: Visitor) -> None:
    path = visitor.start()
    page = visitor.get(path).text
    wrong = next(option for option in visitor.question(path).form.options if option not in visitor.solution(path))
    visitor.send(path, page, ticked=wrong)
    before = visitor.get(path).text

    again = visitor.send(path, page, ticked=visitor.solution(path))
    nothing = visitor.send(path, page)

    assert again.location == nothing.location == f"/en{path}?again=yes"
    after = visitor.client.get(again.location).text
    assert "the first answer counts" in after
    assert verdict(after) == verdict(before)
    assert results(visitor, path)[0] is False


def test_reload_shows_the_same_question_and_later_the_same_verdict(visitor: Visitor) -> None:
    path = visitor.start()
    assert masked(visitor.get(path).text) == masked(visitor.get(path).text)

    visitor.tick(path, visitor.question(path).form.options[0])

    assert visitor.get(path).text == visitor.get(path).text


def test_two_runs_do_not_mix(visitor: Visitor) -> None:
    first, second = visitor.start(), visitor.start()

    visitor.tick(first, *visitor.solution(first))

    assert results(visitor, second) == (None,) * 10


def test_the_result_counts_and_leads_back_to_every_question(visitor: Visitor) -> None:
    path = visitor.start()
    visitor.finish(path)

    page = visitor.get(path.rpartition("/")[0]).text

    assert "<h1>5 of 10 right</h1>" in page
    links = re.findall(r'class="entry" href="([^"]+)"', page)
    assert [place_of(tail(link)) for link in links] == [(place_of(path)[0], number) for number in range(1, 11)]
    assert all(verdict(visitor.client.get(link).text) for link in links)
    assert next_path(visitor.get(path).text) == path.rpartition("/")[0]


def test_an_unfinished_run_leads_to_its_first_open_question(visitor: Visitor) -> None:
    path = visitor.start()
    visitor.tick(path, *visitor.solution(path))

    page = visitor.get(path.rpartition("/")[0]).text

    assert "<h1>1 of 10 answered</h1>" in page
    assert next_path(page) == at(path, 2)
    assert page.count('class="entry"') == 10
    assert page.count('<span class="name">') == 1


def test_the_last_question_leads_to_one_that_was_skipped(visitor: Visitor) -> None:
    path = visitor.start()
    last = at(path, 10)

    visitor.tick(last, *visitor.solution(last))

    assert next_path(visitor.get(last).text) == path


def test_ten_more_begins_another_run_about_the_same_yaku(visitor: Visitor) -> None:
    path = visitor.start("?yaku=toitoi")
    visitor.finish(path)
    run, _, query = path.partition("?")

    page = visitor.get(f"{run.rpartition('/')[0]}?{query}").text
    action = re.search(r'<form class="text quiz" method="post" action="([^"]+)"', page)

    assert action is not None
    assert action[1] == "/en/quiz?yaku=toitoi"
    assert place_of(tail(visitor.send(tail(action[1]), page).location))[0] != place_of(path)[0]


def test_the_run_keeps_the_rules_under_which_it_began(visitor: Visitor) -> None:
    path = visitor.start("?rules=tenhou~open_tanyao:no")
    bare = path.partition("?")[0]

    assert visitor.question(bare).ruleset == changed(visitor, "tenhou", open_tanyao=False)
    page = visitor.get(bare).text
    assert '<span class="chip-name">Club rules (Tenhou, 1 change)</span>' in page


def test_other_rules_in_the_address_change_no_run_but_lead_to_a_new_one(visitor: Visitor) -> None:
    path = visitor.start()

    page = visitor.get(f"{path}?rules=wrc-2025").text

    assert '<span class="chip-name">EMA 2025</span>' in page
    assert "This run keeps the rules under which it began: EMA 2025." in words(page)
    assert '<a href="/en/quiz?rules=wrc-2025">Begin a run under WRC 2025</a>' in page


def test_the_language_can_change_in_the_middle_of_a_question(quiz_app: Flask) -> None:
    visitor = Visitor(quiz_app.test_client(), "pl")
    path = visitor.start("?rules=mleague")
    link = re.search(r'href="([^"]+)" lang="ru" hreflang="ru"', visitor.get(path).text)
    assert link is not None

    russian = visitor.client.get(link[1].replace("&amp;", "&")).text

    assert options(russian) == options(visitor.get(path).text)
    assert '<html lang="ru"' in russian


def test_ticks_can_stand_in_the_address(visitor: Visitor) -> None:
    path = visitor.start()
    first, second, *_ = visitor.question(path).form.options

    page = visitor.get(f"{path}?ticked={second}&ticked=nonsense").text

    assert re.findall(r'value="(\w+)" checked', page) == [second]
    assert first in options(page)


def marked(page: str, word: str) -> set[str]:
    return {option for row in rows(page) if re.search(rf"{word}\s*</span>", row) for option in options(row)}


def results(visitor: Visitor, path: str) -> tuple[bool | None, ...]:
    from webapp.site.database import database

    with visitor.client.application.app_context(), database().read() as session:
        return list_results(session, place_of(path)[0])


def next_path(page: str) -> str:
    found = re.search(r'<a class="button primary" href="([^"]+)"', page)
    assert found is not None
    return tail(found[1].replace("&amp;", "&"))


def changed(visitor: Visitor, id: str, **changes: object) -> Ruleset:
    found: Ruleset = visitor.client.application.extensions["yakudoku-catalog"].rulesets[id].ruleset
    return found.derive(**changes)
