"""The catalogues' own tool: plural rules, and the faults it finds."""

import pytest
from babel.messages.catalog import Catalog, Message

from webapp.languages import CODES
from webapp.site.messages import PLURALS, SOURCE_LANGUAGE, faults, new_catalogue

SLAVIC = {0: 2, 1: 0, 2: 1, 4: 1, 5: 2, 11: 2, 12: 2, 14: 2, 22: 1, 25: 2, 100: 2, 102: 1, 111: 2, 112: 2}
FORMS = {
    "fr": {0: 0, 1: 0, 2: 1, 5: 1},
    "es": {0: 1, 1: 0, 2: 1, 5: 1},
    "pl": {**SLAVIC, 21: 2, 101: 2},
    "ru": {**SLAVIC, 21: 0, 101: 0},
}


def test_every_translated_language_has_its_plural_rule() -> None:
    assert set(PLURALS) == set(CODES) - {SOURCE_LANGUAGE}


@pytest.mark.parametrize(("code", "forms"), FORMS.items())
def test_counts_take_the_form_that_grammar_asks_for(code: str, forms: dict[int, int]) -> None:
    from gettext import c2py

    rule = c2py(new_catalogue(code).plural_expr)

    assert {count: rule(count) for count in forms} == forms


def test_a_translation_in_order_has_no_fault() -> None:
    assert found("%(a)s of %(b)s", "%(b)s : %(a)s") == []


def test_an_empty_translation_is_a_fault() -> None:
    assert found("East wind", "") == ["empty"]


def test_a_lost_placeholder_is_a_fault() -> None:
    assert found("%(a)s of %(b)s", "%(a)s") == ["other placeholders or tags than the message"]


def test_a_lost_tag_is_a_fault() -> None:
    assert found("<b>now</b>", "now") == ["other placeholders or tags than the message"]


def test_a_single_per_cent_sign_is_a_fault() -> None:
    assert found("all", "100 %") == ["other placeholders or tags than the message"]


def test_a_fuzzy_translation_is_a_fault() -> None:
    assert found("East wind", "Vent d’Est", flags=["fuzzy"]) == ["fuzzy"]


def test_a_plural_with_one_empty_form_is_a_fault() -> None:
    assert found(("%(num)s tile", "%(num)s tiles"), ("%(num)s kamień", "%(num)s kamienie", "")) == ["empty"]


def test_singular_without_its_number_is_allowed_where_english_has_none() -> None:
    assert found(("One tile", "%(num)s tiles"), ("Jeden kamień", "%(num)s kamienie", "%(num)s kamieni")) == []


def test_a_message_that_is_not_there_is_a_fault() -> None:
    template = Catalog()
    template.add("East wind")

    assert list(faults(message("East wind"), Catalog())) == ["missing"]


def found(id: str | tuple[str, str], text: str | tuple[str, ...], flags: list[str] | None = None) -> list[str]:
    catalogue = new_catalogue("pl")
    catalogue.add(id, text, flags=flags or [])
    return list(faults(message(id), catalogue))


def message(id: str | tuple[str, str]) -> Message:
    return Catalog().add(id)
