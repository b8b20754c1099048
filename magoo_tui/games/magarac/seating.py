"""Who sits where at a Magarac table, who is there, and whose turn it is."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Final

from magoo_tui.games.magarac.cards import MOST_SEATS
from magoo_tui.kernel.cards import Card
from magoo_tui.kernel.seats import Seat
from magoo_tui.rulebook.enforcement import enforces

_RINGS: Final = [tuple(Seat(seat) for seat in range(count)) for count in range(MOST_SEATS + 1)]
"""By number of seats: everybody in the order of `Seats:`."""


@dataclass(slots=True, kw_only=True)
class Seating:
    """The people at a table, their hands, and the turn that goes round among them.

    A seat's number stays with the person: who has switched places is told by ``order``.
    """

    names: tuple[str, ...]
    dealer: Seat
    host: Seat
    hands: list[list[Card]]
    """By seat, in the order the cards came."""
    gone: set[Seat] = field(default_factory=set)
    direction: int = 1
    """Cards go to the left, and nothing changes that."""
    turn: Seat | None = None
    passing: Seat | None = None
    """To whom the turn goes with a card that has moved."""
    turns: list[Seat] = field(default_factory=list)
    """Whose turns have come in this hand, the one under way last."""
    order: list[Seat] | None = None
    """Who sits where, clockwise, once a law has let people switch seats; None before."""
    round_number: int = 0
    """The number of the hand: 1 for the first one."""

    def members(self) -> Sequence[Seat]:
        """All seats at the table."""
        gone = self.gone
        return [Seat(seat) for seat in range(len(self.names)) if seat not in gone]

    def in_count(self) -> int:
        """How many are at the table."""
        return len(self.names) - len(self.gone)

    def ring(self) -> Sequence[Seat]:
        """Everybody in the order in which they sit, clockwise, those who have left too."""
        return self.order or _RINGS[len(self.names)]

    def is_in(self, seat: Seat) -> bool:
        """Whether somebody is at the table: nobody is ever out of a hand."""
        return seat not in self.gone

    def all_in(self) -> Sequence[Seat]:
        """Everybody at the table, clockwise as they sit."""
        gone = self.gone
        return [seat for seat in self.ring() if seat not in gone]

    def is_here(self, seat: Seat) -> bool:
        """Whether somebody is still at the table."""
        return seat not in self.gone

    def has_ended_turn(self, seat: Seat) -> bool:
        """Whether a turn of somebody has ended in this hand."""
        return self.turns.count(seat) > (self.turn == seat)

    def cards_of(self, seat: Seat) -> int:
        """How many cards somebody holds."""
        return len(self.hands[seat])

    def _round_from(self, seat: int) -> Sequence[Seat]:
        """Everybody clockwise, beginning on that seat's left and ending with it."""
        ring = self.ring()
        place = ring.index(Seat(seat)) + 1
        return [*ring[place:], *ring[:place]]

    def at_table_from(self, seat: int) -> Seat:
        """That seat if it is at the table, else the next one to the left that is."""
        if seat not in self.gone:
            return Seat(seat)
        found = (there for there in self._round_from(seat) if there not in self.gone)
        return next(found, Seat(seat))

    def left_of(self, seat: int) -> Seat:
        """The next seat to the left that is at the table."""
        ring = self.order or _RINGS[len(self.names)]
        place = (seat if self.order is None else ring.index(Seat(seat))) + 1
        there = ring[place] if place < len(ring) else ring[0]
        return self.at_table_from(there) if there in self.gone else there

    def acting_dealer(self) -> Seat:
        """Who deals, or has dealt; if they have left, the next seat on their left."""
        return self.at_table_from(self.dealer)

    @enforces("magarac.play.1", "magarac.setup.6")
    def clockwise(self) -> list[Seat]:
        """The seats at the table, from the dealer's left round to the dealer."""
        return [seat for seat in self._round_from(self.acting_dealer()) if seat not in self.gone]

    @enforces("magarac.setup.9")
    def chair(self) -> Seat:
        """The dealer of the hand just played; before the first, the host."""
        return self.acting_dealer() if self.round_number else self.at_table_from(self.host)

    def is_in_play(self) -> bool:
        """Every session is a regular one: none can be convened in the middle of a hand."""
        return False
