"""A small content folder without a fault, to be broken in one place at a time."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.skips import CHECKOUT
from webapp.catalog import Catalog, ContentError, load
from webapp.languages import CODES
from webapp.riichi.yaku import YAKU_IDS

REAL_CONTENT = CHECKOUT / "content"

ORDERS = """\
rulesets = ["ema-2025", "tenhou"]
tournament = ["pinfu", "rest", "nagashi_mangan"]
chapters = []
"""

TERMS = """\
[tile]
kanji = "牌"
kana = "ハイ"
romaji = "hai"
fr = { lead = "tuile", also = ["pièce"] }
es = { lead = "ficha" }
pl = { lead = "kamień" }
ru = { lead = "тайл", also = [{ name = "кость", used_by = "RRC" }] }
en = { lead = "tile" }
"""

MEETINGS = """\
hands = [{ concealed = "23467m345p22678s", win = "5m", by = "tsumo", round = "east", seat = "south" }]
"""

PINFU = """\
id = "pinfu"
rows = ["pinfu"]
kanji = "平和"
kana = "ピンフ"
romaji = "pinfu"
structure = "sequences"
cause = ""
commonness = "frequent"
share = 20
share_source = "tenhou"

[[examples]]
hand = { concealed = "23467m345p22678s", win = "5m", by = "ron", round = "east", seat = "south" }

[[near_misses]]
hand = { concealed = "23446m345p22678s", win = "5m", by = "ron", round = "east", seat = "south", riichi = "riichi" }
breaks = "two_sided_wait"
fr = "attente au milieu"
es = "espera interior"
pl = "czekanie w\u00a0środku"
ru = "закрытое ожидание"
en = "a closed wait"

[[mistakes]]
fr = "Compter une paire de son vent."
es = "Contar una pareja del propio viento."
pl = "Liczenie pary własnego wiatru."
ru = "Считать пару своего ветра."
en = "Counting a pair of one’s own wind."

[[sources]]
title = "A booklet"
clause = "4.2"
url = "https://example.org/booklet"

[fr]
name = "Pinfu"
gloss = "quatre suites sans fu"
also = [{ name = "Main plate", used_by = "un club", note = "rare" }]
definition = "Quatre suites et rien de plus."
prose = "Une main *simple*."
conditions.closed = "main fermée"
conditions.four_sequences = "quatre suites"
conditions.pair_without_value = "paire sans valeur"
conditions.two_sided_wait = "attente double"

[es]
name = "Pinfu"
gloss = "cuatro secuencias sin fu"
definition = "Cuatro secuencias y nada más."
conditions.closed = "mano cerrada"
conditions.four_sequences = "cuatro secuencias"
conditions.pair_without_value = "pareja sin valor"
conditions.two_sided_wait = "espera doble"

[pl]
name = "Pinfu"
gloss = "ręka bez fu"
definition = "Cztery sekwensy i\u00a0nic więcej."
conditions.closed = "ręka zamknięta"
conditions.four_sequences = "cztery sekwensy"
conditions.pair_without_value = "para bez wartości"
conditions.two_sided_wait = "czekanie z\u00a0dwóch stron"

[ru]
name = "Пинфу"
gloss = "рука без фу"
definition = "Четыре чи и\u00a0больше ничего."
conditions.closed = "закрытая рука"
conditions.four_sequences = "четыре чи"
conditions.pair_without_value = "пара без ценности"
conditions.two_sided_wait = "двустороннее ожидание"

[en]
name = "Pinfu"
gloss = "four sequences without fu"
definition = "Four sequences and nothing more."
conditions.two_sided_wait = "a two-sided wait"
conditions.closed = "a closed hand"
conditions.four_sequences = "four sequences"
conditions.pair_without_value = "a pair without value"
"""

CHAPTER_META = """\
id = "counting"
sources = ["tenhou"]

[hands.closed_ron]
hand = { concealed = "23467m345p22678s", win = "5m", by = "ron", round = "east", seat = "south" }
holds = ["pinfu"]
lacks = ["iipeikou", "chanta"]

[hands.red]
holds = ["yakuhai_white"]
[hands.red.hand]
concealed = "234m067p1178s"
melds = [{ kind = "pon", tiles = "555z", from = "left" }]
win = "6s"
by = "ron"
round = "east"
seat = "south"

[hands.without_yaku]
holds = []
no_win = "no_yaku"
[hands.without_yaku.hand]
concealed = "23m345p22678s"
melds = [{ kind = "chi", tiles = "678m", called = "6m", from = "left" }]
win = "1m"
by = "ron"
round = "east"
seat = "south"

[hands.terminals]
hand = { concealed = "123456789m1234p", discards = "1m9p1z9s", by = "draw", round = "east", seat = "south" }
holds = ["nagashi_mangan"]

[waits.middle]
tiles = "234m345p22678s46s"
on = "5s"

[waits.thrown_away]
tiles = "234m345p22999s45s"
on = "36s"
discards = "3s"
furiten = "own_discard"
"""

_CHAPTER_WORDS = {
    "fr": ("Compter", "Des mots.", "Le début", "La fin"),
    "es": ("Contar", "Palabras.", "El principio", "El fin"),
    "pl": ("Liczenie", "Słowa.", "Początek", "Koniec"),
    "ru": ("Подсчёт", "Слова.", "Начало", "Конец"),
    "en": ("Counting", "Words.", "The start", "The end"),
}
_CHAPTER = """\
# {title}

{words} {{term:tile}} {{yaku:pinfu}}

## {start} {{#start}}

{words} {{han:pinfu}}, {{fu:base}}, {{points:ron:3:30}}, {{option:kiriage_mangan}}, {{ruleset:tenhou}}.

{{hand:closed_ron}}

{{hand:red}}

{{waits:middle}}

### {words}

[{words}](#end) {{chapter:counting#end}} {{tiles:123m}}

## {end} {{#end}}

- {words} {{score:without_yaku}}, {{fact:uma}}

{{steps:terminals}}

{{waits:thrown_away}}

{{options:kiriage_mangan winners}}

{{table:fu}}
"""


def _chapter(code: str) -> str:
    title, words, start, end = _CHAPTER_WORDS[code]
    return _CHAPTER.format(title=title, words=words, start=start, end=end)


_OTHER = """\
id = "{id}"
rows = {rows}
kanji = "{kanji}"
kana = "{kana}"
romaji = "{id}"
structure = "situational"
cause = "draw"
commonness = "very_rare"

[[examples]]
hand = {hand}
"""
_OTHER_TEXT = """
[{code}]
name = "{name}"
gloss = "{gloss}"
definition = "{name}."
conditions = {conditions}
"""
_NAGASHI_CONDITIONS = '{ exhaustive_draw = "a", only_terminal_or_honour_discards = "b", no_discard_called = "c" }'
_NAGASHI_HAND = '{ concealed = "123456789m1234p", discards = "1m9p1z9s", by = "draw", round = "east", seat = "south" }'
_REST_HAND = '{ concealed = "234567m34p22678s", win = "5p", by = "tsumo", round = "east", seat = "south" }'


def _page(id: str, rows: list[str], kanji: str, kana: str, hand: str, conditions: str) -> str:
    head = _OTHER.format(id=id, rows=rows, kanji=kanji, kana=kana, hand=hand).replace("'", '"')
    names = {"fr": id.title(), "es": id.title(), "pl": id.title(), "ru": f"Русское {len(id)}", "en": id.title()}
    return head + "".join(
        _OTHER_TEXT.format(code=code, name=name, gloss=f"{name} 2", conditions=conditions)
        + "".join(f'rows.{row} = "{name} {number} {row}"\n' for number, row in enumerate(rows) if len(rows) > 1)
        for code, name in names.items()
    )


class Content:
    """The small folder: `pinfu`, one page for all other rows, nagashi mangan, two real rulesets and one term."""

    def __init__(self, root: Path) -> None:
        self.root = root
        rest = [row for row in YAKU_IDS if row not in ("pinfu", "nagashi_mangan")]
        self.write("orders.toml", ORDERS)
        self.write("terms.toml", TERMS)
        self.write("meetings.toml", MEETINGS)
        self.write("yaku/pinfu.toml", PINFU)
        self.write("yaku/rest.toml", _page("rest", rest, "余", "ヨ", _REST_HAND, '{ value_triplet = "a" }'))
        nagashi = _page("nagashi_mangan", ["nagashi_mangan"], "流", "ナガシ", _NAGASHI_HAND, _NAGASHI_CONDITIONS)
        self.write("yaku/nagashi_mangan.toml", nagashi)
        for id in ("ema-2025", "tenhou"):
            self.write(f"rulesets/{id}.toml", (REAL_CONTENT / f"rulesets/{id}.toml").read_text("utf-8"))

    def add_chapter(self) -> None:
        """One chapter, `counting`, and the definition that its words need."""
        self.edit("orders.toml", "chapters = []", 'chapters = ["counting"]')
        self.write("chapters/counting/meta.toml", CHAPTER_META)
        for code in CODES:
            self.write(f"chapters/counting/{code}.md", _chapter(code))
            self.write(f"definitions/{code}.toml", f'tile = "{_CHAPTER_WORDS[code][1]}"\n')

    def write(self, file: str, text: str) -> None:
        """Makes a file what it is not yet, or no longer."""
        path = self.root / file
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, "utf-8")

    def edit(self, file: str, old: str, new: str) -> None:
        """Puts one text in the place of another, which must be there once."""
        text = (self.root / file).read_text("utf-8")
        assert text.count(old) == 1, f"{old!r} is {text.count(old)} times in {file}"
        self.write(file, text.replace(old, new))

    def remove(self, file: str) -> None:
        (self.root / file).unlink()

    def load(self) -> Catalog:
        return load(self.root)

    def faults(self) -> list[str]:
        """What is wrong, each in its line."""
        with pytest.raises(ContentError) as caught:
            load(self.root)
        return [str(fault) for fault in caught.value.faults]


@pytest.fixture(scope="session")
def real_catalog() -> Catalog:
    """The content that is served."""
    return load(REAL_CONTENT)


@pytest.fixture
def content(tmp_path: Path) -> Content:
    return Content(tmp_path)
