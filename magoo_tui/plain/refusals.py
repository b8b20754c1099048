"""Refusals at a plain table: those that may tell of a hand are told to its owner alone."""

from collections.abc import Callable

from magoo_tui.kernel.rulings import Refusal
from magoo_tui.kernel.seats import Seat
from magoo_tui.tongue import tr
from magoo_tui.wording import short_clause, visible


class Refusals:
    """Tells why something was refused, or keeps it until somebody's hand is on the page.

    That one holds the travelling card is told by the refusal of a slap (magarac.travel.10).
    """

    def __init__(self, name: Callable[[Seat], str], say: Callable[[str], None]) -> None:
        self._name = name
        self._say = say
        self._kept: dict[Seat, Refusal] = {}

    def tell(
        self, refusal: Refusal | None, *, to: Seat | None = None, at_hand: Seat | None = None
    ) -> None:
        """Say it to all; where ``to`` is a seat with another hand on the page, to it alone."""
        if refusal is None:
            return
        if to in (None, at_hand):
            self._say(f"{visible(refusal.sentence)} ({short_clause(refusal.clause)})")
        elif to is not None:
            self._kept[to] = refusal
            self._say(tr("That is refused, and {seat} alone is told why.", seat=self._name(to)))

    def tell_kept(self, seat: Seat) -> None:
        """What has been kept for somebody, now that they look."""
        self.tell(self._kept.pop(seat, None))
