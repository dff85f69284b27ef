"""The engine's proof of what a chapter says of its hands, under every ruleset, and of its waits."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from webapp.catalog.chapter import Chapter, ChapterHand, ChapterWaits
from webapp.catalog.errors import Fault
from webapp.catalog.files import CHAPTERS, META
from webapp.catalog.proofs import is_worth_something, yaku_of
from webapp.riichi.furiten import furiten
from webapp.riichi.problems import problems
from webapp.riichi.record import Record
from webapp.riichi.ruleset import Ruleset
from webapp.riichi.tiles import TILES
from webapp.riichi.waits import waits


def check_chapter_proofs(chapter: Chapter, rulesets: Iterable[Ruleset]) -> Iterator[Fault]:
    """Whether every hand holds, lacks or misses what its file says, and thirteen tiles wait for what it says."""
    file, rules = f"{CHAPTERS}/{chapter.id}/{META}", tuple(rulesets)
    for id, hand in chapter.hands.items():
        yield from (Fault(file, f"hands.{id}", message) for message in _unproved(hand, rules))
    for id, tiles in chapter.waits.items():
        yield from (Fault(file, f"waits.{id}", message) for message in _unlike(tiles))


def _unproved(hand: ChapterHand, rulesets: tuple[Ruleset, ...]) -> Iterator[str]:
    """What is not so under some ruleset under which the hand can be."""
    proved: set[str] = set()
    for rules in rulesets:
        record = hand.record._replace(ruleset=rules)
        if _can_be(record):
            found = yaku_of(record)
            proved |= set(found)
            yield from (f"under {rules.id} it has {', '.join(found)}; {said}" for said in _unmet(hand, record, found))
    yield from (f"no ruleset counts {id} in such a hand" for id in hand.holds if id not in proved)


def _can_be(record: Record) -> bool:
    return record.hand is None or not problems(record.hand, record.situation, record.ruleset)


def _unmet(hand: ChapterHand, record: Record, found: tuple[str, ...]) -> Iterator[str]:
    if hand.no_win is not None and found != (said := f"no win ({hand.no_win})",):
        yield f"expected {said}"
    yield from (
        f"expected {id}" for id in hand.holds if id not in found and is_worth_something(record, (id,), record.ruleset)
    )
    yield from (f"not expected {id}" for id in hand.lacks if id in found)


def _unlike(tiles: ChapterWaits) -> Iterator[str]:
    waiting = tiles.waiting
    found = waits(waiting.concealed, waiting.melds)
    if found != tiles.on:
        yield f"waits for {_named(found)}; expected {_named(tiles.on)}"
    barred = furiten(waiting.concealed, waiting.melds, waiting.situation)
    if (barred and barred.kind) != tiles.furiten:
        yield f"furiten: {barred.kind if barred else 'none'}; expected {tiles.furiten or 'none'}"


def _named(kinds: tuple[int, ...]) -> str:
    return " ".join(str(TILES[kind]) for kind in kinds) or "nothing"
