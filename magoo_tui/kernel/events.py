"""Facts: what has happened at a table. Applying them is the only thing that changes a state."""

from typing import Generic, TypeVar

from msgspec import Struct

from magoo_tui.kernel.clause_id import ClauseId
from magoo_tui.kernel.seats import Seat

S_contra = TypeVar("S_contra", contravariant=True)


class Event(Struct, Generic[S_contra], frozen=True, gc=False):
    """A fact, with the clauses that made it one.

    Each kind has one tag, under which it is stored: permanent, like the id of a clause.
    """

    cites: tuple[ClauseId, ...]

    def apply(self, state: S_contra) -> None:
        """Change the state by this fact. Knows no rules, refuses nothing."""
        raise NotImplementedError(type(self).__name__)


class Spoke(Event[object], frozen=True, gc=False, tag="spoke"):
    """Somebody said something that everybody hears."""

    seat: Seat
    words: tuple[str, ...]

    def apply(self, state: object) -> None:
        """Words change nothing by themselves."""
