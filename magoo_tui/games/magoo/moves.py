"""What a player of Magoo can wish to do, besides what every game and its committee know."""

from magoo_tui.kernel.cards import CardName
from magoo_tui.kernel.moves import Move
from magoo_tui.kernel.seats import Seat


class Play(Move, frozen=True, gc=False, kw_only=True):
    """Lay cards, in this order; a single wild with the color named for it."""

    cards: tuple[CardName, ...]
    color: str | None = None


class Draw(Move, frozen=True, gc=False):
    """Draw one card, or the whole debt of a Pile-On."""


class Pass(Move, frozen=True, gc=False):
    """End the turn after drawing."""


class Give(Move, frozen=True, gc=False, kw_only=True):
    """Hand a Threesome to somebody."""

    cards: tuple[CardName, ...]
    to: Seat


class EndSocial(Move, frozen=True, gc=False):
    """Declare the end of the Social that runs."""


class NameColor(Move, frozen=True, gc=False, kw_only=True):
    """Name the color of a wild in play that nobody has given one."""

    color: str


class Challenge(Move, frozen=True, gc=False):
    """Challenge a Wild Draw Four."""


class Catch(Move, frozen=True, gc=False, kw_only=True):
    """Say that somebody has not made a call."""

    whom: Seat


class Surrender(Move, frozen=True, gc=False, kw_only=True):
    """Give up the cards that a law asks for (law.demand.1)."""

    cards: tuple[CardName, ...]


class Show(Move, frozen=True, gc=False, kw_only=True):
    """Show a card, to bring a law about (law.hidden.2)."""

    card: CardName


class NextRound(Move, frozen=True, gc=False):
    """Gather the cards for the next deal."""
