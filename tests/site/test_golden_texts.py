"""The golden explanations say what they said when they were last read, and cover every yaku twice."""

from __future__ import annotations

import difflib
from collections import Counter
from pathlib import Path

import pytest

from tests.site.golden_texts import HANDS, RULEBOOK, golden_records, golden_text
from webapp.catalog import Catalog
from webapp.languages import CODES
from webapp.riichi.explain import breaches_in
from webapp.riichi.explain.why_not import row_under
from webapp.riichi.reading import all_readings
from webapp.riichi.record import Record, judge
from webapp.riichi.score import Score
from webapp.riichi.yaku import NAGASHI_MANGAN, YAKU_IDS


@pytest.mark.parametrize("folder", [RULEBOOK, HANDS], ids=["rulebook", "hands"])
@pytest.mark.parametrize("code", CODES)
def test_explanations_say_what_was_read(catalog: Catalog, code: str, folder: Path) -> None:
    kept = (folder / f"{code}.txt").read_text(encoding="utf-8").splitlines()

    changed = list(difflib.unified_diff(kept, golden_text(folder, catalog, code).splitlines(), lineterm="", n=1))

    assert not changed, "\n".join(changed[:40]) + "\nrewrite with python -m tests.site.golden_texts, and read it"


def test_at_least_a_hundred_and_twenty_hands_are_explained(catalog: Catalog) -> None:
    assert len(list(golden_records(catalog))) >= 120


def test_every_yaku_is_held_by_some_of_them(catalog: Catalog) -> None:
    results = [judge(record) for record in golden_records(catalog)]
    held = Counter(id for result in results if isinstance(result, Score) for id, _ in result.yaku)

    assert set(held) == {*YAKU_IDS} - {NAGASHI_MANGAN}


def test_every_page_has_a_hand_that_misses_it_by_one_condition(catalog: Catalog) -> None:
    for entry in catalog.yaku.values():
        if entry.id != NAGASHI_MANGAN:
            assert any(misses_by_one(miss.record, row) for miss in entry.near_misses for row in entry.rows), entry.id


def misses_by_one(record: Record, row: str) -> bool:
    assert record.hand is not None
    found = all_readings(record.hand, record.situation, record.ruleset)
    return any(len(breaches_in(reading, row_under(row, record.ruleset))) == 1 for reading in found)
