"""What the next tile of the pad may become, and the melds that can be made around it."""

from __future__ import annotations

from collections import Counter
from enum import StrEnum
from itertools import combinations

from webapp.riichi.copies import RED_FIVES
from webapp.riichi.hand import KANS, Meld, MeldKind, Source
from webapp.riichi.notation import HAND
from webapp.riichi.problems import MOST_INDICATORS
from webapp.riichi.ruleset import Ruleset
from webapp.riichi.situation import Riichi
from webapp.riichi.tiles import EAST, FIVES, Tile
from webapp.site.views.desk_draft import Draft
from webapp.site.views.desk_meaning import Meaning, tiles_of_parts

COPIES = 4


class Aim(StrEnum):
    """Where the next tile goes. For a meld it is the called tile, for a closed kan any of its tiles."""

    HAND = "hand"
    WINNING = "winning"
    DORA = "dora"
    URA = "ura"
    CHI = "chi"
    PON_LEFT = "pon_left"
    PON_ACROSS = "pon_across"
    PON_RIGHT = "pon_right"
    OPEN_KAN_LEFT = "open_kan_left"
    OPEN_KAN_ACROSS = "open_kan_across"
    OPEN_KAN_RIGHT = "open_kan_right"
    ADDED_KAN_LEFT = "added_kan_left"
    ADDED_KAN_ACROSS = "added_kan_across"
    ADDED_KAN_RIGHT = "added_kan_right"
    CLOSED_KAN = "closed_kan"


AIMS = {aim.value: aim for aim in Aim}
PLACES = (Aim.HAND, Aim.WINNING, Aim.DORA, Aim.URA)
CALLS: dict[Aim, tuple[MeldKind, Source | None]] = {
    Aim.CHI: (MeldKind.CHI, Source.LEFT),
    **{
        Aim(f"{kind.value}_{source.value}"): (kind, source)
        for kind in (MeldKind.PON, MeldKind.OPEN_KAN, MeldKind.ADDED_KAN)
        for source in Source
    },
    Aim.CLOSED_KAN: (MeldKind.CLOSED_KAN, None),
}


def aim_of(draft: Draft, meaning: Meaning) -> Aim | None:
    """Where the next tile goes: where somebody said, else to what a hand needs next. None where nothing is missing."""
    return AIMS.get(draft.next) or _next(meaning)


def _next(meaning: Meaning) -> Aim | None:
    """Thirteen tiles, the winning one, an indicator and one for each kan, and as many ura with riichi."""
    if meaning.size < HAND:
        return Aim.HAND
    if meaning.written.winning is None:
        return Aim.WINNING
    situation = meaning.situation
    kans = sum(meld.kind in KANS for meld in meaning.written.melds)
    if len(situation.dora) < min(1 + kans, MOST_INDICATORS):
        return Aim.DORA
    if situation.riichi is not Riichi.NO and len(situation.ura) < len(situation.dora):
        return Aim.URA
    return None


class Box:
    """The tiles of a set under some rules, less those that a draft uses."""

    def __init__(self, meaning: Meaning, ruleset: Ruleset) -> None:
        used = [*tiles_of_parts(meaning.parts)]
        for tiles in meaning.situation.places.values():
            used += tiles
        self.reds = dict(zip(FIVES, RED_FIVES[ruleset.red_fives], strict=True))
        self._kinds = Counter(tile.kind for tile in used)
        self._used_reds = Counter(tile.kind for tile in used if tile.red)

    def exists(self, tile: Tile) -> bool:
        """Whether the set has a tile at all."""
        return not tile.red or self.reds[tile.kind] > 0

    def left(self, kind: int) -> int:
        """How many tiles of a kind are not used yet."""
        return COPIES - self._kinds[kind]

    def reds_left(self, kind: int) -> int:
        """How many red fives of a kind are not used yet."""
        return min(self.left(kind), self.reds.get(kind, 0) - self._used_reds[kind])

    def has(self, tile: Tile) -> bool:
        """Whether there is one more of a tile."""
        return (self.reds_left(tile.kind) if tile.red else self.left(tile.kind)) > 0

    def holds(self, tiles: tuple[Tile, ...]) -> bool:
        """Whether all these tiles are left at once."""
        kinds, reds = Counter(tile.kind for tile in tiles), Counter(tile.kind for tile in tiles if tile.red)
        are_left = all(self.left(kind) >= count for kind, count in kinds.items())
        return are_left and all(self.reds_left(kind) >= count for kind, count in reds.items())

    def give_back(self, tile: Tile) -> None:
        """Counts a tile as not used, since another takes its place."""
        self._kinds[tile.kind] -= 1
        self._used_reds[tile.kind] -= tile.red


def melds_around(aim: Aim, called: Tile, box: Box) -> tuple[Meld, ...]:
    """Every meld of this sort that can be made with a called tile from what is left."""
    kind, source = CALLS[aim]
    if not box.has(called):
        return ()
    return tuple(
        Meld(kind, tuple(sorted((called, *rest))), None if source is None else called, source)
        for rest in _rests(kind, called, box)
    )


def _rests(kind: MeldKind, called: Tile, box: Box) -> list[tuple[Tile, ...]]:
    """The tiles that may lie beside the called one."""
    match kind:
        case MeldKind.CHI:
            return _runs(called, box)
        case MeldKind.PON:
            size = 2
        case _:
            size = 3
    if box.left(called.kind) < size + 1:
        return []
    reds = box.reds_left(called.kind) - called.red
    # A kan holds all four tiles of its kind, and so all its red fives.
    least = reds if size == 3 else 0
    return [_equal(called.kind, size, count) for count in range(least, min(reds, size) + 1)]


def _equal(kind: int, size: int, reds: int) -> tuple[Tile, ...]:
    return (Tile(kind),) * (size - reds) + (Tile(kind, red=True),) * reds


def _runs(called: Tile, box: Box) -> list[tuple[Tile, ...]]:
    """The pairs of tiles that make a sequence with the called one, each with its red five as well."""
    if called.kind >= EAST:
        return []
    suit = range(called.kind // 9 * 9, called.kind // 9 * 9 + 9)
    near = [kind for kind in range(called.kind - 2, called.kind + 3) if kind in suit and kind != called.kind]
    pairs = [pair for pair in combinations(near, 2) if max(*pair, called.kind) - min(*pair, called.kind) == 2]
    return [rest for first, second in pairs for rest in _coloured(first, second, box)]


def _coloured(first: int, second: int, box: Box) -> list[tuple[Tile, ...]]:
    plain: tuple[Tile, ...] = (Tile(first), Tile(second))
    red = tuple(Tile(kind, red=kind in FIVES) for kind in (first, second))
    found = [plain] if box.left(first) > 0 and box.left(second) > 0 else []
    return [*found, red] if red != plain and all(map(box.has, red)) else found
