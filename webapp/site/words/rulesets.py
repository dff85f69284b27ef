"""What a ruleset says around the game, in words: its standing and the facts that no score depends on."""

from webapp.catalog import Fact
from webapp.site.i18n import gettext, mark, mark_in, ngettext, number, pgettext
from webapp.site.rules import Rules
from webapp.site.words.points import points

NO_BREAK_HYPHEN = "\u2011"

STATUSES = {
    "current": mark_in("ruleset", "in force"),
    "superseded": mark_in("ruleset", "replaced by a newer edition"),
    "historic": mark_in("ruleset", "historic"),
}
FACTS = {
    "starting_points": mark("Starting points"),
    "return_points": mark("Return points"),
    "uma": mark("Uma"),
    "oka": mark("Oka"),
    "bankruptcy": mark("The game ends when a player falls below zero"),
    "extension": mark("Extra round when nobody has enough points"),
    "agari_yame": mark("The dealer may end the game after the last deal"),
    "chombo": mark("Penalty for chombo"),
    "noten_pool": mark("Points that noten players pay to tenpai players at a draw"),
    "leftover_sticks": mark("Riichi sticks left at the end of the game"),
}
VALUES = {
    ("extension", "none"): mark_in("extra round", "none"),
    ("agari_yame", "none"): mark_in("dealer's choice", "no"),
    ("agari_yame", "agari"): mark_in("dealer's choice", "yes, if in first place after a win"),
    ("agari_yame", "agari_and_tenpai"): mark_in(
        "dealer's choice", "yes, if in first place after a win or a tenpai draw"
    ),
    ("chombo", "none"): mark_in("chombo", "none"),
    ("chombo", "unknown"): mark_in("chombo", "not known"),
    ("chombo", "twice_uma_step_after_uma"): mark_in("chombo", "twice the step of the uma, taken off after the uma"),
    ("leftover_sticks", "first"): mark_in("left-over sticks", "go to the player in first place"),
    ("leftover_sticks", "lost"): mark_in("left-over sticks", "are lost"),
}
_CHOMBO = {
    "minus_20000": mark("%(points)s"),
    "minus_20000_after_uma": mark("%(points)s, taken off after the uma"),
}


def ruleset_status(status: str) -> str:
    """Whether a ruleset is in force."""
    return pgettext(*STATUSES[status])


def rules_name(rules: Rules) -> str:
    """The rules in short: a published ruleset, or one that a club has changed."""
    name, count = rules.entry.short_name, len(rules.changes)
    if not count:
        return name
    return ngettext(
        "Club rules (%(ruleset)s, %(num)s change)", "Club rules (%(ruleset)s, %(num)s changes)", count, ruleset=name
    )


def with_changes(name: str, rules: Rules) -> str:
    """A name of rules, or what ends in one, and how much of them a club has changed: to stand in a sentence."""
    count = len(rules.changes)
    return (
        ngettext("%(name)s with %(num)s change", "%(name)s with %(num)s changes", count, name=name) if count else name
    )


def short_rules(rules: Rules) -> str:
    """The rules in short, to stand in a sentence."""
    return with_changes(rules.entry.short_name, rules)


def under_rules(rules: Rules) -> str:
    """Under which rules something is seen, in full."""
    entry = rules.entry
    return with_changes(gettext("Under %(name)s (%(date)s)", name=entry.name, date=edition_date(entry.date)), rules)


def edition_date(date: str) -> str:
    """The day, month or year of an edition as it is written everywhere, with hyphens at which no line breaks."""
    return date.replace("-", NO_BREAK_HYPHEN)


def fact_name(fact: str) -> str:
    """What a fact is about."""
    return gettext(FACTS[fact])


def fact_value(fact: Fact) -> str:
    """The value of a fact in words."""
    match fact.value:
        case bool():
            return pgettext("option", "yes") if fact.value else pgettext("option", "no")
        case int():
            return points(fact.value)
        case tuple():
            return _uma(fact.value)
        case "until_30000":
            return gettext("until somebody has %(points)s", points=points(30000))
        case str() if fact.value in _CHOMBO:
            return gettext(_CHOMBO[fact.value], points=points(20000))
        case _:
            return pgettext(*VALUES[fact.id, fact.value])


def _uma(rows: tuple[tuple[int, ...], ...]) -> str:
    if len(rows) == 1:
        return _places(rows[0])
    return gettext("; ").join(
        gettext("with %(count)s above the starting points: %(places)s", count=count, places=_places(row))
        for count, row in enumerate(rows)
        if any(row)
    )


def _places(row: tuple[int, ...]) -> str:
    """Four places, losses with a true minus sign."""
    return " / ".join(f"+{number(place)}" if place > 0 else number(place).replace("-", "−") for place in row)
