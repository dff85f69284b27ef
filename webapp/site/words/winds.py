"""Winds as seats and rounds, and who sits where."""

from webapp.riichi.situation import Wind
from webapp.site.i18n import gettext, mark, mark_in, pgettext

_SEATS = {
    "east": mark_in("seat", "East"),
    "south": mark_in("seat", "South"),
    "west": mark_in("seat", "West"),
    "north": mark_in("seat", "North"),
    "discarder": mark_in("seat", "The discarder"),
    "robbed": mark_in("seat", "The player who declared the kan"),
}
_ROUNDS = {
    Wind.EAST: mark("East round"),
    Wind.SOUTH: mark("South round"),
    Wind.WEST: mark("West round"),
    Wind.NORTH: mark("North round"),
}
_YOUR_SEAT = {
    Wind.EAST: mark("You are East"),
    Wind.SOUTH: mark("You are South"),
    Wind.WEST: mark("You are West"),
    Wind.NORTH: mark("You are North"),
}


def seat_name(seat: str) -> str:
    """The player of a seat id; where the seat is not known, `discarder`, or `robbed` of whom a kan was robbed."""
    return pgettext(*_SEATS[seat])


def round_name(wind: Wind) -> str:
    """`East round`."""
    return gettext(_ROUNDS[wind])


def your_seat(wind: Wind) -> str:
    """`You are South`."""
    return gettext(_YOUR_SEAT[wind])


def dealer_word() -> str:
    """The badge beside the seat of East."""
    return pgettext("seat", "dealer")
