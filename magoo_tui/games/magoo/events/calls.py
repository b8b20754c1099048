"""Calls made, missed and caught."""

from magoo_tui.games.magoo.state import State
from magoo_tui.kernel.events import Event
from magoo_tui.kernel.seats import Seat


class CallsMade(Event[State], frozen=True, gc=False, tag="calls-made"):
    """Calls that were owed have been made in time."""

    seat: Seat
    calls: tuple[str, ...]

    def apply(self, state: State) -> None:
        state.missing = tuple(call for call in state.missing if call not in self.calls)


class Caught(Event[State], frozen=True, gc=False, tag="caught"):
    """Somebody is caught without a call; nothing of that act is owed any more."""

    seat: Seat
    whom: Seat
    calls: tuple[str, ...]

    def apply(self, state: State) -> None:
        state.missing = ()


class CaughtFalsely(Event[State], frozen=True, gc=False, tag="caught-falsely"):
    """A catch that found nothing; it was the last of that player's in this turn."""

    seat: Seat
    whom: Seat

    def apply(self, state: State) -> None:
        state.caught_falsely.add(self.seat)
        if state.caller == self.whom:
            state.missing = ()
