"""The rules that an address names: reading and writing are one pair, and nothing unknown is passed over."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from webapp.catalog import Catalog, content_root, load
from webapp.riichi.ruleset import OPTIONS
from webapp.site.rules import Rules, UnknownRules, format_rules, parse_rules

CATALOG = load(content_root())


@st.composite
def rules_with_changes(draw: st.DrawFn) -> Rules:
    entry = draw(st.sampled_from(list(CATALOG.rulesets.values())))
    changes: dict[str, object] = {}
    for option in draw(st.lists(st.sampled_from(OPTIONS), unique=True, max_size=6)):
        if option.is_list:
            changes[option.id] = draw(st.frozensets(st.sampled_from(option.choices)))
        else:
            changes[option.id] = draw(st.sampled_from(option.choices or (0, 1, 300)))
    return Rules(entry, entry.ruleset.derive_from(changes))


@given(rules_with_changes())
def test_rules_read_back_as_they_were_written(rules: Rules) -> None:
    assert parse_rules(format_rules(rules), CATALOG.rulesets) == rules


@given(rules_with_changes())
def test_rules_need_no_escapes_in_an_address(rules: Rules) -> None:
    assert set(format_rules(rules)) <= set("abcdefghijklmnopqrstuvwxyz0123456789_-.~:")


def test_a_published_ruleset_is_its_id(catalog: Catalog) -> None:
    assert format_rules(parse_rules("tenhou", catalog.rulesets)) == "tenhou"


def test_changes_to_what_is_so_already_are_not_written(catalog: Catalog) -> None:
    assert format_rules(parse_rules("ema-2025~open_tanyao:yes", catalog.rulesets)) == "ema-2025"


def test_a_list_is_joined_by_dots(catalog: Catalog) -> None:
    rules = parse_rules("ema-2025~pao:daisangen.suukantsu", catalog.rulesets)

    assert rules.ruleset.pao == {"daisangen", "suukantsu"}
    assert format_rules(rules) == "ema-2025~pao:daisangen.suukantsu"


@pytest.mark.parametrize(
    "text",
    [
        "",
        "nobody-1999",
        "ema-2025~",
        "ema-2025~open_tanyao",
        "ema-2025~open_tanyao:perhaps",
        "ema-2025~no_such_option:yes",
        "ema-2025~red_fives:5",
        "ema-2025~pao:tanyao",
        "ema-2025~honba_points:" + "9" * 40,
        "ema-2025" + "~open_tanyao:no" * 100,
        "EMA-2025",
    ],
)
def test_what_names_no_rules_is_refused(text: str, catalog: Catalog) -> None:
    with pytest.raises(UnknownRules):
        parse_rules(text, catalog.rulesets)
