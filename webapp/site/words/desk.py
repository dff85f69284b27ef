"""The words of the hand desk: what the pad says, what it refuses, and what cannot be read in a field."""

from enum import Enum

from webapp.riichi.link import LONGEST as LONGEST_LINK
from webapp.site.i18n import gettext, mark, mark_in, ngettext, pgettext

_NEXT = {
    # Translators: buttons that say what the next tile is to be; they stand four in a row on a narrow phone.
    "hand": mark_in("next tile", "Hand"),
    "winning": mark_in("next tile", "Win"),
    "dora": mark_in("next tile", "Dora"),
    "ura": mark_in("next tile", "Ura"),
}
_NEXT_WHOLE = {
    "hand": mark("Next tile: for the hand"),
    "winning": mark("Next tile: the winning tile"),
    "dora": mark("Next tile: a dora indicator"),
    "ura": mark("Next tile: an ura dora indicator"),
    "chi": mark("Next tile: the tile called for a chii"),
    "pon": mark("Next tile: the tile called for a pon"),
    "open_kan": mark("Next tile: any of the called quad"),
    "added_kan": mark("Next tile: any of the added quad"),
    "closed_kan": mark("Next tile: any of the concealed quad"),
}
_ADDED = {
    "hand": mark("Added: %(tile)s."),
    "winning": mark("Winning tile: %(tile)s."),
    "dora": mark("Dora indicator: %(tile)s."),
    "ura": mark("Ura dora indicator: %(tile)s."),
}
_SOURCES = {
    # Translators: the player from whom a tile was called.
    "left": mark_in("called from", "left"),
    "across": mark_in("called from", "opposite"),
    "right": mark_in("called from", "right"),
}
_WINDS = {
    "east": mark_in("wind", "East"),
    "south": mark_in("wind", "South"),
    "west": mark_in("wind", "West"),
    "north": mark_in("wind", "North"),
}
_RIICHI = {
    "no": mark_in("riichi", "No"),
    "riichi": mark_in("riichi", "Riichi"),
    "double": mark_in("riichi", "Double"),
}
_SUITS = {
    "m": mark_in("suit", "Characters"),
    "p": mark_in("suit", "Circles"),
    "s": mark_in("suit", "Bamboos"),
    "z": mark_in("suit", "Honours"),
}


class Refusal(Enum):
    """Why the pad does not do what was asked."""

    NONE_LEFT = mark("%(tile)s: none is left, all are used.")
    NO_RED_FIVES = mark("%(tile)s: these rules have no red fives.")
    NO_SUCH_MELD = mark("%(tile)s: no such meld can be made with the tiles that are left.")
    NO_ROOM_FOR_MELD = mark("There is no room for another meld: take tiles back first.")
    HAND_IS_FULL = mark("The hand is full. Take a tile back, or choose what the next tile is.")
    FIVE_INDICATORS = mark("There are five indicators already.")
    NOTHING_TO_TAKE_BACK = mark("There is nothing to take back.")


_ODD = {
    "too_long": mark("This is too long to be a hand."),
    "unknown_sign": mark(
        "“%(text)s” at sign %(place)s is not understood. "
        "Expected: digits and a suit, such as 123m, or a wind as E, S, W or N."
    ),
    "digits_without_suit": mark("“%(text)s” at sign %(place)s has no suit. Expected after the digits: m, p, s or z."),
    "suit_without_digits": mark(
        "“%(text)s” at sign %(place)s has no digits before it. South by itself is written as a capital S, or 2z."
    ),
    "no_such_tile": mark("“%(text)s” at sign %(place)s is not a tile. Honours are numbered 1z to 7z."),
    "not_a_meld": mark("“%(text)s” at sign %(place)s is not a meld."),
    "unclear_called_tile": mark("“%(text)s” at sign %(place)s needs one mark, right after the called tile."),
    "no_winning_tile": mark(
        "“%(text)s” at sign %(place)s: one tile is expected right after the plus sign, such as +5p."
    ),
    "many_winning_tiles": mark("“%(text)s” at sign %(place)s is a second winning tile."),
    "tiles_only": mark("“%(text)s”: only tiles are expected here, without melds or a plus sign."),
    "too_many_tiles": mark("“%(text)s”: these are more tiles than anybody discards in a deal."),
    "no_such_choice": mark("“%(text)s” is not one of the choices."),
    "no_such_number": mark("“%(text)s” is not a whole number from 0 to 999."),
    "half_a_liability": mark("A yaku and a player belong together here: choose both, or neither."),
}


def next_name(aim: str) -> str:
    """The short name of a place for the next tile."""
    return pgettext(*_NEXT[aim])


def next_tile(aim: str) -> str:
    """What the next tile is to be, whole: `Next tile: a dora indicator`. The player called from plays no part."""
    kind = next(name for name in _NEXT_WHOLE if aim.startswith(name))
    return gettext(_NEXT_WHOLE[kind])


def added(place: str, tile: str) -> str:
    """That a tile was added, and where."""
    return gettext(_ADDED[place], tile=tile)


def taken_back() -> str:
    """That the last thing is gone."""
    return gettext("Taken back.")


def tiles_to_choose() -> str:
    """That a called tile needs its others."""
    return gettext("Choose the meld.")


def hand_size(tiles: int) -> str:
    """How many tiles there are."""
    return ngettext("%(num)s tile in the hand.", "%(num)s tiles in the hand.", tiles)


def none_left() -> str:
    """Why a tile of the pad cannot be added."""
    return gettext("none left")


def suit_name(suit: str) -> str:
    """The name of a suit by its letter."""
    return pgettext(*_SUITS[suit])


def refusal(why: Refusal, tile: str) -> str:
    """Why the pad does not do it."""
    sentence = gettext(why.value, tile=tile)
    return sentence[0].upper() + sentence[1:]


def source_name(source: str) -> str:
    """`left`, `opposite` or `right`."""
    return pgettext(*_SOURCES[source])


def wind_name(wind: str) -> str:
    """`East`."""
    return pgettext(*_WINDS[wind])


def riichi_choice(state: str) -> str:
    """`No`, `Riichi` or `Double`."""
    return pgettext(*_RIICHI[state])


def odd_sentence(why: str, text: str, place: int) -> str:
    """Why an entry cannot be read, quoting it."""
    return gettext(_ODD[why], text=text, place=place)


def too_long_for_a_link() -> str:
    """That a hand has more to tell than its address can hold."""
    return gettext(
        "All this is too long for the address of a hand, which holds %(most)s signs: "
        "leave out some discards or passed tiles.",
        most=LONGEST_LINK,
    )
