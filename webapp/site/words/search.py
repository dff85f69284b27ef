"""The words of the search: kinds of things, the languages of names, and what was found."""

from webapp.catalog.finding import JAPANESE, Closeness, Found, Kind
from webapp.site.i18n import gettext, mark_in, ngettext, pgettext

KINDS = {
    Kind.YAKU: mark_in("kind of result", "Yaku"),
    Kind.TERM: mark_in("kind of result", "Term"),
    Kind.CHAPTER: mark_in("kind of result", "Chapter"),
    Kind.RULESET: mark_in("kind of result", "Ruleset"),
}
LANGUAGES = {
    "fr": mark_in("language of a name", "French"),
    "es": mark_in("language of a name", "Spanish"),
    "pl": mark_in("language of a name", "Polish"),
    "ru": mark_in("language of a name", "Russian"),
    "en": mark_in("language of a name", "English"),
    JAPANESE: mark_in("language of a name", "Japanese"),
}


def kind_name(kind: Kind) -> str:
    """What kind of thing a result is."""
    return pgettext(*KINDS[kind])


def hand_name() -> str:
    """What a result is that is no entry but a hand to be scored."""
    return pgettext("kind of result", "Hand")


def language_name(code: str) -> str:
    """The language that a name is from, in the language being spoken."""
    return pgettext(*LANGUAGES[code])


def outcome(found: tuple[Found, ...], query: str) -> str:
    """A sentence on what was found: whether the query is the name of something, looks like names, or like none."""
    if not query:
        return ""
    if not found or found[0].closeness is Closeness.NEAREST:
        return gettext("Nothing is called “%(query)s”.", query=query)
    if found[0].closeness >= Closeness.MISTYPED:
        return gettext("Nothing is called “%(query)s”. You may have meant:", query=query)
    return ngettext("%(num)s result for “%(query)s”", "%(num)s results for “%(query)s”", len(found), query=query)


def suggestions_said(count: int) -> str:
    """How many suggestions there are, said to those who do not see them."""
    if not count:
        return gettext("No suggestions.")
    return ngettext("%(num)s suggestion: use the arrow keys.", "%(num)s suggestions: use the arrow keys.", count)
