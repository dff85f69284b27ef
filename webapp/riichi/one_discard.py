"""What cannot be true of several hands at once that are said to win on one discard."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from webapp.riichi.copies import fifth_copies, too_many_reds
from webapp.riichi.errors import Problem
from webapp.riichi.hand import tiles_of
from webapp.riichi.ruleset import Ruleset
from webapp.riichi.score import Score
from webapp.riichi.situation import Event, Riichi, Situation
from webapp.riichi.tiles import Tile

OF_THE_DISCARD = frozenset({Event.LAST_TILE, Event.ROBBED_KAN})
"""Events that belong to the tile on which all of them win, and not to a winner."""


def problems_of_winners(scores: Sequence[Score], ruleset: Ruleset) -> tuple[Problem, ...]:
    """Every contradiction between winning hands: of the discard, the seats, the deal and the set of tiles."""
    situations = [score.situation for score in scores]
    return (
        *_problems_of_the_discard(scores),
        *_problems_of_the_deal(situations),
        *_problems_of_the_set(scores, ruleset),
    )


def has_declared(situation: Situation) -> bool:
    """Whether the winner has put a stick on the table."""
    return situation.riichi is not Riichi.NO


def _problems_of_the_discard(scores: Sequence[Score]) -> Iterator[Problem]:
    situations = [score.situation for score in scores]
    if any(situation.is_tsumo or situation.discarder is None for situation in situations):
        yield Problem("no_discarder", "several players win on one discard; the discarder has to be named", "from")
    elif len({situation.discarder for situation in situations}) > 1:
        yield Problem("different_discarders", "the winners name different discarders", "from")
    if len({score.hand.winning for score in scores}) > 1:
        yield Problem("different_tiles", "the winners name different winning tiles", "win")
    if len({situation.events & OF_THE_DISCARD for situation in situations}) > 1:
        yield Problem("different_moments", "one wins on the last tile or a robbed kan, another does not", "events")


def _problems_of_the_deal(situations: Sequence[Situation]) -> Iterator[Problem]:
    if len({situation.seat for situation in situations}) != len(situations):
        yield Problem("same_winner", "one player is there as a winner twice", "seat")
    if len({(situation.round, situation.honba, situation.sticks) for situation in situations}) > 1:
        yield Problem("different_deals", "the winners name different rounds, honba or sticks", "honba")
    if len({_sorted(situation.dora) for situation in situations}) > 1:
        yield Problem("different_indicators", "the winners name different dora indicators", "dora")
    if len({_sorted(situation.ura) for situation in situations if has_declared(situation)}) > 1:
        yield Problem("different_indicators", "the winners name different ura indicators", "ura")
    declared, sticks = sum(map(has_declared, situations)), situations[0].sticks
    if declared > sticks:
        message = f"{declared} winners have declared riichi, yet only {sticks} sticks are on the table"
        yield Problem("too_few_sticks", message, "sticks")


def _problems_of_the_set(scores: Sequence[Score], ruleset: Ruleset) -> Iterator[Problem]:
    """More copies of a tile than there are, in all hands together. A called discard lies in somebody's meld."""
    first = scores[0]
    ura = max((score.situation.ura for score in scores), key=len)
    places = {
        "concealed": tuple(tile for score in scores for tile in score.hand.concealed),
        "melds": tuple(tile for score in scores for tile in tiles_of(score.hand.melds)),
        "win": (first.hand.winning,),
        "dora": first.situation.dora,
        "ura": ura,
        "discards": tuple(
            discard.tile for score in scores for discard in score.situation.discards if not discard.called
        ),
    }
    yield from fifth_copies(places)
    yield from too_many_reds(places, ruleset)


def _sorted(tiles: Sequence[Tile]) -> tuple[Tile, ...]:
    return tuple(sorted(tiles))
