"""Hands dealt for tests: possible ones of every sort, the rare ones far more often than at a table.

Everything comes from the `random.Random` that is handed in, so equal seeds deal equal hands.
"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import NamedTuple

from tests.riichi.hands import Entry, entry
from webapp.riichi.tiles import (
    DRAGONS,
    GREENS,
    HONOURS,
    KINDS,
    TERMINALS,
    TERMINALS_AND_HONOURS,
    TILES,
    WINDS,
    format_tiles,
)

SEATS = ("east", "south", "west", "north")
SUITS = (range(9), range(9, 18), range(18, 27))
NINE_GATES = (0, 0, 0, 1, 2, 3, 4, 5, 6, 7, 8, 8, 8)


class Table:
    """One deal in the making: what is left of the 136 tiles."""

    def __init__(self, rng: Random) -> None:
        self.rng = rng
        self.left = [4] * 34

    def chance(self, probability: float) -> bool:
        return self.rng.random() < probability

    def take(self, kinds: list[int]) -> bool:
        """Takes tiles from what is left, all of them or none."""
        if any(self.left[kind] < kinds.count(kind) for kind in kinds):
            return False
        for kind in kinds:
            self.left[kind] -= 1
        return True

    def draw(self) -> int:
        """Any tile of what is left."""
        while True:
            kind, copy = divmod(self.rng.randrange(136), 4)
            if copy < self.left[kind]:
                self.left[kind] -= 1
                return kind


def deal_many(seed: int, number: int) -> Iterator[Entry]:
    """So many hands."""
    rng = Random(seed)
    for _ in range(number):
        yield deal(rng)


def deal(rng: Random) -> Entry:
    """A hand in the hand format, free of contradictions, complete nine times in ten."""
    table = Table(rng)
    kinds, melds = _shape(table)
    if table.chance(0.08):
        kinds[rng.randrange(len(kinds))] = table.draw()
    rng.shuffle(kinds)
    winning = kinds.pop()
    concealed = "".join(format_tiles([TILES[kind]]) for kind in kinds)
    return entry(concealed=concealed, win=str(TILES[winning]), melds=melds, **_situation(table, winning, kinds, melds))


def _shape(table: Table) -> tuple[list[int], list[Entry]]:
    while True:
        shape = _one_shape(table)
        if shape is not None:
            return shape
        table.left = [4] * 34


def _one_shape(table: Table) -> tuple[list[int], list[Entry]] | None:
    sort = table.rng.random()
    if sort < 0.08:
        return _seven_pairs(table)
    if sort < 0.11:
        return _whole(table, [*sorted(TERMINALS_AND_HONOURS), table.rng.choice(sorted(TERMINALS_AND_HONOURS))])
    if sort < 0.13:
        suit = 9 * table.rng.randrange(3)
        return _whole(table, [suit + place for place in (*NINE_GATES, table.rng.randrange(9))])
    return _groups_and_pair(table)


def _whole(table: Table, kinds: list[int]) -> tuple[list[int], list[Entry]] | None:
    return (kinds, []) if table.take(kinds) else None


def _seven_pairs(table: Table) -> tuple[list[int], list[Entry]] | None:
    kinds = _pool(table).kinds
    return _whole(table, 2 * table.rng.sample(kinds, 7)) if len(kinds) >= 7 else None


def _groups_and_pair(table: Table) -> tuple[list[int], list[Entry]] | None:
    pool = _pool(table)
    openness = table.rng.choice((0.0, 0.0, 0.0, 0.3, 0.7, 1.0))
    sequences = table.rng.choice((0.0, 0.5, 0.7, 0.9))
    kans = table.rng.choice((0.05, 0.05, 0.2, 0.8))
    free: list[int] = []
    melds: list[Entry] = []
    for _ in range(4):
        group = _group(table, pool, sequences, kans)
        if not table.take(group):
            return None
        meld = _meld(table, group, openness)
        free, melds = (free + group, melds) if meld is None else (free, [*melds, meld])
    pair = [table.rng.choice(pool.kinds)] * 2
    return (free + pair, melds) if table.take(pair) else None


class Pool(NamedTuple):
    """The kinds that a hand is made of, and where its sequences may start."""

    kinds: list[int]
    starts: list[int]


def _pool(table: Table) -> Pool:
    suit, place = table.rng.choice(SUITS), table.rng.randrange(7)
    three = list(suit[place : place + 3])
    kinds = table.rng.choice(
        (
            *_POOLS,
            list(suit),
            [*suit, *HONOURS],
            [*suit, *DRAGONS],
            [*DRAGONS, *three],
            [*WINDS, *three],
            [*WINDS, suit[place]],
            [other[place + step] for other in SUITS for step in range(3)],
            [other[place + step] for other in SUITS for step in range(3)],
        )
    )
    starts = [kind for kind in kinds if kind < 27 and kind % 9 < 7 and {kind + 1, kind + 2} <= set(kinds)]
    if table.chance(0.1):
        starts = [start for start in starts if start % 3 == 0]
    return Pool(kinds, starts)


_OUTER = (0, 1, 2, 6, 7, 8)
_POOLS = (
    *(list(KINDS),) * 6,
    sorted(TERMINALS_AND_HONOURS),
    sorted(HONOURS),
    sorted(TERMINALS),
    sorted(GREENS),
    sorted(set(KINDS) - TERMINALS_AND_HONOURS),
    [kind for kind in KINDS if kind in HONOURS or kind % 9 in _OUTER],
    [kind for kind in KINDS if kind not in HONOURS and kind % 9 in _OUTER],
)


def _group(table: Table, pool: Pool, sequences: float, kans: float) -> list[int]:
    if pool.starts and table.chance(sequences):
        start = table.rng.choice(pool.starts)
        return [start, start + 1, start + 2]
    return [table.rng.choice(pool.kinds)] * (4 if table.chance(kans) else 3)


def _meld(table: Table, group: list[int], openness: float) -> Entry | None:
    """The group as a meld; None where it stays in the hand. A kan is always a meld."""
    is_open = table.chance(openness)
    if len(group) == 4:
        kind = table.rng.choice(("open_kan", "added_kan")) if is_open else "closed_kan"
    elif is_open:
        kind = "pon" if group[0] == group[1] else "chi"
    else:
        return None
    return {"kind": kind, "tiles": format_tiles(TILES[tile] for tile in group)}


def _situation(table: Table, winning: int, kinds: list[int], melds: list[Entry]) -> Entry:
    kans = [meld for meld in melds if meld["kind"].endswith("kan")]
    is_closed = all(meld["kind"] == "closed_kan" for meld in melds)
    by = table.rng.choice(("ron", "tsumo"))
    riichi = table.rng.choice(("no", "no", "riichi", "riichi", "double")) if is_closed else "no"
    seat, round_wind = table.rng.choice(SEATS), table.rng.choice(SEATS)
    events: list[str] = []
    held = kinds + [tile for meld in melds for tile in _kinds(meld)]
    if riichi != "no" and table.chance(0.3):
        events.append("ippatsu")
    if by == "tsumo" and kans and not events and table.chance(0.3):
        events.append("after_kan")
    elif table.chance(0.08):
        events.append("last_tile")
    elif by == "ron" and winning not in held and table.chance(0.08):
        events.append("robbed_kan")
    elif not melds and riichi == "no" and (by == "tsumo" or seat != "east") and table.chance(0.05):
        events.append("first_turn")
    dora = _indicators(table, 1 + len(kans))
    ura = _indicators(table, table.rng.randint(0, 1 + len(kans))) if riichi != "no" else ""
    others = [other for other in SEATS if other != seat]
    return {
        "by": by,
        "riichi": riichi,
        "seat": seat,
        "round": round_wind,
        "events": events,
        "dora": dora,
        "ura": ura,
        "honba": table.rng.choice((0, 0, 1, 6)),
        "sticks": table.rng.choice((0, 0, 1, 3)),
        **({"from": table.rng.choice(others)} if by == "ron" and table.chance(0.7) else {}),
    }


def _kinds(meld: Entry) -> list[int]:
    *digits, suit = meld["tiles"]
    return [9 * "mpsz".index(suit) + int(digit) - 1 for digit in digits]


def _indicators(table: Table, number: int) -> str:
    return format_tiles(TILES[table.draw()] for _ in range(number))
