"""The words of the content: Markdown without HTML, each language's typography, names that tell things apart."""

import pytest

from tests.catalog.conftest import Content
from webapp.catalog.typography import faults_of

PINFU = "yaku/pinfu.toml"


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("fr", "Qu’est-ce que c’est\u202f? Une suite\u00a0: «\u00a01-2-3\u00a0»\u202f!"),
        ("fr", "Voir https://example.org/a:b?c=d et [ici](/fr/yaku/pinfu?rules=x), {han:pinfu}."),
        ("fr", "Vraiment\u202f?!"),
        ("es", "¿Y si la pareja tiene valor? Entonces, ¡ninguno! «Uno “dos”»"),
        ("pl", "„Dwa fu”\u00a0– 2–8, a\u00a0potem: trzy; i\u00a0tak ma być."),
        ("ru", "«Пон „зелёный“»\u00a0— ещё 2 фу, её пара: четыре, не\u00a0пять."),
        ("en", "It’s “closed”: 2–8 … and so on."),
        ("en", "one\n\n- a list\n- of two"),
    ],
)
def test_good_typography_has_no_fault(language: str, text: str) -> None:
    assert list(faults_of(language, text)) == []


@pytest.mark.parametrize(
    ("language", "text", "advice"),
    [
        ("en", "It's closed", "the language's own quotation marks, and ’ as apostrophe"),
        ("pl", 'To "pon"', "the language's own quotation marks, and ’ as apostrophe"),
        ("en", "and so on...", "… as one sign"),
        ("es", "una mano - cerrada", "a dash, not a hyphen"),
        ("ru", "закрытая  рука", "one space"),
        ("fr", "une suite .", "no space before it"),
        ("ru", "пон и кaн", "letters of one alphabet in a word"),
        ("fr", "Une suite ?", "a narrow no-break space (U+202F) before it"),
        ("fr", "Une suite\u00a0?", "a narrow no-break space (U+202F) before it"),
        ("fr", "Une suite: trois tuiles", "a no-break space (U+00A0) before it"),
        ("fr", "« Suite\u00a0»", "a no-break space (U+00A0) after it"),
        ("pl", "Para z wartością", "a no-break space (U+00A0) after it"),
        ("pl", "Para – dwa kamienie", "a no-break space (U+00A0) before it"),
        ("ru", "Пон и пара", "a no-break space (U+00A0) after it"),
        ("ru", "Пара — два тайла", "a no-break space (U+00A0) before it"),
        ("es", "Una secuencia :", "no space before it"),
        ("es", "¿ Una?", "no space inside it"),
        ("pl", "“pon”", "„ to open and ” to close"),
        ("ru", "« пон»", "no space inside it"),
        ("ru", "Еще один пон", "ё where it is said"),
        ("ru", "дракон зеленый", "ё where it is said"),
        ("en", "«closed»", "“ to open and ” to close"),
    ],
)
def test_bad_typography_comes_with_what_to_write(language: str, text: str, advice: str) -> None:
    assert any(fault.endswith(f"; expected {advice}") for fault in faults_of(language, text))


@pytest.mark.parametrize(("language", "text"), [("es", "Y esto?"), ("pl", "„pon"), ("ru", "«пон"), ("en", "“pon")])
def test_signs_that_come_in_pairs_are_counted(language: str, text: str) -> None:
    assert any(fault.endswith("expected them in pairs") for fault in faults_of(language, text))


def test_accents_are_part_of_their_letters() -> None:
    assert list(faults_of("pl", "re\u0328ka")) == ["letters and accents apart; expected composed letters (NFC)"]


@pytest.mark.parametrize(
    ("old", "new", "place"),
    [
        ('[pl]\nname = "Pinfu"', '[pl]\nname = "Pin  fu"', "pl.name"),
        ('gloss = "ręka bez fu"', "gloss = \"ręka 'bez' fu\"", "pl.gloss"),
        ('name = "Main plate"', 'name = "Main  plate"', "fr.also[0]"),
        ('used_by = "un club"', 'used_by = "l\'un"', "fr.also[0]"),
        ('note = "rare"', 'note = "rare..."', "fr.also[0]"),
        ('definition = "Cuatro secuencias', 'definition = "¿Cuatro secuencias', "es.definition"),
        ('prose = "Une main', 'prose = "Une main: ', "fr.prose"),
        ('two_sided_wait = "a two-sided wait"', 'two_sided_wait = "a  b"', "en.conditions.two_sided_wait"),
        ('ru = "закрытое ожидание"', 'ru = "закрытое  ожидание"', "near_misses[0].ru"),
        ('en = "Counting a pair of one’s own wind."', 'en = "Counting one\'s pair."', "mistakes[0].en"),
    ],
)
def test_every_text_of_a_page_is_judged_in_its_place_alone(content: Content, old: str, new: str, place: str) -> None:
    content.edit(PINFU, old, new)

    assert {fault.split(": ")[1] for fault in content.faults()} == {place}


def test_notes_on_an_example_are_judged_too(content: Content) -> None:
    hand = 'by = "ron", round = "east", seat = "south" }\n\n[[near'
    notes = 'fr = "a"\nes = "b"\npl = "c"\nru = "д"\nen = "e  f"'
    content.edit(PINFU, hand, hand.replace("\n\n", f"\n{notes}\n\n"))

    assert content.faults()[0].startswith(f"{PINFU}: examples[0].en: ")


@pytest.mark.parametrize("prose", ["Une <b>main</b>.", "<div>\\n\\nune main"])
def test_markdown_holds_no_html(content: Content, prose: str) -> None:
    content.edit(PINFU, "Une main *simple*.", prose)

    assert content.faults() == [f"{PINFU}: fr.prose: raw HTML; expected Markdown only"]


def test_a_less_than_sign_is_no_html(content: Content) -> None:
    content.edit(PINFU, "Une main *simple*.", "2 < 3")

    assert content.load().yaku["pinfu"].texts["fr"].prose == "2 < 3"


def test_a_name_begins_with_a_capital(content: Content) -> None:
    content.edit(PINFU, '[pl]\nname = "Pinfu"', '[pl]\nname = "pinfu"')

    assert content.faults() == [f"{PINFU}: pl.name: 'pinfu' begins small; expected a capital"]


def test_a_definition_is_a_sentence(content: Content) -> None:
    content.edit(PINFU, "Four sequences and nothing more.", "Four sequences")

    assert content.faults() == [
        f"{PINFU}: en.definition: ends in 'ur sequences'; expected a whole sentence with its full stop"
    ]


def test_no_name_is_given_twice_to_one_yaku(content: Content) -> None:
    content.edit(PINFU, '[{ name = "Main plate", ', '["Main Plate", "pinfu", { name = "Main plate", ')

    assert content.faults() == [
        f"{PINFU}: fr.also: 'pinfu' is there more than once",
        f"{PINFU}: fr.also: 'main plate' is there more than once",
    ]


def test_two_pages_share_no_name(content: Content) -> None:
    content.edit(PINFU, '[es]\nname = "Pinfu"', '[es]\nname = "Rest"')

    assert content.faults() == ["yaku/rest.toml: es.name: 'Rest' is also a name of yaku/pinfu.toml"]


def test_a_name_that_two_pages_share_is_told_once(content: Content) -> None:
    content.edit("yaku/nagashi_mangan.toml", '[es]\nname = "Nagashi_Mangan"', '[es]\nname = "Rest"')

    assert content.faults() == ["yaku/nagashi_mangan.toml: es.name: 'Rest' is also a name of yaku/rest.toml"]


def test_the_rows_of_two_pages_share_no_name(content: Content) -> None:
    content.edit(PINFU, '[es]\nname = "Pinfu"', '[es]\nname = "Rest 0 riichi"')

    assert content.faults() == ["yaku/rest.toml: es.rows.riichi: 'Rest 0 riichi' is also a name of yaku/pinfu.toml"]


def test_a_term_holds_what_its_table_says(content: Content) -> None:
    tile = content.load().terms["tile"]

    assert (tile.id, tile.kanji, tile.kana, tile.romaji) == ("tile", "牌", "ハイ", "hai")
    assert tile.texts["es"].lead == "ficha"
    assert tile.texts["es"].also == ()
    assert [(alias.name, alias.used_by) for alias in tile.texts["ru"].also] == [("кость", "RRC")]
    assert [alias.name for alias in tile.texts["fr"].also] == ["pièce"]


def test_a_term_has_a_lead_in_every_language(content: Content) -> None:
    content.edit("terms.toml", 'pl = { lead = "kamień" }', 'pl = { also = ["kamień"] }')

    assert content.faults()[0].startswith("terms.toml: tile.pl.lead: Field required")


def test_a_term_that_lacks_a_language_is_a_fault(content: Content) -> None:
    content.edit("terms.toml", 'pl = { lead = "kamień" }\n', "")

    assert content.faults()[0].startswith("terms.toml: tile: nothing in pl; expected every one of fr, es, pl, ru, en")


def test_the_names_of_a_term_and_who_says_them_are_judged(content: Content) -> None:
    content.edit("terms.toml", '["pièce"]', '["pièce", "Tuile", "l\'autre"]')
    content.edit("terms.toml", 'used_by = "RRC"', 'used_by = "RRC..."')

    assert content.faults() == [
        "terms.toml: tile.fr.also[2]: \"l'autre\"; expected the language's own quotation marks, and ’ as apostrophe",
        "terms.toml: tile.fr.also: 'tuile' is there more than once",
        "terms.toml: tile.ru.also[0]: 'RRC...'; expected … as one sign",
    ]
