"""What every seat gets or pays, as a ledger that sums up to the riichi sticks on the table."""

from __future__ import annotations

from webapp.riichi.payments import Payments
from webapp.site.i18n import gettext
from webapp.site.views.ledger import Bill, Ledger, LedgerRow
from webapp.site.words.points import points
from webapp.site.words.winds import seat_name


def bill_of_seats(payments: Payments, id: str, sticks: int = 0) -> Ledger:
    """A line for every seat, with its sign, and the points of the sticks that are their sum."""
    rows = tuple(LedgerRow(seat_name(seat), _signed(amount)) for seat, amount in payments)
    sums = (LedgerRow(gettext("Riichi sticks on the table"), points(sticks)),) if sticks else ()
    return Ledger(id, Bill.PAYMENT, gettext("Payment"), rows, sums)


def _signed(amount: int) -> str:
    return f"+{points(amount)}" if amount > 0 else points(amount).replace("-", "−")
