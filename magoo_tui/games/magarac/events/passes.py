"""Cards on their way, and the travelling card shown: these facts change the state."""

from magoo_tui.games.magarac.state import State
from magoo_tui.kernel.cards import COPIES, Card
from magoo_tui.kernel.events import Event
from magoo_tui.kernel.seats import Seat

_SPREAD, _CARDS = 29, 53 * COPIES
"""The step and the whole of a walk that comes to every card once: the order of a mixed hand."""


class CardPassed(Event[State], frozen=True, gc=False, tag="card-passed"):
    """A card goes from one hand into the next, and the turn is to follow it."""

    seat: Seat
    to: Seat
    card: Card

    def apply(self, state: State) -> None:
        card, hands = self.card, state.hands
        hands[self.seat].remove(card)
        hands[self.to].append(card)
        state.passing, state.received, state.is_as_dealt = self.to, card, False
        state.offered = state.refused = None
        if state.slapped:
            state.slapped.clear()
            state.misled_by = None


class TurnCame(Event[State], frozen=True, gc=False, tag="turn-came"):
    """A turn begins."""

    seat: Seat

    def apply(self, state: State) -> None:
        state.turn, state.passing = self.seat, None
        state.turns.append(self.seat)


class Offered(Event[State], frozen=True, gc=False, tag="offered"):
    """A card is offered to the left; it stays in its giver's hand until it is taken."""

    seat: Seat
    to: Seat
    card: Card

    def apply(self, state: State) -> None:
        state.offered = self.card


class OfferRefused(Event[State], frozen=True, gc=False, tag="offer-refused"):
    """The offered card is refused unseen: the giver picks another one."""

    seat: Seat
    giver: Seat

    def apply(self, state: State) -> None:
        state.refused, state.offered = state.offered, None


class Revealed(Event[State], frozen=True, gc=False, tag="revealed"):
    """The travelling card is shown to all."""

    seat: Seat

    def apply(self, state: State) -> None:
        state.shown_by = self.seat


class TakenBack(Event[State], frozen=True, gc=False, tag="taken-back"):
    """The travelling card is back in its hand, and that hand is mixed."""

    seat: Seat

    def apply(self, state: State) -> None:
        state.shown_by, state.is_revealing = None, False
        state.hands[self.seat].sort(key=lambda card: card * _SPREAD % _CARDS)
