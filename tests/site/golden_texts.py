"""The golden explanations: every example and every near miss of the rulebook, explained in each language.

    python -m tests.site.golden_texts

writes tests/golden/explained/<language>.txt anew. Read what changed before you commit it.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from flask import Flask

from webapp.catalog import Catalog, YakuEntry, content_root, load
from webapp.languages import CODES
from webapp.riichi.record import Record
from webapp.site import i18n
from webapp.site.explain_text import hand_lines
from webapp.site.library import keep_catalog

FOLDER = Path(__file__).parents[1] / "golden" / "explained"


def golden_text(catalog: Catalog, language: str) -> str:
    """All blocks of a language: a heading, the hand, whole sentences."""
    app = Flask(__name__)
    keep_catalog(app, catalog)
    with app.app_context():
        i18n.speak(language)
        return "\n".join(line for entry in catalog.yaku.values() for line in _entry_lines(entry))


def golden_records(catalog: Catalog) -> Iterator[Record]:
    """Every hand that is explained."""
    for entry in catalog.yaku.values():
        yield from (example.record for example in entry.examples)
        yield from (miss.record for miss in entry.near_misses)


def _entry_lines(entry: YakuEntry) -> Iterator[str]:
    for number, example in enumerate(entry.examples, start=1):
        yield from _block(f"{entry.id}: holds {number}", example.record, ())
    for number, miss in enumerate(entry.near_misses, start=1):
        yield from _block(f"{entry.id}: misses {number}", miss.record, entry.rows)


def _block(heading: str, record: Record, asked: tuple[str, ...]) -> Iterator[str]:
    yield f"== {heading} ({record.ruleset.id})"
    yield from hand_lines(record, asked)
    yield ""


def write_all() -> None:
    """Write every language anew."""
    catalog = load(content_root())
    FOLDER.mkdir(exist_ok=True)
    for code in CODES:
        (FOLDER / f"{code}.txt").write_text(golden_text(catalog, code), encoding="utf-8")


if __name__ == "__main__":
    write_all()
