"""The catalogs of messages: nothing stale, missing, empty, fuzzy or broken, and nothing left over."""

from collections.abc import Iterable
from typing import Any

import pytest
from babel.messages.catalog import Catalog
from babel.messages.pofile import read_po

from tests.project.checkout import TOP
from webapp.languages import CODES
from webapp.site.messages import problems

# Messages are written in English in the code.
TRANSLATED = [code for code in CODES if code != "en"]
PLURAL_FORMS = {"fr": 2, "es": 2, "pl": 3, "ru": 3}


def read_catalog(code: str) -> Catalog:
    with (TOP / "translations" / code / "LC_MESSAGES" / "messages.po").open("rb") as lines:
        return read_po(lines, locale=code)


def identities(messages: Iterable[Any]) -> set[tuple[str | None, str]]:
    return {(message.context, str(message.id)) for message in messages if message.id}


def test_every_phrase_of_the_site_is_translated_into_every_language() -> None:
    assert list(problems()) == []


@pytest.mark.parametrize("code", TRANSLATED)
def test_no_catalog_holds_a_phrase_that_the_site_does_not_say(code: str) -> None:
    with (TOP / "translations" / "messages.pot").open("rb") as lines:
        template = read_po(lines)
    catalog = read_catalog(code)

    assert identities(catalog) == identities(template)
    assert not catalog.obsolete


@pytest.mark.parametrize("code", TRANSLATED)
def test_every_catalog_has_the_plural_forms_of_its_language(code: str) -> None:
    catalog = read_catalog(code)

    plurals = [message.string for message in catalog if message.id and message.pluralizable]

    assert catalog.num_plurals == PLURAL_FORMS[code]
    assert {len(forms or ()) for forms in plurals} <= {PLURAL_FORMS[code]}


def test_there_is_one_catalog_for_each_language_and_no_other() -> None:
    folders = {path.name for path in (TOP / "translations").iterdir() if path.is_dir()}

    assert folders == set(TRANSLATED)
