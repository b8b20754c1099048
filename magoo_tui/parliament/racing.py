"""The course of a race: it begins, people arrive, tie and throw, and it is decided.

What has happened are facts, the same for a game's own race and for one that a law has people run;
``settle`` says what follows once a race waits for nobody.
"""

from typing import Any, Final, Protocol

from msgspec import Struct, structs

from magoo_tui.kernel.clause_id import ClauseId
from magoo_tui.kernel.events import Event
from magoo_tui.kernel.race import Race, Shape, last_of, losers_of
from magoo_tui.kernel.rulings import Refusal, Ruling
from magoo_tui.kernel.seats import Seat
from magoo_tui.parliament.moves import Throw
from magoo_tui.rulebook.in_force import InForce
from magoo_tui.rulebook.standing import LawRace
from magoo_tui.tongue import tr


class Racing(Protocol):
    """A game's state, as far as races look at it."""

    race: Race | None
    """The game's own; asked of no game that has none."""
    law: InForce
    """Where a law's race is run."""


def _law_race(state: Racing) -> LawRace:
    standing = state.law.standing
    if standing is None or standing.race is None:
        raise LookupError("no law's race is run")
    return standing.race


def _race(state: Racing, law: int | None) -> Race:
    race = state.race if law is None else _law_race(state).course
    if race is None:
        raise LookupError("no race is run")
    return race


def _go_on(state: Racing, law: int | None, race: Race) -> None:
    standing = state.law.standing if law is not None else None
    if standing is None:
        state.race = race
    else:
        standing.race = structs.replace(_law_race(state), course=race)


class RaceOpened(Event[Racing], frozen=True, gc=False, tag="race-opened"):
    """A game's own race: everybody named here has to do the same now."""

    seats: tuple[Seat, ...]

    def apply(self, state: Racing) -> None:
        state.race = Race(self.seats)


class Arrived(Event[Racing], frozen=True, gc=False, tag="arrived"):
    """Somebody has done what the race asks for."""

    seat: Seat
    at: float | None
    law: int | None = None
    """The law that has it run; None, here and in the facts below: it is the game's own race."""

    def apply(self, state: Racing) -> None:
        _go_on(state, self.law, _race(state, self.law).with_arrival(self.seat, self.at))


class RaceTied(Event[Racing], frozen=True, gc=False, tag="race-tied"):
    """Several came last together, or a throw has left several: these throw for the last place."""

    seats: tuple[Seat, ...]
    law: int | None = None

    def apply(self, state: Racing) -> None:
        _go_on(state, self.law, _race(state, self.law).with_tie(self.seats))


class Thrown(Event[Racing], frozen=True, gc=False, tag="thrown"):
    """Somebody has thrown a shape that nobody sees yet."""

    seat: Seat
    shape: Shape
    law: int | None = None

    def apply(self, state: Racing) -> None:
        _go_on(state, self.law, _race(state, self.law).with_throw(self.seat, self.shape))


class ThrowsShown(Event[Racing], frozen=True, gc=False, tag="throws-shown"):
    """All have thrown, and all shapes are seen."""

    throws: tuple[tuple[Seat, Shape], ...]
    losers: tuple[Seat, ...]
    """Whoever is still in question: one is last, several throw again."""
    law: int | None = None

    def apply(self, state: Racing) -> None:
        race = _race(state, self.law)
        _go_on(state, self.law, race.with_tie(race.throwers))


class RaceDecided(Event[Racing], frozen=True, gc=False, tag="race-decided"):
    """The race is over; whoever came last is named here, several where they are last together."""

    last: tuple[Seat, ...]
    law: int | None = None
    is_time_up: bool = False

    def apply(self, state: Racing) -> None:
        standing = state.law.standing if self.law is not None else None
        if standing is None:
            state.race = None
        else:
            standing.race = structs.replace(_law_race(state), last=self.last)


class Settled(Struct, frozen=True):
    """What follows in a race."""

    facts: tuple[Event[Any], ...] = ()
    last: tuple[Seat, ...] = ()
    """Who came last; nobody while that is open."""


_OPEN: Final = Settled()


def settle(
    race: Race,
    window: float,
    *,
    last: tuple[ClauseId, ...],
    tie: tuple[ClauseId, ...],
    law: int | None = None,
) -> Settled:
    """A tie within so many seconds, a throw decided or thrown again, or who came last.

    Nothing follows while somebody is waited for. ``last`` and ``tie`` are the clauses that the
    facts rest on, ``law`` is the law that has it run.
    """
    if race.awaited():
        return _OPEN
    if race.throws:
        losers = losers_of(dict(race.throws))
        shown = ThrowsShown(tie, race.throws, losers, law)
        if len(losers) > 1:
            return Settled((shown, RaceTied(tie, losers, law)))
        return Settled((shown, RaceDecided(tie, losers, law)), losers)
    seats = last_of(race.arrivals, window)
    if len(seats) > 1:
        return Settled((RaceTied(tie, seats, law),))
    return Settled((RaceDecided(last, seats, law),), seats)


def time_up(race: Race, *, cites: tuple[ClauseId, ...], law: int | None = None) -> Settled:
    """Whoever is still waited for is last: all of them together."""
    late = race.awaited()
    return Settled((RaceDecided(cites, late, law, is_time_up=True),), late)


def throw(
    race: Race | None,
    move: Throw,
    names: tuple[str, ...],
    *,
    cites: tuple[ClauseId, ...],
    law: int | None = None,
) -> Ruling:
    """Each of those who are tied for the last place, once. Refused under the first clause."""
    seat, name = move.seat, names[move.seat]
    if race is None or seat not in race.throwers:
        return Refusal(cites[0], tr("{seat} is not tied for the last place.", seat=name))
    if seat in race.thrown():
        return Refusal(cites[0], tr("{seat} has thrown already.", seat=name))
    return [Thrown(cites, seat, move.shape, law)]


COURSE: Final = (Arrived, RaceTied, Thrown, ThrowsShown, RaceDecided)
"""Every kind of fact of a race that is run, whatever it is run for."""
KINDS: Final = (RaceOpened, *COURSE)
"""Every kind of fact of a game with races of its own."""
