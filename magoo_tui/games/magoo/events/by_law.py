"""What laws do with cards, seats, colors and debts."""

from magoo_tui.games.magoo.cards import COLOR
from magoo_tui.games.magoo.state import State
from magoo_tui.kernel.cards import Card
from magoo_tui.kernel.events import Event
from magoo_tui.kernel.seats import Seat
from magoo_tui.parliament.laws.events import standing_of


def _gone_from_hand(state: State, cards: tuple[Card, ...]) -> None:
    """Threesomes are broken, and a card just drawn binds nobody any more once it is away."""
    state.received = [three for three in state.received if three.isdisjoint(cards)]
    if state.drawn in cards:
        state.drawn = None


def _comes_in(state: State, seat: Seat) -> None:
    if state.hands[seat] and seat in state.outs:
        state.outs.remove(seat)


class CardsDiscarded(Event[State], frozen=True, gc=False, tag="cards-discarded"):
    """By law cards go under the pile; card, color and Social in play stay as they are."""

    seat: Seat
    cards: tuple[Card, ...]

    def apply(self, state: State) -> None:
        hand = state.hands[self.seat]
        for card in self.cards:
            hand.remove(card)
        state.pile[:0] = self.cards
        state.colors[:0] = [COLOR[card] for card in self.cards]
        _gone_from_hand(state, self.cards)


class CardsGiven(Event[State], frozen=True, gc=False, tag="cards-given"):
    """By law cards go from hand to hand, seen by giver and receiver."""

    seat: Seat
    to: Seat
    cards: tuple[Card, ...]

    def apply(self, state: State) -> None:
        hand = state.hands[self.seat]
        for card in self.cards:
            hand.remove(card)
        state.hands[self.to].extend(self.cards)
        _gone_from_hand(state, self.cards)
        _comes_in(state, self.to)


class HandsSwapped(Event[State], frozen=True, gc=False, tag="hands-swapped"):
    """By law two whole hands change their owners; calls owed stay as they are."""

    seat: Seat
    other: Seat

    def apply(self, state: State) -> None:
        hands, one, two = state.hands, self.seat, self.other
        moved = (*hands[one], *hands[two])
        hands[one], hands[two] = hands[two], hands[one]
        _gone_from_hand(state, moved)
        for seat in (one, two):
            _comes_in(state, seat)


class SeatsSwitched(Event[State], frozen=True, gc=False, tag="seats-switched"):
    """By law two people change places; the turn stays with the place."""

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
            state.has_drawn, state.drawn = False, None
        if state.passing in moved:
            state.passing = moved[state.passing]


class ColorBecame(Event[State], frozen=True, gc=False, tag="color-became"):
    """By law another color is in force, on the card in play."""

    color: str

    def apply(self, state: State) -> None:
        state.colors[-1] = self.color


class PileOpened(Event[State], frozen=True, gc=False, tag="pile-opened"):
    """By law the draw pile itself is to be shuffled: nothing goes on but that."""

    def apply(self, state: State) -> None:
        state.is_shuffle_due = True
        standing_of(state).is_pile_shuffled = True


class DrawPileMixed(Event[State], frozen=True, gc=False, tag="draw-pile-mixed"):
    """The draw pile lies in another order."""

    draw: tuple[Card, ...]
    """The next card first."""

    def apply(self, state: State) -> None:
        state.draw = list(reversed(self.draw))
        state.is_shuffle_due = False
        standing_of(state).is_pile_shuffled = False


class DebtRested(Event[State], frozen=True, gc=False, tag="debt-rested"):
    """By law the turn came to the debt's own maker: it stands still (law.fire.6)."""

    def apply(self, state: State) -> None:
        state.resting_debt, state.debt = state.debt, 0


class DebtOwedAgain(Event[State], frozen=True, gc=False, tag="debt-owed-again"):
    """The turn has passed on from the debt's maker, and the debt is owed."""

    def apply(self, state: State) -> None:
        state.debt, state.resting_debt = state.resting_debt, 0


class HandsLaidOpen(Event[State], frozen=True, gc=False, tag="hands-laid-open"):
    """The round is over, and a law has looked into this hand: all see it (law.hidden.5)."""

    seat: Seat
    cards: tuple[Card, ...]

    def apply(self, state: State) -> None:
        standing_of(state).open_cards[self.seat] = self.cards
