"""The hand format: one JSON object for a hand, its situation and its rules, and one for what it is worth.

`read_record` names every problem it finds, in whichever key. `by` may be `draw` for a hand that was not won: then
there is no `win`, and nagashi mangan is judged on the discards.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping
from functools import lru_cache
from typing import Any, NamedTuple

from webapp.riichi.entered import Entered, problems_of_entered
from webapp.riichi.errors import ImpossibleState, Problem, shown
from webapp.riichi.hand import Hand, Meld, MeldKind, Source
from webapp.riichi.nagashi import Nagashi, nagashi_mangan
from webapp.riichi.outcome import NoWin, NoWinReason
from webapp.riichi.problems import problems
from webapp.riichi.reader import LONGEST_TEXT, Reader
from webapp.riichi.ruleset import Ruleset, Value, problems_of_changes
from webapp.riichi.score import Score, score
from webapp.riichi.situation import WIND_IDS, Discard, Event, Pao, Riichi, Situation, WinBy, Wind
from webapp.riichi.tiles import Tile, parse_tiles
from webapp.riichi.yaku.table import YAKU_BY_ID

DRAW = "draw"
DEFAULT_RULESET = "ema-2025"
KEYS = frozenset(
    (
        *(
            "id",
            "concealed",
            "melds",
            "win",
            "by",
            "from",
            "round",
            "seat",
            "riichi",
            "events",
            "dora",
            "ura",
        ),
        *("discards", "passed", "pao", "honba", "sticks", "ruleset", "options"),
        # what only test rows hold: the expected answer, and which fault an engine showed
        *("expect", "fault_seen"),
    )
)
KEYS_OF_A_WIN = frozenset({"win", "by", "from", "events"})
MELD_KEYS = frozenset({"kind", "tiles", "called", "from"})
PAO_KEYS = frozenset({"yaku", "seat"})

_WINS = tuple(way.value for way in WinBy)
_EVENTS = {event.value: event for event in Event}


class Record(NamedTuple):
    """A hand as it was entered, free of contradictions. `hand` is None for a draw."""

    id: str | None
    hand: Hand | None
    melds: tuple[Meld, ...]
    situation: Situation
    ruleset: Ruleset


class Waiting(NamedTuple):
    """Thirteen tiles, kans counted as three, as they were entered, free of contradictions."""

    id: str | None
    concealed: tuple[Tile, ...]
    melds: tuple[Meld, ...]
    situation: Situation
    ruleset: Ruleset


Result = Score | NoWin | Nagashi


def read_record(data: object, rulesets: Mapping[str, Ruleset]) -> Record:
    """The record that an object of the hand format holds. Raises ImpossibleState with every problem."""
    reader = _reader(data, KEYS)
    name = reader.text("id", None)
    ruleset = _ruleset(reader, rulesets)
    melds = _melds(reader)
    concealed = reader.tiles("concealed")
    by = reader.choice("by", (*_WINS, DRAW))
    situation = _situation(reader, WinBy.TSUMO if by == DRAW else WinBy(by))
    winning = _winning(reader, by)
    hand = None if reader.problems or winning is None else _hand(concealed, melds, winning)
    if hand is not None and ruleset is not None:
        reader.problems += problems(hand, situation, ruleset)
    else:
        entered = Entered(concealed, melds, winning, situation, ruleset)
        reader.problems += problems_of_entered(entered, reader.wrong_keys)
    reader.done()
    assert ruleset is not None
    return Record(name, hand, melds, situation, ruleset)


def read_waiting(data: object, rulesets: Mapping[str, Ruleset]) -> Waiting:
    """The thirteen tiles that an object of the hand format holds, one without the keys of a win.

    Raises ImpossibleState with every problem.
    """
    reader = _reader(data, KEYS)
    for key in sorted(KEYS_OF_A_WIN & reader.data.keys()):
        reader.wrong("key_of_a_win", f"{key!r} is a key of a won hand; this one waits for its last tile", key)
    reader.data = {key: value for key, value in reader.data.items() if key not in KEYS_OF_A_WIN}
    name = reader.text("id", None)
    ruleset = _ruleset(reader, rulesets)
    melds = _melds(reader)
    concealed = reader.tiles("concealed")
    situation = _situation(reader, WinBy.TSUMO)
    reader.problems += problems_of_entered(Entered(concealed, melds, None, situation, ruleset), reader.wrong_keys)
    reader.done()
    assert ruleset is not None
    return Waiting(name, concealed, melds, situation, ruleset)


def judge(record: Record) -> Result:
    """What a record is worth: a win, no win, or nagashi mangan at a draw."""
    if record.hand is not None:
        return score(record.hand, record.situation, record.ruleset)
    found = nagashi_mangan(record.situation, record.melds, record.ruleset)
    return NoWin(NoWinReason.NOT_COMPLETE) if found is None else found


def _reader(data: object, keys: Collection[str]) -> Reader:
    if not isinstance(data, Mapping):
        raise ImpossibleState([Problem("not_an_object", f"{shown(data)} is not an object", "")])
    reader = Reader(data)
    reader.unknown_keys(keys)
    return reader


def _ruleset(reader: Reader, rulesets: Mapping[str, Ruleset]) -> Ruleset | None:
    """The rules with their changes; None where either is wrong."""
    id = reader.text("ruleset", DEFAULT_RULESET)
    rules = rulesets.get(id) if id is not None else None
    if rules is None:
        reader.wrong("unknown_ruleset", f"{shown(id)} is not a ruleset; there are {', '.join(rulesets)}", "ruleset")
    options = reader.data.get("options", {})
    if not isinstance(options, Mapping):
        reader.wrong("bad_value", f"options cannot be {shown(options)}; expected an object", "options")
        return None
    wrong = problems_of_changes(options)
    reader.problems += wrong
    if wrong or rules is None:
        return None
    return _derived(rules, frozenset(map(_frozen_change, options.items()))) if options else rules


@lru_cache(maxsize=64)
def _derived(rules: Ruleset, changes: frozenset[tuple[str, Value]]) -> Ruleset:
    """The rules with these changes, the same for all hands that ask: what is worked out from rules is kept in them."""
    return rules.derive_from(dict(changes))


def _frozen_change(change: tuple[str, Any]) -> tuple[str, Value]:
    option, value = change
    return option, frozenset(value) if isinstance(value, list) else value


def _melds(reader: Reader) -> tuple[Meld, ...]:
    melds: list[Meld] = []
    for inner in reader.objects("melds"):
        meld = _meld(inner)
        if meld is not None:
            melds.append(meld)
        reader.problems += inner.problems
    return tuple(melds)


def _meld(reader: Reader) -> Meld | None:
    reader.unknown_keys(MELD_KEYS)
    kind = reader.choice("kind", [kind.value for kind in MeldKind])
    tiles = reader.tiles("tiles")
    called = reader.tile("called") if "called" in reader.data else None
    source = reader.choice("from", [source.value for source in Source]) if "from" in reader.data else None
    if reader.problems:
        return None
    try:
        return _known_meld(kind, tiles, called, source)
    except ImpossibleState as bad:
        reader.take_over(bad)
        return None


@lru_cache(maxsize=4096)
def _known_meld(kind: str, tiles: tuple[Tile, ...], called: Tile | None, source: str | None) -> Meld:
    return Meld(MeldKind(kind), tiles, called, Source(source) if source else None)


def _winning(reader: Reader, by: str) -> Tile | None:
    if by != DRAW:
        return reader.tile("win")
    if "win" in reader.data:
        reader.wrong("win_at_a_draw", "a hand that ended in a draw has no winning tile", "win")
    if reader.data.get("events"):
        reader.wrong("event_at_a_draw", "the events are those of a win", "events")
    return None


def _hand(concealed: tuple[Tile, ...], melds: tuple[Meld, ...], winning: Tile) -> Hand | None:
    try:
        return Hand(concealed, melds, winning)
    except ImpossibleState:
        return None  # the tiles are judged again with all else that was entered


def _situation(reader: Reader, by: WinBy) -> Situation:
    seat = Wind(WIND_IDS.index(reader.choice("seat", WIND_IDS)))
    return Situation(
        by=by,
        seat=seat,
        round=Wind(WIND_IDS.index(reader.choice("round", WIND_IDS))),
        riichi=Riichi(reader.choice("riichi", [state.value for state in Riichi], Riichi.NO.value)),
        events=_events(reader),
        dora=reader.tiles("dora", default=""),
        ura=reader.tiles("ura", default=""),
        honba=reader.number("honba"),
        sticks=reader.number("sticks"),
        discarder=Wind(WIND_IDS.index(reader.choice("from", WIND_IDS))) if "from" in reader.data else None,
        discards=_discards(reader),
        passed=reader.tiles("passed", default=""),
        pao=_pao(reader),
    )


def _events(reader: Reader) -> frozenset[Event]:
    names = reader.items("events")
    for place, name in enumerate(names):
        if not isinstance(name, str) or name not in _EVENTS:
            message = f"{shown(name)} is not an event; there are {', '.join(_EVENTS)}"
            reader.wrong_item("bad_value", message, "events", place)
    return frozenset(_EVENTS[name] for name in names if isinstance(name, str) and name in _EVENTS)


def _discards(reader: Reader) -> tuple[Discard, ...]:
    """Own discards such as `1m9p'4z`, a mark after a tile that was called away."""
    text = reader.data.get("discards", "")
    if not isinstance(text, str) or "'" not in text or len(text) > LONGEST_TEXT:
        return tuple(Discard(tile) for tile in reader.tiles("discards", default=""))
    discards: list[Discard] = []
    try:
        *called, rest = text.split("'")
        for run in called:
            *before, last = parse_tiles(run)
            discards += [*(Discard(tile) for tile in before), Discard(last, called=True)]
        discards += [Discard(tile) for tile in parse_tiles(rest)]
    except (ImpossibleState, ValueError):
        reader.wrong("bad_tiles", f"{shown(text)} is no row of discards such as 1m9p'4z", "discards")
    return tuple(discards)


def _pao(reader: Reader) -> Pao | None:
    if "pao" not in reader.data:
        return None
    value = reader.data["pao"]
    if not isinstance(value, Mapping):
        reader.wrong("bad_value", f"pao cannot be {shown(value)}; expected an object with yaku and seat", "pao")
        return None
    inner = Reader(value, at="pao")
    inner.unknown_keys(PAO_KEYS)
    yaku = inner.choice("yaku", [id for id, row in YAKU_BY_ID.items() if row.is_yakuman])
    seat = Wind(WIND_IDS.index(inner.choice("seat", WIND_IDS)))
    reader.problems += inner.problems
    return Pao(yaku, seat)
