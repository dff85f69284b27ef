"""Nothing of the answer leaves the server before a question is graded."""

import re
from datetime import UTC, datetime

from tests.quiz.rules import RULESETS
from tests.site.quizzes import Visitor, at, masked, options, place_of, quiz_app, rows, visitor
from webapp.quiz.question import Dealt, Key, Question
from webapp.riichi.yaku.table import YAKU_ORDER
from webapp.site.database import database
from webapp.store.runs import Run, start_run
from webapp.store.tables import QuizQuestion

__all__ = ["quiz_app", "visitor"]


def test_a_right_option_looks_like_a_wrong_one(visitor: Visitor) -> None:
    path = visitor.start()

    for position in range(1, 11):
        page = visitor.get(at(path, position)).text
        assert len({bare(row) for row in rows(page)}) == 1
        assert options(page) == sorted(options(page), key=YAKU_ORDER.__getitem__)


def test_the_page_does_not_depend_on_the_key(visitor: Visitor) -> None:
    path = visitor.start()
    before = visitor.get(path)
    others = tuple(option for option in visitor.question(path).form.options if option not in visitor.solution(path))

    write_key(visitor, path, Key(others[0], others))

    after = visitor.get(path)
    assert masked(after.text) == masked(before.text)
    assert dict(after.headers) == dict(before.headers)


def test_the_page_does_not_depend_on_what_the_engine_pays(visitor: Visitor) -> None:
    cards = set()
    for allowed in (True, False):
        dealt = open_simples(allowed)
        page = visitor.get(store(visitor, dealt, f"open-tanyao-{allowed}".lower())).text
        cards.add(masked(page.partition('<div class="quiz-head">')[2].partition("</form>")[0]))
        assert ("tanyao" in {id for id, _ in dealt.question.score().yaku}) == allowed

    assert len(cards) == 1
    assert "Tanyao" in cards.pop()


def test_headers_and_cookies_hold_no_yaku(visitor: Visitor) -> None:
    path = visitor.start()

    sent = " ".join(value for _, value in visitor.get(path).headers)

    assert not any(option in sent for option in visitor.question(path).form.options)


def test_the_page_says_nothing_of_value_verdict_or_hand_link(visitor: Visitor) -> None:
    path = visitor.start()

    for position in range(1, 11):
        page = visitor.get(at(path, position)).text.partition("<main")[2]
        assert not re.search(r"ledger|verdict|/hand/|outlined|class=\"mark|\bin-\d|\d (?:han|fu|points?)\b", page)


def test_the_tiles_lie_in_their_order(visitor: Visitor) -> None:
    path = visitor.start()

    for position in range(1, 11):
        place = at(path, position)
        concealed = re.search(r'aria-label="Concealed tiles">(.*?)</ul>', visitor.get(place).text, re.DOTALL)
        assert concealed is not None
        assert re.findall(r"tiles/(\d[mpsz])\.svg", concealed[1]) == [
            str(tile) for tile in sorted(visitor.question(place).hand.concealed)
        ]


def test_no_browser_may_keep_any_page_of_a_run(visitor: Visitor) -> None:
    path = visitor.start()
    asked = visitor.get(path)
    sent = visitor.tick(path, *visitor.solution(path))
    pages = (visitor.get("/quiz"), asked, sent, visitor.get(path), visitor.get(path.rpartition("/")[0]))

    assert {page.headers["Cache-Control"] for page in pages} == {"no-store"}


def bare(row: str) -> str:
    """An option without what it is called."""
    row = re.sub(r'value="\w+"', "", row)
    row = re.sub(r'<span class="gloss">.*?</span>', "", row)
    row = re.sub(r'<span class="(letter|label)">.*?</span>', "", row)
    return "".join(row.split())


def write_key(visitor: Visitor, path: str, key: Key) -> None:
    with visitor.client.application.app_context(), database().write() as session:
        row = session.get(QuizQuestion, place_of(path))
        assert row is not None
        row.key = key.to_dict()


def open_simples(allowed: bool) -> Dealt:  # noqa: FBT001 - the value of the option
    """A hand whose yaku depend on whether an open tanyao counts."""
    hand = {
        "concealed": "234m345p55s34s",
        "melds": [{"kind": "chi", "tiles": "678p", "called": "6p", "from": "left"}],
        "win": "2s",
        "by": "tsumo",
        "round": "east",
        "seat": "south",
        "events": ["last_tile"],
        "ruleset": "ema-2025",
        "options": {"open_tanyao": allowed},
    }
    form = {"some_of": ["pinfu", "tanyao", "haitei", "sanshoku_doujun", "chanta", "toitoi"]}
    question = Question.from_dict({"kind": "yaku", "hand": hand, "form": form}, RULESETS)
    return Dealt(question, Key("haitei", tuple(id for id, _ in question.score().yaku)))


def store(visitor: Visitor, dealt: Dealt, token: str) -> str:
    run = Run(token, datetime.now(UTC), "ema-2025", dealt.question.changes, "seed")
    with visitor.client.application.app_context(), database().write() as session:
        start_run(session, run, [dealt])
    return f"/quiz/{token}/1"
