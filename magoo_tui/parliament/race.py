"""A race: everybody has to do the same, and it counts who was last.

Values and pure functions: who has still to come, in which order the others came, who is tied for
the last place, and who has lost a throw. What a race is run for, and what being last costs, is
told by who begins it: a slap, or a law that asks for the last player to say a word.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
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


@dataclass(slots=True)
class Race:
    """A race that is run. Facts alone change it (racing)."""

    waited_for: list[Seat]
    """Who has still to come."""
    arrivals: list[Arrival] = field(default_factory=list)
    """In the order of their lines."""
    throwers: tuple[Seat, ...] = ()
    """Who throws for the last place; none while it is open who is last, or nobody tied."""
    throws: dict[Seat, Shape] = field(default_factory=dict)
    """Unseen until all have thrown."""

    def awaited(self) -> tuple[Seat, ...]:
        """Whose act the race waits for: who has still to come, then who has still to throw."""
        if self.throwers:
            return tuple(seat for seat in self.throwers if seat not in self.throws)
        return tuple(self.waited_for)

    def without(self, seat: Seat) -> "Race":
        """The race as it goes on when somebody has left it."""
        return Race(
            waited_for=[one for one in self.waited_for if one != seat],
            arrivals=[one for one in self.arrivals if one.seat != seat],
            throwers=tuple(one for one in self.throwers if one != seat),
            throws={one: shape for one, shape in self.throws.items() if one != seat},
        )


def last_of(arrivals: Sequence[Arrival], window: float) -> tuple[Seat, ...]:
    """Who came last: one, or all that came within so many seconds before the last one.

    A window of 0 knows no ties, nor do arrivals without a time.
    """
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
