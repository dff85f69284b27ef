"""Rulesets: every option with a value, every value with a source or the mark that it was taken over."""

import pytest

from tests.catalog.conftest import Content

TENHOU = "rulesets/tenhou.toml"
PAO_SCOPE = '[options.pao_scope]\nvalue = "hand"\n'
TAKEN = '[facts.noten_pool]\nvalue = 3000\nfrom = "ema-2025"\nunverified = true'


def test_a_value_knows_its_source(content: Content) -> None:
    tenhou = content.load().rulesets["tenhou"]

    assert tenhou.citations["winners"].is_verified
    assert "third winner" in (tenhou.citations["winners"].source or "")
    assert tenhou.ruleset.winners == "two"


def test_a_value_that_was_taken_over_is_never_verified(content: Content) -> None:
    pool = content.load().rulesets["tenhou"].facts["noten_pool"]

    assert (pool.value, pool.citation.taken_from, pool.citation.source) == (3000, "ema-2025", None)
    assert not pool.citation.is_verified


def test_options_and_facts_are_all_there_in_order(content: Content) -> None:
    tenhou = content.load().rulesets["tenhou"]

    assert list(tenhou.citations) == list(tenhou.ruleset.options())
    assert list(tenhou.facts)[:3] == ["starting_points", "return_points", "uma"]
    assert tenhou.facts["uma"].value == ((20000, 10000, -10000, -20000),)


def test_an_unknown_option_is_a_fault(content: Content) -> None:
    content.edit(TENHOU, "[options.pao_scope]", "[options.pao_range]")

    assert content.faults() == [
        "rulesets/tenhou.toml: options: 'pao_range' is not an option",
        "rulesets/tenhou.toml: options: the option 'pao_scope' has no value",
    ]


def test_a_value_that_the_engine_does_not_know_is_a_fault(content: Content) -> None:
    content.edit(TENHOU, PAO_SCOPE, PAO_SCOPE.replace("hand", "table"))

    assert content.faults() == [
        "rulesets/tenhou.toml: options: pao_scope cannot be 'table'; expected one of yakuman, hand"
    ]


def test_a_missing_fact_is_a_fault(content: Content) -> None:
    content.edit(TENHOU, "[facts.oka]", "[facts.okas]")

    assert [fault.split(";")[0] for fault in content.faults()] == [
        "rulesets/tenhou.toml: facts.oka: Field required",
        "rulesets/tenhou.toml: facts.okas: Extra inputs are not permitted",
    ]


@pytest.mark.parametrize(
    "cell",
    [
        "value = 3000",
        'value = 3000\nfrom = "ema-2025"',
        "value = 3000\nunverified = true",
        'value = 3000\nsource = "a book"\nunverified = true',
        'value = 3000\nsource = "a book"\nfrom = "ema-2025"',
    ],
)
def test_a_value_without_a_whole_citation_is_a_fault(content: Content, cell: str) -> None:
    content.edit(TENHOU, TAKEN, f"[facts.noten_pool]\n{cell}")

    assert content.faults()[0].startswith(
        "rulesets/tenhou.toml: facts.noten_pool: no citation;"
        " expected either `source`, or `from` together with `unverified = true`; found {"
    )


def test_an_empty_source_is_a_fault(content: Content) -> None:
    content.edit(TENHOU, TAKEN, '[facts.noten_pool]\nvalue = 3000\nsource = ""')

    assert content.faults()[0].startswith("rulesets/tenhou.toml: facts.noten_pool.source: String should match pattern")


def test_unverified_is_never_false(content: Content) -> None:
    content.edit(TENHOU, TAKEN, TAKEN.replace("true", "false"))

    assert content.faults() == ["rulesets/tenhou.toml: facts.noten_pool.unverified: Input should be True; found False"]


def test_a_value_is_taken_over_as_it_is(content: Content) -> None:
    content.edit(TENHOU, TAKEN, TAKEN.replace("3000", "4000"))

    assert content.faults() == [
        "rulesets/tenhou.toml: facts.noten_pool: 4000 taken from 'ema-2025', which has 3000",
    ]


def test_a_value_is_taken_from_a_ruleset_that_is_there(content: Content) -> None:
    content.edit(TENHOU, TAKEN, TAKEN.replace("ema-2025", "ema-1999"))

    assert content.faults() == [
        "rulesets/tenhou.toml: facts.noten_pool: taken from 'ema-1999', which is no ruleset here",
    ]


def test_a_value_is_taken_from_where_it_was_verified(content: Content) -> None:
    content.edit(TENHOU, TAKEN, TAKEN.replace("ema-2025", "tenhou"))

    assert content.faults() == [
        "rulesets/tenhou.toml: facts.noten_pool: taken from 'tenhou', where it is unverified too",
    ]


def test_a_taken_option_is_compared_too(content: Content) -> None:
    text = (content.root / TENHOU).read_text("utf-8")
    start = text.index(PAO_SCOPE)
    end = text.index("\n\n", start)
    content.write(TENHOU, text[:start] + PAO_SCOPE + 'from = "ema-2025"\nunverified = true' + text[end:])

    assert content.faults() == [
        "rulesets/tenhou.toml: options.pao_scope: 'hand' taken from 'ema-2025', which has 'yakuman'"
    ]


def test_nothing_is_said_of_values_taken_from_a_ruleset_that_cannot_be_read(content: Content) -> None:
    content.edit("rulesets/ema-2025.toml", 'status = "current"', 'status = "new"')

    assert [fault.split(":")[0] for fault in content.faults()] == ["rulesets/ema-2025.toml"]


def test_a_ruleset_of_the_order_needs_a_file(content: Content) -> None:
    content.remove(TENHOU)

    assert content.faults()[0] == "rulesets/tenhou.toml: missing; `rulesets` in orders.toml lists it"


def test_a_ruleset_needs_a_place_in_the_order(content: Content) -> None:
    content.edit("orders.toml", ', "tenhou"]', "]")

    assert content.faults() == ["rulesets/tenhou.toml: not listed under `rulesets` in orders.toml"]


@pytest.mark.parametrize(
    "uma", ["[20000, 10000, -10000, -10000]", "[20000, -20000]", "[[20000, 10000, -10000, -20000], [0, 0, 0, 0]]", "[]"]
)
def test_uma_is_four_places_that_add_up_to_nothing(content: Content, uma: str) -> None:
    content.edit(TENHOU, "[20000, 10000, -10000, -20000]", uma)

    assert content.faults()[0].startswith(
        "rulesets/tenhou.toml: facts.uma.value: expected four places that add up to 0,"
        " or five such rows by the number of players in plus; found "
    )


def test_uma_may_go_by_the_number_of_players_in_plus(content: Content) -> None:
    rows = "[[0, 0, 0, 0], [12000, -1000, -3000, -8000], [0, 0, 0, 0], [0, 0, 0, 0], [0, 0, 0, 0]]"
    content.edit(TENHOU, "[20000, 10000, -10000, -20000]", rows)

    uma = content.load().rulesets["tenhou"].facts["uma"].value

    assert isinstance(uma, tuple)
    assert uma[1] == (12000, -1000, -3000, -8000)


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ('date = "2026-09"', 'date = "September"'),
        ('url = "https', 'url = "ftp'),
        ('status = "current"', 'status = "old"'),
    ],
)
def test_a_head_that_nobody_can_use_is_a_fault(content: Content, old: str, new: str) -> None:
    content.edit(TENHOU, old, new)

    assert len(content.faults()) == 1
