"""The message catalogues of a checkout: `python -m webapp.site.messages extract | update | compile | check`.

extract writes translations/messages.pot; update does that and merges it into every language's messages.po; compile
writes a messages.mo beside each messages.po that is newer; check says what is stale, empty, fuzzy or broken.
"""

from __future__ import annotations

import re
import sys
import tempfile
from collections.abc import Iterator, Sequence
from contextlib import chdir
from datetime import UTC, datetime
from pathlib import Path

from babel.messages.catalog import Catalog, Message
from babel.messages.frontend import CommandLineInterface
from babel.messages.mofile import write_mo
from babel.messages.pofile import read_po, write_po

from webapp.languages import CODES
from webapp.site.i18n import translations_root

SOURCE_LANGUAGE = "en"
KEYWORDS = ("mark", "mark_in:1c,2")
PLURALS = {
    "fr": "nplurals=2; plural=(n > 1);",
    "es": "nplurals=2; plural=(n != 1);",
    "pl": "nplurals=3; plural=(n==1 ? 0 : n%10>=2 && n%10<=4 && (n%100<12 || n%100>14) ? 1 : 2);",
    "ru": ("nplurals=3; plural=(n%10==1 && n%100!=11 ? 0 : n%10>=2 && n%10<=4 && (n%100<12 || n%100>14) ? 1 : 2);"),
}
UNDATED = datetime(2026, 1, 1, tzinfo=UTC)
PLACEHOLDER = re.compile(r"%\((\w+)\)s|%%|%")
TAG = re.compile(r"</?\w+[^>]*>")


def extract() -> None:
    """Write the template of all messages, unless it says the same already."""
    fresh = _extracted()
    if not _template_path().is_file() or _texts(fresh) != _texts(_read(_template_path())):
        _write(fresh, _template_path())


def update() -> None:
    """Extract, then give every language the new messages and take away the ones no longer used."""
    extract()
    template = _read(_template_path())
    for code in _translated_codes():
        path = _catalogue_path(code)
        catalogue = _read(path, code) if path.is_file() else new_catalogue(code)
        catalogue.update(template, no_fuzzy_matching=True)
        _write(catalogue, path)


def compile_all() -> None:
    """Bring every messages.mo up to its messages.po."""
    for code in _translated_codes():
        source = _catalogue_path(code)
        target = source.with_suffix(".mo")
        if target.is_file() and target.stat().st_mtime >= source.stat().st_mtime:
            continue
        with target.open("wb") as binary:
            write_mo(binary, _read(source, code))


def problems() -> Iterator[str]:
    """What is wrong with the catalogues, a line each."""
    fresh = _extracted()
    if _texts(fresh) != _texts(_read(_template_path())):
        yield "translations/messages.pot is stale: run `make messages`"
    for code in _translated_codes():
        catalogue = _read(_catalogue_path(code), code)
        for message in fresh:
            if message.id:
                yield from (f"{code}: {fault}: {message.id!r}" for fault in faults(message, catalogue))


def main(arguments: list[str]) -> int:
    """Do what the one argument says; 0 if all is well."""
    match arguments:
        case ["extract"]:
            extract()
        case ["update"]:
            update()
        case ["compile"]:
            compile_all()
        case ["check"]:
            found = list(problems())
            sys.stdout.writelines(f"{line}\n" for line in found)
            return 1 if found else 0
        case _:
            sys.stderr.write((__doc__ or "") + "\n")
            return 2
    return 0


def faults(message: Message, catalogue: Catalog) -> Iterator[str]:
    """What is wrong with the translation of one message."""
    translated = catalogue.get(message.id, message.context)
    if translated is None:
        yield "missing"
        return
    if translated.fuzzy:
        yield "fuzzy"
    forms = _forms(translated.string)
    if not all(forms):
        yield "empty"
        return
    allowed = {frozenset(_marks(text)) for text in _forms(message.id)}
    if any(frozenset(_marks(form)) not in allowed for form in forms):
        yield "other placeholders or tags than the message"


def _forms(texts: str | Sequence[str] | None) -> tuple[str, ...]:
    """A text in all its plural forms, or the one that it has."""
    return (texts or "",) if isinstance(texts, str | None) else tuple(texts)


def _marks(text: str) -> list[str]:
    return [match.group() for match in PLACEHOLDER.finditer(text)] + TAG.findall(text)


def _extracted() -> Catalog:
    """The messages of the code and templates as they are now, with places relative to the checkout."""
    keywords = [argument for keyword in KEYWORDS for argument in ("-k", keyword)]
    with tempfile.TemporaryDirectory() as folder, chdir(translations_root().parent):
        target = Path(folder) / "messages.pot"
        command = ["pybabel", "--quiet", "extract", "-F", "pyproject.toml", *keywords, "-c", "Translators:"]
        command += ["--add-location=file", "-o", str(target), "."]
        CommandLineInterface().run(command)  # type: ignore[no-untyped-call] # Babel does not annotate its command line
        return _read(target)


def new_catalogue(code: str) -> Catalog:
    """An empty catalogue of a language, with the plural rule that Babel does not always know."""
    header = f'msgid ""\nmsgstr ""\n"Language: {code}\\n"\n"Plural-Forms: {PLURALS[code]}\\n"\n'
    header += '"Content-Type: text/plain; charset=utf-8\\n"\n'
    return read_po(header.splitlines(), locale=code)


def _texts(catalogue: Catalog) -> set[tuple[str, str, tuple[str, ...]]]:
    return {
        (message.context or "", str(message.id), tuple(message.auto_comments)) for message in catalogue if message.id
    }


def _read(path: Path, code: str | None = None) -> Catalog:
    with path.open("rb") as lines:
        return read_po(lines, locale=code)


def _write(catalogue: Catalog, path: Path) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    catalogue.header_comment = "# Messages of Yakudoku."
    catalogue.project, catalogue.version, catalogue.msgid_bugs_address = "Yakudoku", "1", ""
    catalogue.last_translator = catalogue.language_team = "Yakudoku"
    # Dates would change files in which nothing else did.
    catalogue.creation_date = catalogue.revision_date = UNDATED
    catalogue.fuzzy = False
    with path.open("wb") as file:
        write_po(file, catalogue, width=110, sort_by_file=True, ignore_obsolete=True, include_lineno=False)


def _translated_codes() -> list[str]:
    return [code for code in CODES if code != SOURCE_LANGUAGE]


def _catalogue_path(code: str) -> Path:
    return translations_root() / code / "LC_MESSAGES" / "messages.po"


def _template_path() -> Path:
    return translations_root() / "messages.pot"


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
