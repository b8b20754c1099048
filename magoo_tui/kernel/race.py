"""A race: everybody has to do the same, and it counts who was last.

Values and pure functions: who has still to come, in which order the others came, who is tied for
the last place, and who has lost a throw. What a race is run for, and what being last costs, is
told by who begins it: a slap, or a law that asks for the last player to say a word.
"""

from collections.abc import Mapping, Sequence
from typing import Final, Literal, TypeAlias, get_args

from msgspec import Struct

from magoo_tui.kernel.seats import Seat

Shape: TypeAlias = Literal["rock", "paper", "scissors"]
SHAPES: Final[tuple[Shape, ...]] = get_args(Shape)
BEATS: Final[dict[Shape, Shape]] = {"rock": "scissors", "scissors": "paper", "paper": "rock"}
"""By shape: the one that it beats."""

_DIGITS = 9
"""As many digits after the point as a record may write of a time."""


class Arrival(Struct, frozen=True, gc=False):
    """Somebody has done what a race asks for."""

    seat: Seat
    at: float | None
    """Seconds since the table opened; None where the line does not say, and then it never ties."""


class Race(Struct, frozen=True, gc=False):
    """A race that is run. Facts alone change it (parliament.racing)."""

    waited_for: tuple[Seat, ...]
    """Who has still to come."""
    arrivals: tuple[Arrival, ...] = ()
    """In the order of their lines."""
    throwers: tuple[Seat, ...] = ()
    """Who throws for the last place; none while it is open who is last, or nobody tied."""
    throws: tuple[tuple[Seat, Shape], ...] = ()
    """Unseen until all have thrown."""

    def awaited(self) -> tuple[Seat, ...]:
        """Whose act the race waits for: who has still to come, then who has still to throw."""
        if self.throwers:
            return tuple(seat for seat in self.throwers if seat not in self.thrown())
        return self.waited_for

    def thrown(self) -> tuple[Seat, ...]:
        """Who has thrown what nobody sees yet."""
        return tuple(seat for seat, _ in self.throws)

    def with_arrival(self, seat: Seat, at: float | None) -> "Race":
        """The race once somebody has come."""
        waited_for = tuple(one for one in self.waited_for if one != seat)
        return Race(waited_for, (*self.arrivals, Arrival(seat, at)))

    def with_tie(self, throwers: tuple[Seat, ...]) -> "Race":
        """The race once these have to throw."""
        return Race(self.waited_for, self.arrivals, throwers)

    def with_throw(self, seat: Seat, shape: Shape) -> "Race":
        """The race once somebody has thrown."""
        return Race(self.waited_for, self.arrivals, self.throwers, (*self.throws, (seat, shape)))

    def without(self, seat: Seat) -> "Race":
        """The race as it goes on when somebody has left it."""
        return Race(
            waited_for=tuple(one for one in self.waited_for if one != seat),
            arrivals=tuple(one for one in self.arrivals if one.seat != seat),
            throwers=tuple(one for one in self.throwers if one != seat),
            throws=tuple(one for one in self.throws if one[0] != seat),
        )


def last_of(arrivals: Sequence[Arrival], window: float) -> tuple[Seat, ...]:
    """Who came last: one, or all that came within so many seconds before the last one.

    A window of 0 knows no ties, nor do arrivals without a time. Of nobody, nobody is last.
    """
    if not arrivals:
        return ()
    last = arrivals[-1]
    if window <= 0 or last.at is None:
        return (last.seat,)
    return tuple(
        one.seat
        for one in arrivals
        if one is last or (one.at is not None and round(last.at - one.at, _DIGITS) <= window)
    )


def losers_of(throws: Mapping[Seat, Shape]) -> tuple[Seat, ...]:
    """Who has lost a throw; all of them where it decides nothing: one shape only, or all three."""
    shapes = set(throws.values())
    if len(shapes) != 2:
        return tuple(throws)
    return tuple(seat for seat, shape in throws.items() if BEATS[shape] not in shapes)
