"""Moves: what somebody wishes to do. The ones here belong to every game."""

from msgspec import Struct

from magoo_tui.kernel.cards import CardName
from magoo_tui.kernel.seats import Seat


class Move(Struct, frozen=True, gc=False):
    """A wish of one seat, with the words spoken along with it."""

    seat: Seat
    words: tuple[str, ...] = ()
    at: float | None = None
    """When it was done, in seconds since the table opened; None where its line does not say."""


class Say(Move, frozen=True, gc=False):
    """Only speak."""


class Leave(Move, frozen=True, gc=False):
    """Leave the table for good."""


class Charge(Move, frozen=True, gc=False, kw_only=True):
    """Accuse somebody of breaking a rule that the table cannot see."""

    accused: Seat
    reason: str


class Admit(Move, frozen=True, gc=False):
    """Answer a charge: it is so."""


class Contest(Move, frozen=True, gc=False):
    """Answer a charge: let the others vote."""


class Vote(Move, frozen=True, gc=False, kw_only=True):
    """Say aye or nay."""

    aye: bool


class Shuffle(Move, frozen=True, gc=False, kw_only=True):
    """Chance puts the draw pile in this order, the first card being the next one drawn."""

    cards: tuple[CardName, ...]


class TimeUp(Move, frozen=True, gc=False):
    """The limit that runs has lapsed."""
