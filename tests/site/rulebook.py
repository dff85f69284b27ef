"""The real content with one chapter more, `trial`, that has every kind of piece, and with a note under an example."""

from __future__ import annotations

from pathlib import Path
from shutil import copytree

from webapp.catalog import Catalog, content_root, load
from webapp.languages import CODES

META = """\
id = "trial"
sources = ["tenhou", "ema-2025"]

[hands.closed_ron]
hand = { concealed = "23467m345p22678s", win = "5m", by = "ron", round = "east", seat = "south" }
holds = ["pinfu"]

[hands.own_draw]
hand = { concealed = "23467m345p22678s", win = "5m", by = "tsumo", round = "east", seat = "south" }
holds = ["pinfu", "menzen_tsumo"]

[hands.red]
hand = { concealed = "23467m340p22678s", win = "5m", by = "ron", round = "east", seat = "south" }
holds = ["pinfu"]

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

[waits.let_go]
tiles = "234m345p22999s45s"
on = "36s"
passed = "6s"
riichi = "riichi"
furiten = "riichi"
"""

TEXT = """\
# {title} 1 < 2

{title} {{term:tenpai}} & {{yaku:pinfu}} {{tiles:340m5z}} {{han:pinfu}}.

## {title} {{#line}}

{{term:tenpai|{title}}} {{term:furiten}} {{chapter:trial#alone}} {{chapter:trial|{title}}}
{{yaku:yakuhai_white}} {{ruleset:tenhou}}

- han {{han:tanyao:open}}, {{han:renhou}}, {{han:kokushi}}
- fu {{fu:base}}, {{fu:double_wind_pair}}
- points {{points:ron:3:30}}, {{points:dealer_ron:4:30}}, {{points:tsumo:3:30}}, {{points:dealer_tsumo:3:30}}
- points {{points:base:3:30}}, {{points:base:mangan}}, {{points:dealer_ron:yakuman}}
- points {{points:riichi}}, {{points:honba}}, {{points:honba_each}}, {{points:noten}}
- rules {{option:kiriage_mangan}}, {{fact:starting_points}}
- hands {{score:closed_ron}}, {{score:own_draw}}, {{score:red}}, {{score:without_yaku}}, {{score:terminals}}

| {title} | {title} |
|--:|---|
| {{han:pinfu}} | [{title}](#alone) [{title}](https://example.org/) |

## {title} 2 {{#alone}}

{{hand:closed_ron}}

{{fu_bill:closed_ron}}

{title}

{{steps:own_draw}}

{{hand:red}}

{{hand:without_yaku}}

{{hand:terminals}}

{{waits:middle}}

{{waits:thrown_away}}

{{waits:let_go}}

{{options:kiriage_mangan winners}}

{{options:winners riichi_tiles_left}}

{tables}
"""
TABLES = ("tiles", "score_non_dealer", "score_dealer", "fu", "limits", "draw_payments", "yaku_by_han", "rulesets")


TITLES = {"fr": "Essai", "es": "Prueba", "pl": "Próba", "ru": "Проба", "en": "Trial"}
DEFINED = ("tenpai", "furiten", "ron")


def rulebook(folder: Path) -> Catalog:
    """The content in a folder, which is made anew."""
    copytree(content_root(), folder)
    _list_the_chapter(folder / "orders.toml")
    chapter, definitions = folder / "chapters/trial", folder / "definitions"
    chapter.mkdir(parents=True)
    definitions.mkdir(exist_ok=True)
    (chapter / "meta.toml").write_text(META, "utf-8")
    for code in CODES:
        (chapter / f"{code}.md").write_text(_text(TITLES[code]), "utf-8")
        _define(definitions / f"{code}.toml", TITLES[code])
    _note_an_example(folder / "yaku/renhou.toml")
    return load(folder)


def _text(title: str) -> str:
    return TEXT.format(title=title, tables="\n\n".join(f"{{table:{id}}}" for id in TABLES))


def _list_the_chapter(orders: Path) -> None:
    """At the end of those that there are."""
    text = orders.read_text("utf-8")
    end = text.index("]", text.index("chapters = ["))
    before = text[:end].rstrip(", \n")
    between = "" if before.endswith("[") else ", "
    orders.write_text(f'{before}{between}"trial"{text[end:]}', "utf-8")


def _note_an_example(page: Path) -> None:
    """A note with pieces under the first hand of a page."""
    head, mark, tail = page.read_text("utf-8").partition("\n[[examples]]\n")
    hand, end, rest = tail.partition("\n")
    notes = "".join(f'{code} = "{title} {{tiles:340m}} {{term:tenpai}}."\n' for code, title in TITLES.items())
    page.write_text(f"{head}{mark}{hand}{end}{notes}{rest}", "utf-8")


def _define(file: Path, title: str) -> None:
    """What the chapter needs, where the real definitions do not have it."""
    text = file.read_text("utf-8") if file.exists() else ""
    for id in DEFINED:
        if not text.startswith(f"{id} =") and f"\n{id} =" not in text:
            text += f'{id} = "{title} {{term:ron}} {{tiles:11s}}."\n'
    file.write_text(text, "utf-8")
