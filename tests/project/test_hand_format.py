"""docs/hand-format.md says what the engine reads and writes."""

from __future__ import annotations

import json
import re

from tests.project.checkout import TOP
from webapp.catalog import content_root, load
from webapp.riichi.record import KEYS, judge, read_record
from webapp.riichi.result import write_result

DOCUMENT = (TOP / "docs" / "hand-format.md").read_text(encoding="utf-8")
OF_TEST_ROWS = {"expect", "fault_seen"}


def test_the_document_names_every_key_of_a_hand() -> None:
    table = DOCUMENT.partition("## A hand")[2].partition("## An answer")[0]

    keys = {key for row in re.findall(r"^\| (`.+?) \|", table, re.MULTILINE) for key in re.findall(r"`(\w+)`", row)}

    assert keys | OF_TEST_ROWS == set(KEYS)


def test_the_example_of_the_document_has_the_keys_that_it_promises() -> None:
    example = json.loads(re.findall(r"echo '(\{.*?\})'", DOCUMENT)[0])
    promised = re.findall(r'"(\w+)"', DOCUMENT.partition("A win: `")[2].partition("`")[0])
    rulesets = load(content_root()).rules

    record = read_record(example, rulesets)

    assert list(write_result(record, judge(record))) == promised
