"""Who sits where at a Magoo table, who is in, and whose turn it is."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Final

from magoo_tui.games.magoo.cards import MOST_SEATS
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
    gone: set[Seat] = field(default_factory=set)
    hands: list[list[Card]] = field(default_factory=list)
    """By seat, in the order the cards came."""
    direction: int = 1
    """1: to the left, clockwise. -1: to the right."""
    turn: Seat | None = None
    turns: list[Seat] = field(default_factory=list)
    """Whose turns have come in this round, the one under way last."""
    order: list[Seat] | None = None
    """Who sits where, clockwise, once a law has let people switch seats; None before."""
    round_number: int = 0
    is_in_round: bool = False

    @enforces("magoo.art3.2")
    def members(self) -> Sequence[Seat]:
        """All seats at the table, in or out (magoo.art3.2)."""
        gone = self.gone
        return [Seat(s) for s in range(len(self.names)) if s not in gone]

    def in_count(self) -> int:
        """How many hold cards."""
        return len(self.hands) - self.hands.count([])

    def ring(self) -> Sequence[Seat]:
        """Everybody in the order in which they sit, clockwise, those who have left too."""
        return self.order or _RINGS[len(self.names)]

    def round_from(self, seat: Seat) -> Sequence[Seat]:
        """Everybody clockwise, beginning on that seat's left and ending with it."""
        ring = self.ring()
        place = ring.index(seat) + 1
        return [*ring[place:], *ring[:place]]

    def is_in(self, seat: Seat) -> bool:
        """Whether somebody holds cards."""
        return bool(self.hands[seat])

    def all_in(self) -> Sequence[Seat]:
        """Everybody who holds cards, clockwise as they sit."""
        hands = self.hands
        return [seat for seat in self.ring() if hands[seat]]

    def has_ended_turn(self, seat: Seat) -> bool:
        """Whether a turn of somebody has ended in this round."""
        return self.turns.count(seat) > (self.turn == seat)

    def is_here(self, seat: Seat) -> bool:
        """Whether somebody is at the table, in or out."""
        return seat not in self.gone

    def cards_of(self, seat: Seat) -> int:
        """How many cards somebody holds."""
        return len(self.hands[seat])

    def at_table_from(self, seat: Seat) -> Seat:
        """That seat if it is at the table, else the next one to the left that is."""
        if seat not in self.gone:
            return seat
        return next((there for there in self.round_from(seat) if there not in self.gone), seat)

    def acting_dealer(self) -> Seat:
        """Who does the dealer's duties (magoo.uno.38)."""
        return self.at_table_from(self.dealer)

    @enforces("magoo.art3.6", "magoo.art3.8")
    def chair(self) -> Seat:
        """The dealer of the round under way or just played; before the first, the host."""
        return self.acting_dealer() if self.round_number else self.at_table_from(self.host)

    def is_in_play(self) -> bool:
        """Whether a session convened now is an emergency session (magoo.art3.7)."""
        return self.is_in_round

    def next_in(self, seat: Seat, steps: int = 1) -> Seat:
        """The seat so many seats in further on, in the direction of play. Somebody must be in."""
        hands, ring = self.hands, self.ring()
        place = ring.index(seat)
        while steps:
            place = (place + self.direction) % len(ring)
            if hands[ring[place]]:
                steps -= 1
        return ring[place]
