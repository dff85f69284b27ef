"""Whether a hand is fair to ask about: it wins, in one best way, and every fact on its card is paid."""

from __future__ import annotations

from webapp.riichi.hand import Hand
from webapp.riichi.outcome import NoWin
from webapp.riichi.ruleset import Ruleset
from webapp.riichi.score import Score, readings, score
from webapp.riichi.situation import Event, Riichi, Situation

MOST_YAKU = 6
PAID_FOR_EVENT = {
    Event.IPPATSU: frozenset({"ippatsu"}),
    Event.LAST_TILE: frozenset({"haitei", "houtei"}),
    Event.AFTER_KAN: frozenset({"rinshan"}),
    Event.ROBBED_KAN: frozenset({"chankan"}),
    Event.FIRST_TURN: frozenset({"tenhou", "chihou", "renhou"}),
}
PAID_FOR_RIICHI = {Riichi.RIICHI: frozenset({"riichi"}), Riichi.DOUBLE: frozenset({"double_riichi"})}


def fair_score(hand: Hand, situation: Situation, ruleset: Ruleset, concept: str) -> Score | None:
    """The score of a hand that is fair to ask about and in which the concept is paid, else None."""
    result = score(hand, situation, ruleset)
    if isinstance(result, NoWin):
        return None
    paid = {yaku for yaku, _ in result.yaku}
    is_fair = (
        concept in paid and len(paid) <= MOST_YAKU and _pays_every_fact(situation, paid) and _is_only_best(result, paid)
    )
    return result if is_fair else None


def _pays_every_fact(situation: Situation, paid: set[str]) -> bool:
    wanted = [PAID_FOR_EVENT[event] for event in situation.events]
    if situation.riichi is not Riichi.NO:
        wanted.append(PAID_FOR_RIICHI[situation.riichi])
    return all(not paid.isdisjoint(yaku) for yaku in wanted)


def _is_only_best(result: Score, paid: set[str]) -> bool:
    """Whether every reading that pays as much has the same yaku. Rulebooks do not say which of them to name."""
    reading = result.reading
    return all(
        {yaku.id for yaku in candidate.held} == paid
        for candidate in readings(reading.hand, reading.situation, reading.ruleset)
        if candidate.price.value == result.value
    )
