"""The filters of the list, under every ruleset, and how they are put together."""

from itertools import combinations

import pytest

from webapp.catalog import Catalog, Filter, Structure, filtered, switched
from webapp.riichi.yaku import value_under


def ids(catalog: Catalog, filters: tuple[Filter, ...], ruleset: str) -> set[str]:
    return {entry.id for entry in filtered(catalog.yaku.values(), filters, catalog.rules[ruleset])}


def test_a_yaku_is_closed_only_or_opens_where_the_rules_use_it(real_catalog: Catalog) -> None:
    for id, rules in real_catalog.rules.items():
        closed, opens = ids(real_catalog, (Filter.CLOSED,), id), ids(real_catalog, (Filter.OPENS,), id)
        used = {page.id for page in real_catalog.yaku.values() if value_under(page.rows[0], rules).closed is not None}

        assert closed | opens == used
        assert not closed & opens


def test_the_rules_decide_what_opens(real_catalog: Catalog) -> None:
    assert "tanyao" in ids(real_catalog, (Filter.OPENS,), "ema-2025")
    assert "tanyao" in ids(real_catalog, (Filter.CLOSED,), "ema-2008")


def test_the_rules_decide_what_is_a_yakuman(real_catalog: Catalog) -> None:
    yakuman = {id: ids(real_catalog, (Filter.YAKUMAN,), id) for id in real_catalog.rulesets}

    assert all({"kokushi", "daisangen"} <= found for found in yakuman.values())
    for id, found in yakuman.items():
        assert ("renhou" in found) == (value_under("renhou", real_catalog.rules[id]).yakuman > 0)
    assert len({"renhou" in found for found in yakuman.values()}) == 2


def test_situational_is_what_the_page_says(real_catalog: Catalog) -> None:
    found = ids(real_catalog, (Filter.SITUATIONAL,), "ema-2025")

    assert found == {page.id for page in real_catalog.yaku.values() if page.structure is Structure.SITUATIONAL}


def test_filters_together_leave_what_passes_each_in_the_order_of_the_entries(real_catalog: Catalog) -> None:
    order = list(real_catalog.yaku)
    for one, other in combinations(Filter, 2):
        both = [page.id for page in filtered(real_catalog.yaku.values(), (one, other), real_catalog.rules["tenhou"])]

        assert set(both) == ids(real_catalog, (one,), "tenhou") & ids(real_catalog, (other,), "tenhou")
        assert both == sorted(both, key=order.index)


@pytest.mark.parametrize("one", Filter)
def test_a_filter_is_switched_on_and_off_again(one: Filter) -> None:
    assert switched((), one) == (one,)
    assert switched((one,), one) == ()


def test_closed_only_and_open_too_take_each_others_place() -> None:
    assert switched((Filter.CLOSED, Filter.YAKUMAN), Filter.OPENS) == (Filter.OPENS, Filter.YAKUMAN)
    assert switched((Filter.OPENS,), Filter.CLOSED) == (Filter.CLOSED,)


def test_filters_are_always_in_one_order() -> None:
    assert switched((Filter.YAKUMAN,), Filter.CLOSED) == (Filter.CLOSED, Filter.YAKUMAN)
    assert switched((Filter.CLOSED, Filter.SITUATIONAL, Filter.YAKUMAN), Filter.SITUATIONAL) == (
        Filter.CLOSED,
        Filter.YAKUMAN,
    )
