"""The one list of languages that the site speaks."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Language:
    """A language with its code, as in addresses and the `lang` attribute, and its own name for itself."""

    code: str
    name: str


LANGUAGES = (
    Language("fr", "Français"),
    Language("es", "Español"),
    Language("pl", "Polski"),
    Language("ru", "Русский"),
    Language("en", "English"),
)

CODES = tuple(language.code for language in LANGUAGES)
