"""Chapters: whole in five languages that say the same, about what is there, with hands that the engine proves."""

import pytest

from tests.catalog.conftest import Content
from webapp.languages import CODES
from webapp.riichi.furiten import FuritenKind
from webapp.riichi.outcome import NoWinReason

META = "chapters/counting/meta.toml"
EN = "chapters/counting/en.md"
PL = "chapters/counting/pl.md"


@pytest.fixture
def chaptered(content: Content) -> Content:
    content.add_chapter()
    return content


def test_a_chapter_is_read_with_its_words_hands_and_waits(chaptered: Content) -> None:
    chapter = chaptered.load().chapters["counting"]

    assert chapter.sources == ("tenhou",)
    assert list(chapter.texts) == list(CODES)
    assert chapter.texts["pl"].title == "Liczenie"
    assert chapter.texts["pl"].headings == {"start": "Początek", "end": "Koniec"}
    assert chapter.hands["closed_ron"].holds == ("pinfu",)
    assert chapter.hands["without_yaku"].no_win is NoWinReason.NO_YAKU
    assert chapter.waits["thrown_away"].furiten is FuritenKind.OWN_DISCARD


def test_content_may_have_no_chapters(content: Content) -> None:
    assert content.load().chapters == {}


def test_the_hash_changes_with_the_words_of_a_chapter(chaptered: Content) -> None:
    before = chaptered.load().hash

    chaptered.edit(EN, "# Counting", "# Counting on")

    assert chaptered.load().hash != before


@pytest.mark.parametrize("name", ["meta.toml", "ru.md"])
def test_a_chapter_is_there_as_a_whole(chaptered: Content, name: str) -> None:
    chaptered.remove(f"chapters/counting/{name}")

    assert f"chapters/counting/{name}: missing; `chapters` in orders.toml lists it" in chaptered.faults()


@pytest.mark.parametrize("name", ["counting/de.md", "counting/en.md~", "waiting/en.md"])
def test_nothing_lies_among_the_chapters_that_is_not_listed(chaptered: Content, name: str) -> None:
    chaptered.write(f"chapters/{name}", "Words.")

    (fault,) = chaptered.faults()

    assert fault.startswith(f"chapters/{name}: not one of meta.toml, fr.md, es.md, pl.md, ru.md, en.md of a chapter")


def test_a_text_that_is_not_utf_8_is_a_fault(chaptered: Content) -> None:
    (chaptered.root / EN).write_bytes(b"# \xff")

    (fault,) = chaptered.faults()

    assert fault.startswith(f"{EN}: not a text in UTF-8: ")


@pytest.mark.parametrize(
    ("old", "new", "fault"),
    [
        ("# Counting\n\n", "", "line 1: expected `# Title`, then one lead paragraph"),
        ("# Counting", "## Counting {#top}", "line 1: expected `# Title`, then one lead paragraph"),
        ("# Counting", "# Counting *fu*", "line 1: a heading with more than words; expected plain words"),
        ("## The start {#start}", "Words.\n\n## The start {#start}", "line 5: expected `## Heading {#id}` after"),
        ("{#start}", "", "line 5: a heading with the id ''; expected `## Heading {#an_own_id}`"),
        ("{#start}", "{#Start}", "line 5: a heading with the id 'Start'; expected `## Heading {#an_own_id}`"),
        ("{#start}", "{#end}", "line 5: a heading with the id 'end'; expected `## Heading {#an_own_id}`"),
        ("### Words.", "#### Words.", "line 15: a heading of level 4; expected ## or ###"),
        ("{fu:base}", "{fu:bass}", "line 7: {fu:bass}: 'bass'; expected one of base"),
        ("{yaku:pinfu}", "{yaku:pinfuu}", "line 3: no yaku 'pinfuu'; expected one of "),
        ("{term:tile}", "{term:tiles}", "line 3: no term 'tiles'; expected an id of terms.toml"),
        ("{ruleset:tenhou}", "{ruleset:ema}", "line 7: no ruleset 'ema'; expected one of ema-2025, tenhou"),
        ("{han:pinfu}", "{han:pinfuu}", "line 7: no yaku 'pinfuu'; expected one of "),
        ("{han:pinfu}", "{han:pinfu:open}", "line 7: pinfu counts in no open hand under any rules"),
        ("{option:kiriage_mangan}", "{option:kiriage}", "line 7: no option 'kiriage'; expected one of open_tanyao"),
        ("{options:kiriage_mangan winners}", "{options:winner}", "line 27: no option 'winner'; expected one of "),
        ("{fact:uma}", "{fact:umma}", "line 21: no fact 'umma'; expected one of starting_points"),
        ("{hand:red}", "{hand:blue}", "line 11: no hand of this chapter 'blue'; expected one of closed_ron"),
        ("{score:without_yaku}", "{score:blue}", "line 21: no hand of this chapter 'blue'; expected one of "),
        ("{waits:middle}", "{waits:left}", "line 13: no waits of this chapter 'left'; expected one of middle"),
        ("{chapter:counting#end}", "{chapter:count}", "line 17: no chapter 'count'; expected one of counting"),
        ("{chapter:counting#end}", "{chapter:counting#e}", "line 17: no heading in counting 'e'; expected one of "),
        ("(#end)", "(#last)", "line 17: a link to '#last'; expected https://…, #heading of this chapter or"),
        ("(#end)", "(/en/yaku/pinfu)", "line 17: a link to '/en/yaku/pinfu'; expected https://…"),
        ("# Counting", "# Counting 'on'", "title: \"Counting 'on'\"; expected the language's own quotation marks"),
        ("## The start", "## The 3 han", "#start: '3 han'; expected {han:…}, {fu:…} or {points:…}"),
        ("### Words.", "### Words...", "line 15: 'Words...'; expected … as one sign"),
        ("{table:fu}", "For 3 han", "line 29: '3 han'; expected {han:…}, {fu:…} or {points:…}"),
    ],
)
def test_what_is_wrong_in_a_text_is_told_with_its_line(chaptered: Content, old: str, new: str, fault: str) -> None:
    chaptered.edit(EN, old, new)

    assert any(found.startswith(f"{EN}: {fault}") for found in chaptered.faults())


def test_https_links_are_welcome(chaptered: Content) -> None:
    chaptered.edit(EN, "(#end)", "(https://example.org/rules)")

    assert chaptered.load().chapters


@pytest.mark.parametrize(
    ("old", "new", "fault"),
    [
        ("{#end}", "{#last}", "headings: start, last; fr.md has start, end"),
        (
            "{hand:red}\n\n{waits:middle}",
            "{waits:middle}\n\n{hand:red}",
            "#start: the blocks {hand:closed_ron} {waits:",
        ),
        (
            "{table:fu}\n",
            "",
            "#end: the blocks {steps:terminals} {waits:thrown_away} {options:",
        ),
        ("{fu:base}", "{fu:tsumo}", "numbers: {fu:tsumo} only here; {fu:base} only in fr.md"),
        ("{fu:base}", "", "numbers: none only here; {fu:base} only in fr.md"),
    ],
)
def test_every_language_shows_the_same(chaptered: Content, old: str, new: str, fault: str) -> None:
    chaptered.edit(PL, old, new)

    assert any(found.startswith(f"{PL}: {fault}") for found in chaptered.faults())


def test_the_same_number_may_stand_elsewhere_and_twice(chaptered: Content) -> None:
    chaptered.edit(PL, "- Słowa.", "- Słowa. {fu:base}")

    assert chaptered.load().chapters


@pytest.mark.parametrize(
    ("old", "new", "fault"),
    [
        ('id = "counting"', 'id = "count"', "id: 'count' in a folder of that name; expected 'counting'"),
        ('sources = ["tenhou"]', 'sources = ["ema"]', "sources: 'ema' is no ruleset; expected one of ema-2025, tenhou"),
        ('sources = ["tenhou"]', "sources = []", "sources: List should have at least 1 item"),
        ('holds = ["pinfu"]', 'holds = ["pinfuu"]', "hands.closed_ron.holds: the engine has no yaku pinfuu"),
        ('holds = ["pinfu"]', "holds = []", "hands.closed_ron: expected either yaku in `holds`, or `holds = []` and"),
        ('concealed = "23467m345p22678s"', 'concealed = "23467m"', "hands.closed_ron.hand.concealed: "),
        (
            'holds = ["pinfu"]',
            'holds = ["chanta"]',
            "hands.closed_ron: under ema-2025 it has pinfu, tanyao; ",
        ),
        ('holds = ["pinfu"]', 'holds = ["chanta"]', "hands.closed_ron: no ruleset counts chanta in such a hand"),
        (
            'lacks = ["iipeikou", "chanta"]',
            'lacks = ["pinfu"]',
            "hands.closed_ron: under tenhou it has pinfu, tanyao; not",
        ),
        (
            'no_win = "no_yaku"',
            'no_win = "furiten"',
            "hands.without_yaku: under tenhou it has no win (no_yaku); ",
        ),
        ('no_win = "no_yaku"', 'no_win = "ugly"', "hands.without_yaku.no_win: "),
        ("[hands.terminals]", "[hands.ends]", "hands.ends: shown nowhere in the chapter"),
        ("[waits.middle]", "[waits.edge]", "waits.edge: shown nowhere in the chapter"),
        ('on = "5s"', 'on = "3s"', "waits.middle: waits for 5s; expected 3s"),
        ('on = "5s"', 'on = ""', "waits.middle: waits for 5s; expected nothing"),
        ('on = "5s"', 'on = "5"', "waits.middle.on: "),
        ('tiles = "234m345p22678s46s"', 'tiles = "234m"', "waits.middle.tiles.concealed: "),
        ('furiten = "own_discard"\n', "", "waits.thrown_away: furiten: own_discard; expected none"),
        ('on = "5s"', 'on = "5s"\nfuriten = "temporary"', "waits.middle: furiten: none; expected temporary"),
    ],
)
def test_what_is_wrong_beside_the_words_is_told(chaptered: Content, old: str, new: str, fault: str) -> None:
    chaptered.edit(META, old, new)

    assert any(found.startswith(f"{META}: {fault}") for found in chaptered.faults())


def test_rules_under_which_a_hand_cannot_be_prove_nothing(chaptered: Content) -> None:
    hand = chaptered.load().chapters["counting"].hands["red"]

    assert hand.record.ruleset.id == "tenhou"


def test_the_words_of_a_yaku_page_may_hold_placeholders(chaptered: Content) -> None:
    chaptered.edit("yaku/pinfu.toml", "Une main *simple*.", "Une {term:tile}, {han:pinfu}, {chapter:counting#end}.")
    chaptered.edit("yaku/pinfu.toml", "Four sequences and", "{fu:base|four}Four sequences and")
    chaptered.edit("yaku/pinfu.toml", 'en = "a closed wait"', 'en = "a closed {waits:middle}"')

    assert chaptered.faults() == [
        "yaku/pinfu.toml: near_misses[0].en: {waits:middle} among words; expected it alone in its paragraph",
        "yaku/pinfu.toml: near_misses[0].en: no waits of this chapter 'middle'; expected one of none",
        "yaku/pinfu.toml: en.definition: {fu:base|four}: expected {fu:base}",
    ]


def test_the_words_of_a_yaku_page_name_no_number(content: Content) -> None:
    content.edit("yaku/pinfu.toml", "Une main *simple*.", "Une main de 3 han.")

    assert content.faults() == ["yaku/pinfu.toml: fr.prose: '3 han'; expected {han:…}, {fu:…} or {points:…}"]


def test_names_hold_no_placeholders(content: Content) -> None:
    content.edit("terms.toml", 'lead = "tile"', 'lead = "{tiles:1m}"')

    assert content.faults() == ["terms.toml: tile.en.lead: '{tiles:1m}'; expected words without marks"]


def test_an_option_and_a_fact_are_told_where_a_chapter_shows_them(chaptered: Content) -> None:
    told = chaptered.load().told

    assert told == dict.fromkeys(("uma", "kiriage_mangan", "winners"), (("counting", "end"),))
