"""The golden explanations, in each language: what the engine knows of a hand, as whole sentences that were read.

    python -m tests.site.golden_texts

writes them anew. Read what changed before you commit it.

- tests/golden/explained/<language>.txt: every example and every near miss of the rulebook, with all of its bills,
- tests/golden/explained/hands/<language>.txt: the hands of the files beside it; those of `beyond` with all of their
  bills, the others with what is announced and why not.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

from flask import Flask

from tests.riichi.explained import Explained, explained_hands
from webapp.catalog import Catalog, YakuEntry, content_root, load
from webapp.languages import CODES
from webapp.riichi.record import Record, Waiting
from webapp.site import i18n
from webapp.site.explain_text import Length, hand_lines, waiting_lines
from webapp.site.library import keep_catalog

RULEBOOK = Path(__file__).parents[1] / "golden" / "explained"
HANDS = RULEBOOK / "hands"
TOLD_WHOLE = "beyond"
"""The file whose hands are about points, readings and waits."""


def golden_text(folder: Path, catalog: Catalog, language: str) -> str:
    """All blocks of a folder in a language: a heading, the hand, whole sentences."""
    app = Flask(__name__)
    keep_catalog(app, catalog)
    with app.app_context():
        i18n.speak(language)
        return "\n".join(_BLOCKS[folder](catalog))


def golden_records(catalog: Catalog) -> Iterator[Record]:
    """Every hand of the rulebook that is explained."""
    for entry in catalog.yaku.values():
        yield from (example.record for example in entry.examples)
        yield from (miss.record for miss in entry.near_misses)


def _rulebook(catalog: Catalog) -> Iterator[str]:
    for entry in catalog.yaku.values():
        yield from _entry_lines(entry)


def _hands(_catalog: Catalog) -> Iterator[str]:
    for hand in explained_hands():
        length = Length.WHOLE if hand.file == TOLD_WHOLE else Length.BRIEF
        yield from _block(_heading(hand), hand.given, hand.asked, length)


_BLOCKS: dict[Path, Callable[[Catalog], Iterator[str]]] = {RULEBOOK: _rulebook, HANDS: _hands}


def _heading(hand: Explained) -> str:
    """What the hand shows, for those who read the text."""
    return f"{hand.file}: {hand.fact}"


def _entry_lines(entry: YakuEntry) -> Iterator[str]:
    for number, example in enumerate(entry.examples, start=1):
        yield from _block(f"{entry.id}: holds {number}", example.record, (), Length.WHOLE)
    for number, miss in enumerate(entry.near_misses, start=1):
        yield from _block(f"{entry.id}: misses {number}", miss.record, entry.rows, Length.WHOLE)


def _block(heading: str, given: Record | Waiting, asked: tuple[str, ...], length: Length) -> Iterator[str]:
    yield f"== {heading} ({given.ruleset.id})"
    yield from waiting_lines(given) if isinstance(given, Waiting) else hand_lines(given, asked, length)
    yield ""


def write_all() -> None:
    """Write every language anew."""
    catalog = load(content_root())
    for folder in _BLOCKS:
        for code in CODES:
            (folder / f"{code}.txt").write_text(golden_text(folder, catalog, code), encoding="utf-8")


if __name__ == "__main__":
    write_all()
