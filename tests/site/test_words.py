"""Every id that engine and content speak has a sentence in every language, and none is the id itself."""

import re
from collections.abc import Callable, Iterable, Iterator
from functools import partial
from typing import TypeVar

import pytest
from babel.messages.pofile import read_po

from webapp.catalog import Catalog
from webapp.catalog.entries import Cause, Commonness, Structure
from webapp.catalog.groupings import HAN_GROUPS
from webapp.catalog.pages import FAMILY_CONDITION, NAGASHI_CONDITIONS
from webapp.languages import CODES
from webapp.riichi.errors import Problem
from webapp.riichi.explain import Breach, BreachKind
from webapp.riichi.fu import Reason
from webapp.riichi.groups import Wait
from webapp.riichi.hand import Meld, MeldKind, Source
from webapp.riichi.legality import Obstacle, ObstacleId
from webapp.riichi.outcome import NoWinReason
from webapp.riichi.payments import DISCARDER
from webapp.riichi.points import Limit
from webapp.riichi.record import read_record
from webapp.riichi.ruleset import FURITEN_ENDS, OPTIONS, Option, Value
from webapp.riichi.score import Score, score
from webapp.riichi.situation import WIND_IDS, Event, Riichi, WinBy, Wind
from webapp.riichi.tiles import TILES, Tile, parse_tiles
from webapp.riichi.yaku import YAKU_IDS
from webapp.riichi.yaku import conditions as all_conditions
from webapp.riichi.yaku.conditions import Condition
from webapp.site import i18n
from webapp.site.i18n import gettext
from webapp.site.words import (
    breaches,
    events,
    fu,
    furiten,
    groups,
    legality,
    melds,
    options,
    outcomes,
    points,
    problems,
    rulesets,
    tiles,
    waits,
    winds,
    yaku,
)

Id = TypeVar("Id")
Say = Callable[[], str]

CONDITION_IDS = {found.id for found in vars(all_conditions).values() if isinstance(found, Condition)} | {
    FAMILY_CONDITION,
    *NAGASHI_CONDITIONS,
}
# Words of the game that Latin alphabets share with English.
SHARED = {
    "ron", "tsumo", "riichi", "double", "chii", "pon", "kan", "han", "fu", "honba", "mangan", "haneman",
    "baiman", "sanbaiman", "yakuman", "daisangen", "daisuushii", "suukantsu", "renhou", "nagashi", "uma",
    "oka", "rare", "no", "e", "s", "w", "n",
}  # fmt: skip


def said() -> Iterator[tuple[str, Say]]:
    """Every id with what puts it into words."""
    yield from _each(TILES, tiles.tile_name)
    yield "back", tiles.face_down_name
    yield from _each(MeldKind, melds.meld_kind)
    yield from _each([wait for wait in Wait if wait is not Wait.NONE], waits.wait_name)
    yield from _each(Limit, points.limit_name)
    yield from _each((*WIND_IDS, DISCARDER), winds.seat_name)
    yield from _each(Wind, winds.round_name)
    yield from _each(Wind, winds.your_seat)
    yield from _each(WinBy, events.way_of_winning)
    yield from _each([state for state in Riichi if state is not Riichi.NO], events.riichi_word)
    for by in WinBy:
        yield from _each(Event, partial(events.event_word, by=by))
    yield from _each(Reason, fu.fu_reason)
    yield from _each(NoWinReason, outcomes.no_win)
    yield from _each(furiten.UNTIL, lambda id: gettext(furiten.UNTIL[id]))
    yield from _each(problems.PROBLEMS, lambda id: problems.problem_sentence(Problem(id, "", "")))
    yield from _each(ObstacleId, lambda id: legality.obstacle_sentence(Obstacle(id, 4, 2)))
    yield from _each(sorted(CONDITION_IDS), breaches.condition_broken)
    yield from _each([option.id for option in OPTIONS], options.option_name)
    for option in OPTIONS:
        yield from _each(_values(option), partial(options.option_value, option.id))
    yield from _each(rulesets.STATUSES, rulesets.ruleset_status)
    yield from _each(rulesets.FACTS, rulesets.fact_name)
    yield from _each(groups.ORDERS, groups.order_name)
    yield from _each((*HAN_GROUPS, *Commonness, *Structure, *Cause), groups.group_heading)


def _each(ids: Iterable[Id], say: Callable[[Id], str]) -> Iterator[tuple[str, Say]]:
    for id in ids:
        yield str(id), partial(say, id)


def _values(option: Option) -> Iterator[Value]:
    if option.is_list:
        yield frozenset()
        yield frozenset(str(choice) for choice in option.choices)
    else:
        yield from option.choices or (0, 300)


SAID = list(said())


@pytest.mark.parametrize("code", CODES)
def test_every_id_has_words_and_none_shows_itself(code: str) -> None:
    with i18n.speaking(code):
        words = [(id, say()) for id, say in SAID]

    assert [id for id, text in words if not text] == []
    assert [text for _, text in words if "_" in text or "%(" in text] == []


@pytest.mark.parametrize("code", [code for code in CODES if code != "en"])
def test_no_english_is_left_in_another_language(code: str) -> None:
    _insist_on_translations(code)
    with i18n.speaking("en"):
        english = [say() for _, say in SAID]

    with i18n.speaking(code):
        left = {text for text, (_, say) in zip(english, SAID, strict=True) if say() == text and not _is_shared(text)}

    assert left == set()


@pytest.mark.parametrize("code", CODES)
def test_every_yaku_has_a_name_of_its_own(code: str, in_app: None) -> None:
    with i18n.speaking(code):
        names = [yaku.yaku_name(id) for id in YAKU_IDS]

    assert len(set(names)) == len(YAKU_IDS)


@pytest.mark.parametrize("code", CODES)
def test_every_fact_of_every_ruleset_can_be_said(code: str, catalog: Catalog) -> None:
    facts = [fact for entry in catalog.rulesets.values() for fact in entry.facts.values()]

    with i18n.speaking(code):
        texts = [rulesets.fact_value(fact) for fact in facts]

    assert all(texts)
    assert {fact.id for fact in facts} == set(rulesets.FACTS)


def test_no_table_of_words_holds_an_id_that_the_engine_does_not_have() -> None:
    assert set(breaches.CONDITIONS) == CONDITION_IDS
    assert set(fu.REASONS) == set(Reason)
    assert set(outcomes.REASONS) == set(outcomes.IN_SHORT) == set(NoWinReason)
    assert set(options.NAMES) == {option.id for option in OPTIONS}
    assert set(points.LIMITS) == set(Limit)
    assert set(furiten.UNTIL) == set(FURITEN_ENDS)
    assert set(legality.OBSTACLES) == set(ObstacleId) - {ObstacleId.WALL_TOO_SHORT, ObstacleId.TOO_FEW_POINTS}


def test_a_meld_says_whose_tile_was_called() -> None:
    five = parse_tiles("555p")
    pon = Meld(MeldKind.PON, five, five[0], Source.ACROSS)

    with i18n.speaking("en"):
        assert melds.meld_description(pon) == "pon from the player opposite"


def test_a_meld_without_a_source_says_only_what_it_is() -> None:
    with i18n.speaking("en"):
        assert melds.meld_description(Meld(MeldKind.CLOSED_KAN, parse_tiles("2222s"))) == "concealed quad"


@pytest.mark.parametrize("kind", list(MeldKind))
@pytest.mark.parametrize("source", list(Source))
def test_every_possible_call_has_words(kind: MeldKind, source: Source) -> None:
    if kind is MeldKind.CLOSED_KAN or (kind is MeldKind.CHI and source is not Source.LEFT):
        return
    shape = parse_tiles("345p") if kind is MeldKind.CHI else parse_tiles("5555p" if "kan" in kind.value else "555p")

    with i18n.speaking("en"):
        assert "player" in melds.meld_description(Meld(kind, shape, shape[0], source))


@pytest.mark.parametrize(("tile", "sign"), [("5m", "5"), ("0p", "5"), ("1z", "E"), ("4z", "N"), ("5z", ""), ("7z", "")])
def test_numerals_tell_suit_tiles_and_winds_apart(tile: str, sign: str) -> None:
    with i18n.speaking("en"):
        assert tiles.numeral(parse_tiles(tile)[0]) == sign


def test_a_red_five_is_named_as_one() -> None:
    with i18n.speaking("en"):
        assert tiles.tile_name(Tile(22, red=True)) == "red 5 of bamboos"


@pytest.mark.parametrize("kind", list(BreachKind))
def test_every_kind_of_breach_has_a_sentence(kind: BreachKind, won: Score, in_app: None) -> None:
    is_yaku = kind in (BreachKind.REPLACED, BreachKind.STANDS_ALONE)

    sentence = breaches.breach_sentence(Breach(kind, "ryanpeikou" if is_yaku else "closed"), won.situation)

    assert sentence.endswith(".")


@pytest.mark.parametrize(
    ("kind", "sentence"),
    [
        (31, "The pair is of dragons, so it earns fu."),
        (27, "The pair is the round wind."),
        (28, "The pair is your seat wind."),
    ],
)
def test_pinfu_says_which_value_its_pair_has(kind: int, sentence: str, won: Score, in_app: None) -> None:
    breach = Breach(BreachKind.CONDITION, "pair_without_value", (kind, kind))

    assert breaches.breach_sentence(breach, won.situation) == sentence


@pytest.fixture
def won(catalog: Catalog) -> Score:
    """A win of South in the East round."""
    hand = {"concealed": "23467m345p22678s", "win": "5m", "by": "ron", "round": "east", "seat": "south"}
    record = read_record(hand, catalog.rules)
    assert record.hand is not None
    found = score(record.hand, record.situation, record.ruleset)
    assert isinstance(found, Score)
    return found


def _is_shared(text: str) -> bool:
    return all(word.isdigit() or word in SHARED for word in re.findall(r"\w+", text.lower()))


def _insist_on_translations(code: str) -> None:
    path = i18n.translations_root() / code / "LC_MESSAGES" / "messages.po"
    with path.open("rb") as lines:
        if not any("".join(message.string or "") for message in read_po(lines) if message.id):
            pytest.skip(f"{path} is not translated yet")
