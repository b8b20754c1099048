"""What laws bring about at a Magarac table: this fact changes the state."""

from magoo_tui.games.magarac.state import State
from magoo_tui.kernel.events import Event
from magoo_tui.kernel.seats import Seat


class SeatsSwitched(Event[State], frozen=True, gc=False, tag="seats-switched"):
    """By law two people change places; the turn stays with the place.

    An offer is void if its giver changes places: the turn, and the choice of a card, are somebody
    else's then.
    """

    seat: Seat
    other: Seat

    def apply(self, state: State) -> None:
        one, two = self.seat, self.other
        order = list(state.ring())
        here, there = order.index(one), order.index(two)
        order[here], order[there] = two, one
        state.order = order
        moved = {one: two, two: one}
        if state.turn in moved:
            state.turn = moved[state.turn]
            state.turns[-1:] = [state.turn]
            state.offered = state.refused = None
        if state.passing in moved:
            state.passing = moved[state.passing]
