"""The table of yaku: its order, its values, what replaces what, and that its rows say all that they read."""

from __future__ import annotations

import gc
from itertools import combinations

import pytest

from tests.bench.memories import memories_of, shared_memories, size
from tests.riichi.hands import RULESETS
from webapp.riichi.book import Book
from webapp.riichi.facts import FACTS, Wanted, wants
from webapp.riichi.memo import SPREAD, Memo, PackedMemo
from webapp.riichi.ruleset import Ruleset
from webapp.riichi.yaku import YAKU, YAKU_BY_ID, YAKU_IDS, YAKU_ORDER, Value, Yaku, is_used, rows_under, value_under
from webapp.riichi.yaku.conditions import CLOSED
from webapp.riichi.yaku.verdict import Verdicts

IN_ORDER = [
    "riichi", "double_riichi", "ippatsu", "menzen_tsumo", "pinfu", "iipeikou", "tanyao", "yakuhai_white",
    "yakuhai_green", "yakuhai_red", "yakuhai_seat", "yakuhai_round", "chankan", "rinshan", "haitei", "houtei",
    "chiitoitsu", "ittsu", "sanshoku_doujun", "chanta", "toitoi", "sanshoku_doukou", "sanankou", "sankantsu",
    "honroutou", "shousangen", "honitsu", "junchan", "ryanpeikou", "chinitsu", "renhou", "nagashi_mangan", "kokushi",
    "chuuren", "suuankou", "suukantsu", "ryuuiisou", "chinroutou", "tsuuiisou", "daisangen", "shousuushii",
    "daisuushii", "tenhou", "chihou",
]  # fmt: skip

VALUES = {
    "riichi": (1, None), "double_riichi": (2, None), "ippatsu": (1, None), "menzen_tsumo": (1, None),
    "pinfu": (1, None), "iipeikou": (1, None), "tanyao": (1, 1), "yakuhai_white": (1, 1), "yakuhai_green": (1, 1),
    "yakuhai_red": (1, 1), "yakuhai_seat": (1, 1), "yakuhai_round": (1, 1), "chankan": (1, 1), "rinshan": (1, 1),
    "haitei": (1, 1), "houtei": (1, 1), "chiitoitsu": (2, None), "ittsu": (2, 1), "sanshoku_doujun": (2, 1),
    "chanta": (2, 1), "toitoi": (2, 2), "sanshoku_doukou": (2, 2), "sanankou": (2, 2), "sankantsu": (2, 2),
    "honroutou": (2, 2), "shousangen": (2, 2), "honitsu": (3, 2), "junchan": (3, 2), "ryanpeikou": (3, None),
    "chinitsu": (6, 5), "renhou": (5, None),
}  # fmt: skip
CLOSED_YAKUMAN = {"kokushi", "chuuren", "suuankou", "tenhou", "chihou"}
EMA = RULESETS["ema-2025"]


def test_the_yaku_stand_in_the_order_of_the_hand_format() -> None:
    assert list(YAKU_IDS) == IN_ORDER
    assert [YAKU_ORDER[id] for id in IN_ORDER] == list(range(len(IN_ORDER)))
    assert [row.id for row in YAKU] == [id for id in IN_ORDER if id != "nagashi_mangan"]


@pytest.mark.parametrize("yaku", VALUES)
def test_an_ordinary_yaku_has_the_han_of_the_modern_rulebooks(yaku: str) -> None:
    assert value_under(yaku, EMA) == Value(*VALUES[yaku])


@pytest.mark.parametrize("row", [row for row in YAKU if row.is_yakuman and row.id != "renhou"], ids=lambda row: row.id)
def test_a_yakuman_counts_once_where_nothing_is_doubled(row: Yaku) -> None:
    open_han = None if row.id in CLOSED_YAKUMAN else 13

    assert value_under(row.id, EMA) == Value(13, open_han, 1, 1)


def test_a_doubled_yakuman_counts_twice_always_or_in_its_rarer_form() -> None:
    doubled = RULESETS["mahjong-soul"]

    assert value_under("daisuushii", doubled) == Value(13, 13, 2, 2)
    assert value_under("kokushi", doubled) == Value(13, None, 1, 2)
    assert value_under("chuuren", doubled) == Value(13, None, 1, 2)
    assert value_under("suuankou", doubled) == Value(13, None, 1, 2)
    assert value_under("daisangen", doubled) == Value(13, 13, 1, 1)


def test_what_a_ruleset_does_not_use_has_no_value() -> None:
    jpml, tenhou = RULESETS["jpml-a"], RULESETS["tenhou"]

    assert value_under("ippatsu", jpml) == Value(None, None)
    assert value_under("renhou", tenhou) == Value(None, None)
    assert value_under("nagashi_mangan", jpml) == Value(None, None)
    assert [id for id in YAKU_IDS if not is_used(id, jpml)] == ["ippatsu", "renhou", "nagashi_mangan"]


def test_renhou_and_nagashi_have_the_value_of_their_ruleset() -> None:
    assert value_under("renhou", RULESETS["ema-2012"]) == Value(13, None, 1, 1)
    assert value_under("nagashi_mangan", RULESETS["tenhou"]) == Value(5, 5)
    assert value_under("nagashi_mangan", RULESETS["ema-2012"]) == Value(5, None)
    assert value_under("nagashi_mangan", RULESETS["ema-2008"]) == Value(5, None)


def test_tanyao_of_a_ruleset_that_wants_it_closed_has_no_open_value_and_says_so() -> None:
    rows = {row.id: row for row in rows_under(RULESETS["ema-2008"])}

    assert value_under("tanyao", RULESETS["ema-2008"]) == Value(1, None)
    assert rows["tanyao"].conditions[0] is CLOSED


def test_the_green_hand_of_a_ruleset_that_wants_the_dragon_says_so() -> None:
    rows = {row.id: row for row in rows_under(EMA.derive(green_dragon_for_ryuuiisou=True))}

    assert [condition.id for condition in rows["ryuuiisou"].conditions] == ["only_green_tiles", "green_dragon"]


REPLACED = {
    "riichi": ("double_riichi",),
    "iipeikou": ("ryanpeikou",),
    "haitei": ("rinshan",),
    "chanta": ("junchan", "honroutou"),
    "honitsu": ("chinitsu",),
}


def test_what_replaces_a_yaku_is_data() -> None:
    assert {row.id: row.replaced_by for row in YAKU if row.replaced_by} == REPLACED


@pytest.mark.parametrize("row", YAKU, ids=lambda row: row.id)
def test_a_yaku_without_open_value_asks_for_a_closed_hand_or_for_riichi(row: Yaku) -> None:
    ids = [condition.id for condition in row.conditions]

    assert (row.open is None) == ("closed" in ids or "any_riichi_declared" in ids)
    assert len(ids) == len(set(ids))


@pytest.mark.parametrize("ruleset", RULESETS.values(), ids=lambda ruleset: ruleset.id)
def test_what_the_rows_read_is_kept_apart_in_the_memory_of_verdicts(ruleset: Ruleset) -> None:
    rows = rows_under(ruleset)
    read = [condition.mask for row in rows for condition in row.conditions]
    doubles = [row.double for row in rows if row.double and row.double.choice in ruleset.double_yakuman]
    read += [wish.fact.mask for double in doubles for wish in double.wanted]

    mask = 0
    for read_by_family, _ in Verdicts(ruleset).families:
        mask |= read_by_family

    assert all(bits & ~mask == 0 for bits in read)
    assert FACTS["closed"].mask & ~mask == 0


@pytest.mark.parametrize("row", YAKU, ids=lambda row: row.id)
def test_no_row_wants_two_values_of_one_fact(row: Yaku) -> None:
    wishes: dict[str, Wanted] = {}

    for condition in row.conditions:
        for wish in condition.wanted:
            before = wishes.setdefault(wish.fact.id, wish)
            assert before.values & wish.values


def test_no_two_facts_share_a_bit() -> None:
    assert not any(one.mask & other.mask for one, other in combinations(FACTS.values(), 2))
    assert max(fact.mask for fact in FACTS.values()) < 1 << 90


def test_every_wanted_value_fits_its_fact() -> None:
    for row in YAKU:
        for condition in row.conditions:
            for wish in condition.wanted:
                assert all(0 <= value < 1 << wish.fact.width for value in wish.values)


def test_a_wish_without_values_is_for_one() -> None:
    closed = FACTS["closed"]

    assert wants(closed).holds(closed.times(1))
    assert not wants(closed).holds(0)
    assert wants(closed, 0).holds(0)


@pytest.mark.parametrize(("memory_class", "spread"), [(Memo, 1), (PackedMemo, SPREAD)])
def test_a_memory_starts_anew_when_it_is_full(memory_class: type[Memo[int, int]], spread: int) -> None:
    asked: list[int] = []

    def work(key: int) -> int:
        asked.append(key)
        return -key

    memory = memory_class(work, 2)

    answers = [memory[key * spread] for key in (1, 2, 1, 3, 1)]

    assert answers == [-1, -2, -1, -3, -1]
    assert asked == [1, 2, 3, 1]
    assert len(memory) == 2


def test_every_memory_is_bounded_and_measured() -> None:
    rules = EMA.derive()
    book_before = {id(memory) for memory in gc.get_objects() if isinstance(memory, Memo)}

    measured = [*shared_memories().values(), *memories_of(rules).values()]

    made = [memory for memory in gc.get_objects() if isinstance(memory, Memo) and id(memory) not in book_before]
    assert {id(memory) for memory in made} <= {id(memory) for memory in measured}
    assert max(memory.limit for memory in measured) <= 1 << 16
    assert all(size(memory) > 0 for memory in measured)


def test_a_ruleset_has_one_book() -> None:
    assert Book.of(EMA) is Book.of(EMA)
    assert Book.of(EMA.derive()) is not Book.of(EMA)


def test_no_row_has_an_open_value_beside_a_wish_for_a_closed_hand() -> None:
    for ruleset in RULESETS.values():
        for row in rows_under(ruleset):
            assert row.open is None or CLOSED not in row.conditions
            assert set(row.replaced_by) <= set(YAKU_BY_ID)


@pytest.mark.parametrize(
    ("yaku", "rules", "value"),
    [
        ("tanyao", "ema-2025", Value(1, 1, 0, 0)),
        ("renhou", "ema-2025", Value(5, None, 0, 0)),
        ("nagashi_mangan", "tenhou", Value(5, 5, 0, 0)),
        ("ippatsu", "jpml-a", Value(None, None, 0, 0)),
        ("daisangen", "ema-2025", Value(13, 13, 1, 1)),
        ("kokushi", "mahjong-soul", Value(13, None, 1, 2)),
        ("daisuushii", "mahjong-soul", Value(13, 13, 2, 2)),
    ],
)
def test_a_yaku_is_worth(yaku: str, rules: str, value: Value) -> None:
    assert value_under(yaku, RULESETS[rules]) == value
