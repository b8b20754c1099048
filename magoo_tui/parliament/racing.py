"""The course of a race: it begins, people arrive, tie and throw, and it is decided.

What has happened are facts; ``settle`` says what follows once a race waits for nobody.
"""

from typing import Any, Final, Protocol

from msgspec import Struct

from magoo_tui.kernel.clause_id import ClauseId
from magoo_tui.kernel.events import Event
from magoo_tui.kernel.seats import Seat
from magoo_tui.parliament.race import Arrival, Race, Shape, last_of, losers_of


class Racing(Protocol):
    """A game's state, as far as its races look at it."""

    race: Race | None


def _race(state: Racing) -> Race:
    if state.race is None:
        raise LookupError("no race is run")
    return state.race


class RaceOpened(Event[Racing], frozen=True, gc=False, tag="race-opened"):
    """Everybody named here has to do the same now."""

    seats: tuple[Seat, ...]

    def apply(self, state: Racing) -> None:
        state.race = Race(list(self.seats))


class Arrived(Event[Racing], frozen=True, gc=False, tag="arrived"):
    """Somebody has done what the race asks for."""

    seat: Seat
    at: float | None

    def apply(self, state: Racing) -> None:
        race = _race(state)
        race.waited_for.remove(self.seat)
        race.arrivals.append(Arrival(self.seat, self.at))


class RaceTied(Event[Racing], frozen=True, gc=False, tag="race-tied"):
    """Several came last together, or a throw has left several: these throw for the last place."""

    seats: tuple[Seat, ...]

    def apply(self, state: Racing) -> None:
        race = _race(state)
        race.throwers = self.seats
        race.throws.clear()


class Thrown(Event[Racing], frozen=True, gc=False, tag="thrown"):
    """Somebody has thrown a shape that nobody sees yet."""

    seat: Seat
    shape: Shape

    def apply(self, state: Racing) -> None:
        _race(state).throws[self.seat] = self.shape


class ThrowsShown(Event[Racing], frozen=True, gc=False, tag="throws-shown"):
    """All have thrown, and all shapes are seen."""

    throws: tuple[tuple[Seat, Shape], ...]
    losers: tuple[Seat, ...]
    """Whoever is still in question: one is last, several throw again."""

    def apply(self, state: Racing) -> None:
        _race(state).throws.clear()


class RaceDecided(Event[Racing], frozen=True, gc=False, tag="race-decided"):
    """The race is over; whoever came last is named here, several where they are last together."""

    last: tuple[Seat, ...]

    def apply(self, state: Racing) -> None:
        state.race = None


class Settled(Struct, frozen=True):
    """What follows in a race."""

    facts: tuple[Event[Any], ...] = ()
    last: tuple[Seat, ...] = ()
    """Who came last; nobody while that is open."""


_OPEN: Final = Settled()


def settle(
    race: Race, window: float, *, last: tuple[ClauseId, ...], tie: tuple[ClauseId, ...]
) -> Settled:
    """A tie within so many seconds, a throw decided or thrown again, or who came last.

    Nothing follows while somebody is waited for. ``last`` and ``tie`` are the clauses that the
    facts rest on.
    """
    if race.awaited():
        return _OPEN
    if race.throws:
        losers = losers_of(race.throws)
        shown = ThrowsShown(tie, tuple(race.throws.items()), losers)
        if len(losers) > 1:
            return Settled((shown, RaceTied(tie, losers)))
        return Settled((shown, RaceDecided(tie, losers)), losers)
    seats = last_of(race.arrivals, window)
    if len(seats) > 1:
        return Settled((RaceTied(tie, seats),))
    return Settled((RaceDecided(last, seats),), seats)


def time_up(race: Race, *, cites: tuple[ClauseId, ...]) -> Settled:
    """Whoever is still waited for is last: all of them together."""
    late = race.awaited()
    return Settled((RaceDecided(cites, late),), late)


KINDS: Final = (RaceOpened, Arrived, RaceTied, Thrown, ThrowsShown, RaceDecided)
"""Every kind of fact of a race."""
