"""Generated winning hands for the bench: half of them ordinary, half hard (one suit, kans, triplets, honours)."""

from __future__ import annotations

import random
from collections import Counter

from webapp.riichi.errors import ImpossibleState
from webapp.riichi.hand import Hand, Meld, MeldKind
from webapp.riichi.record import Record
from webapp.riichi.ruleset import Ruleset
from webapp.riichi.score import Score, score
from webapp.riichi.situation import Riichi, Situation, WinBy, Wind
from webapp.riichi.tiles import TILES, Tile

_SUITS = (range(9), range(9, 18), range(18, 27))
_HONOURS = range(27, 34)


def generate(number: int, seed: int, ruleset: Ruleset) -> list[Record]:
    """So many hands that win under a ruleset, equal for equal seeds."""
    rng = random.Random(seed)
    records: list[Record] = []
    while len(records) < number:
        record = _deal(rng, ruleset)
        if record is not None:
            records.append(record)
    return records


def _deal(rng: random.Random, ruleset: Ruleset) -> Record | None:
    allowed = _allowed_kinds(rng)
    groups = [_group(rng, allowed) for _ in range(4)]
    pair = [rng.choice(allowed)] * 2
    melds: list[Meld] = []
    free = list(pair)
    for group in groups:
        meld = _meld(rng, group)
        if meld is None:
            free += group
        else:
            melds.append(meld)
    every = Counter(free + [tile.kind for meld in melds for tile in meld.tiles])
    if max(every.values()) > 4:
        return None
    return _record(rng, free, tuple(melds), ruleset)


def _record(rng: random.Random, free: list[int], melds: tuple[Meld, ...], ruleset: Ruleset) -> Record | None:
    rng.shuffle(free)
    concealed = tuple(TILES[kind] for kind in sorted(free[1:]))
    hand = Hand(concealed, melds, TILES[free[0]])
    by = rng.choice((WinBy.RON, WinBy.TSUMO))
    riichi = Riichi.RIICHI if hand.is_closed and rng.random() < 0.5 else Riichi.NO
    seat, round_wind = Wind(rng.randrange(4)), Wind(rng.randrange(2))
    dora = tuple(TILES[rng.randrange(34)] for _ in range(1 + hand.kans))
    situation = Situation(by, seat, round_wind, riichi, dora=dora)
    try:
        result = score(hand, situation, ruleset)
    except ImpossibleState:
        return None
    return Record(None, hand, melds, situation, ruleset) if isinstance(result, Score) else None


def _allowed_kinds(rng: random.Random) -> list[int]:
    sort = rng.randrange(8)
    if sort < 4:
        return list(range(34))
    if sort == 4:
        return list(rng.choice(_SUITS))
    if sort == 5:
        return [*rng.choice(_SUITS), *_HONOURS]
    return [0, 8, 9, 17, 18, 26, *_HONOURS] if sort == 6 else list(range(34))


def _group(rng: random.Random, allowed: list[int]) -> list[int]:
    runs = [kind for kind in allowed if kind < 27 and kind % 9 < 7 and kind + 1 in allowed and kind + 2 in allowed]
    if runs and rng.random() < 0.6:
        first = rng.choice(runs)
        return [first, first + 1, first + 2]
    return [rng.choice(allowed)] * 3


def _meld(rng: random.Random, group: list[int]) -> Meld | None:
    if rng.random() < 0.65:
        return None
    tiles: tuple[Tile, ...] = tuple(TILES[kind] for kind in group)
    if group[0] != group[1]:
        return Meld(MeldKind.CHI, tiles)
    kind = rng.choice((MeldKind.PON, MeldKind.OPEN_KAN, MeldKind.ADDED_KAN, MeldKind.CLOSED_KAN))
    return Meld(kind, tiles if kind is MeldKind.PON else (*tiles, tiles[0]))
