"""Numbers as each language writes them, and messages with placeholders and plurals."""

import pytest

from webapp.languages import CODES
from webapp.site import i18n

NARROW, WIDE = "\u202f", "\u00a0"


@pytest.mark.parametrize(
    ("code", "expected"),
    [
        ("fr", f"5{NARROW}200"),
        ("es", "5200"),
        ("pl", "5200"),
        ("ru", "5200"),
        ("en", "5,200"),
    ],
)
def test_four_digits_are_grouped_in_french_and_english_only(code: str, expected: str) -> None:
    with i18n.speaking(code):
        assert i18n.number(5200) == expected


@pytest.mark.parametrize(
    ("code", "expected"),
    [
        ("fr", f"12{NARROW}000"),
        ("es", f"12{WIDE}000"),
        ("pl", f"12{WIDE}000"),
        ("ru", f"12{WIDE}000"),
        ("en", "12,000"),
    ],
)
def test_five_digits_are_grouped_everywhere(code: str, expected: str) -> None:
    with i18n.speaking(code):
        assert i18n.number(12000) == expected


def test_the_sign_of_a_loss_is_no_digit() -> None:
    with i18n.speaking("es"):
        assert i18n.number(-5200) == "-5200"


@pytest.mark.parametrize(
    ("code", "expected"),
    [("fr", f"0,5{NARROW}%"), ("es", f"0,5{WIDE}%"), ("pl", "0,5%"), ("ru", f"0,5{WIDE}%"), ("en", "0.5%")],
)
def test_a_share_has_the_decimal_sign_and_the_space_of_its_language(code: str, expected: str) -> None:
    with i18n.speaking(code):
        assert i18n.percent(0.5) == expected


def test_the_language_spoken_before_comes_back() -> None:
    with i18n.speaking("fr"):
        with i18n.speaking("pl"):
            assert i18n.language() == "pl"

        assert i18n.language() == "fr"


def test_placeholders_are_filled_and_a_doubled_per_cent_sign_is_one() -> None:
    with i18n.speaking("en"):
        assert i18n.gettext("%(share)s%% of %(what)s", share=2, what="wins") == "2% of wins"


def test_counts_are_grouped_in_plurals() -> None:
    with i18n.speaking("en"):
        assert i18n.ngettext("%(num)s point", "%(num)s points", 1) == "1 point"
        assert i18n.ngettext("%(num)s point", "%(num)s points", 5200) == "5,200 points"


@pytest.mark.parametrize("code", CODES)
def test_every_language_can_be_spoken(code: str) -> None:
    with i18n.speaking(code):
        assert i18n.gettext("East wind")
