"""Every ledger is a bill that adds up, for every example of the content under every ruleset."""

import re

from webapp.catalog import Catalog
from webapp.riichi.errors import ImpossibleState
from webapp.riichi.record import judge
from webapp.riichi.score import Score
from webapp.site.views.ledger import Ledger
from webapp.site.views.score import fu_ledger, fu_lines, payment_ledger, yaku_ledger


def number(figure: str) -> int:
    found = re.match(r"[\d,]+", figure)
    return int(found.group().replace(",", "")) if found else 0


def total(ledger: Ledger) -> int:
    return sum(number(row.figure) for row in ledger.rows)


def scores(catalog: Catalog) -> list[Score]:
    found = []
    for entry in catalog.yaku.values():
        for example in entry.examples:
            for ruleset in catalog.rulesets.values():
                try:
                    score = judge(example.record._replace(ruleset=ruleset.ruleset))
                except ImpossibleState:
                    continue
                if isinstance(score, Score):
                    found.append(score)
    return found


def test_yaku_and_dora_add_up_to_the_han(catalog: Catalog, in_app: None) -> None:
    for score in scores(catalog):
        if not score.yakuman and score.fu is not None:
            assert total(yaku_ledger(score, "x")) == score.han


def test_fu_add_up_and_round_to_what_is_paid(catalog: Catalog, in_app: None) -> None:
    for score in scores(catalog):
        ledger = fu_ledger(score, "x")
        if ledger is None:
            assert score.fu is None
            continue
        assert number(ledger.sums[0].figure) == total(ledger)
        assert number(ledger.sums[-1].figure) == score.fu


def test_payments_add_up_to_what_the_winner_receives(catalog: Catalog, in_app: None) -> None:
    for score in scores(catalog):
        ledger = payment_ledger(score, "x")

        assert total(ledger) == number(ledger.sums[-1].figure) == score.total


def test_every_line_of_fu_has_its_tiles_for_the_strip(catalog: Catalog, in_app: None) -> None:
    for score in scores(catalog):
        ledger = fu_ledger(score, "x")
        lines = fu_lines(score)
        for row in ledger.rows if ledger else ():
            assert len(row.tiles) == (len(lines[row.line]) if row.line is not None else 0)
