"""The fields of the hand desk, each with what is wrong with it beside it."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from webapp.riichi.ruleset import Ruleset
from webapp.riichi.situation import WIND_IDS, Event, Riichi, Situation, WinBy, Wind
from webapp.riichi.yaku.table import YAKU_BY_ID
from webapp.site.i18n import gettext, pgettext
from webapp.site.views.desk_draft import Draft
from webapp.site.views.desk_meaning import Meaning, field_of
from webapp.site.words.desk import odd_sentence, riichi_choice, wind_name
from webapp.site.words.events import event_word, way_of_winning
from webapp.site.words.problems import problem_sentence
from webapp.site.words.yaku import yaku_name

_SUGGESTED = ("daisangen", "daisuushii", "suukantsu")
"""The yakuman that somebody may be liable for under some rules."""


@dataclass(frozen=True, slots=True)
class Option:
    """One value of a choice."""

    value: str
    name: str
    is_chosen: bool
    gloss: str = ""


@dataclass(frozen=True, slots=True)
class ChoiceField:
    """A field with a few values; of `events` any number may be chosen."""

    name: str
    legend: str
    options: tuple[Option, ...]
    faults: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class TextField:
    """A field to type into. It keeps what was typed, whatever it is."""

    name: str
    label: str
    value: str
    faults: tuple[str, ...]
    hint: str = ""


@dataclass(frozen=True, slots=True)
class FieldsView:
    """All fields of the desk. `is_more_open` where one of those that are folded away holds something."""

    tiles: TextField
    by: ChoiceField
    discarder: ChoiceField
    seat: ChoiceField
    round: ChoiceField
    riichi: ChoiceField
    events: ChoiceField
    dora: TextField
    ura: TextField
    honba: TextField
    sticks: TextField
    discards: TextField
    passed: TextField
    pao: ChoiceField
    liable: ChoiceField
    is_more_open: bool


def faults_of(meaning: Meaning) -> dict[str, tuple[str, ...]]:
    """Everything that is wrong, as sentences by field."""
    faults: dict[str, list[str]] = {}
    for odd in meaning.odd:
        faults.setdefault(odd.at, []).append(odd_sentence(odd.why, odd.text, odd.place))
    for problem in meaning.problems:
        faults.setdefault(field_of(problem), []).append(problem_sentence(problem))
    return {field: tuple(dict.fromkeys(sentences)) for field, sentences in faults.items()}


def fields_view(draft: Draft, meaning: Meaning, ruleset: Ruleset) -> FieldsView:
    """The fields as they stand in a draft."""
    make = _Maker(draft, faults_of(meaning))
    more = (draft.discards, draft.passed, draft.pao, draft.liable)
    return FieldsView(
        tiles=make.text("tiles", gettext("Or type the hand")),
        by=make.choice("by", gettext("Won by"), ((way.value, way_of_winning(way).capitalize()) for way in WinBy)),
        discarder=make.choice("discarder", gettext("Discarder"), (("", gettext("Not said")), *_winds())),
        seat=make.choice("seat", gettext("Winner’s seat"), _winds()),
        round=make.choice("round", pgettext("wind", "Round"), _winds()),
        riichi=make.choice(
            "riichi", gettext("Riichi"), ((state.value, riichi_choice(state.value)) for state in Riichi)
        ),
        events=make.events(meaning.situation),
        dora=make.text("dora", gettext("Dora indicators")),
        ura=make.text("ura", gettext("Ura dora indicators")),
        honba=make.text("honba", gettext("Honba")),
        sticks=make.text("sticks", gettext("Riichi sticks on the table")),
        discards=make.text("discards", gettext("Winner’s own discards"), gettext("A mark after a called one: 1m9p'4z")),
        passed=make.text("passed", gettext("Winning tiles let go"), gettext("Since the last draw, or since riichi")),
        pao=make.choice("pao", gettext("Liability for"), _yakuman(draft, ruleset)),
        liable=make.choice("liable", gettext("Liable player"), (("", gettext("Nobody")), *_winds())),
        is_more_open=any(more),
    )


class _Maker:
    """Makes fields from a draft and its faults."""

    def __init__(self, draft: Draft, faults: dict[str, tuple[str, ...]]) -> None:
        self.draft = draft
        self.faults = faults

    def text(self, name: str, label: str, hint: str = "") -> TextField:
        return TextField(name, label, getattr(self.draft, name), self.faults.get(name, ()), hint)

    def choice(self, name: str, legend: str, choices: Iterable[tuple[str, str]]) -> ChoiceField:
        chosen = getattr(self.draft, name)
        options = tuple(Option(value, word, value == chosen) for value, word in choices)
        return ChoiceField(name, legend, options, self.faults.get(name, ()))

    def events(self, situation: Situation) -> ChoiceField:
        options = tuple(
            Option(
                event.value, _event_name(event, situation), event.value in self.draft.events, _gloss(event, situation)
            )
            for event in Event
        )
        return ChoiceField("events", gettext("Circumstances"), options, self.faults.get("events", ()))


def _winds() -> tuple[tuple[str, str], ...]:
    return tuple((wind, wind_name(wind)) for wind in WIND_IDS)


def _yakuman(draft: Draft, ruleset: Ruleset) -> tuple[tuple[str, str], ...]:
    """Those for which these rules know a liability, and what an address names besides."""
    ids = [id for id in _SUGGESTED if id in ruleset.pao]
    named = [draft.pao] if draft.pao not in ids and draft.pao in YAKU_BY_ID else []
    return (("", gettext("Nothing")), *((id, yaku_name(id)) for id in (*ids, *named)))


def _event_name(event: Event, situation: Situation) -> str:
    """The yaku that the event gives to a win of this sort."""
    is_tsumo = situation.by is WinBy.TSUMO
    match event:
        case Event.IPPATSU:
            return yaku_name("ippatsu")
        case Event.LAST_TILE:
            return yaku_name("haitei" if is_tsumo else "houtei")
        case Event.AFTER_KAN:
            return yaku_name("rinshan")
        case Event.ROBBED_KAN:
            return yaku_name("chankan")
        case Event.FIRST_TURN:
            own = "tenhou" if situation.seat is Wind.EAST else "chihou"
            return yaku_name(own if is_tsumo else "renhou")


def _gloss(event: Event, situation: Situation) -> str:
    return event_word(event, situation.by)
